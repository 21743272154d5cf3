/** Translations on the server: all languages in memory, one instance an isolate. */
import { createInstance, type i18n, type Resource } from "i18next";
import { LOCALES, type Locale } from "#shared/locale";
import type { Translate } from "#shared/translate";
import { fixedT } from "./fixed-t";

const files = import.meta.glob<Record<string, unknown>>("../locales/*/*.json", {
  eager: true,
  import: "default",
});

/** Every translation by language and namespace. */
export const resources: Resource = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    Object.fromEntries(
      Object.entries(files).flatMap(([path, words]) => {
        const [, language, namespace] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
        return language === locale && namespace ? [[namespace, words]] : [];
      }),
    ),
  ]),
);

/** Options that server and browser share (fallback en, debug and escaping off). */
export const i18nOptions = {
  supportedLngs: [...LOCALES],
  fallbackLng: "en",
  defaultNS: "common" as const,
  debug: false,
  interpolation: { escapeValue: false },
};

let shared: i18n | undefined;
const translators = new Map<Locale, Translate>();

/** Translates into a language: `translator("fr")("reasons:joined", {…})`. */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale);
  if (known) return known;
  if (!shared) {
    shared = createInstance();
    shared.init({
      ...i18nOptions,
      resources,
      ns: Object.keys(resources.en ?? {}),
      initAsync: false,
    });
  }
  const t = fixedT(shared, locale, i18nOptions.defaultNS);
  translators.set(locale, t);
  return t;
}
