import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type CatalogueGift, catalogueGiftSchema } from "../../worker/domain/catalogue/schema";
import { CATEGORIES, type Category } from "../../worker/domain/catalogue/vocabulary";

const DATA = new URL("../../worker/domain/catalogue/data/", import.meta.url);

export type ReadCatalogue = { gifts: CatalogueGift[]; problems: string[] };

/** Reads and validates the data files; each problem names the file, the gift and the field. */
export function readCatalogue(only: readonly Category[] = CATEGORIES): ReadCatalogue {
  const gifts: CatalogueGift[] = [];
  const problems: string[] = [];
  for (const file of readdirSync(DATA)) {
    if (!CATEGORIES.some((category) => file === `${category}.json`)) {
      problems.push(`${file} is not a category of the catalogue`);
    }
  }
  for (const category of only) {
    const file = new URL(`${category}.json`, DATA);
    if (!existsSync(file)) {
      problems.push(`${category}.json is missing`);
      continue;
    }
    const rows: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!Array.isArray(rows)) throw new Error(`${category}.json is not a list`);
    rows.forEach((row, index) => {
      const parsed = catalogueGiftSchema.safeParse(row);
      const where = `${category}.json #${index + 1} ${row?.slug ?? ""}`;
      if (!parsed.success) {
        for (const issue of parsed.error.issues) {
          problems.push(`${where} ${issue.path.join(".")}: ${issue.message}`);
        }
      } else if (parsed.data.category !== category) {
        problems.push(`${where}: category is ${parsed.data.category}`);
      } else gifts.push(parsed.data);
    });
  }
  return { gifts, problems };
}
