/** The glossary of docs/voice.md: a table with one word a language, and words that are refused. */
import { LOCALES, type Locale } from "#shared/locale";

export type Term = { word: Record<Locale, string>; not: Partial<Record<Locale, string[]>> };

/** Reads the table below the heading "Glossary". Throws for a row that isn't one. */
export function readGlossary(markdown: string): Term[] {
  const rows = (markdown.split("## Glossary")[1] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2);
  return rows.map((row) => {
    const [en = "", fr = "", es = "", zh = "", not = "", ...rest] = row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    if (!(en && fr && es && zh) || rest.length > 0) throw new Error(`Not a glossary row: ${row}`);
    return { word: { en, fr, es, zh }, not: readRefused(not) };
  });
}

/** "fr: boutique, enseigne; zh: 店家" by language. */
function readRefused(cell: string): Term["not"] {
  const parts = cell.split(";").filter((part) => part.trim());
  return Object.fromEntries(
    parts.map((part) => {
      const [locale = "", words = ""] = part.split(":").map((side) => side.trim());
      if (!LOCALES.includes(locale as Locale)) throw new Error(`Not a language: ${part}`);
      return [locale, words.split(",").map((word) => word.trim())];
    }),
  );
}

/** Whether a text has a word, in the plural too; Chinese writes none between its words. */
export function isWordIn(word: string, text: string, locale: Locale): boolean {
  if (locale === "zh") return text.includes(word);
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\p{L})${escaped}(?:e?s|x)?(?!\\p{L})`, "iu").test(text);
}
