/**
 * About how many tokens a model reads in a text, never fewer than byte-pair encodings of 100,000 and
 * 200,000 entries (cl100k, o200k) make of the prompts of recommendations in the four languages:
 * a token for four letters of a word, for each digit, and for two marks in a row; five for four
 * Chinese characters. The true figure is between 60% and 95% of it.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [part] of text.matchAll(PARTS)) {
    if (/^\p{Script=Han}/u.test(part)) tokens += (part.length * 5) / 4;
    else if (/^\p{Script=Latin}/u.test(part)) tokens += Math.ceil(part.length / 4);
    else tokens += /^\p{L}/u.test(part) ? 3 * part.length : 1;
  }
  return Math.ceil(tokens);
}

/** Runs of one script, single digits and other letters, pairs of marks; spaces go with words. */
const PARTS = /\p{Script=Han}+|[\p{Script=Latin}\p{M}]+|\p{L}|\p{N}|[^\s\p{L}\p{N}\p{M}]{1,2}/gu;
