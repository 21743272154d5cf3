/**
 * Something to make by hand instead of a gift: written for it by a model, else the nearest recipe.
 */

import type { DiyAlternative, DiyInput } from "#shared/budget/schema";
import { DomainError } from "#shared/errors";
import { requirePremium, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { type GiftWithFacts, getGiftsWithFacts } from "../catalogue/catalogue.server";
import { readTexts } from "../library/library.server";
import { completeCached } from "../recommendations/cached-completion.server";
import { closestRecipe } from "./diy";
import { diyRequest, parseDiy } from "./diy-prompt";
import { isComparable } from "./fit";
import type { RecipeText } from "./recipe-schema";
import { RECIPES } from "./recipes";

/**
 * What to make instead of a gift, for less than its catalogue price, in the visitor's language.
 * Throws premiumRequired, and notFound where the gift is unknown or nothing costs less than it
 * does.
 */
export async function findDiy(
  ctx: Ctx,
  viewer: Viewer,
  { gift: { id } }: DiyInput,
): Promise<DiyAlternative> {
  requirePremium(viewer);
  await ctx.limitRate(ctx.models.length > 0 ? "recommend" : "search");
  const [found] = await getGiftsWithFacts(ctx, [id]);
  if (!found) throw new DomainError("notFound", { gift: "giftUnknown" });
  return (await writtenIdea(ctx, viewer, found)) ?? (await nearestRecipe(ctx, found));
}

async function writtenIdea(
  ctx: Ctx,
  viewer: Viewer,
  { gift }: GiftWithFacts,
): Promise<DiyAlternative | null> {
  const { priceCents } = gift;
  const idea = await completeCached(ctx, viewer, "diy", diyRequest(gift, ctx.locale), (text) =>
    parseDiy(text, priceCents, ctx.locale),
  );
  return (
    idea && {
      diyTitle: idea.title,
      ...amounts(idea.costCents, priceCents),
      difficultyLevel: idea.difficulty,
      diyInstructions: idea.steps.join("\n"),
      isAiWritten: true,
    }
  );
}

async function nearestRecipe(ctx: Ctx, { gift, facts }: GiftWithFacts): Promise<DiyAlternative> {
  const { priceCents, category } = gift;
  const recipe = closestRecipe({ priceCents, category, facts }, RECIPES);
  const texts = recipe && (await readTexts<RecipeText>(ctx, "recipe", [recipe.slug]));
  const text = recipe && texts?.get(recipe.slug);
  if (!recipe || !text) throw new DomainError("notFound", { gift: "diyNothing" });
  return {
    diyTitle: text.title,
    ...amounts(recipe.costCents, priceCents),
    difficultyLevel: recipe.difficulty,
    diyInstructions: [materialsLine(ctx, text), ...text.steps].join("\n"),
    isAiWritten: false,
  };
}

const amounts = (costCents: number, priceCents: number) => ({
  estimatedCost: costCents / 100,
  estimatedSavings: (priceCents - costCents) / 100,
  isSmaller: !isComparable(priceCents, costCents),
});

const materialsLine = ({ t }: Ctx, { materials }: RecipeText) =>
  t("savings:materials.need", { list: materials.join(t("savings:materials.separator")) });
