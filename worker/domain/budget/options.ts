/**
 * What could be done about each gift of a list, as `solve` takes it. No substitute is offered twice
 * and none that is on the list already, so that every combination of choices is a plan that can be
 * bought. Pure.
 */

import type { Strategy } from "#shared/budget/schema";
import type { Candidate } from "../catalogue/candidate";
import type { Choice, Problem } from "./bounds";
import { LOSSES, priceLoss } from "./fit";
import type { RecipeFacts } from "./recipe-schema";
import {
  fittingCandidates,
  type Listed,
  pairUp,
  type Scored,
  type SetOption,
  shareOut,
  shareRecipes,
} from "./substitutes";

export type Option = Choice &
  (
    | { method: "keep" | "drop" }
    | { method: "discount"; code: string }
    | { method: "alternative"; candidate: Candidate }
    | { method: "diy"; recipe: RecipeFacts }
  );

/** The gifts of a problem in its own order, which puts those of a bundle side by side. */
export type Offer = {
  gifts: Listed[];
  options: Option[][];
  bundles: SetOption[];
  maxDrops: number;
};

/**
 * How strategies weigh: points that any change costs beside its loss, and the cents of
 * saving that are worth one point where saving beyond the target is worth something. A change costs
 * `minimal` as much as the worst loss of a single gift, so it changes as few as it sensibly can.
 */
export const WEIGHTS: Record<Strategy, { change: number; pointCents: number }> = {
  aggressive: { change: 0, pointCents: 15 },
  balanced: { change: 5, pointCents: Number.POSITIVE_INFINITY },
  minimal: { change: 120, pointCents: Number.POSITIVE_INFINITY },
};

/** Gifts that a plan may leave out: one in four, and never many. */
const DROPS = { part: 0.25, max: 4 } as const;

/**
 * Everything that could be done, `candidates` and `recipes` given. The same input gives the same
 * offer.
 */
export function offerFor(
  list: readonly Listed[],
  candidates: readonly Candidate[],
  recipes: readonly RecipeFacts[],
  strategy: Strategy,
): Offer {
  const { change } = WEIGHTS[strategy];
  const fitting = fittingCandidates(list, candidates);
  const taken = new Set<number>();
  const { order, sets } = pairUp(list, fitting, taken);
  const gifts = order.flatMap((index) => list[index] ?? []);
  const alternatives = shareOut(list, fitting, taken);
  const handmade = shareRecipes(list, recipes);
  const options = order.flatMap((index) => {
    const gift = list[index];
    return gift ? [optionsOf(gift, alternatives[index] ?? [], handmade.get(index), change)] : [];
  });
  const bundles = sets.map((set) => ({ ...set, points: set.points + 2 * change }));
  const maxDrops = Math.min(DROPS.max, Math.floor(list.length * DROPS.part));
  return { gifts, options, bundles, maxDrops };
}

/** The offer as the arithmetic takes it. */
export const problemOf = ({ options, bundles, maxDrops }: Offer): Problem => ({
  gifts: options,
  bundles,
  maxDrops,
});

function optionsOf(
  { cents, code, decision }: Listed,
  alternatives: readonly Scored[],
  handmade: { recipe: RecipeFacts; loss: number } | undefined,
  change: number,
): Option[] {
  if (decision === "make" && handmade) {
    const { recipe } = handmade;
    return [{ method: "diy", recipe, cents: recipe.costCents, points: 0 }];
  }
  const options: Option[] = [{ method: "keep", cents, points: 0 }];
  if (code) {
    // The gift stays what it is, so this is no change; a point, because codes are a bother.
    options.push({ method: "discount", code: code.code, cents: cents - code.centsOff, points: 1 });
  }
  for (const { candidate, loss } of alternatives) {
    const { priceCents } = candidate;
    const points = loss + priceLoss(cents, priceCents) + change;
    options.push({ method: "alternative", candidate, cents: priceCents, points });
  }
  if (handmade) {
    const { recipe, loss } = handmade;
    const points = loss + priceLoss(cents, recipe.costCents) + change;
    options.push({ method: "diy", recipe, cents: recipe.costCents, points });
  }
  if (decision === null)
    options.push({ method: "drop", cents: 0, points: LOSSES.drop + change, isDrop: true });
  return options;
}
