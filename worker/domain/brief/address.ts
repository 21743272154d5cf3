/**
 * A brief as the query of an address, so that an answer can be reloaded, sent and kept. Ids and
 * numbers only: never prose, names or words that somebody typed.
 */

import { type BudgetRange, CELEBRATIONS, type PartialBrief } from "#shared/brief/schema";
import {
  ASKS,
  CARES,
  CATEGORIES,
  CLICHES,
  MAX_AGE,
  OCCASIONS,
  QUALITIES,
  RELATIONSHIPS,
  SITUATIONS,
  type Situation,
} from "#shared/catalogue/vocabulary";
import { isInterest } from "../catalogue/interests";
import { isKind } from "../catalogue/kinds";

/** What an address holds; what the brief doesn't say is in no parameter. */
export type AnswerAddress = {
  /** The brief without the words that somebody typed. */
  brief: PartialBrief;
  /** The gifts of the answer, best first. */
  picks: readonly number[];
  /**
   * Gifts not to be shown again, the newest last. One among `picks` is replaced by another gift.
   */
  refused: readonly number[];
  /** The id of the person that it is for, which tells nothing to anybody but their giver. */
  person?: string | undefined;
};

/** Most values of one list, and gifts, that an address is read for. */
const MOST = { values: 20, picks: 8, refused: 40 } as const;
const SEPARATOR = "~";
const PERSON = /^[\da-f-]{36}$/;

/** The query of the address of an answer; the same answer always has the same address. */
export function addressOfAnswer({ brief, picks, refused, person }: AnswerAddress): URLSearchParams {
  const { budget, dislikes, owned } = brief;
  const params = new URLSearchParams();
  const set = (name: string, values: readonly (string | number)[]) => {
    if (values.length > 0) params.set(name, values.join(SEPARATOR));
  };
  // In one order, whichever they were said in.
  const add = (name: string, values: readonly string[]) => set(name, values.toSorted());
  if (brief.ages) set("age", brief.ages);
  if (brief.occasion) params.set("occasion", brief.occasion);
  if (brief.relationship) params.set("relationship", brief.relationship);
  if (budget) params.set("budget", [budget.min, budget.max ?? ""].join(SEPARATOR));
  if (brief.audience) params.set("for", brief.audience);
  if (brief.celebration) params.set("celebration", brief.celebration);
  const likes = brief.interests.filter(({ isAside }) => !isAside);
  const asides = brief.interests.filter(({ isAside }) => isAside);
  set(
    "likes",
    likes.map(({ id }) => id),
  );
  set(
    "also",
    asides.map(({ id }) => id),
  );
  add("situation", brief.situations);
  add("has", owned.kinds);
  add("limits", brief.limits);
  add("kind", brief.qualities);
  add("not", dislikes.interests);
  add("without", dislikes.cares);
  add("no", dislikes.categories);
  add("never", dislikes.kinds);
  add("spare", dislikes.cliches);
  set("gifts", picks);
  set("refused", refused.slice(-MOST.refused));
  if (person) params.set("person", person);
  return params;
}

/** Do two briefs say the same, but for their words? */
export const isSameBrief = (one: PartialBrief, other: PartialBrief): boolean =>
  addressOfAnswer({ brief: one, picks: [], refused: [] }).toString() ===
  addressOfAnswer({ brief: other, picks: [], refused: [] }).toString();

/**
 * The answer that an address names; null where it names none or can't be read. Unknown ids are left
 * out. Interests come back under their ids as words: what was typed is nowhere kept. A list may
 * come in several parameters of its name, as a form sends it.
 */
export function readAnswerAddress(params: URLSearchParams): AnswerAddress | null {
  const list = (name: string) =>
    params.getAll(name).join(SEPARATOR).split(SEPARATOR).filter(Boolean);
  const known = <const T extends string>(name: string, vocabulary: readonly T[]): T[] => {
    const asked = new Set(list(name).slice(0, MOST.values));
    return vocabulary.filter((word) => asked.has(word));
  };
  const ids = (name: string, isKnown: (id: string) => boolean) =>
    [...new Set(list(name))].filter(isKnown).slice(0, MOST.values);
  const ages = params.has("age") ? agesOf(list("age")) : null;
  const budget = params.has("budget") ? budgetOf(params.get("budget") ?? "") : null;
  const [occasion = null] = known("occasion", OCCASIONS);
  const [relationship = null] = known("relationship", RELATIONSHIPS);
  const isUnreadable = Object.entries({ age: ages, budget, occasion, relationship }).some(
    ([name, value]) => params.has(name) && value === null,
  );
  if (isUnreadable) return null;
  const situations = SITUATIONS.filter(
    (situation): situation is Exclude<Situation, "any"> => situation !== "any",
  );
  const numbers = (name: string) =>
    [...new Set(list(name))].map(wholeNumber).filter((id) => id !== null);
  const answer: AnswerAddress = {
    brief: {
      recipient: null,
      audience: known("for", ["women", "men"])[0] ?? null,
      ages,
      occasion,
      celebration: known("celebration", CELEBRATIONS)[0] ?? null,
      relationship,
      situations: known("situation", situations),
      budget,
      currency: null,
      interests: [
        ...ids("likes", isInterest).map((id) => ({ id, words: id })),
        ...ids("also", isInterest).map((id) => ({ id, words: id, isAside: true as const })),
      ],
      owned: { kinds: ids("has", isKind), words: [] },
      limits: known("limits", ASKS),
      qualities: known("kind", QUALITIES),
      dislikes: {
        interests: ids("not", isInterest),
        cares: known("without", CARES),
        categories: known("no", CATEGORIES),
        kinds: ids("never", isKind),
        cliches: known("spare", CLICHES),
        words: [],
      },
      unknownWords: [],
    },
    picks: numbers("gifts").slice(0, MOST.picks),
    refused: numbers("refused").slice(-MOST.refused),
    person: PERSON.exec(params.get("person") ?? "")?.[0],
  };
  return addressOfAnswer(answer).size > 0 ? answer : null;
}

/** Years, both ends included; null where they can't be read. */
function agesOf([from = "", to = ""]: readonly string[]): [number, number] | null {
  const [youngest, oldest] = [wholeNumber(from), wholeNumber(to)];
  if (youngest === null || oldest === null) return null;
  return youngest <= oldest && oldest <= MAX_AGE ? [youngest, oldest] : null;
}

/** Cents, without an upper end where that is empty; null where they can't be read. */
function budgetOf(text: string): BudgetRange | null {
  const [least = "", most = ""] = text.split(SEPARATOR);
  const min = wholeNumber(least);
  const max = most === "" ? null : wholeNumber(most);
  if (min === null || (most !== "" && max === null)) return null;
  return max !== null && max < min ? null : { min, max };
}

/** A whole number of at most nine digits; null for anything else. */
const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
