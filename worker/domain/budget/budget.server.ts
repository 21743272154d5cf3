/** The budget optimizer: the exact plan for a list of gifts, and what to make by hand instead. */

import type { OptimizationResult, OptimizeInput } from "#shared/budget/schema";
import type { GiftView } from "#shared/catalogue/schema";
import { requirePremium, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { getGifts } from "../catalogue/catalogue.server";
import { readTexts } from "../library/library.server";
import { type Gathered, gatherGifts } from "./gather.server";
import { type Offer, offerFor, problemOf } from "./options";
import { type BudgetPlan, planFor } from "./plan";
import type { RecipeText } from "./recipe-schema";
import { RECIPES } from "./recipes";
import { resultOf } from "./result";
import { leastTotal } from "./solve";
import { MORE_CENTS } from "./tips";

export { findDiy } from "./diy.server";

/**
 * The plan for these gifts that meets the target at the least loss, as the strategy weighs it; the
 * nearest one where none does. Prices are the catalogue's. At most seven queries. Throws
 * premiumRequired, and invalidInput that names each gift that is unknown or stands there twice.
 */
export async function optimizeBudget(
  ctx: Ctx,
  viewer: Viewer,
  input: OptimizeInput,
): Promise<OptimizationResult> {
  requirePremium(viewer);
  await ctx.limitRate("search");
  const gathered = await gatherGifts(ctx, viewer, input);
  const { offer, plan, richer, views } = await planWithWords(ctx, gathered, input);
  const slugs = [plan, richer].flatMap(({ lines }) =>
    lines.flatMap((line) => (line.method === "diy" ? [line.recipe.slug] : [])),
  );
  const recipes = await readTexts<RecipeText>(ctx, "recipe", slugs);
  return resultOf(ctx, {
    plan,
    richer,
    offer,
    views,
    recipes,
    input,
    keepAll: leastTotal(problemOf(offer), 0),
  });
}

type Planned = { offer: Offer; plan: BudgetPlan; richer: BudgetPlan; views: Map<number, GiftView> };

/**
 * The plan and that for five dollars more, with the words of what they offer. A candidate that the
 * catalogue sells no longer, or at another price, was read a moment too early: it is left out and
 * the plan made anew.
 */
async function planWithWords(
  ctx: Ctx,
  { list, candidates, views }: Gathered,
  input: OptimizeInput,
  triesLeft = 1,
): Promise<Planned> {
  const { targetBudget: target, optimizationStrategy: strategy } = input;
  const offer = offerFor(list, candidates, RECIPES, strategy);
  const plan = planFor(list, offer, target, strategy);
  const richer = planFor(list, offer, target + MORE_CENTS, strategy);
  const chosen = [plan, richer].flatMap(({ lines }) =>
    lines.flatMap((line) => ("candidate" in line ? [line.candidate] : [])),
  );
  const substitutes = await getGifts(ctx, [...new Set(chosen.map(({ id }) => id))]);
  const byId = new Map(substitutes.map((view) => [view.id, view]));
  const isStale = (id: number, cents: number) =>
    !byId.get(id)?.isActive || byId.get(id)?.priceCents !== cents;
  const stale = new Set(
    chosen.filter(({ id, priceCents }) => isStale(id, priceCents)).map(({ id }) => id),
  );
  if (stale.size === 0) return { offer, plan, richer, views: new Map([...views, ...byId]) };
  const fresh = triesLeft > 0 ? candidates.filter(({ id }) => !stale.has(id)) : [];
  return planWithWords(ctx, { list, candidates: fresh, views }, input, triesLeft - 1);
}
