import type { Locale } from "#shared/locale";
import { functionWords } from "./lexicon/indexes";
import type { PhraseIndex } from "./lexicon/phrase-index";
import type { Sense } from "./lexicon/phrase-table";
import type { Token } from "./text";

/**
 * Tells which senses of an index a text allows: a sense bound to one language ("car" in English)
 * passes unless the text's function words speak more for another ("il aime le café car …").
 */
export function languageFilter(
  tokens: readonly Token[],
  index: PhraseIndex<unknown>,
): (sense: Sense<unknown>) => boolean {
  const votes: Record<Locale, number> = { en: 0, fr: 0, es: 0, zh: 0 };
  const known = functionWords();
  for (const { folded, key } of tokens) {
    const locales = known.get(folded);
    if (!locales || index.isBound(key)) continue;
    for (const locale of locales) votes[locale]++;
  }
  const most = Math.max(votes.en, votes.fr, votes.es);
  // What only Chinese says in Latin letters counts among Chinese characters.
  votes.zh = tokens.some(({ kind }) => kind === "han") ? most : -1;
  return ({ only }) => only === undefined || votes[only] === most;
}
