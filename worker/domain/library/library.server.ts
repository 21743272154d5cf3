/** The library: words of recipes and entertainment ideas. Callers check who may read them. */

import { LIBRARY_LIMITS, type LibraryKind } from "#shared/library/schema";
import type { Ctx } from "../../context";
import { readTextRows } from "./queries";

/**
 * Texts of a kind by slug in the visitor's language, in English where it is missing; unknown slugs
 * are left out, and only the first 40 are read. One query, one row a text; a second one where some
 * are missing. The caller names the shape, which the data files' test has checked.
 */
export async function readTexts<Text>(
  ctx: Ctx,
  kind: LibraryKind,
  slugs: readonly string[],
): Promise<Map<string, Text>> {
  const unique = [...new Set(slugs)].slice(0, LIBRARY_LIMITS.texts);
  if (unique.length === 0) return new Map();
  const rows = await readTextRows(ctx.db, kind, ctx.locale, unique);
  const found = new Set(rows.map(({ slug }) => slug));
  const missing = ctx.locale === "en" ? [] : unique.filter((slug) => !found.has(slug));
  if (missing.length > 0) rows.push(...(await readTextRows(ctx.db, kind, "en", missing)));
  return new Map(rows.map((row) => [row.slug, row.content as Text]));
}
