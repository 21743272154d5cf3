/** What the categories of gifts are called in the four languages, for text that names one. Pure. */

import { LOCALES, type Locale } from "../locale";
import { THEME_IDS, type ThemeId, themeOf } from "./themes";
import { CATEGORIES, type Category, type GiftCategory, isCategory } from "./vocabulary";

/** Words of a category in a language: `label("es", "categories.home")`. */
export type Label = (locale: Locale, key: LabelKey) => string;
export type LabelKey = `${"categories" | "categoryWords"}.${Category}` | `themes.${ThemeId}`;

/**
 * Compares names without case, accents, width and punctuation: "St Patrick’s Day" is "St. Patrick's
 * day".
 */
const keyOf = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The occasion category that a gift's category is, if it is one. */
export const themeNamed = (category: GiftCategory): ThemeId | null =>
  THEME_IDS.find((id) => themeOf(id).name === category) ?? null;

/**
 * A category as gifts keep it: the id of one of ours or the name of an occasion category, where the
 * text is its name in any language, else the text itself.
 */
export function categoryOf(text: string, label: Label): GiftCategory {
  const key = keyOf(text);
  const names = (word: LabelKey) => LOCALES.map((locale) => keyOf(label(locale, word)));
  const own = CATEGORIES.find((id) => key === id || names(`categories.${id}`).includes(key));
  if (own) return own;
  const theme = THEME_IDS.find(
    (id) =>
      [id, themeOf(id).name].some((name) => keyOf(name) === key) ||
      names(`themes.${id}`).includes(key),
  );
  return theme ? themeOf(theme).name : text;
}

/** The words by which a search in a language finds a gift of this category. */
export function categoryWords(category: GiftCategory, locale: Locale, label: Label): string[] {
  if (isCategory(category)) {
    return [label(locale, `categories.${category}`), label(locale, `categoryWords.${category}`)];
  }
  const theme = themeNamed(category);
  return theme ? [label(locale, `themes.${theme}`)] : [category];
}
