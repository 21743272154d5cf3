/** The languages, and how a text is found in a translation file. */
export const LANGUAGES = [
  { code: "en", locale: "en-US" },
  { code: "fr", locale: "fr-FR" },
  { code: "es", locale: "es-ES" },
  { code: "zh", locale: "zh-CN" },
] as const;
export type Language = (typeof LANGUAGES)[number]["code"];

/** A translation file: texts by dotted key. */
export type Translations = { [key: string]: string | Translations };

/** The text of `key` in a translation file; throws where it has none. */
export function textOf(file: Translations | undefined, key: string): string {
  const found = key
    .split(".")
    .reduce<string | Translations | undefined>(
      (level, part) => (typeof level === "object" ? level[part] : undefined),
      file,
    );
  if (typeof found !== "string") throw new Error(`no text ${key}`);
  return found;
}
