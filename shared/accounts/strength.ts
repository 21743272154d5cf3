/**
 * How hard a password is to guess, roughly and without a dictionary: what urges people beyond the
 * six characters that a password needs. Pure and browser-safe; it never refuses anything.
 */
import { ACCOUNT_LIMITS } from "./limits";
import { nameKey } from "./names";

export const STRENGTHS = ["weak", "fair", "good", "strong"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Bits that reach a step; eight letters of a word stay weak, four words are strong. */
const STEPS: readonly [Strength, number][] = [
  ["strong", 44],
  ["good", 32],
  ["fair", 22],
];

/**
 * Bits a character: people choose words, in which a letter says little and a Han character much.
 */
const KINDS: readonly [RegExp, number][] = [
  [/\p{sc=Han}/u, 6],
  [/\p{Ll}|\p{Lo}/u, 2.5],
  [/\p{Lu}/u, 2.5],
  [/\p{N}/u, 2.5],
  [/./su, 3.5],
];
/** Bits for every further kind in the same password. */
const MIXED = 4;
/** What follows from the character before it, and what has been there often already. */
const EXPECTED = 0.25;
const WORN = 0.5;

const WELL_KNOWN =
  "password passwort motdepasse contraseña contrasena letmein welcome iloveyou admin dragon monkey sunshine football princess woaini giftwright";
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "1234567890"];

/**
 * The strength of a password, null for none. `person` holds names and addresses that its owner is
 * known by: they add next to nothing.
 */
export function strengthOf(password: string, person: readonly string[] = []): Strength | null {
  if (password === "") return null;
  if ([...password.normalize("NFC")].length < ACCOUNT_LIMITS.password.min) return "weak";
  const bits = bitsOf(password, person);
  return STEPS.find(([, least]) => bits >= least)?.[0] ?? "weak";
}

function bitsOf(password: string, person: readonly string[]): number {
  const whole = dropKnownWords(password.normalize("NFC"), person);
  const unit = whole.slice(0, period(whole));
  const repeats = whole.length / Math.max(1, unit.length);
  const seen = new Map<string, number>();
  const kinds = new Set<number>();
  let bits = repeats > 1 ? Math.log2(repeats) : 0;
  let [before, last] = ["", ""];
  for (const character of unit) {
    const kind = KINDS.findIndex(([form]) => form.test(character));
    kinds.add(kind);
    const times = (seen.get(character) ?? 0) + 1;
    seen.set(character, times);
    const worth = KINDS[kind]?.[1] ?? 0;
    if (isExpected(before, last, character)) bits += worth * EXPECTED;
    else bits += times > 3 ? worth * WORN : worth;
    [before, last] = [last, character];
  }
  return bits + MIXED * Math.max(0, kinds.size - 1);
}

/** Each known word becomes one character: it costs a guesser one guess among few. */
function dropKnownWords(password: string, person: readonly string[]): string {
  const parts = person.flatMap((name) => [nameKey(name), ...nameKey(name).split(/[@.\s_-]+/)]);
  const known = [...parts, ...WELL_KNOWN.split(" ")]
    .filter((word) => [...word].length >= 3)
    .toSorted((one, other) => other.length - one.length);
  return known.reduce(
    (rest, word) => rest.replaceAll(new RegExp(literally(word), "giu"), "\0"),
    password,
  );
}

const literally = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** The length of the shortest piece of which the whole text is a repetition. */
const period = (text: string) => `${text}${text}`.indexOf(text, 1);

/** The same again, the next in order ("abc", "987"), or the next key in the row. */
function isExpected(before: string, last: string, character: string): boolean {
  if (last === "") return false;
  if (character === last) return true;
  const step = code(character) - code(last);
  if (Math.abs(step) === 1 && (before === "" || code(last) - code(before) === step)) return true;
  const pair = `${last}${character}`.toLowerCase();
  return ROWS.some((row) => row.includes(pair) || [...row].reverse().join("").includes(pair));
}

const code = (character: string) => character.codePointAt(0) ?? 0;
