import { readdirSync, readFileSync } from "node:fs";
import { CATEGORIES, type Category } from "#shared/catalogue/vocabulary";
import { pathOf } from "./paths";

const FOLDERS = ["worker/domain/catalogue/data", "worker/domain/catalogue/seasonal"];

/** What a picture needs to know of a gift. */
export type PicturedGift = { slug: string; category: Category; picture: string[] };

/**
 * Every gift of the data files. It trusts them: `catalogue:check` is what validates them,
 * and a schema would cost more time here than everything else when nothing changed.
 */
export function readGifts(): PicturedGift[] {
  return FOLDERS.flatMap((folder) => readdirSync(pathOf(folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const gifts = JSON.parse(readFileSync(pathOf(file), "utf8")) as PicturedGift[];
      const stranger = gifts.find(({ category }) => !CATEGORIES.includes(category));
      if (stranger) throw new Error(`${file}: ${stranger.slug} has no known category`);
      return gifts;
    });
}
