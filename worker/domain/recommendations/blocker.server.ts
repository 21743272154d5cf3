/** When too little fits: which wish blocks, and the smallest change that helps (design §5). */
import type { Ctx } from "../../context";
import { findCandidates } from "../catalogue/catalogue.server";
import { ageBandsTouching, budgetBandsTouching, cellTerm } from "../catalogue/terms";
import { BUDGET_BANDS, BUDGETS } from "../catalogue/vocabulary";
import { brokenWishes, type Wish } from "./certify";
import type { Blocker, Brief } from "./schema";

/**
 * The single wish whose relaxing lets most gifts in, or null when no one change helps. Asks in this
 * order and keeps the first of equals: the budget's neighbours, the occasion, the dislikes.
 */
export async function findBlocker(ctx: Ctx, brief: Brief, fits: number): Promise<Blocker | null> {
  const [age] = ageBandsTouching(brief.ages);
  if (!age) return null;
  const asked = budgetBandsTouching(brief.budget);
  const wider = BUDGETS.filter((_, index) =>
    asked.some((band) => Math.abs(BUDGETS.indexOf(band) - index) <= 1),
  );
  const terms = wider.flatMap((budget) => [
    cellTerm(brief.occasion, age, budget),
    cellTerm("other", age, budget),
  ]);
  const pool = await findCandidates(ctx, [...new Set(terms)]);
  const broken = pool.map((candidate) => ({ candidate, wishes: brokenWishes(candidate, brief) }));
  const onlyBreak = (wish: Wish) =>
    broken.filter(({ wishes }) => wishes.length === 1 && wishes[0] === wish);

  const priced = onlyBreak("budget");
  const choices: Blocker[] = [
    {
      wish: "budget",
      suggestion: widen(
        brief,
        priced.map((p) => p.candidate.priceCents),
      ),
      found: priced.length,
    },
    { wish: "occasion", suggestion: "other", found: onlyBreak("occasion").length },
    { wish: "dislikes", suggestion: null, found: onlyBreak("dislikes").length },
    { wish: "age", suggestion: null, found: onlyBreak("age").length },
  ];
  const best = choices.reduce((a, b) => (b.found > a.found ? b : a));
  return best.found > 0 ? { ...best, found: best.found + fits } : null;
}

/** The budget stretched to the whole bands that hold these prices. */
function widen(brief: Brief, prices: readonly number[]): Brief["budget"] {
  let { min, max } = brief.budget;
  for (const price of prices) {
    const band = BUDGETS.find((name) => {
      const [low, high] = BUDGET_BANDS[name];
      return price > low && (high === null || price <= high);
    });
    if (!band) continue;
    const [low, high] = BUDGET_BANDS[band];
    min = Math.min(min, low);
    max = max === null || high === null ? null : Math.max(max, high);
  }
  return { min, max };
}
