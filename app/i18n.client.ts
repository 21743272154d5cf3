/** Translations in the browser: only the visitor's language, only the namespaces that a page uses. */
import { createInstance, type i18n } from "i18next";
import { getI18n, initReactI18next } from "react-i18next";

/** Addresses of the files. Fetched and not imported: a module that failed to load may not be tried again. */
const files = import.meta.glob<string>("../locales/*/*.json", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** An instance that holds these namespaces in the page's language; others come by `loadWords`. */
export async function startI18n(language: string, namespaces: readonly string[]): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    // The server's pages are complete, so a missing word is a bug that shows as its key.
    fallbackLng: false,
    ns: ["common"],
    defaultNS: "common",
    debug: false,
    interpolation: { escapeValue: false },
    resources: {},
  });
  await loadWords(namespaces);
  return instance;
}

/** Loads what is missing of these namespaces. Throws where a file can't be had; may be tried again. */
export async function loadWords(
  namespaces: readonly string[],
  language = getI18n().language,
): Promise<void> {
  const i18n = getI18n();
  const missing = [...new Set(namespaces)].filter(
    (name) => !i18n.hasResourceBundle(language, name),
  );
  await Promise.all(
    missing.map(async (name) => {
      const file = files[`../locales/${language}/${name}.json`];
      if (!file) throw new Error(`no translations ${language}/${name}`);
      const response = await fetch(file);
      if (!response.ok) throw new Error(`${response.status} ${file}`);
      i18n.addResourceBundle(language, name, await response.json());
    }),
  );
}

/** Namespaces that are loaded in the page's language. */
export const loadedNamespaces = (): string[] =>
  Object.keys(getI18n().getDataByLanguage(getI18n().language) ?? {});
