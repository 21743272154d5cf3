/** Translations in the browser: only the visitor's language, only the namespaces that a page asks for. */
import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

const loaders = import.meta.glob<Record<string, unknown>>("../locales/*/*.json", {
  import: "default",
});

const loader = {
  type: "backend" as const,
  init() {},
  read(language: string, namespace: string, done: (error: Error | null, words?: object) => void) {
    const load = loaders[`../locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`no translations ${language}/${namespace}`));
    load().then(
      (words) => done(null, words),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  },
};

/** An instance that holds these namespaces in the page's language and loads others when asked. */
export async function startI18n(language: string, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [language],
      // The server's pages are complete, so a missing word is a bug that shows as its key.
      fallbackLng: false,
      ns: namespaces,
      defaultNS: "common",
      debug: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return instance;
}
