/** Names of posting lists and of search facets; both sides, writer and reader, use these. */
import type { CandidateFacts } from "./candidate";
import { budgetBandsOf } from "./schema";
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
  type Tag,
} from "./vocabulary";

/** Gifts about a tag in a budget band. */
export const tagTerm = (tag: Tag, budget: BudgetBand) => `tag:${tag}|${budget}`;

/** Gifts for an occasion, of use to somebody in an age band, in a budget band. */
export const cellTerm = (occasion: Occasion, age: AgeBand, budget: BudgetBand) =>
  `cell:${occasion}|${age}|${budget}`;

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
  const terms: string[] = [];
  for (const budget of budgetBandsOf(gift.priceCents)) {
    for (const tag of gift.tags) terms.push(tagTerm(tag, budget));
    for (const age of ageBandsTouching(gift.ages)) {
      for (const occasion of [...gift.occasions, "other" as const]) {
        terms.push(cellTerm(occasion, age, budget));
      }
    }
  }
  return terms;
}

/** Search facets are words of a column of their own, so that filters cost no extra rows. */
export const FACETS = {
  age: (band: AgeBand) => `zage${AGES.indexOf(band)}`,
  budget: (band: BudgetBand) => `zbud${BUDGETS.indexOf(band)}`,
  occasion: (occasion: Occasion) => `zocc${OCCASIONS.indexOf(occasion)}`,
  category: (category: (typeof CATEGORIES)[number]) => `zcat${CATEGORIES.indexOf(category)}`,
  locale: (locale: string) => `zlng${locale}`,
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
