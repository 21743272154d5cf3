/** The only SQL of the library. */
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { libraryTexts } from "../../db/tables";
import type { Locale } from "../catalogue/vocabulary";
import type { Shelf } from "./schema";

/** Texts of a shelf by slug in a language. A join, because D1 counts each member of an IN list as a row of its own. */
export async function readShelf(
  db: Database,
  shelf: Shelf,
  locale: Locale,
  slugs: readonly string[],
): Promise<{ slug: string; content: unknown }[]> {
  const wanted = sql.join(
    slugs.map((slug) => sql`(${slug})`),
    sql`, `,
  );
  const rows = await db.all<{ slug: string; content: string }>(sql`
    SELECT text.slug, text.content FROM (VALUES ${wanted}) AS wanted
    CROSS JOIN ${libraryTexts} AS text
    ON text.shelf = ${shelf} AND text.locale = ${locale} AND text.slug = wanted.column1`);
  return rows.map(({ slug, content }) => ({ slug, content: JSON.parse(content) as unknown }));
}
