/** The server's translations for tests of rules, without a request. */
import { readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { LOCALES, type Locale } from "#shared/locale";
import type { Translate } from "#shared/translate";

/** What a key without a text reads as. */
export const MISSING = "(missing)";

/** The texts of a namespace in a language. */
export const readTexts = (locale: Locale, namespace: string) =>
  JSON.parse(
    readFileSync(new URL(`../../locales/${locale}/${namespace}.json`, import.meta.url), "utf8"),
  );

/** A translator a language, of the namespaces that an answer's words use. */
export const translators = Object.fromEntries(
  LOCALES.map((locale) => {
    const i18n = createInstance();
    const namespaces = ["chat", "gifts", "reasons"];
    i18n.init({
      lng: locale,
      resources: {
        [locale]: Object.fromEntries(namespaces.map((ns) => [ns, readTexts(locale, ns)])),
      },
      ns: namespaces,
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: () => MISSING,
      initAsync: false,
    });
    return [locale, i18n.t as unknown as Translate];
  }),
) as Record<Locale, Translate>;
