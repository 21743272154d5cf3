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

/** How a word sounds, roughly, in the languages that are read: what people misspell it by. */
const soundOf = (word: string): string =>
  undouble(
    word
      .replace(/ph/g, "f")
      .replace(/ck|qu?|c(?![ehiy])/g, "k")
      .replace(/[zc](?=[eiy])|z/g, "s")
      .replace(/v/g, "b")
      .replace(/y/g, "i")
      .replace(/j(?=[ei])/g, "g")
      .replace(/(?<=.)h/g, ""),
  );

const VOWEL = /[aeiou]/;
/** Shorter words lie too close together for a letter that is missing or has changed places. */
const LEAST_FOR_SLIPS = 5;

/** Whether one of two sounds is the other without one vowel within it: "gardning". */
function lacksVowel(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length !== short.length + 1) return false;
  let at = 0;
  while (short[at] === long[at]) at++;
  const isWithin = at > 0 && at < long.length - 1;
  return isWithin && VOWEL.test(long.charAt(at)) && short.slice(at) === long.slice(at + 1);
}

/** Whether two neighbouring letters changed places: "gradening". */
function isTransposed(one: string, other: string): boolean {
  if (one.length !== other.length || one[0] !== other[0]) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return (
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/**
 * Whether people misspell the word like that: by its sound, by a vowel, by letters in the wrong
 * order, without the g of "-ing". Any other word as close by is far more often another word:
 * "lechuga" is no "lechuza", "campeona" no "campesina".
 */
function isUsualSlip(typed: string, word: string): boolean {
  if (typed.endsWith("in") && `${typed}g` === word) return true;
  const [sound, meant] = [soundOf(typed), soundOf(word)];
  if (sound === meant || `${meant}s` === sound) return true;
  if (isTransposed(typed, word)) return typed.length >= LEAST_FOR_SLIPS;
  return typed.length > LEAST_FOR_SLIPS && (lacksVowel(sound, meant) || isTransposed(sound, meant));
}

/** Words with blanks between, by their first letter and length: "p7" holds "pottery". */
export type SpellingBuckets = Readonly<Record<string, string>>;

/** Those of the words that a misspelt one may stand for, in buckets, each once. */
export function spellingBuckets(words: Iterable<string>): SpellingBuckets {
  const buckets: Record<string, string> = {};
  for (const word of new Set(words)) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    const bucket = `${word[0]}${word.length}`;
    buckets[bucket] = bucket in buckets ? `${buckets[bucket]} ${word}` : word;
  }
  return buckets;
}

/** Finds the dictionary word that was meant by a misspelt one. */
export class SpellingIndex {
  readonly #buckets: SpellingBuckets;
  /** Buckets that were read. */
  readonly #read = new Map<string, readonly Candidate[]>();

  constructor(buckets: SpellingBuckets) {
    this.#buckets = buckets;
  }

  #bucket(name: string): readonly Candidate[] {
    const known = this.#read.get(name);
    if (known) return known;
    const words = this.#buckets[name]?.split(" ") ?? [];
    const candidates = words.map((word) => ({ word, letters: lettersOf(word) }));
    this.#read.set(name, candidates);
    return candidates;
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
      if (!isUsualSlip(typed, word)) return;
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
      for (const candidate of this.#bucket(`${typed[0]}${length}`)) consider(candidate);
    }
    if (typed[0] !== typed[1]) {
      for (const candidate of this.#bucket(`${typed[1]}${typed.length}`)) {
        if (candidate.word[1] === typed[0]) consider(candidate);
      }
    }
    return best;
  }
}
