/**
 * Who gets what: substitutes shared out among the gifts of a list, so that none is offered twice.
 * Pure.
 */

import type { Decision } from "#shared/budget/schema";
import { budgetBandsOf } from "#shared/catalogue/schema";
import type { GiftCategory, InterestId } from "#shared/catalogue/vocabulary";
import type { Candidate } from "../catalogue/candidate";
import type { Bundle } from "./bounds";
import { closestRecipe } from "./diy";
import { handworkLoss, isComparable, LOSSES, lossOf, priceLoss } from "./fit";
import type { RecipeFacts } from "./recipe-schema";

/**
 * A substitute must save at least this part of the price, differ from the gift's other ones by as
 * much, and save a dollar.
 */
const MIN_SAVING = 0.1;
const MIN_SAVED_CENTS = 100;
const MAX_ALTERNATIVES = 8;
/** Candidates of a tag and budget band that are weighed. */
const MAX_OF_A_KIND = 24;
/** The best candidates of a gift among which a set for two is sought. */
const MAX_FOR_SETS = 40;
/** Gifts that may be made by hand. */
const HANDMADE = { part: 0.25, max: 4 } as const;

/** A code that takes cents off a gift's price. */
export type Code = { code: string; centsOff: number };

/**
 * A gift of the list; `facts` are null for one that an older vocabulary described. `decision` is
 * the person's own: nothing else is sought for a gift that has one.
 */
export type Listed = {
  id: number;
  cents: number;
  facts: Candidate | null;
  code: Code | null;
  decision: Decision;
  category: GiftCategory;
};

/** A gift of the catalogue that replaces two of the list. */
export type SetOption = Bundle & { candidate: Candidate };

/** A candidate and the points lost by it, price aside. */
export type Scored = { candidate: Candidate; loss: number };

/**
 * By gift, the candidates that may stand in for it: the least loss first, what is lost by the price
 * included, then the cheaper.
 */
export function fittingCandidates(
  list: readonly Listed[],
  candidates: readonly Candidate[],
): Scored[][] {
  const byTag = groupByTag(list, candidates);
  return list.map(({ facts, cents, decision }) => {
    if (!facts || decision !== null) return [];
    const near = new Set(facts.serves.flatMap((tag) => byTag.get(tag) ?? []));
    const scored: Scored[] = [];
    for (const candidate of near) {
      const loss = lossOf(facts, candidate);
      if (loss !== null) scored.push({ candidate, loss });
    }
    const whole = ({ candidate, loss }: Scored) => loss + priceLoss(cents, candidate.priceCents);
    scored.sort(
      (a, b) =>
        whole(a) - whole(b) ||
        a.candidate.priceCents - b.candidate.priceCents ||
        a.candidate.id - b.candidate.id,
    );
    return scored;
  });
}

/**
 * Candidates by tag, as many of each tag and budget band as bound the work whatever the catalogue's
 * size.
 */
function groupByTag(list: readonly Listed[], candidates: readonly Candidate[]) {
  const listed = new Set(list.map(({ id }) => id));
  const byTag = new Map<InterestId, Candidate[]>();
  const counts = new Map<string, number>();
  for (const candidate of candidates.toSorted((a, b) => a.id - b.id)) {
    if (listed.has(candidate.id)) continue;
    const [band = ""] = budgetBandsOf(candidate.priceCents);
    for (const tag of candidate.serves) {
      const key = `${tag}|${band}`;
      const count = counts.get(key) ?? 0;
      if (count >= MAX_OF_A_KIND) continue;
      counts.set(key, count + 1);
      const group = byTag.get(tag);
      if (group) group.push(candidate);
      else byTag.set(tag, [candidate]);
    }
  }
  return byTag;
}

/**
 * Two gifts that one set of the catalogue can replace, each gift in one pair at most; best pairs
 * first.
 */
export function pairUp(list: readonly Listed[], fitting: readonly Scored[][], taken: Set<number>) {
  const best = fitting.map((some) => some.slice(0, MAX_FOR_SETS));
  const losses = best.map((some) => new Map(some.map((s) => [s.candidate.id, s.loss])));
  const found = list.flatMap((a, first) =>
    list.slice(first + 1).flatMap((b, offset) => {
      const second = first + 1 + offset;
      const set = bestSet(a, b, best[first] ?? [], losses[second] ?? new Map());
      return set ? [{ first, second, ...set }] : [];
    }),
  );
  found.sort((a, b) => a.loss - b.loss || a.first - b.first || a.second - b.second);
  const paired = new Set<number>();
  const order: number[] = [];
  const sets: SetOption[] = [];
  for (const { first, second, candidate, loss } of found) {
    if (paired.has(first) || paired.has(second) || taken.has(candidate.id)) continue;
    paired.add(first).add(second);
    taken.add(candidate.id);
    sets.push({ at: order.length, cents: candidate.priceCents, points: loss, candidate });
    order.push(first, second);
  }
  list.forEach((_, index) => {
    if (!paired.has(index)) order.push(index);
  });
  return { order, sets };
}

/** What costs more than either gift, so that it is worth two, and clearly less than both. */
function bestSet(
  a: Listed,
  b: Listed,
  forA: readonly Scored[],
  lossForB: ReadonlyMap<number, number>,
) {
  if (!a.facts?.serves.some((tag) => b.facts?.serves.includes(tag))) return null;
  const both = a.cents + b.cents;
  let best: Scored | null = null;
  for (const { candidate, loss } of forA) {
    const other = lossForB.get(candidate.id);
    const { priceCents } = candidate;
    if (other === undefined || priceCents <= Math.max(a.cents, b.cents)) continue;
    if (priceCents > both * (1 - MIN_SAVING)) continue;
    const total = LOSSES.bundle + loss + other + priceLoss(both, priceCents);
    if (!best || total < best.loss) best = { candidate, loss: total };
  }
  return best;
}

/**
 * Alternatives by gift, none to two of them. Gifts take turns; each takes the best that is left and
 * costs clearly more or less than those it has, so that there is one for every target.
 */
export function shareOut(
  list: readonly Listed[],
  fitting: readonly Scored[][],
  taken: Set<number>,
): Scored[][] {
  const shares = list.map((): Scored[] => []);
  const next = list.map(() => 0);
  for (let round = 0; round < MAX_ALTERNATIVES; round++) {
    list.forEach(({ cents }, gift) => {
      const share = shares[gift] ?? [];
      const step = Math.max(MIN_SAVED_CENTS, cents * MIN_SAVING);
      const prices = [cents, ...share.map(({ candidate }) => candidate.priceCents)];
      const some = fitting[gift] ?? [];
      for (let index = next[gift] ?? 0; index < some.length; index++) {
        const scored = some[index];
        if (!scored || taken.has(scored.candidate.id)) continue;
        const { priceCents } = scored.candidate;
        if (priceCents > cents || !isComparable(cents, priceCents)) continue;
        if (prices.some((price) => Math.abs(price - priceCents) < step)) continue;
        share.push(scored);
        taken.add(scored.candidate.id);
        next[gift] = index + 1;
        return;
      }
      next[gift] = some.length;
    });
  }
  return shares;
}

const recipeFor = ({ cents, facts, category }: Listed, recipes: readonly RecipeFacts[]) =>
  closestRecipe({ priceCents: cents, category, facts }, recipes);

/**
 * What the person wants to make, and one recipe a gift at most and each recipe once, for the gifts
 * that they come nearest to: only some gifts of a list can be made by hand, since each takes an
 * evening.
 */
export function shareRecipes(list: readonly Listed[], recipes: readonly RecipeFacts[]) {
  const chosen = list.map((gift) => (gift.decision === "make" ? recipeFor(gift, recipes) : null));
  const found = list.flatMap(({ facts, cents, decision }, gift) => {
    if (decision !== null) return [];
    const limit = cents - Math.max(MIN_SAVED_CENTS, cents * MIN_SAVING);
    return recipes.flatMap((recipe, order) => {
      const fits = recipe.costCents <= limit && isComparable(cents, recipe.costCents);
      const loss = facts && fits ? handworkLoss(facts, recipe) : null;
      return loss === null ? [] : [{ gift, recipe, order, loss }];
    });
  });
  found.sort((a, b) => a.loss - b.loss || a.gift - b.gift || a.order - b.order);
  const shares = new Map<number, { recipe: RecipeFacts; loss: number }>();
  chosen.forEach((recipe, gift) => {
    if (recipe) shares.set(gift, { recipe, loss: 0 });
  });
  const taken = new Set(chosen.flatMap((recipe) => recipe?.slug ?? []));
  const most = Math.min(HANDMADE.max, Math.ceil(list.length * HANDMADE.part));
  for (const { gift, recipe, loss } of found) {
    if (shares.size >= most) break;
    if (shares.has(gift) || taken.has(recipe.slug)) continue;
    shares.set(gift, { recipe, loss });
    taken.add(recipe.slug);
  }
  return shares;
}
