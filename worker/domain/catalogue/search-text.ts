/**
 * How words are written into the search index and how a visitor's text becomes a harmless query.
 */
import type { Locale } from "#shared/locale";

const HAN = /\p{Script=Han}+/gu;

/** Text for the index: Chinese runs become single characters and bigrams, other words stay. */
export function indexText(text: string): string {
  return text.replace(HAN, (run) => ` ${[...run, ...bigrams(run)].join(" ")} `);
}

/**
 * The words of a search text, lower-cased, without marks: Latin words whole, Chinese runs as
 * bigrams (a lone character as itself). At most `limit` words; nothing of FTS5's own language
 * survives.
 */
export function searchWords(text: string, limit = 8): string[] {
  const words: string[] = [];
  for (const [run] of text
    .normalize("NFKC")
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    for (const part of run.split(/(\p{Script=Han}+)/u)) {
      if (!part) continue;
      if (!/\p{Script=Han}/u.test(part)) words.push(part.slice(0, 40));
      else words.push(...(part.length > 1 ? bigrams(part) : [part]));
    }
  }
  return [...new Set(words)].slice(0, limit);
}

/** Is this word Chinese (whose bigrams take no prefix and no typo)? */
export const isHan = (word: string) => /\p{Script=Han}/u.test(word);

/** Limits an FTS5 expression to the names of gifts in a language. */
export const inName = (locale: Locale, match: string): string => `name_${locale} : (${match})`;

/** Limits an FTS5 expression to all words about gifts in a language. */
export const inWords = (locale: Locale, match: string): string =>
  `{name_${locale} body_${locale}} : (${match})`;

/**
 * An FTS5 expression of words, all required, each also in the plural or singular of Latin
 * languages.
 */
export function matchAll(words: readonly string[]): string {
  return words.map((word) => anyOf(variants(word))).join(" AND ");
}

/** The same with the last word as a beginning ("te" finds "tea"); null where that can't be. */
export function matchBeginning(words: readonly string[]): string | null {
  const last = words.at(-1);
  if (!last || isHan(last) || last.length < 2) return null;
  return [matchAll(words.slice(0, -1)), `"${last}"*`].filter(Boolean).join(" AND ");
}

/** An FTS5 expression of words, any of which will do. */
export const matchAny = (words: readonly string[]): string => anyOf(words);

/** Characters that say little about a gift: verbs of giving and wishing, pronouns, particles. */
const EMPTY_CHARACTERS = new Set(
  "的了和与给送我你他她它们是有在爱喜欢想要很个一点买用做喝吃玩看好大小人",
);

/** The telling single characters of the Chinese words, each once. */
export function singleCharacters(words: readonly string[]): string[] {
  const characters = words.filter(isHan).flatMap((word) => [...word]);
  return [...new Set(characters)].filter((character) => !EMPTY_CHARACTERS.has(character));
}

const anyOf = (words: readonly string[]) => `(${words.map((word) => `"${word}"`).join(" OR ")})`;

function variants(word: string): string[] {
  if (isHan(word) || word.length < 3) return [word];
  return word.endsWith("s") ? [word, word.slice(0, -1)] : [word, `${word}s`, `${word}es`];
}

/** Does a text hold a Latin letter with an accent? */
export const hasAccent = (text: string) => /[a-z]\p{M}/iu.test(text.normalize("NFD"));

/** A word without accents, as the index folds it. */
export const foldWord = (word: string) =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function bigrams(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
