/** How words are written into the search index and how a visitor's text becomes a harmless query. */

const HAN = /\p{Script=Han}+/gu;

/** Text for the index: Chinese runs become single characters and bigrams, other words stay. */
export function indexText(text: string): string {
  return text.replace(HAN, (run) => ` ${[...run, ...bigrams(run)].join(" ")} `);
}

/**
 * The words of a search text, lower-cased, without marks: Latin words whole, Chinese runs as bigrams
 * (a lone character as itself). At most `limit` words; nothing of FTS5's own language survives.
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

/** An FTS5 expression of quoted words, all required; the last Latin one also as a prefix. */
export function matchAll(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const prefix = index === words.length - 1 && !isHan(word) && word.length > 1;
      return `"${word}"${prefix ? "*" : ""}`;
    })
    .join(" AND ");
}

/** A word without accents, as the index folds it. */
export const foldWord = (word: string) =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function bigrams(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
