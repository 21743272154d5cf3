/**
 * Turns a kind of library text (recipes, entertainment ideas) into SQL that can run again and
 * again: what did not change writes nothing. Used by `npm run catalogue:load` (local and remote)
 * and by the tests.
 */

import type { LibraryKind } from "#shared/library/schema";
import { LOCALES, type Locale } from "#shared/locale";
import { hash, quote, upsert } from "../load-sql";

/** The words of a kind: by language, then by slug. */
export type LibraryTexts = Record<Locale, Record<string, unknown>>;

/** SQL statements, to be run in order, that make the kind hold exactly these texts. */
export const libraryStatements = (kind: LibraryKind, texts: LibraryTexts): string[] =>
  LOCALES.flatMap((locale) => [
    ...Object.entries(texts[locale]).map(([slug, text]) => {
      const content = JSON.stringify(text);
      const row = { shelf: kind, slug, locale, content, checksum: hash(content) };
      return upsert("library_texts", row, ["shelf", "locale", "slug"], "checksum");
    }),
    `DELETE FROM library_texts WHERE shelf = ${quote(kind)} AND locale = ${quote(locale)} ` +
      `AND slug NOT IN (SELECT value FROM json_each(${quote(JSON.stringify(Object.keys(texts[locale])))}));`,
  ]);
