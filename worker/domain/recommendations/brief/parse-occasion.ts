import { OCCASIONS, type Occasion } from "../../catalogue/vocabulary";
import { FIELD_LIMITS } from "../schema";
import { languageFilter } from "./language";
import { functionWords, kinPhrases, occasionPhrases, occasionSpelling } from "./lexicon/indexes";
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
 * Reads an occasion: one of the finder's, or free text in four languages. The longest phrase decides
 * ("wedding anniversary"), then the first; one that isn't known is "other".
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
