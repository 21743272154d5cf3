/**
 * Turns a shelf of the library (recipes, entertainment ideas) into SQL that can run again and again: what did
 * not change writes nothing. Used by `npm run catalogue:load` (local and remote) and by the tests.
 */
import { LOCALES, type Locale } from "../catalogue/vocabulary";
import { hash, quote, upsert } from "../load-sql";
import type { Shelf } from "./schema";

/** The words of a shelf: by language, then by slug. */
export type ShelfTexts = Record<Locale, Record<string, unknown>>;

/** SQL statements, to be run in order, that make the shelf hold exactly these texts. */
export const shelfStatements = (shelf: Shelf, texts: ShelfTexts): string[] =>
  LOCALES.flatMap((locale) => [
    ...Object.entries(texts[locale]).map(([slug, text]) => {
      const content = JSON.stringify(text);
      const row = { shelf, slug, locale, content, checksum: hash(content) };
      return upsert("library_texts", row, ["shelf", "locale", "slug"], "checksum");
    }),
    `DELETE FROM library_texts WHERE shelf = ${quote(shelf)} AND locale = ${quote(locale)} ` +
      `AND slug NOT IN (SELECT value FROM json_each(${quote(JSON.stringify(Object.keys(texts[locale])))}));`,
  ]);
