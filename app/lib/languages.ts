/** The interface languages as a visitor chooses them (spec §2, §9). */

/** Where the choice is kept: in a cookie by the server, in local storage by the browser. */
export const LANGUAGE_KEY = "i18nextLng";

/** Each language under its own name, in the menu's order; `lang` is what HTML calls it. */
export const LANGUAGES = [
  { code: "en", name: "English", lang: "en" },
  { code: "fr", name: "Français", lang: "fr" },
  { code: "es", name: "Español", lang: "es" },
  { code: "zh", name: "中文", lang: "zh-Hans" },
] as const;
export type LanguageCode = (typeof LANGUAGES)[number]["code"];

/** Keeps the choice in local storage too; a browser that refuses has the cookie still. */
export function rememberLanguage(code: LanguageCode) {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Private windows may forbid storage.
  }
}
