/**
 * How well one thing stands in for a gift: the points of quality that are lost, or null where it
 * can't. Pure.
 */

import type { InterestId } from "#shared/catalogue/vocabulary";
import type { Candidate } from "../catalogue/candidate";
import { isWithin } from "../catalogue/interests";
import type { RecipeFacts } from "./recipe-schema";

/** Points of each loss at its worst; together they are what the worst substitute costs. */
export const LOSSES = {
  /** Being another thing than was chosen. */
  other: 4,
  /**
   * The things it is about: those missing, and sharing neither the first, which says most, nor two
   * of them.
   */
  tags: 24,
  otherTheme: 20,
  category: 8,
  occasions: 8,
  relationships: 6,
  ages: 10,
  qualities: 5,
  /** Each thing that some must avoid and that the gift didn't have. */
  care: 3,
  cares: 9,
  cliche: 4,
  /** By the square of the part that is saved: a little less isn't felt, half as much is. */
  price: 60,
  /** What making it yourself asks of the giver. */
  handwork: { easy: 20, medium: 26, hard: 34 },
  /** One gift where there were two. */
  bundle: 20,
  drop: 120,
} as const;

/** Years that a substitute must share with the gift, as a part of the gift's own. */
const MIN_AGES = 0.5;

/**
 * Points lost when `other` stands in for `gift`, price aside; null unless it serves the same person
 * and purpose.
 */
export function lossOf(gift: Candidate, other: Candidate): number | null {
  const occasions = kept(gift.occasions, other.occasions);
  const relationships = kept(gift.relationships, other.relationships);
  const ages = keptYears(gift.ages, other.ages);
  const tags = kept(gift.serves, other.serves);
  if (other.id === gift.id || tags === 0 || ages < MIN_AGES) return null;
  if (occasions === 0 || relationships === 0) return null;
  if (other.audience !== "anyone" && other.audience !== gift.audience) return null;
  if (presumesMore(gift, other)) return null;
  if (other.holiday && other.holiday !== gift.holiday) return null;
  if (other.season && gift.season && other.season !== gift.season) return null;
  const cares = other.cares.filter((care) => !gift.cares.includes(care));
  if (cares.includes("alcohol")) return null;
  return Math.round(
    LOSSES.other +
      LOSSES.tags * (1 - tags) +
      LOSSES.otherTheme * Number(isOtherTheme(gift, other.serves)) +
      LOSSES.category * Number(other.category !== gift.category) +
      LOSSES.occasions * (1 - occasions) +
      LOSSES.relationships * (1 - relationships) +
      LOSSES.ages * (1 - ages) +
      LOSSES.qualities *
        (1 - (gift.qualities.length > 0 ? kept(gift.qualities, other.qualities) : 1)) +
      Math.min(LOSSES.cares, LOSSES.care * cares.length) +
      LOSSES.cliche * Number(other.cliche !== null && gift.cliche === null),
  );
}

/** Does the other one presume an interest that the chosen gift tells nothing of? */
function presumesMore(gift: Candidate, other: Candidate): boolean {
  const known = [...gift.serves, ...gift.presumes];
  return !other.presumes.every((presumed) => known.some((id) => isWithin(id, presumed)));
}

const isOtherTheme = ({ serves: [first, ...more] }: Candidate, interests: readonly InterestId[]) =>
  !(first && interests.includes(first)) && more.filter((id) => interests.includes(id)).length < 2;

/**
 * Points lost when a recipe is made instead, price aside; null unless it is about the same and for
 * that age.
 */
export function handworkLoss(gift: Candidate, recipe: RecipeFacts): number | null {
  const tags = kept(gift.serves, recipe.tags);
  const ages = keptYears(gift.ages, recipe.ages);
  if (tags === 0 || ages < MIN_AGES) return null;
  const cares = recipe.cares.filter((care) => !gift.cares.includes(care));
  if (cares.includes("alcohol")) return null;
  return Math.round(
    LOSSES.handwork[recipe.difficulty] +
      LOSSES.tags * (1 - tags) +
      LOSSES.otherTheme * Number(isOtherTheme(gift, recipe.tags)) +
      LOSSES.ages * (1 - ages) +
      Math.min(LOSSES.cares, LOSSES.care * cares.length),
  );
}

/** Points for a substitute that costs `cents` where `price` was meant to be given. */
export const priceLoss = (price: number, cents: number) =>
  Math.round(LOSSES.price * Math.max(0, 1 - cents / price) ** 2);

/** What costs less than this part of a gift's price is another kind of present. */
const LEAST_PART = 0.2;

/** Is something that costs `cents` still a gift like the one that costs `price`? */
export const isComparable = (price: number, cents: number): boolean => cents >= price * LEAST_PART;

/** The part of the first list that the second holds too, 0 to 1. */
function kept<T>(chosen: readonly T[], offered: readonly T[]): number {
  if (chosen.length === 0) return 0;
  return chosen.filter((word) => offered.includes(word)).length / chosen.length;
}

/** The part of the first range's years that the second covers, 0 to 1. */
function keptYears(chosen: readonly [number, number], offered: readonly [number, number]): number {
  const years = Math.min(chosen[1], offered[1]) - Math.max(chosen[0], offered[0]) + 1;
  return Math.max(0, years) / (chosen[1] - chosen[0] + 1);
}
