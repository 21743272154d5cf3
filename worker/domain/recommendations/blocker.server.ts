/** When too little fits: which wish blocks, and the smallest change that helps. */

import type { Brief } from "#shared/brief/schema";
import { BUDGET_BANDS, BUDGETS, type BudgetBand } from "#shared/catalogue/vocabulary";
import { ANSWER_SIZE, type Blocker } from "#shared/recommendations/schema";
import type { Ctx } from "../../context";
import { type Candidate, findCandidates } from "../catalogue/catalogue.server";
import { budgetBandsTouching } from "../catalogue/index/terms";
import { termsFor } from "./candidates.server";
import { brokenWishes, type Wish } from "./certify";
import type { Match } from "./match";
import { rankCandidates } from "./rank";

/** How many of these are for this person, and not for just anybody where interests were stated. */
export const countForPerson = (hows: readonly Match["how"][], { interests }: Brief): number =>
  hows.filter((how) => how !== "any" || interests.length === 0).length;

/**
 * The single wish whose relaxing shows most gifts for this person, or null when no one change shows
 * more than the `shown` that there are. Asks in this order and keeps the first of equals: the
 * budget's neighbours, the occasion, the dislikes, the age.
 */
export async function findBlocker(ctx: Ctx, brief: Brief, shown: number): Promise<Blocker | null> {
  const asked = budgetBandsTouching(brief.budget);
  const near = BUDGETS.filter((_, index) =>
    asked.some((band) => Math.abs(BUDGETS.indexOf(band) - index) <= 1),
  );
  const least = near.map((band) => BUDGET_BANDS[band][0]);
  const most = near.map((band) => BUDGET_BANDS[band][1]);
  const budget = {
    min: Math.min(...least),
    max: most.includes(null) ? null : Math.max(...(most as number[])),
  };
  const pool = await findCandidates(ctx, termsFor({ ...brief, budget }));
  const broken = pool.map((candidate) => ({ candidate, wishes: brokenWishes(candidate, brief) }));
  const breaking = (...wishes: Wish[]) =>
    broken
      .filter((entry) => entry.wishes.length === wishes.length && entry.wishes[0] === wishes[0])
      .map(({ candidate }) => candidate);
  const fitting = breaking();
  const shownWith = (more: readonly Candidate[]) => {
    const ranked = rankCandidates([...fitting, ...more], brief, ctx, ANSWER_SIZE);
    return countForPerson(
      ranked.map(({ match }) => match.how),
      brief,
    );
  };

  const overBudget = breaking("budget");
  const choices: Blocker[] = [
    ...near
      .map((band) => widerBudget(brief, band))
      .map((suggestion) => ({
        wish: "budget" as const,
        suggestion,
        found: shownWith(overBudget.filter(({ priceCents }) => isWithin(priceCents, suggestion))),
      })),
    { wish: "occasion", suggestion: "other", found: shownWith(breaking("occasion")) },
    { wish: "dislikes", suggestion: null, found: shownWith(breaking("dislikes")) },
    { wish: "age", suggestion: null, found: shownWith(breaking("age")) },
  ];
  const best = choices.reduce((a, b) => (b.found > a.found ? b : a));
  return best.found > shown ? best : null;
}

const isWithin = (price: number, { min, max }: Brief["budget"]) =>
  price >= min && (max === null || price <= max);

/** The asked-for budget with all of a band ("60-75" may become all of "50-100"). */
function widerBudget({ budget }: Brief, band: BudgetBand): Brief["budget"] {
  const [low, high] = BUDGET_BANDS[band];
  const max = budget.max === null || high === null ? null : Math.max(budget.max, high);
  return { min: Math.min(budget.min, low), max };
}
