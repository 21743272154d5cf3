import type { Locale } from "#shared/locale";
import { fold, singular } from "../text";
import type { Sense } from "./phrase-table";
import type { Aliases } from "./types";

/** The variants that an entry of `Aliases` stands for; see there for the marks. */
export function expandAliases(aliases: string): string[] {
  const phrases: string[] = [];
  const marked = /[({]|o\/a/.test(aliases);
  for (const raw of aliases.replace(/\s+/g, " ").split(",")) {
    const phrase = raw.trim();
    if (phrase === "") continue;
    if (!marked) phrases.push(phrase);
    else if (phrase.includes("{")) phrases.push(...alternatives(phrase));
    else if (phrase.includes("o/a")) {
      phrases.push(phrase.replaceAll("o/a", "o"), phrase.replaceAll("o/a", "a"));
    } else if (phrase.includes("(")) {
      phrases.push(phrase.replace(/\([^()]*\)/g, ""), phrase.replace(/[()]/g, ""));
    } else phrases.push(phrase);
  }
  return phrases;
}

/** "{learn|study} {Greek|Latin}" as its four phrases. */
function alternatives(phrase: string): string[] {
  const group = /\{([^{}]*)\}/.exec(phrase);
  if (!group) return [phrase];
  const [braces, choices = ""] = group;
  return choices
    .split("|")
    .flatMap((choice) => alternatives(phrase.replace(braces, choice.trimStart())));
}

/** The same as the keys of `tokenize`, joined by blanks. */
const phraseKey = (folded: string): string =>
  (folded.match(/[a-z0-9]+|[^\0-\x7f]/gu) ?? []).map(singular).join(" ");

/** Entries that begin with `=`. */
const ACCENTED = /(?:^|,)\s*(=[^,\s]+)/g;

/** Puts the phrases of aliases into `phrases`, by the keys of their words with blanks between. */
export function addPhrases<T>(
  phrases: Map<string, Sense<T>[]>,
  aliases: Aliases,
  value: T,
  locale: Locale,
): void {
  const push = (key: string, isBound: boolean) => {
    const sense: Sense<T> = isBound ? { value, only: locale } : { value };
    const senses = phrases.get(key);
    if (senses) senses.push(sense);
    else phrases.set(key, [sense]);
  };
  for (const [, accented = ""] of aliases.matchAll(ACCENTED)) {
    push(accented.toLowerCase().replace("*", ""), accented.endsWith("*"));
  }
  for (const phrase of expandAliases(fold(aliases))) {
    if (!phrase.startsWith("=")) push(phraseKey(phrase), phrase.endsWith("*"));
  }
}
