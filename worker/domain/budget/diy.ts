/** Which recipe comes nearest to a gift. Pure. */

import type { GiftCategory } from "#shared/catalogue/vocabulary";
import type { Candidate } from "../catalogue/candidate";
import { isWithin } from "../catalogue/interests";
import type { RecipeFacts } from "./recipe-schema";

/** Points: what it is about, or nearly, then the kind of thing, then how easy it is. */
const WEIGHTS = {
  tag: 10,
  nearTag: 5,
  firstTag: 5,
  category: 4,
  easy: 2,
  medium: 1,
  hard: 0,
} as const;

/** What a recipe is sought for; `facts` are null for a gift that an older vocabulary described. */
export type TargetGift = { priceCents: number; category: GiftCategory; facts: Candidate | null };

/**
 * The recipe most like a gift of those that cost less: about the same things, else of the same
 * category, else any for that age. Null where none is cheaper. The same gift always gets the same
 * one.
 */
export function closestRecipe(
  gift: TargetGift,
  recipes: readonly RecipeFacts[],
): RecipeFacts | null {
  let best: { recipe: RecipeFacts; score: number } | null = null;
  for (const recipe of recipes) {
    if (recipe.costCents >= gift.priceCents || !isSafeFor(gift, recipe)) continue;
    const score = scoreOf(gift, recipe);
    if (!best || score > best.score) best = { recipe, score };
  }
  return best?.recipe ?? null;
}

function scoreOf({ category, facts }: TargetGift, recipe: RecipeFacts): number {
  const tags = facts?.serves ?? [];
  const shared = tags.filter((tag) => recipe.tags.includes(tag));
  const near = tags.filter(
    (tag) =>
      !shared.includes(tag) &&
      recipe.tags.some((about) => isWithin(tag, about) || isWithin(about, tag)),
  );
  const isAboutFirst = shared.length > 0 && shared[0] === tags[0];
  return (
    WEIGHTS.tag * shared.length +
    WEIGHTS.nearTag * near.length +
    WEIGHTS.firstTag * Number(isAboutFirst) +
    WEIGHTS.category * Number(recipe.category === category) +
    WEIGHTS[recipe.difficulty]
  );
}

/** Some year in common, and no alcohol where the gift had none. */
function isSafeFor({ facts }: TargetGift, { ages, cares }: RecipeFacts): boolean {
  if (cares.includes("alcohol") && !facts?.cares.includes("alcohol")) return false;
  return !facts || (ages[0] <= facts.ages[1] && ages[1] >= facts.ages[0]);
}
