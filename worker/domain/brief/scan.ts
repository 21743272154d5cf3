import type { Care } from "#shared/catalogue/vocabulary";
import { LOCALES } from "#shared/locale";
import { interestName, isWithin } from "../catalogue/interests";
import { withoutDescriptions } from "./descriptions";
import { type Element, isLiving } from "./element";
import { languageFilter } from "./language";
import {
  functionWords,
  guardedWords,
  isInterestWord,
  kinPhrases,
  occasionPhrases,
  wishPhrases,
  wishSpelling,
} from "./lexicon/indexes";
import type { Sense } from "./lexicon/phrase-table";
import type { Concept, Signal } from "./lexicon/types";
import { withNames } from "./names";
import { isNationality } from "./nationality";
import { interestAlone, isOnAir, isSimile, MODAL } from "./said-in-passing";
import { cleanText, fold, simplified, singular, type Token, tokenize } from "./text";

/**
 * Allergens and whatever people name only to be spared it. Not leather or wool (a journal, yarn),
 * sugar or caffeine ("a sugar addict"), pets and memberships: these are wished for as often.
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

/** A capital amid a sentence marks a name ("a Chivas fan"), which is no misspelt word. */
const isName = (source: string, { start }: Token) =>
  /^\p{Lu}\p{Ll}/u.test(source.slice(start, start + 2)) &&
  /(?:^|\s)\p{Ll}[\p{L}'’]*,? $/u.test(source.slice(Math.max(0, start - 20), start));

/** «Velerito», «florecitas», «bailecito»: the interest's word that a diminutive is made of. */
function diminished(word: string): string | null {
  const [, stem, joint, vowel] = /^([a-z]{3,}?)(e?c)?it([ao])s?$/.exec(word) ?? [];
  if (!stem) return null;
  const bases = joint ? [stem, `${stem}e`] : [`${stem}${vowel}`];
  return bases.find((base) => isInterestWord(base)) ?? null;
}

/** Misspelt words replaced by the lexicon's word they stand for. */
function correctSpelling(source: string, tokens: readonly Token[]): Token[] {
  const seen = new Map<string, string | null>();
  const correct = (word: string): string | null => {
    if (word.length < 4 || functionWords().has(word)) return null;
    if (wishPhrases().knows(word) || kinPhrases().knows(word)) return null;
    if (guardedWords().has(word) || guardedWords().has(singular(word))) return null;
    return (
      diminished(word) ?? wishSpelling().closest(word) ?? wishSpelling().closest(singular(word))
    );
  };
  return tokens.map((token) => {
    if (token.kind !== "word" || isName(source, token)) return token;
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
  const source = simplified(cleanText(text));
  const tokens = correctSpelling(source, tokenize(source));
  return { source, tokens, accepts: languageFilter(tokens, wishPhrases()) };
}

/**
 * How many words or Chinese characters name somebody close to the giver ("brother in law"); other
 * people ("my boss") tell what a gift is for.
 */
function closeKin(tokens: readonly Token[], at: number): number {
  const match = kinPhrases().longest(tokens, at);
  const isClose = match?.senses.some(({ value }) => /^(?:family|partner|friend)/.test(value));
  return match && isClose ? match.length : 0;
}

/** Chinese has no blanks between words, so one parts clauses: 彩笔不缺 学芭蕾. */
const isGap = (source: string, before: Token | undefined, token: Token, last?: Element) =>
  before?.kind === "han" &&
  token.kind === "han" &&
  source[before.end] === " " &&
  last !== undefined &&
  PARTED.has(last.role);

/** What a blank ends; a negation or a liking goes on after it: 不要 蜡烛. */
const PARTED: ReadonlySet<Element["role"]> = new Set<Element["role"]>([
  "item",
  "unknown",
  "own",
  "surplus",
  "after",
  "allow",
  "abstain",
]);

type Accepts = (sense: Sense<Concept>) => boolean;
type Match = ReturnType<ReturnType<typeof wishPhrases>["longest"]>;

const ARTICLE = /^(?:l[ea]s?|el|los|the)$/;
/** What may stand before a thing and be taken for a part of its name: 看, 去, 喜欢. */
const BEFORE_A_THING: ReadonlySet<Element["role"]> = new Set<Element["role"]>(["filler", "like"]);

/**
 * 看海贼王 is no love of the sea (看海), 看书法 no reading: a Chinese phrase of a verb and a thing
 * gives way to a thing that reaches further. So does an article: « le thé à la menthe ».
 */
function withoutOverlap(
  tokens: readonly Token[],
  at: number,
  match: Match,
  accepts: Accepts,
): Match {
  if (!match || match.length < 2) return match;
  if (ARTICLE.test(tokens[at]?.folded ?? "")) {
    const behind = wishPhrases().longest(tokens, at + 1, accepts);
    return behind && behind.length >= match.length ? null : match;
  }
  if (tokens[at]?.kind !== "han") return match;
  if (elementOf(match.senses, "").role !== "item") return match;
  for (let lead = 1; lead < match.length; lead++) {
    const verb = wishPhrases().longest(tokens.slice(at, at + lead), 0, accepts);
    if (verb?.length !== lead || !BEFORE_A_THING.has(elementOf(verb.senses, "").role)) continue;
    const thing = wishPhrases().longest(tokens, at + lead, accepts);
    const isThing = thing && elementOf(thing.senses, "").role === "item";
    if (isThing && lead + thing.length > match.length) return verb;
  }
  return match;
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
    if (isGap(source, tokens[at - 1], token, elements.at(-1))) {
      elements.push({ role: "comma", words: " " });
    }
    const match = withoutOverlap(tokens, at, wishPhrases().longest(tokens, at, accepts), accepts);
    const length = match?.length ?? Math.max(1, closeKin(tokens, at));
    const words = source.slice(token.start, tokens[at + length - 1]?.end);
    if (match) {
      const element = elementOf(match.senses, words);
      if (length > 1 && element.role === "item") {
        element.concepts = withNarrower(element.concepts, tokens, at, length, accepts);
      }
      elements.push(element);
    } else if (length > 1 || isIdle(tokens, at)) elements.push({ role: "filler", words });
    else elements.push({ role: "unknown", words, han: token.kind === "han" });
    at += length;
  }
  return inContext(withNames(withoutDescriptions(elements)));
}

/** Names of things that are verbs where an object follows: "watches anime". */
const VERBS = /^watch(?:es)?$/i;
/** Words that join to such a name instead: "watches from the sixties". */
const AFTER_NAME = /^(?:from|of|for|with|by|too|that|which|mostly|especially|is|are|on|in|at|as)$/i;
/** A verb of having that has its own meaning only before a kind of thing: "has chalk bag". */
export const HAVING = /^(?:has|have|got|ont|tiene|tienen|有)$/i;
const MANY = /^(?:lots|loads|tons|heaps|piles|many)$/i;

/** "Has schleich ones already": possession, told last. */
function endsInAlready(elements: readonly Element[], at: number): boolean {
  for (const element of elements.slice(at + 1, at + 8)) {
    if (/^(?:already|d[ée]j[àa])$/i.test(element.words)) return true;
    // "Has like ten of them already."
    const isAbout = element.role === "like" && element.words === "like";
    if (!isAbout && !["item", "unknown", "filler"].includes(element.role)) return false;
  }
  return false;
}

/** «Tiene Catan»: a game by its own name, of which nobody needs another. */
export const isTitle = (element: Element | undefined): boolean =>
  element?.role === "item" &&
  /^\p{Lu}/u.test(element.words) &&
  element.concepts.some(({ kind, id }) => kind === "interest" && isWithin(id, "games")) &&
  !element.concepts.some(({ id }) => isNameOf(id, element.words));

/** Elements whose meaning depends on their neighbours: verbs, "has" and a thing. */
function inContext(elements: readonly Element[]): Element[] {
  // "Has plants" loves them, and may well want another.
  const isThing = (element: Element | undefined) =>
    element?.role === "item" &&
    element.concepts.some(({ kind }) => kind === "thing") &&
    !element.concepts.some(({ kind, id }) => kind === "interest" && isLiving(id));
  return elements.map((element, at): Element => {
    const { role, words } = element;
    const [before, after] = [elements[at - 1], elements[at + 1]];
    if (isSimile(elements, at) || isOnAir(elements, at) || isNationality(elements, at)) {
      return { role: "filler", words };
    }
    const alone = interestAlone(elements, at);
    if (alone) return alone;
    if (
      role === "item" &&
      VERBS.test(words) &&
      (!before || !["item", "like", "unknown"].includes(before.role))
    ) {
      const isObject =
        after?.role === "item" || after?.role === "unknown" || after?.role === "filler";
      if (isObject && !AFTER_NAME.test(after.words)) return { role: "filler", words };
    }
    const isMeant = before?.role !== "no" && !MODAL.test(before?.words ?? "");
    if (role === "filler" && HAVING.test(words) && isMeant) {
      if (isThing(after) || isTitle(after) || endsInAlready(elements, at)) {
        return { role: "own", words };
      }
    }
    if (role === "filler" && MANY.test(words) && endsInAlready(elements, at)) {
      return { role: "own", words };
    }
    return element;
  });
}

/**
 * "Apprendre l'italien" is an alias of languages, and the words within it name Italian: interests
 * of a phrase, each replaced by the narrower ones that its own later words name.
 */
function withNarrower(
  concepts: Concept[],
  tokens: readonly Token[],
  from: number,
  length: number,
  accepts: (sense: Sense<Concept>) => boolean,
): Concept[] {
  // "Mystery novels" is a kind of thing, and its words name crime novels.
  const isThing = concepts.every(({ kind }) => kind === "thing");
  const inner: Concept[] = [];
  const phrase = tokens.slice(from, from + length);
  for (let at = isThing ? 0 : 1; at < length; at++) {
    const words = at === 0 ? phrase.slice(0, -1) : phrase;
    const match = wishPhrases().longest(words, at, accepts);
    for (const { value } of match?.senses ?? []) if (value.kind === "interest") inner.push(value);
  }
  // "No golf balls" leaves golf alone.
  if (isThing && inner.length > 0) {
    return [...concepts, ...inner, { kind: "narrow", id: "narrow" }];
  }
  if (isThing) return concepts;
  return concepts.flatMap((concept) => {
    const narrower = inner.filter(
      ({ id }) => concept.kind === "interest" && id !== concept.id && isWithin(id, concept.id),
    );
    return narrower.length > 0 ? narrower : [concept];
  });
}

/**
 * What there is to avoid at any place of a text, within longer phrases too: dairy in "milk
 * chocolate". Not words of another meaning ("ham radio") nor parts of Chinese words (火 in 火车).
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

function elementOf(matched: readonly Sense<Concept>[], words: string): Element {
  const senses = matched.map(({ value }) => value);
  const concepts = meant(
    senses.filter(({ kind }) => kind !== "signal" && kind !== "wishable"),
    isSignal(matched),
    words,
  );
  if (concepts.length > 0) {
    const cares = concepts.filter(({ kind }) => kind !== "thing");
    const shunned =
      cares.length > 0 &&
      cares.every((concept) => concept.kind === "care" && SHUNNED.has(concept.id)) &&
      senses.every(({ kind }) => kind !== "wishable");
    return { role: "item", concepts, words, shunned };
  }
  const signal = senses.find((sense) => sense.kind === "signal");
  return { role: signal?.id ?? "filler", words };
}

/** Whether a phrase steers meaning; "car" alone is no French "because". */
function isSignal(senses: readonly Sense<Concept>[]): boolean {
  const subjects = senses.filter(({ value }) => value.kind === "interest");
  return senses.some(
    ({ value, only }) =>
      value.kind === "signal" &&
      (!only ||
        subjects.length === 0 ||
        subjects.some((subject) => (subject.only ?? only) === only)),
  );
}

/** Senses that explain a phrase better than an interest that lists it among its many aliases. */
const EXPLAINED: ReadonlySet<Concept["kind"]> = new Set(["quality", "avoid", "situation", "limit"]);
/** Circumstances that tell of an interest as well: a new puppy, a gap year, life in a van. */
const TELLING: ReadonlySet<string> = new Set(["new-pet", "moving-abroad", "space"]);

/** Are these words the interest's own name, not one of its many aliases? */
export function isNameOf(id: string, words: string): boolean {
  const typed = fold(words);
  return (
    id === typed.replaceAll(" ", "-") ||
    LOCALES.some((locale) => fold(interestName(id, locale)) === typed)
  );
}

/** Do these words hold the interest's own name and more: "yoga mat"? */
export function holdsNameOf(id: string, words: string): boolean {
  const typed = ` ${fold(words)} `;
  return LOCALES.some((locale) => {
    const name = fold(interestName(id, locale));
    return typed.trim() !== name && typed.includes(locale === "zh" ? name : ` ${name} `);
  });
}

/**
 * What a phrase of several senses means: "handmade" is a quality and not the love of making,
 * "sober" no wish for mocktails, "playing" nothing by itself. An interest's own name names that
 * interest alone.
 */
function meant(concepts: Concept[], steers: boolean, words: string): Concept[] {
  const subjects = concepts.filter(({ kind }) => kind === "interest");
  if (steers) return concepts.filter(({ kind }) => kind !== "interest" && kind !== "thing");
  if (subjects.length === 0) return concepts;
  const isExplained = concepts.some(({ kind, id }) => EXPLAINED.has(kind) && !TELLING.has(id));
  if (!isExplained && subjects.length === 1) return concepts;
  const named = subjects.filter(({ id }) => isNameOf(id, words));
  const kept = isExplained || named.length > 0 ? named : subjects;
  return concepts.filter((concept) => concept.kind !== "interest" || kept.includes(concept));
}

/** Function words, numbers, people ("my mother") and occasions are no subject of a gift. */
function isIdle(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || functionWords().has(token.folded) || /^\p{N}+$/u.test(token.folded)) return true;
  if (token.kind !== "word") return false;
  return [kinPhrases(), occasionPhrases()].some((index) => index.longest(tokens, at) !== null);
}
