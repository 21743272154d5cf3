/** The languages and their words. */
type Words = { [key: string]: string | Words };

export const LANGUAGES = [
  { code: "en", locale: "en-US" },
  { code: "fr", locale: "fr-FR" },
  { code: "es", locale: "es-ES" },
  { code: "zh", locale: "zh-CN" },
] as const;
export type Language = (typeof LANGUAGES)[number]["code"];

const files = import.meta.glob<Words>("../../../locales/*/*.json", {
  eager: true,
  import: "default",
});

/** The words that a page shows in a language: `words("fr", "home")("finder.submit")`. */
export const words =
  (language: Language, namespace: string) =>
  (key: string): string => {
    const all = files[`../../../locales/${language}/${namespace}.json`];
    const found = key
      .split(".")
      .reduce<string | Words | undefined>(
        (level, part) => (typeof level === "object" ? level[part] : undefined),
        all,
      );
    if (typeof found !== "string") throw new Error(`no ${key} in ${language}/${namespace}`);
    return found;
  };

/** The same with the values of its placeholders. */
export const phrase =
  (language: Language, namespace: string) =>
  (key: string, values: Record<string, string | number> = {}) =>
    words(language, namespace)(key).replace(/\{\{(\w+)\}\}/g, (_, name) => `${values[name] ?? ""}`);
