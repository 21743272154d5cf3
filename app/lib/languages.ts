/** The interface languages as a visitor chooses them. */

/** Each language under its own name, in the menu's order; `lang` is what HTML calls it. */
export const LANGUAGES = [
  { code: "en", name: "English", lang: "en" },
  { code: "fr", name: "Français", lang: "fr" },
  { code: "es", name: "Español", lang: "es" },
  { code: "zh", name: "中文", lang: "zh-Hans" },
] as const;
export type LanguageCode = (typeof LANGUAGES)[number]["code"];
