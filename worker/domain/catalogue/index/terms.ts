/** Names of posting lists and of search facets; both sides, writer and reader, use these. */

import { budgetBandsOf } from "#shared/catalogue/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import {
  AGE_BANDS,
  AGES,
  type AgeBand,
  BUDGET_BANDS,
  BUDGETS,
  type BudgetBand,
  CATEGORIES,
  OCCASIONS,
  type Occasion,
  type Situation,
} from "#shared/catalogue/vocabulary";
import type { CandidateFacts } from "../candidate";
import { isWithin, lineageOf } from "../interests";

/** Gifts for exactly this interest in a budget band. */
export const forTerm = (interest: InterestId, budget: BudgetBand) => `for:${interest}|${budget}`;

/** Gifts for a narrower interest that presume no more than this one, in a budget band. */
export const withinTerm = (interest: InterestId, budget: BudgetBand) =>
  `within:${interest}|${budget}`;

/** Gifts for a situation, of use to somebody in an age band, in a budget band. */
export const situationTerm = (situation: Situation, age: AgeBand, budget: BudgetBand) =>
  `situation:${situation}|${age}|${budget}`;

/** The age bands that a range of years touches, youngest first. */
export function ageBandsTouching(ages: readonly [number, number]): AgeBand[] {
  return AGES.filter((band) => AGE_BANDS[band][0] <= ages[1] && AGE_BANDS[band][1] >= ages[0]);
}

/** The budget bands that a range of cents touches; `max` null is "no upper end". */
export function budgetBandsTouching(range: { min: number; max: number | null }): BudgetBand[] {
  const touching = BUDGETS.filter((band) => {
    const [min, max] = BUDGET_BANDS[band];
    return (range.max === null || min <= range.max) && (max === null || max >= range.min);
  });
  // Bands share their borders and no gift sits on one, so a border alone adds nothing.
  const wide = touching.filter((band) => {
    const [min, max] = BUDGET_BANDS[band];
    return range.max !== min && range.min !== max;
  });
  return wide.length > 0 ? wide : touching;
}

/** Every posting list that names a gift. */
export function termsOf(gift: CandidateFacts): string[] {
  const broader = new Set(gift.serves.flatMap((interest) => lineageOf(interest).slice(1)));
  const within = [...broader].filter(
    (ancestor) =>
      !gift.serves.includes(ancestor) &&
      gift.presumes.every((presumed) => isWithin(ancestor, presumed)),
  );
  return budgetBandsOf(gift.priceCents).flatMap((budget) => [
    ...gift.serves.map((interest) => forTerm(interest, budget)),
    ...within.map((interest) => withinTerm(interest, budget)),
    ...gift.situations.flatMap((situation) =>
      ageBandsTouching(gift.ages).map((age) => situationTerm(situation, age, budget)),
    ),
  ]);
}

/** Search facets are words of a column of their own, so that filters cost no extra rows. */
export const FACETS = {
  age: (band: AgeBand) => `zage${AGES.indexOf(band)}`,
  budget: (band: BudgetBand) => `zbud${BUDGETS.indexOf(band)}`,
  occasion: (occasion: Occasion) => `zocc${OCCASIONS.indexOf(occasion)}`,
  category: (category: (typeof CATEGORIES)[number]) => `zcat${CATEGORIES.indexOf(category)}`,
  /** What every gift has. */
  every: `zocc${OCCASIONS.indexOf("other")}`,
};

/** The facet words of a gift. An age band is listed only when the gift suits all of it. */
export function facetsOf(gift: CandidateFacts): string {
  return [
    ...(gift.category ? [FACETS.category(gift.category)] : []),
    ...budgetBandsOf(gift.priceCents).map(FACETS.budget),
    ...AGES.filter(
      (band) => gift.ages[0] <= AGE_BANDS[band][0] && gift.ages[1] >= AGE_BANDS[band][1],
    ).map(FACETS.age),
    ...[...gift.occasions, "other" as const].map(FACETS.occasion),
  ].join(" ");
}
