import { readFileSync } from "node:fs";
import type { Label } from "../../worker/domain/catalogue/load";
import { LOCALES } from "../../worker/domain/catalogue/vocabulary";

const words = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    JSON.parse(
      readFileSync(new URL(`../../locales/${locale}/gifts.json`, import.meta.url), "utf8"),
    ) as Record<string, Record<string, string>>,
  ]),
);

/** A vocabulary word in a language, from the `gifts` namespace: `tags.tea`, `categories.home`. */
export const vocabularyLabel: Label = (locale, key) => {
  const [group = "", id = ""] = key.split(/\.(.*)/s);
  return words[locale]?.[group]?.[id] ?? id;
};
