/** What a person must not get: disliked, ruled out, or owned already. */
import type { Care, Category, Cliche, InterestId } from "#shared/catalogue/vocabulary";
import { isWithin, SUBJECT_OF } from "../catalogue/interests";
import type { Item } from "./element";
import { isNameOf } from "./scan";
import type { Polarity } from "./scope";

const MATERIALS: ReadonlySet<string> = new Set<Care>([
  "leather",
  "wool",
  "silk",
  "down",
  "plastic",
  "animal",
]);

/** What is ruled out, as it is collected word by word. */
export type Rejected = {
  interests: Set<InterestId>;
  cares: Set<Care>;
  categories: Set<Category>;
  kinds: Set<string>;
  cliches: Set<Cliche>;
  words: Set<string>;
};

/** Keeps a word that names must not hold; one too short, or too long, says nothing. */
export function refuseWord(word: string, words: Set<string>): void {
  const least = /\p{Script=Han}/u.test(word) ? 2 : 3;
  if (word.length >= least && word.length <= 30) words.add(word.toLowerCase());
}

/**
 * "Already has a turntable": no other of its kind, or named so; the interest that it tells of
 * counts.
 */
export function own(
  { concepts, words }: Item,
  owned: { kinds: Set<string>; words: Set<string> },
  disliked: Rejected,
  isTold: boolean,
): void {
  for (const concept of concepts) {
    if (concept.kind === "thing") owned.kinds.add(concept.id);
    if (concept.kind === "cliche") disliked.cliches.add(concept.id);
  }
  const isKnown = concepts.some(({ kind }) => OWNABLE.has(kind));
  const isSubject = concepts.every(
    ({ kind, id }) => kind === "interest" && !isWithin(id, "animals") && !isWithin(id, "gardening"),
  );
  if (!isKnown || (isTold && isSubject)) refuseWord(words, owned.words);
}

const OWNABLE: ReadonlySet<Item["concepts"][number]["kind"]> = new Set([
  "thing",
  "interest",
  "cliche",
  "situation",
  "limit",
  "avoid",
]);

/**
 * "No books" and "too many teapots" reject the things, not the love of reading or tea; "no golf"
 * rejects the subject. Whoever bans candles, and hasn't just too many, bans whatever burns.
 */
export function reject({ concepts, words }: Item, disliked: Rejected, state: Polarity): void {
  const banned = state === "banned";
  if (
    state === "surplus" &&
    concepts.some(({ kind, id }) => kind === "interest" && id === "cooking")
  ) {
    // "They have everything for cooking": the things, and no dislike of it.
    disliked.categories.add("kitchen");
  }
  if (concepts.some(({ kind }) => kind === "narrow")) refuseWord(words, disliked.words);
  // "No opera" names an interest of the tree; "no scarves" leaves fashion alone.
  if (state !== "surplus" && concepts.some(({ kind }) => kind === "narrow")) {
    for (const { kind, id } of concepts) {
      if (kind === "interest" && isNameOf(id, words)) disliked.interests.add(id);
    }
  }
  const isObject = concepts.some(
    ({ kind }) =>
      kind === "category" ||
      kind === "cliche" ||
      kind === "narrow" ||
      (kind === "thing" && state === "surplus"),
  );
  const subjects = concepts.flatMap(({ kind, id }) => (kind === "interest" ? [id] : []));
  // "Pets" names animals, dogs and cats: the narrower ones are meant.
  const isBroader = (id: InterestId) =>
    subjects.some((other) => other !== id && isWithin(other, id));
  // "Allergic to wool" is no dislike of knitting.
  const isMaterial = concepts.some(({ kind, id }) => kind === "care" && MATERIALS.has(id));
  for (const concept of concepts) {
    if (concept.kind === "interest" && !isObject && !isMaterial && !isBroader(concept.id)) {
      disliked.interests.add(concept.id);
    }
    if (concept.kind === "thing" && !isMaterial) disliked.kinds.add(concept.id);
    if (concept.kind === "care") disliked.cares.add(concept.id);
    if (concept.kind === "cliche") {
      disliked.cliches.add(concept.id);
      if (concept.id === "candle" && banned) disliked.cares.add("flame");
    }
    if (concept.kind === "category") {
      disliked.categories.add(concept.id);
      const subject = SUBJECT_OF[concept.id];
      if (subject) disliked.interests.add(subject);
    }
  }
}
