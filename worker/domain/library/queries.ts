/** The only SQL of the library. */
import { sql } from "drizzle-orm";
import type { LibraryKind } from "#shared/library/schema";
import type { Locale } from "#shared/locale";
import type { Database } from "../../db/client";
import { libraryTexts } from "../../db/tables";
import { valuesTable } from "../../db/values-table";

/** Texts of a kind by slug in a language, at most 90. */
export async function readTextRows(
  db: Database,
  kind: LibraryKind,
  locale: Locale,
  slugs: readonly string[],
): Promise<{ slug: string; content: unknown }[]> {
  const rows = await db.all<{ slug: string; content: string }>(sql`
    SELECT text.slug, text.content FROM ${valuesTable(slugs)}
    CROSS JOIN ${libraryTexts} AS text
    ON text.shelf = ${kind} AND text.locale = ${locale} AND text.slug = listed.column1`);
  return rows.map(({ slug, content }) => ({ slug, content: JSON.parse(content) as unknown }));
}
