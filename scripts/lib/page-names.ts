/** Names of pages and buttons that a text quotes must be the page's own words. Pure. */
import type { Locale } from "#shared/locale";

export type Strings = Record<Locale, Map<string, string>>;

/** A period or comma that English puts before the closing mark is no part of the name. */
const QUOTED = /[“«][\s\u00a0\u202f]*([^“”«»{}]+?)(?:(?<!\.)[.,])?[\s\u00a0\u202f]*[”»]/gu;
const quotedIn = (text: string) => [...text.matchAll(QUOTED)].map(([, name = ""]) => name);

/**
 * Where an English text quotes a string of the interface, its translation must quote that string
 * as the same language shows it. Keys are `namespace:path`; answers one problem a missing name.
 */
export function pageNameProblems(strings: Strings, locale: Locale): string[] {
  const keysOf = Map.groupBy(strings.en.keys(), (key) => strings.en.get(key));
  return [...strings[locale]].flatMap(([key, text]) => {
    const quoted = quotedIn(text);
    return quotedIn(strings.en.get(key) ?? "").flatMap((name) => {
      const own = (keysOf.get(name) ?? []).map((known) => strings[locale].get(known) ?? "");
      const isKept = own.length === 0 || own.some((words) => quoted.includes(words));
      return isKept ? [] : [`${key}: quote ${own.map((words) => `“${words}”`).join(" or ")}`];
    });
  });
}
