/** The answer of the optimizer: dollars outside, the sums made of whole cents. */

import type { OptimizationResult, OptimizedGift, OptimizeInput } from "#shared/budget/schema";
import { pictureOfCategory } from "#shared/catalogue/pictures";
import type { GiftView } from "#shared/catalogue/schema";
import type { Offer } from "./options";
import type { BudgetPlan, Line } from "./plan";
import type { RecipeText } from "./recipe-schema";
import { fiveMoreOf, tipsOf } from "./tips";
import { reasonOf, type Speech } from "./words";

export type Planned = {
  plan: BudgetPlan;
  /** The plan for five dollars more. */
  richer: BudgetPlan;
  offer: Offer;
  /** The gifts and what stands in for them, in the visitor's language. */
  views: ReadonlyMap<number, GiftView>;
  recipes: ReadonlyMap<string, RecipeText>;
  input: OptimizeInput;
  /** The least that a plan with every gift costs, in cents. */
  keepAll: number;
};

/** The result of a plan, in the visitor's language. */
export function resultOf(speech: Speech, planned: Planned): OptimizationResult {
  const { plan, richer, input, keepAll } = planned;
  const { targetBudget: target, initialBudget: initial } = input;
  const total = plan.lines.reduce((sum, { gift }) => sum + gift.cents, 0);
  const gifts = plan.lines.map((line) => toGift(speech, planned, line, total <= target));
  const savings = plan.lines.map(({ gift, cents }) => gift.cents - cents);
  const saved = total - plan.cents;
  return {
    totalOriginalCost: dollars(total),
    totalOptimizedCost: dollars(plan.cents),
    totalSavings: dollars(saved),
    percentageSaved: total > 0 ? Math.round((100 * saved) / total) : 0,
    optimizationTips: tipsOf(plan, speech, { target, initial, total, keepAll }),
    savingsBreakdown: {
      byCategory: sumBy(gifts, savings, ({ category }) => category),
      byOptimizationMethod: sumBy(gifts, savings, ({ method }) => method),
    },
    optimizedGifts: gifts,
    targetMet: plan.isMet,
    fiveMore: fiveMoreOf(plan, richer, speech, (line) => shownName(planned, line)),
  };
}

const dollars = (cents: number) => cents / 100;

/** Savings in dollars by a word of each gift; what saved nothing is left out. */
function sumBy(
  gifts: readonly OptimizedGift[],
  savings: readonly number[],
  wordOf: (gift: OptimizedGift) => string,
): Record<string, number> {
  const sums = new Map<string, number>();
  gifts.forEach((gift, index) => {
    sums.set(wordOf(gift), (sums.get(wordOf(gift)) ?? 0) + (savings[index] ?? 0));
  });
  const worth = [...sums].filter(([, cents]) => cents > 0).sort(([, a], [, b]) => b - a);
  return Object.fromEntries(worth.map(([word, cents]) => [word, dollars(cents)]));
}

function toGift(
  speech: Speech,
  { plan, offer, views, recipes }: Planned,
  line: Line,
  isWithin: boolean,
): OptimizedGift {
  const own = viewOf(views, line.gift.id);
  const shown = "candidate" in line ? viewOf(views, line.candidate.id) : own;
  const recipe = line.method === "diy" ? recipes.get(line.recipe.slug) : undefined;
  const partner = line.method === "bundle" ? viewOf(views, line.partner.id).name : "";
  const place = offer.gifts.findIndex(({ id }) => id === line.gift.id);
  const about = {
    partner,
    isMet: plan.isMet,
    isWithin,
    // Only to keep it, or to do without.
    isAlone: (offer.options[place]?.length ?? 0) <= 2,
  };
  return {
    id: line.gift.id,
    name: recipe?.title ?? shown.name,
    description: recipe ? materialsText(speech, recipe) : shown.description,
    imageUrl: line.method === "diy" ? pictureOfCategory(line.recipe.category) : shown.imageUrl,
    category: own.category,
    storeUrl: shown.storeUrl,
    originalName: own.name,
    originalPrice: dollars(line.gift.cents),
    price: dollars(line.cents),
    savings: dollars(line.gift.cents - line.cents),
    method: line.method,
    decision: line.gift.decision,
    optimizationReason: reasonOf(line, speech, about),
    ...("candidate" in line ? { alternativeUrl: shown.storeUrl, alternativeId: shown.id } : {}),
    ...(line.method === "discount" ? codeOf(own, line.code) : {}),
  };
}

function codeOf({ discounts = [] }: GiftView, code: string) {
  const discount = discounts.find((one) => one.code === code);
  return { discountCode: code, ...(discount ? { discount } : {}) };
}

const materialsText = ({ t }: Speech, { materials }: RecipeText) =>
  t("savings:materials.need", { list: materials.join(t("savings:materials.separator")) });

/** The name of what a line shows. */
function shownName({ views, recipes }: Planned, line: Line): string {
  if ("candidate" in line) return viewOf(views, line.candidate.id).name;
  const recipe = line.method === "diy" ? recipes.get(line.recipe.slug) : undefined;
  return recipe?.title ?? viewOf(views, line.gift.id).name;
}

function viewOf(views: ReadonlyMap<number, GiftView>, id: number): GiftView {
  const view = views.get(id);
  if (!view) throw new Error(`gift ${id} was planned without its words`);
  return view;
}
