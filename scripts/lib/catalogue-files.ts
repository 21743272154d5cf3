import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SEASON_KEYS, type SeasonKey, seasonTags } from "#shared/catalogue/season";
import { CATEGORIES, type Category } from "#shared/catalogue/vocabulary";
import { type CatalogueGift, catalogueGiftSchema } from "../../worker/domain/catalogue/gift-file";

const FOLDERS = {
  data: new URL("../../worker/domain/catalogue/data/", import.meta.url),
  seasonal: new URL("../../worker/domain/catalogue/seasonal/", import.meta.url),
} as const;
type Folder = keyof typeof FOLDERS;

export type ReadCatalogue = {
  gifts: CatalogueGift[];
  /** The custom gifts that every season and holiday starts with, in the order of `SEASON_KEYS`. */
  seasonal: CatalogueGift[];
  problems: string[];
};

/**
 * Reads and validates the data files; each problem names the file, the gift and the field. With
 * `only`, those categories alone and no seasonal gifts.
 */
export function readCatalogue(only?: readonly Category[]): ReadCatalogue {
  const problems = [
    ...strangers("data", CATEGORIES, "a category of the catalogue"),
    ...strangers("seasonal", SEASON_KEYS, "a season or holiday"),
  ];
  const gifts = (only ?? CATEGORIES).flatMap((category) =>
    readFile("data", category, problems, (gift) =>
      gift.category === category ? null : `category is ${gift.category}`,
    ),
  );
  const seasonal = (only ? [] : SEASON_KEYS).flatMap((key) =>
    readFile("seasonal", key, problems, (gift) => wrongTags(gift, key)),
  );
  return { gifts, seasonal, problems };
}

function strangers(folder: Folder, known: readonly string[], what: string): string[] {
  return readdirSync(FOLDERS[folder])
    .filter((file) => !known.some((name) => file === `${name}.json`))
    .map((file) => `${folder}/${file} is not ${what}`);
}

function wrongTags({ season, holiday }: CatalogueGift, key: SeasonKey): string | null {
  const right = seasonTags(key);
  return season === right.season && holiday === right.holiday
    ? null
    : `season and holiday are ${season} and ${holiday}`;
}

function readFile(
  folder: Folder,
  name: string,
  problems: string[],
  wrong: (gift: CatalogueGift) => string | null,
): CatalogueGift[] {
  const file = new URL(`${name}.json`, FOLDERS[folder]);
  if (!existsSync(file)) {
    problems.push(`${folder}/${name}.json is missing`);
    return [];
  }
  const rows: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(rows)) throw new Error(`${folder}/${name}.json is not a list`);
  return rows.flatMap((row, index) => {
    const parsed = catalogueGiftSchema.safeParse(row);
    const where = `${name}.json #${index + 1} ${row?.slug ?? ""}`;
    const found = parsed.success
      ? [wrong(parsed.data)].filter((problem) => problem !== null)
      : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    problems.push(...found.map((problem) => `${where} ${problem}`));
    return parsed.success && found.length === 0 ? [parsed.data] : [];
  });
}
