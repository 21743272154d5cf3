import { FIELD_LIMITS } from "#shared/brief/schema";
import { OCCASIONS, type Occasion } from "#shared/catalogue/vocabulary";
import { languageFilter } from "./language";
import {
  functionWords,
  guardedWords,
  kinPhrases,
  occasionPhrases,
  occasionSpelling,
  wishPhrases,
} from "./lexicon/indexes";
import { cleanText, singular, type Token, tokenize } from "./text";

/** A misspelt word as the occasion's word it stands for ("birtday"). */
function correct(token: Token): Token {
  const { folded } = token;
  if (occasionPhrases().knows(folded) || kinPhrases().knows(folded)) return token;
  if (functionWords().has(folded)) return token;
  const word = occasionSpelling().closest(folded) ?? folded;
  return { ...token, key: singular(word), folded: word, lower: word };
}

/**
 * Reads an occasion: one of the finder's, or free text in four languages. The longest phrase
 * decides ("wedding anniversary"), then the first; one that isn't known is "other".
 */
export function parseOccasion(text: string): Occasion {
  const exact = OCCASIONS.find((occasion) => occasion === text.trim().toLowerCase());
  if (exact) return exact;
  const tokens = tokenize(cleanText(text, FIELD_LIMITS.choice)).map(correct);
  const accepts = languageFilter(tokens, occasionPhrases());
  let best: Occasion = "other";
  let longest = 0;
  for (const at of tokens.keys()) {
    const match = occasionPhrases().longest(tokens, at, accepts);
    const occasion = match?.senses[0]?.value;
    if (!match || !occasion || match.length <= longest) continue;
    best = occasion;
    longest = match.length;
  }
  return best;
}

/** An occasion that a text names; `start` and `end` point into the cleaned text. */
export type FoundOccasion = { occasion: Occasion; start: number; end: number };

/** Everyday words stay as they are in a sentence, where a field would hold an occasion's word. */
function correctInSentence(token: Token): Token {
  const { folded } = token;
  if (token.kind !== "word" || folded.length < 5) return token;
  if (guardedWords().has(folded) || wishPhrases().knows(folded)) return token;
  return correct(token);
}

/** Every occasion that a text of any kind names, in their order; reads the whole cleaned text. */
export function findOccasions(cleaned: string): FoundOccasion[] {
  const tokens = tokenize(cleaned).map(correctInSentence);
  const accepts = languageFilter(tokens, occasionPhrases());
  const found: FoundOccasion[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = occasionPhrases().longest(tokens, at, accepts);
    const occasion = match?.senses[0]?.value;
    const start = tokens[at]?.start ?? 0;
    const end = tokens[at + (match?.length ?? 1) - 1]?.end ?? start;
    if (occasion) found.push({ occasion, start, end });
    at += match?.length ?? 1;
  }
  return found;
}
