/**
 * A brief as the query of an address, so that an answer can be reloaded, sent and kept (design
 * §5.7). Ids and numbers only: never prose, names or words that somebody typed.
 */
import { isInterest } from "../catalogue/interests";
import { isKind } from "../catalogue/kinds";
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
} from "../catalogue/vocabulary";
import { type Brief, CELEBRATIONS } from "./schema";

/** What an address holds: the brief without its words, and the gifts of the answer, best first. */
export type AnswerAddress = { brief: Brief; picks: number[] };

/** Most values of one list, and gifts, that an address is read for. */
const MOST = { values: 20, picks: 8 } as const;
const SEPARATOR = "~";

/** The query of the address of an answer; the same answer always has the same address. */
export function addressOfAnswer({ brief, picks }: AnswerAddress): URLSearchParams {
  const { budget, dislikes, owned } = brief;
  const params = new URLSearchParams();
  const set = (name: string, values: readonly (string | number)[]) => {
    if (values.length > 0) params.set(name, values.join(SEPARATOR));
  };
  set("age", brief.ages);
  params.set("occasion", brief.occasion);
  params.set("relationship", brief.relationship);
  params.set("budget", [budget.min, budget.max ?? ""].join(SEPARATOR));
  if (brief.audience) params.set("for", brief.audience);
  if (brief.celebration) params.set("celebration", brief.celebration);
  set(
    "likes",
    brief.interests.map(({ id }) => id),
  );
  set("situation", brief.situations);
  set("has", owned.kinds);
  set("limits", brief.limits);
  set("kind", brief.qualities);
  set("not", dislikes.interests);
  set("without", dislikes.cares);
  set("no", dislikes.categories);
  set("never", dislikes.kinds);
  set("spare", dislikes.cliches);
  set("gifts", picks);
  return params;
}

/**
 * The answer that an address names; null where it names none or can't be read. Unknown ids are left
 * out. Interests come back under their ids as words: what was typed is nowhere kept.
 */
export function readAnswerAddress(params: URLSearchParams): AnswerAddress | null {
  const list = (name: string) => (params.get(name) || "").split(SEPARATOR).filter(Boolean);
  const known = <const T extends string>(name: string, vocabulary: readonly T[]): T[] => {
    const asked = new Set(list(name).slice(0, MOST.values));
    return vocabulary.filter((word) => asked.has(word));
  };
  const ids = (name: string, isKnown: (id: string) => boolean) =>
    [...new Set(list(name))].filter(isKnown).slice(0, MOST.values);
  const [youngest, oldest] = list("age").map(Number);
  const [least = "", most = ""] = (params.get("budget") ?? "").split(SEPARATOR);
  const [occasion] = known("occasion", OCCASIONS);
  const [relationship] = known("relationship", RELATIONSHIPS);
  const min = wholeNumber(least);
  const max = most === "" ? null : wholeNumber(most);
  const isAge = (age: number | undefined): age is number =>
    Number.isInteger(age) && Number(age) >= 0 && Number(age) <= MAX_AGE;
  if (!isAge(youngest) || !isAge(oldest) || youngest > oldest) return null;
  if (!occasion || !relationship || min === null || (most !== "" && max === null)) return null;
  if (max !== null && max < min) return null;
  const situations = SITUATIONS.filter(
    (situation): situation is Exclude<Situation, "any"> => situation !== "any",
  );
  return {
    brief: {
      recipient: "",
      audience: known("for", ["women", "men"])[0] ?? null,
      ages: [youngest, oldest],
      occasion,
      celebration: known("celebration", CELEBRATIONS)[0] ?? null,
      relationship,
      situations: known("situation", situations),
      budget: { min, max },
      currency: null,
      interests: ids("likes", isInterest).map((id) => ({ id, words: id })),
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
    picks: list("gifts")
      .map(wholeNumber)
      .filter((id) => id !== null)
      .slice(0, MOST.picks),
  };
}

/** A whole number of at most nine digits; null for anything else. */
const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
