import type { Care } from "../catalogue/vocabulary";
import { languageFilter } from "./language";
import {
  type Concept,
  functionWords,
  guardedWords,
  kinPhrases,
  wishPhrases,
  wishSpelling,
} from "./lexicon/indexes";
import type { Signal } from "./lexicon/types";
import { cleanText, singular, type Token, tokenize } from "./text";

/** A thing that a gift may be or contain, and what it may mean. */
export type Item = {
  role: "item";
  concepts: Concept[];
  words: string;
  /** Whether nobody wishes for it ("nuts", "noise"): unwanted unless the text clearly likes it. */
  shunned: boolean;
};
/**
 * A stretch of text, in order: items, signals, and words that no lexicon explains. `heading` tells that
 * a colon follows ("Allergies: …").
 */
export type Element = (
  | Item
  | { role: Signal | "comma"; words: string }
  | { role: "unknown"; words: string; han: boolean }
) & { heading?: true };

/**
 * Allergens and whatever people name only to be spared it. Not leather or wool (a journal, yarn), sugar
 * or caffeine ("a sugar addict"), pets and memberships: these are wished for as often.
 */
const SHUNNED: ReadonlySet<Care> = new Set<Care>([
  "alcohol",
  "nuts",
  "gluten",
  "dairy",
  "meat",
  "scent",
  "flame",
  "sharp",
  "small-parts",
  "screen",
  "charging",
  "noise",
  "clutter",
  "heavy",
]);

const MARKS: Record<string, Signal | "comma"> = {
  ",": "comma",
  "、": "and",
  "&": "and",
  "+": "and",
  "/": "or",
  "|": "break",
  ".": "break",
  "。": "break",
  ";": "break",
  "!": "break",
  "?": "break",
  ")": "break",
  "\n": "break",
  "–": "break",
  "—": "break",
  "•": "break",
};

/** Misspelt words replaced by the lexicon's word they stand for. */
function correctSpelling(tokens: readonly Token[]): Token[] {
  const seen = new Map<string, string | null>();
  const correct = (word: string): string | null => {
    if (word.length < 4 || functionWords().has(word)) return null;
    if (wishPhrases().knows(word) || kinPhrases().knows(word)) return null;
    if (guardedWords().has(word) || guardedWords().has(singular(word))) return null;
    return wishSpelling().closest(word) ?? wishSpelling().closest(singular(word));
  };
  return tokens.map((token) => {
    if (token.kind !== "word") return token;
    let correction = seen.get(token.folded);
    if (correction === undefined) {
      correction = correct(token.folded);
      seen.set(token.folded, correction);
    }
    if (correction === null) return token;
    return { ...token, key: singular(correction), folded: correction, lower: correction };
  });
}

function read(text: string) {
  const source = cleanText(text);
  const tokens = correctSpelling(tokenize(source));
  return { source, tokens, accepts: languageFilter(tokens, wishPhrases()) };
}

/** Cuts a text into the longest known phrases, left to right. */
export function scan(text: string): Element[] {
  const { source, tokens, accepts } = read(text);
  const elements: Element[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind === "mark") {
      const spaced =
        token.key === "-" && source[token.start - 1] === " " && source[token.end] === " ";
      const role = spaced ? "break" : MARKS[token.key];
      const last = elements.at(-1);
      if (role) elements.push({ role, words: token.key });
      else if (last && isColon(source, token)) last.heading = true;
      at++;
      continue;
    }
    const match = wishPhrases().longest(tokens, at, accepts);
    const length = match?.length ?? 1;
    const words = source.slice(token.start, tokens[at + length - 1]?.end);
    if (match)
      elements.push(
        elementOf(
          match.senses.map((sense) => sense.value),
          words,
        ),
      );
    else if (isIdle(tokens, at)) elements.push({ role: "filler", words });
    else elements.push({ role: "unknown", words, han: token.kind === "han" });
    at += length;
  }
  return elements;
}

/**
 * What there is to avoid at any place of a text, within longer phrases too: dairy in "milk chocolate".
 * Not words of another meaning ("ham radio") nor parts of Chinese words (火 in 火车).
 */
export function caresWithin(text: string): Concept[] {
  const { tokens, accepts } = read(text);
  return tokens.flatMap((token, at) => {
    const match = wishPhrases().longest(
      tokens,
      at,
      (sense) => accepts(sense) && (sense.value.kind === "care" || sense.value.kind === "wishable"),
    );
    const senses = match?.senses.map(({ value }) => value) ?? [];
    if (senses.some(({ kind }) => kind === "wishable")) return [];
    return token.kind === "han" && match?.length === 1 ? [] : senses;
  });
}

/** "Allergies:", "Allergies- ". */
const isColon = (source: string, { key, end }: Token) =>
  key === ":" || key === "=" || (key === "-" && source[end] === " ");

function elementOf(senses: Concept[], words: string): Element {
  const concepts = senses.filter(({ kind }) => kind !== "signal" && kind !== "wishable");
  if (concepts.length > 0) {
    const shunned =
      concepts.every((concept) => concept.kind === "care" && SHUNNED.has(concept.id)) &&
      senses.every(({ kind }) => kind !== "wishable");
    return { role: "item", concepts, words, shunned };
  }
  const signal = senses.find((sense) => sense.kind === "signal");
  return { role: signal?.id ?? "filler", words };
}

/** Function words, numbers and people ("my mother") are no subject of a gift. */
function isIdle(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || functionWords().has(token.folded) || /^\p{N}+$/u.test(token.folded)) return true;
  return token.kind === "word" && kinPhrases().longest(tokens, at) !== null;
}
