/**
 * Translations in the browser: only the visitor's language, only the namespaces that a page uses.
 */
import { createInstance, type i18n } from "i18next";
import { LOCALE_KEY } from "#shared/locale";
import { getI18n, initReactI18next, type Namespace } from "~/translation";

/**
 * Addresses of the files. Fetched and not imported: a module that failed to load may not be tried
 * again.
 */
const files = import.meta.glob<string>("../locales/*/*.json", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** An instance that holds these namespaces in the page's language; others come by `loadWords`. */
export async function startI18n(language: string, namespaces: readonly Namespace[]): Promise<i18n> {
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

/**
 * Loads what is missing of these namespaces. Throws where a file can't be had; may be tried again.
 */
export async function loadWords(
  namespaces: readonly Namespace[],
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

/**
 * Changes the language of the page on screen, whose forms keep what was typed. Everything in it is
 * loaded before `send` tells the server; throws, with nothing changed, where either fails.
 */
export async function changeLanguage<Result>(
  language: string,
  send: () => Promise<Result>,
): Promise<Result> {
  const i18n = getI18n();
  const loaded = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}) as Namespace[];
  await loadWords(loaded, language);
  const result = await send();
  await i18n.changeLanguage(language);
  try {
    localStorage.setItem(LOCALE_KEY, language);
  } catch {
    // A browser may forbid storage; it has the cookie still.
  }
  return result;
}
