import type { Locale } from "#shared/locale";
import { fold, otherSingulars, singular, type Token } from "../text";

/** A value of a phrase; `only` keeps it to texts that may be in that language. */
export type Sense<T> = { value: T; only?: Locale };
export type PhraseMatch<T> = { senses: readonly Sense<T>[]; length: number };

/** The variants that an entry of `Aliases` stands for; see there for the marks. */
export function expandAliases(aliases: string): string[] {
  const phrases: string[] = [];
  const marked = /[({]|o\/a/.test(aliases);
  for (const raw of aliases.replace(/\s+/g, " ").split(",")) {
    const phrase = raw.trim();
    if (phrase === "") continue;
    if (!marked) phrases.push(phrase);
    else if (phrase.includes("{")) phrases.push(...alternatives(phrase));
    else if (phrase.includes("o/a")) {
      phrases.push(phrase.replaceAll("o/a", "o"), phrase.replaceAll("o/a", "a"));
    } else if (phrase.includes("(")) {
      phrases.push(phrase.replace(/\([^()]*\)/g, ""), phrase.replace(/[()]/g, ""));
    } else phrases.push(phrase);
  }
  return phrases;
}

/** "{learn|study} {Greek|Latin}" as its four phrases. */
function alternatives(phrase: string): string[] {
  const group = /\{([^{}]*)\}/.exec(phrase);
  if (!group) return [phrase];
  const [braces, choices = ""] = group;
  return choices
    .split("|")
    .flatMap((choice) => alternatives(phrase.replace(braces, choice.trimStart())));
}

/**
 * The same as the keys of `tokenize`, joined by blanks; quick, since thousands are made at once.
 */
function phraseKey(folded: string): { key: string; first: string; length: number } {
  let key = "";
  let first = "";
  let length = 0;
  for (let at = 0; at < folded.length; ) {
    let end = at;
    while (isLatin(folded.charCodeAt(end))) end++;
    if (end === at && folded.charCodeAt(at) > 127) end++;
    if (end > at) {
      const piece = singular(folded.slice(at, end));
      if (length === 0) first = piece;
      key = length === 0 ? piece : `${key} ${piece}`;
      length++;
    }
    at = Math.max(end, at + 1);
  }
  return { key, first, length };
}

/** Entries that begin with `=`. */
const ACCENTED = /(?:^|,)\s*(=[^,\s]+)/g;

const isLatin = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** A dictionary of phrases that finds the longest one at a place of a text. */
export class PhraseIndex<T> {
  /** Senses by the keys of a phrase's words, with blanks between. */
  readonly #senses = new Map<string, Sense<T>[]>();
  /** How many words the longest phrase has that begins with a key. */
  readonly #longest = new Map<string, number>();
  /**
   * Keys of single words that mean something in one language only: they don't tell the language.
   */
  readonly bound = new Set<string>();
  #words: Set<string> | undefined;

  add(aliases: string, value: T, locale: Locale): void {
    const anywhere: Sense<T> = { value };
    const bound: Sense<T> = { value, only: locale };
    for (const [, accented = ""] of aliases.matchAll(ACCENTED)) {
      const sense = accented.endsWith("*") ? bound : anywhere;
      this.#push(accented.toLowerCase().replace("*", ""), sense);
    }
    // Folding a whole group at once is what keeps the first request fast.
    for (const phrase of expandAliases(fold(aliases))) {
      if (phrase.startsWith("=")) continue;
      const { key, first, length } = phraseKey(phrase);
      if ((this.#longest.get(first) ?? 0) < length) this.#longest.set(first, length);
      const isBound = phrase.endsWith("*");
      if (isBound) this.bound.add(key);
      this.#push(key, isBound ? bound : anywhere);
    }
  }

  #push(key: string, sense: Sense<T>): void {
    const senses = this.#senses.get(key);
    if (senses) senses.push(sense);
    else this.#senses.set(key, [sense]);
  }

  /** The longest phrase that starts at `from` and has a sense which `accepts` lets pass. */
  longest(
    tokens: readonly Token[],
    from: number,
    accepts: (sense: Sense<T>) => boolean = () => true,
  ): PhraseMatch<T> | null {
    const first = tokens[from];
    if (!first || first.kind === "mark") return null;
    let best: PhraseMatch<T> | null = null;
    const consider = (key: string, end: number) => {
      const all = this.#senses.get(key);
      if (!all) return false;
      const senses = all.every(accepts) ? all : all.filter(accepts);
      if (senses.length > 0) best = { senses, length: end - from };
      return true;
    };
    let phrase = "";
    let most = this.#longest.get(first.key) ?? 1;
    for (let at = from; most > 0; at++) {
      const token = tokens[at];
      // "board-games" reads as "board games".
      if (isJoint(tokens, at)) continue;
      if (!token || token.kind === "mark" || isParted(tokens[at - 1], token, at > from)) break;
      const before = phrase === "" ? "" : `${phrase} `;
      phrase = before + token.key;
      most--;
      if (consider(phrase, at + 1)) continue;
      if (token.kind === "han") continue;
      for (const form of otherSingulars(token.folded)) {
        if (consider(before + form, at + 1)) break;
      }
    }
    // Accents decide only where nothing longer was found.
    if (first.kind === "word" && ((best as PhraseMatch<T> | null)?.length ?? 1) === 1) {
      consider(`=${first.lower}`, from + 1);
    }
    return best;
  }

  /** Keys of all single words that phrases are made of. */
  get words(): ReadonlySet<string> {
    this.#words ??= new Set([...this.#senses.keys()].flatMap((phrase) => phrase.split(" ")));
    return this.#words;
  }

  /** Every phrase, as keys with blanks between, and what it may mean. */
  entries(): Iterable<[string, readonly Sense<T>[]]> {
    return this.#senses.entries();
  }

  /** Whether a word is part of any phrase, whatever its number. */
  knows(folded: string): boolean {
    if (this.words.has(singular(folded))) return true;
    return otherSingulars(folded).some((form) => this.words.has(form));
  }
}

/** Chinese phrases hold no blanks: 手帐 胶带 are two things. */
const isParted = (before: Token | undefined, token: Token, isWithin: boolean) =>
  isWithin && token.kind === "han" && before?.kind === "han" && before.end < token.start;

/**
 * "Board-games", "D & D"; a middle dot or a full stop within a word or after an initial: 哈利·波特,
 * "Philip K. Dick"; a colon after a word: "Magic: The Gathering".
 */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "mark") return false;
  if (/^[-/&]$/.test(token.key)) return true;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (before?.end !== token.start) return false;
  if (token.key === ":") return before.kind === "word";
  const isInitial = token.key === "." && before.folded.length === 1;
  return isInitial || (after?.start === token.end && /^[.·]$/.test(token.key));
}
