import { editDistance } from "../edit-distance";

/** How many slips a word of this length may hold and still be understood. */
export function allowedSlips(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

type Candidate = { word: string; letters: number };

/** One bit a letter of the Latin alphabet: words two slips apart differ in at most four bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << ((word.charCodeAt(i) - 97) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** "pottery" and "potery" alike: a letter too few or too many of a double is the commonest slip. */
function undouble(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

/** Finds the dictionary word that was meant by a misspelt one; candidates lie in buckets. */
export class SpellingIndex {
  readonly #words = new Set<string>();
  readonly #buckets = new Map<string, Candidate[]>();

  add(word: string): void {
    if (word.length < 4 || this.#words.has(word) || !/^[a-z]+$/.test(word)) return;
    this.#words.add(word);
    const bucket = `${word[0]}${word.length}`;
    const candidates = this.#buckets.get(bucket);
    const candidate = { word, letters: lettersOf(word) };
    if (candidates) candidates.push(candidate);
    else this.#buckets.set(bucket, [candidate]);
  }

  /**
   * The closest word within the allowed slips, or null. The first letter has to be right, unless it
   * changed places with the second; at the same distance a double letter, then a transposition,
   * wins.
   */
  closest(typed: string): string | null {
    const slips = allowedSlips(typed.length);
    if (slips === 0 || typed.length > 24 || !/^[a-z]+$/.test(typed)) return null;
    const letters = lettersOf(typed);
    let best: string | null = null;
    let bestScore = Number.POSITIVE_INFINITY;
    const consider = ({ word, letters: theirs }: Candidate) => {
      if (bitCount(letters ^ theirs) > 2 * slips) return;
      const swapped = letters === theirs && word.length === typed.length;
      // One letter replaced in a short word makes too many real ones: "gold" is no "golf", "Bruder"
      // no "broder".
      if (typed.length <= 6 && word.length === typed.length && !swapped) return;
      const distance = editDistance(typed, word, Math.min(slips, allowedSlips(word.length)));
      if (distance > slips || distance > allowedSlips(word.length)) return;
      const score =
        distance -
        (swapped ? 0.5 : 0) -
        (letters === theirs && undouble(word) === undouble(typed) ? 0.6 : 0) +
        (word[0] === typed[0] ? 0 : 0.25);
      if (score < bestScore) {
        best = word;
        bestScore = score;
      }
    };
    for (let length = typed.length - slips; length <= typed.length + slips; length++) {
      for (const candidate of this.#buckets.get(`${typed[0]}${length}`) ?? []) consider(candidate);
    }
    if (typed[0] !== typed[1]) {
      for (const candidate of this.#buckets.get(`${typed[1]}${typed.length}`) ?? []) {
        if (candidate.word[1] === typed[0]) consider(candidate);
      }
    }
    return best;
  }
}
