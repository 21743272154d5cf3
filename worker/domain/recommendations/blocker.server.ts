/** When too little fits: which wish blocks, and the smallest change that helps (design §5). */
import type { Ctx } from "../../context";
import type { Brief } from "../brief/schema";
import { findCandidates } from "../catalogue/catalogue.server";
import { budgetBandsTouching } from "../catalogue/terms";
import { BUDGET_BANDS, BUDGETS, type BudgetBand } from "../catalogue/vocabulary";
import { termsFor } from "./candidates.server";
import { brokenWishes, type Wish } from "./certify";
import { bestMatch } from "./match";
import { LEAST_ANSWER } from "./rank";
import type { Blocker } from "./schema";

/**
 * The single wish whose relaxing lets most gifts in, or null when no one change helps. Asks in this
 * order and keeps the first of equals: the budget's neighbours, the occasion, the dislikes.
 */
export async function findBlocker(ctx: Ctx, brief: Brief, fits: number): Promise<Blocker | null> {
  const asked = budgetBandsTouching(brief.budget);
  const wider = BUDGETS.filter((_, index) =>
    asked.some((band) => Math.abs(BUDGETS.indexOf(band) - index) <= 1),
  );
  const least = wider.map((band) => BUDGET_BANDS[band][0]);
  const most = wider.map((band) => BUDGET_BANDS[band][1]);
  const budget = {
    min: Math.min(...least),
    max: most.includes(null) ? null : Math.max(...(most as number[])),
  };
  const found = await findCandidates(ctx, termsFor({ ...brief, budget }));
  // Gifts for anybody fill a short answer only, see `rankCandidates`.
  const isFull = brief.interests.length > 0 && fits >= LEAST_ANSWER;
  const pool = found.filter((candidate) => {
    const match = bestMatch(candidate, brief);
    return match !== null && !(isFull && match.how === "any");
  });
  const broken = pool.map((candidate) => ({ candidate, wishes: brokenWishes(candidate, brief) }));
  const onlyBreak = (wish: Wish) =>
    broken.filter(({ wishes }) => wishes.length === 1 && wishes[0] === wish);

  const choices: Blocker[] = [
    nearestBudget(
      brief,
      asked,
      onlyBreak("budget").map(({ candidate }) => candidate.priceCents),
    ),
    { wish: "occasion", suggestion: "other", found: onlyBreak("occasion").length },
    { wish: "dislikes", suggestion: null, found: onlyBreak("dislikes").length },
    { wish: "age", suggestion: null, found: onlyBreak("age").length },
  ];
  const best = choices.reduce((a, b) => (b.found > a.found ? b : a));
  return best.found > 0 ? { ...best, found: best.found + fits } : null;
}

/**
 * The asked-for budget with the one neighbouring band that lets most gifts in; the cheaper of
 * equals.
 */
function nearestBudget(
  { budget }: Brief,
  asked: readonly BudgetBand[],
  prices: readonly number[],
): Blocker {
  const [lowest, highest] = [asked[0], asked.at(-1)].map((band) =>
    band ? BUDGETS.indexOf(band) : 0,
  );
  // The bands asked for count too: "60-75" may become all of "50-100".
  const near = BUDGETS.filter(
    (_, index) => index >= (lowest ?? 0) - 1 && index <= (highest ?? 0) + 1,
  );
  const options = near.map((band) => {
    const [low, high] = BUDGET_BANDS[band];
    const found = prices.filter((price) => price > low && (high === null || price <= high)).length;
    const max = budget.max === null || high === null ? null : Math.max(budget.max, high);
    return { found, suggestion: { min: Math.min(budget.min, low), max } };
  });
  const best = options.reduce((a, b) => (b.found > a.found ? b : a), {
    found: 0,
    suggestion: budget,
  });
  return { wish: "budget", ...best };
}
