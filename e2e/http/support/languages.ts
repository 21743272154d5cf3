/** The languages and their words. */
import { type Language, type Translations, textOf } from "../../shared/languages";

export { LANGUAGES, type Language } from "../../shared/languages";

const files = import.meta.glob<Translations>("../../../locales/*/*.json", {
  eager: true,
  import: "default",
});

/** The words that a page shows in a language: `words("fr", "home")("finder.submit")`. */
export const words =
  (language: Language, namespace: string) =>
  (key: string): string =>
    textOf(files[`../../../locales/${language}/${namespace}.json`], key);

/** The same with the values of its placeholders. */
export const phrase =
  (language: Language, namespace: string) =>
  (key: string, values: Record<string, string | number> = {}) =>
    words(language, namespace)(key).replace(/\{\{(\w+)\}\}/g, (_, name) => `${values[name] ?? ""}`);
