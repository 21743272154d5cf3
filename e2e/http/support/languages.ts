/** The languages and their words. */
import { test } from "vitest";
import { LANGUAGES, type Language, type Translations, textOf } from "../../shared/languages";

export { LANGUAGES, type Language } from "../../shared/languages";

const files = import.meta.glob<Translations>("../../../locales/*/*.json", {
  eager: true,
  import: "default",
});

/** The words that a page shows in a language: `words("fr", "home")("finder.submit")`. */
export const words =
  (language: Language, namespace: string) =>
  (key: string): string =>
    textOf(files[`../../../locales/${language}/${namespace}.json`], key);

/** The same with the values of its placeholders. */
export const phrase =
  (language: Language, namespace: string) =>
  (key: string, values: Record<string, string | number> = {}) =>
    words(language, namespace)(key).replace(/\{\{(\w+)\}\}/g, (_, name) => `${values[name] ?? ""}`);

let turn = 0;

/**
 * A test in one of the four languages, the next one at each call: for long flows of many pages,
 * whose words `e2e/pages.spec.ts` reads in every language.
 */
export function inTurn(name: string, run: (language: (typeof LANGUAGES)[number]) => Promise<void>) {
  const language = LANGUAGES[turn++ % LANGUAGES.length] ?? LANGUAGES[0];
  test(`${language.code}: ${name}`, () => run(language));
}
