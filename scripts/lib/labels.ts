import { readFileSync } from "node:fs";
import type { Label } from "#shared/catalogue/category-names";
import { LOCALES } from "#shared/locale";

type Words = Record<string, Record<string, string>>;

const read = (locale: string, namespace: string): Words =>
  JSON.parse(
    readFileSync(new URL(`../../locales/${locale}/${namespace}.json`, import.meta.url), "utf8"),
  );

const words = Object.fromEntries(
  LOCALES.map((locale) => [locale, { ...read(locale, "gifts"), ...read(locale, "index") }]),
);

/**
 * A category in a language: `categories.home`, `themes.wedding`, or `categoryWords.tech` for the
 * index.
 */
export const vocabularyLabel: Label = (locale, key) => {
  const [group = "", id = ""] = key.split(/\.(.*)/s);
  return words[locale]?.[group]?.[id] ?? id;
};
