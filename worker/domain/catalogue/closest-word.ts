import { editDistance } from "../edit-distance";

/** Largest edit distance that search corrects, by the length of the typed word. */
const SLIPS = (length: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/**
 * The word of a vocabulary with the fewest slips from a typed one; null when none is near enough.
 * Of equals the one that shares the longest beginning, then a longer one: letters are left out more
 * than swapped.
 */
export function closestWord(typed: string, vocabulary: readonly string[]): string | null {
  let best: string | null = null;
  let fewest = SLIPS(typed.length);
  for (const word of vocabulary) {
    if (Math.abs(word.length - typed.length) > fewest) continue;
    const slips = editDistance(typed, word, fewest);
    if (slips > fewest) continue;
    if (slips < fewest || best === null || isLikelier(word, best, typed)) best = word;
    fewest = slips;
    if (fewest === 0) break;
  }
  return best;
}

function isLikelier(word: string, rival: string, typed: string): boolean {
  const lead = sharedBeginning(word, typed) - sharedBeginning(rival, typed);
  return lead > 0 || (lead === 0 && word.length > rival.length);
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
