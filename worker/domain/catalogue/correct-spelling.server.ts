import type { Locale } from "#shared/locale";
import type { Ctx } from "../../context";
import { closestWord } from "./closest-word";
import { readVocabulary } from "./search/queries";
import { foldWord, isHan } from "./search-text";

/** Most words of a text that are corrected: each is compared with thousands. */
const MENDED_WORDS = 3;

/**
 * The same words with each unknown one replaced by its nearest neighbour in `locale`, else in
 * English; null when none has one. One query, a row a language and letter.
 */
export async function correctSpelling(
  ctx: Ctx,
  typed: readonly string[],
  locale: Locale,
): Promise<{ locale: Locale; words: string[] } | null> {
  const latin = typed
    .filter((word) => !isHan(word) && word.length >= 4)
    .slice(0, MENDED_WORDS)
    .map(foldWord);
  if (latin.length === 0) return null;
  // The typo may be in the first letter, so words under the second letter are compared too.
  const letters = new Set(latin.flatMap((word) => [word[0], word[1]]));
  const languages = [...new Set([locale, "en" as const])];
  const buckets = languages.flatMap((code) => [...letters].map((letter) => `${code}:${letter}`));
  const vocabulary = await readVocabulary(ctx.db, buckets);
  for (const code of languages) {
    const known = vocabulary
      .filter(({ bucket }) => bucket.startsWith(code))
      .flatMap((v) => v.words);
    const words = typed.map((word) => {
      const folded = foldWord(word);
      return latin.includes(folded) ? (closestWord(folded, known) ?? word) : word;
    });
    if (words.some((word, index) => word !== typed[index])) return { locale: code, words };
  }
  return null;
}
