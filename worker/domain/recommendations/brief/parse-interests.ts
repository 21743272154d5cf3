import type { Care, Category, Cliche, Quality, Tag } from "../../catalogue/vocabulary";
import type { Dislikes, Interest } from "../schema";
import { withoutInstructions } from "./instructions";
import type { Concept } from "./lexicon/indexes";
import { type Polarity, resolveNegation } from "./negation";
import { type Element, type Item, scan } from "./scan";
import { cleanText } from "./text";

/** Most words that full-text search is asked to try. */
const MAX_UNKNOWN_WORDS = 12;
/** Most unwanted words that names are searched for. */
const MAX_REFUSED_WORDS = 6;

/**
 * Unwanted things of these categories take the subject with them: "no jewelry" is no such interest.
 */
const SUBJECT_OF: Partial<Record<Category, Tag>> = {
  garden: "gardening",
  jewelry: "jewelry",
  music: "music",
  sports: "fitness",
  tech: "gadgets",
};

export type Wishes = {
  interests: Interest[];
  qualities: Quality[];
  dislikes: Dislikes;
  unknownWords: string[];
};

/**
 * Reads free text in English, French, Spanish, Chinese or a mix: what the person likes, what to
 * avoid and how the gift should be. Reads 2,000 characters, never throws; words are matched, never
 * obeyed.
 */
export function parseInterests(text: string): Wishes {
  const elements = scan(withoutInstructions(cleanText(text)));
  return wishesOf(elements, resolveNegation(elements));
}

/** The wishes of a text that was scanned and whose negations were resolved already. */
export function wishesOf(elements: readonly Element[], polarity: readonly Polarity[]): Wishes {
  const liked = new Map<Tag, string>();
  const qualities = new Set<Quality>();
  const disliked = {
    tags: new Set<Tag>(),
    cares: new Set<Care>(),
    categories: new Set<Category>(),
    cliches: new Set<Cliche>(),
    words: new Set<string>(),
  };
  const unknown = new UnknownWords();

  for (const [at, element] of elements.entries()) {
    const banned = polarity[at] === "banned";
    const unwanted = polarity[at] === "unwanted" || banned;
    if (element.role === "abstain" && unwanted) disliked.cares.add("alcohol");
    if (element.role === "unknown" && !unwanted) unknown.add(element.words, element.han);
    else unknown.endRun();
    if (element.role === "unknown" && unwanted) refuseWord(element.words, disliked);
    if (element.role !== "item" || polarity[at] === "cancelled") continue;
    if (unwanted) reject(element, disliked, banned);
    else {
      for (const concept of element.concepts) {
        if (concept.kind === "tag" && !liked.has(concept.id)) liked.set(concept.id, element.words);
        if (concept.kind === "quality") qualities.add(concept.id);
        if (concept.kind === "avoid") disliked.cares.add(concept.id);
      }
      if (element.concepts.every(({ kind }) => isThing(kind))) unknown.add(element.words, false);
    }
  }
  for (const tag of disliked.tags) liked.delete(tag);
  return {
    interests: [...liked].map(([tag, words]) => ({ tag, words })),
    qualities: [...qualities],
    dislikes: {
      tags: [...disliked.tags],
      cares: [...disliked.cares],
      categories: [...disliked.categories],
      cliches: [...disliked.cliches],
      words: [...disliked.words].slice(0, MAX_REFUSED_WORDS),
    },
    unknownWords: unknown.words(),
  };
}

/** Things that full-text search may look for. No care: whoever writes "nuts" wishes for none. */
const isThing = (kind: Concept["kind"]) => kind === "cliche" || kind === "category";

type Rejected = {
  tags: Set<Tag>;
  cares: Set<Care>;
  categories: Set<Category>;
  cliches: Set<Cliche>;
  words: Set<string>;
};

const refuseWord = (word: string, { words }: Rejected) => {
  const least = /\p{Script=Han}/u.test(word) ? 2 : 3;
  if (word.length >= least && word.length <= 30) words.add(word.toLowerCase());
};

/**
 * "No books" rejects the things, not the love of reading; "no golf" rejects the subject. Whoever
 * bans candles, and hasn't just too many, bans whatever burns.
 */
function reject({ concepts, words }: Item, disliked: Rejected, banned: boolean): void {
  if (concepts.some(({ kind }) => kind === "narrow")) refuseWord(words, disliked);
  const isObject = concepts.some(
    ({ kind }) => kind === "category" || kind === "cliche" || kind === "narrow",
  );
  for (const concept of concepts) {
    if (concept.kind === "tag" && !isObject) disliked.tags.add(concept.id);
    if (concept.kind === "care") disliked.cares.add(concept.id);
    if (concept.kind === "cliche") {
      disliked.cliches.add(concept.id);
      if (concept.id === "candle" && banned) disliked.cares.add("flame");
    }
    if (concept.kind === "category") {
      disliked.categories.add(concept.id);
      const subject = SUBJECT_OF[concept.id];
      if (subject) disliked.tags.add(subject);
    }
  }
}

/** Collects content words; Chinese characters that stand together are one word. */
class UnknownWords {
  readonly #words = new Set<string>();
  #run = "";

  add(words: string, han: boolean): void {
    if (han) {
      this.#run += words;
      return;
    }
    this.endRun();
    const lower = words.toLowerCase();
    if (lower.length > 2 && lower.length <= 30) this.#words.add(lower);
  }

  endRun(): void {
    const length = this.#run.length;
    if (length > 1 && length <= 8) this.#words.add(this.#run);
    this.#run = "";
  }

  words(): string[] {
    this.endRun();
    return [...this.#words].slice(0, MAX_UNKNOWN_WORDS);
  }
}
