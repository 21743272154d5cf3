/**
 * How good answers are, judged from the catalogue's facts and what a person meant. Nothing here
 * looks at the parsed brief or at the checks of `certify.ts`: those are what is being judged.
 */

import type { InterestId } from "#shared/catalogue/vocabulary";
import { ANSWER_SIZE } from "#shared/recommendations/schema";
import type { CatalogueGift } from "../../catalogue/gift-file";
import { isWithin } from "../../catalogue/interests";
import { FILL_WITH_ANYBODY_TO } from "../rank";
import type { Gold } from "./intents";

/** The facts of a gift that count here. */
export type GiftFacts = Pick<
  CatalogueGift,
  | "slug"
  | "priceCents"
  | "ages"
  | "occasions"
  | "serves"
  | "presumes"
  | "kind"
  | "cares"
  | "category"
  | "cliche"
  | "audience"
>;

export const VIOLATIONS = ["budget", "age", "occasion", "dislikes"] as const;
export type Violation = (typeof VIOLATIONS)[number];

export type BriefScore = {
  gifts: number;
  /** Slugs of the gifts that break each wish. */
  broken: Record<Violation, string[]>;
  /** Gifts of the catalogue that break none. */
  fitting: number;
  /**
   * Fewer gifts than an answer holds, although the catalogue has as many kinds of thing that fit
   * and are for an interest of this person. Others are no reason to fill an answer.
   */
  short: boolean;
  /**
   * Gold interests that the answer serves, those it could have, and those no fitting gift serves.
   */
  served: InterestId[];
  missed: InterestId[];
  impossible: InterestId[];
  /** Gifts that serve an interest or something just as fine. */
  precise: number;
  /** As many as could be: what fits of the whole catalogue, at most an answer's worth. */
  reachable: number;
  categories: number;
  cliches: number;
};

/** Is the gift for this interest, or for a narrower one? */
const isFor = ({ serves }: Pick<GiftFacts, "serves">, interest: InterestId): boolean =>
  serves.some((served) => isWithin(served, interest));

const dislikes = (gift: GiftFacts, { without }: Gold): boolean =>
  (without.categories ?? []).includes(gift.category) ||
  (without.interests ?? []).some((interest) => isFor(gift, interest)) ||
  (without.cares ?? []).some((care) => gift.cares.includes(care)) ||
  (without.cliches ?? []).some((cliche) => gift.cliche === cliche);

/** The wishes of the person that a gift breaks. */
export function violations(gift: GiftFacts, gold: Gold): Violation[] {
  const breaks: Record<Violation, boolean> = {
    budget:
      gift.priceCents < gold.budget.min ||
      (gold.budget.max !== null && gift.priceCents > gold.budget.max),
    age: gift.ages[0] > gold.ages[0] || gift.ages[1] < gold.ages[1],
    occasion: gold.occasion !== "other" && !gift.occasions.includes(gold.occasion),
    dislikes: dislikes(gift, gold),
  };
  return VIOLATIONS.filter((violation) => breaks[violation]);
}

/** Scores one answer against the person it is for and all that the catalogue holds. */
export function scoreBrief(
  gold: Gold,
  answer: readonly GiftFacts[],
  catalogue: readonly GiftFacts[],
): BriefScore {
  const fitting = catalogue.filter(
    (gift) =>
      violations(gift, gold).length === 0 &&
      (gift.audience === "anyone" || gold.audience === null || gift.audience === gold.audience),
  );
  const serves = (gifts: readonly GiftFacts[], interest: InterestId) =>
    gifts.some((gift) => isFor(gift, interest));
  const possible = gold.interests.filter((interest) => serves(fitting, interest));
  const fine = [...gold.interests, ...gold.alsoFine];
  const toThePoint = (gifts: readonly GiftFacts[]) =>
    gifts.filter((gift) => fine.some((interest) => isFor(gift, interest))).length;
  const direct = fitting.filter(
    (gift) =>
      gold.interests.some((interest) => isFor(gift, interest)) &&
      gift.presumes.every((presumed) => gold.interests.some((id) => isWithin(id, presumed))),
  );
  const kinds = new Set(direct.map(({ kind }) => kind)).size;
  const breaking = (violation: Violation) =>
    answer.filter((gift) => violations(gift, gold).includes(violation)).map((gift) => gift.slug);
  return {
    gifts: answer.length,
    broken: {
      budget: breaking("budget"),
      age: breaking("age"),
      occasion: breaking("occasion"),
      dislikes: breaking("dislikes"),
    },
    fitting: fitting.length,
    short: answer.length < Math.min(FILL_WITH_ANYBODY_TO, kinds),
    served: possible.filter((interest) => serves(answer, interest)),
    missed: possible.filter((interest) => !serves(answer, interest)),
    impossible: gold.interests.filter((interest) => !possible.includes(interest)),
    precise: toThePoint(answer),
    reachable: Math.min(ANSWER_SIZE, toThePoint(fitting)),
    categories: new Set(answer.map((gift) => gift.category)).size,
    cliches: answer.filter((gift) => gift.cliche !== null).length,
  };
}

export type Totals = Record<Violation, number> & {
  briefs: number;
  short: number;
  /** Shares from 0 to 1. */
  coverage: number;
  precision: number;
  /** The best precision that the catalogue allows in full answers. */
  reachable: number;
  cliches: number;
  /** Mean number of categories in a full answer. */
  categories: number;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const share = (part: number, whole: number, ofNothing: number) =>
  whole === 0 ? ofNothing : part / whole;

/** Adds up the scores of many briefs; every interest and every gift weighs the same. */
export function totalsOf(scores: readonly BriefScore[]): Totals {
  const served = sum(scores.map((score) => score.served.length));
  const missed = sum(scores.map((score) => score.missed.length));
  const gifts = sum(scores.map((score) => score.gifts));
  const full = scores.filter((score) => score.gifts >= ANSWER_SIZE);
  const count = (violation: Violation) =>
    sum(scores.map((score) => score.broken[violation].length));
  return {
    briefs: scores.length,
    budget: count("budget"),
    age: count("age"),
    occasion: count("occasion"),
    dislikes: count("dislikes"),
    short: scores.filter((score) => score.short).length,
    coverage: share(served, served + missed, 1),
    precision: share(sum(scores.map((score) => score.precise)), gifts, 0),
    reachable: share(sum(scores.map((score) => score.reachable)), scores.length * ANSWER_SIZE, 0),
    cliches: share(sum(scores.map((score) => score.cliches)), gifts, 0),
    categories: share(sum(full.map((score) => score.categories)), full.length, 0),
  };
}

/** Mean Jaccard likeness of every two lists, 1 when all hold the same things. */
export function overlap(lists: readonly (readonly string[])[]): number {
  const pairs = lists.flatMap((list, index) =>
    lists.slice(index + 1).map((other) => {
      const shared = list.filter((entry) => other.includes(entry)).length;
      return share(shared, list.length + other.length - shared, 1);
    }),
  );
  return share(sum(pairs), pairs.length, 1);
}
