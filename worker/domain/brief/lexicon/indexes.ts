/** The dictionaries of all languages, as the build made them; each is opened on first use. */
import type { Occasion } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import { SpellingIndex } from "../fuzzy";
import { conceptOf } from "./concept-names";
import { PhraseIndex } from "./phrase-index";
import * as tables from "./tables.preval";
import type { Kin } from "./types";

const once = <T>(open: () => T): (() => T) => {
  let opened: T | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
};

/** The phrases of wishes in all languages. */
export const wishPhrases = once(() => new PhraseIndex(tables.wishes, conceptOf));
export const kinPhrases = once(() => new PhraseIndex(tables.kin, (name) => name as Kin));
export const occasionPhrases = once(
  () => new PhraseIndex(tables.occasions, (name) => name as Occasion),
);

/** Words of wishes that a misspelt one may stand for. */
export const wishSpelling = once(() => new SpellingIndex(tables.wishSpelling));
export const occasionSpelling = once(() => new SpellingIndex(tables.occasionSpelling));

/** The languages in which a word is a function word; tells the language of a text. */
export const functionWords = once(
  () =>
    new Map(
      tables.functionWords.split("\n").map((line) => {
        const [word = "", ...locales] = line.split(" ");
        return [word, locales as Locale[]] as const;
      }),
    ),
);

/** Does a single word, as a key, name an interest and have no other use in a sentence? */
export function isInterestWord(word: string): boolean {
  const kinds = wishPhrases()
    .senses(word)
    ?.map(({ value }) => value.kind);
  return kinds?.includes("interest") === true && !kinds.includes("signal");
}

/** Correctly spelt everyday words that lie close to a word of the lexicon: never "corrected". */
export const guardedWords = once(() => new Set(tables.guardedWords.split(" ")));

/** Opens every dictionary now. */
export function openIndexes(): void {
  for (const open of [wishPhrases, kinPhrases, occasionPhrases, functionWords, guardedWords])
    open();
}
