/** The only SQL of the library. */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { libraryTexts } from "../../db/tables";
import { wanted } from "../../db/wanted";
import type { Locale } from "../catalogue/vocabulary";
import type { Shelf } from "./schema";

/** Texts of a shelf by slug in a language, at most 90. */
export async function readShelf(
  db: Database,
  shelf: Shelf,
  locale: Locale,
  slugs: readonly string[],
): Promise<{ slug: string; content: unknown }[]> {
  const rows = await db.all<{ slug: string; content: string }>(sql`
    SELECT text.slug, text.content FROM ${wanted(slugs)}
    CROSS JOIN ${libraryTexts} AS text
    ON text.shelf = ${shelf} AND text.locale = ${locale} AND text.slug = wanted.column1`);
  return rows.map(({ slug, content }) => ({ slug, content: JSON.parse(content) as unknown }));
}
