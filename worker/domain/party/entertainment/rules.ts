/**
 * Which entertainment suits a party: hard wishes first, then rank and variety. Pure and
 * deterministic.
 */

import type { WayOut } from "#shared/party/entertainment/schema";
import { costOf, keeps, sidesOf, suitsAll, type Wishes } from "./fit";
import type { Idea } from "./ideas";
import { smallestChanges } from "./smallest-changes";

export type Suggestions = {
  /** Suits every age group that comes. */
  everyone: Idea[];
  /**
   * Suits all the children, while `others` suits all the rest. Either both hold ideas or neither
   * does.
   */
  children: Idea[];
  others: Idea[];
  /** When nothing fits: up to three ways out, each the fewest changes to the wishes that help. */
  changes: WayOut[];
};

/** Ideas on a page. */
export const SUGGESTED = 12;

/**
 * The ideas that suit, at most `size`. Nobody who comes is left out: an idea suits every age group,
 * or it is one for the children and stands beside one for all the others.
 */
export function suggestEntertainment(
  ideas: readonly Idea[],
  wishes: Wishes,
  size: number = SUGGESTED,
): Suggestions {
  const pool = ideas.filter((idea) => keeps(idea, wishes));
  const everyone = pool.filter((idea) => suitsAll(idea, wishes.ages));
  const apart = pool.filter((idea) => !everyone.includes(idea));
  const sides = sidesOf(wishes.ages);
  const children = sides ? apart.filter((idea) => suitsAll(idea, sides.young)) : [];
  const others = sides ? apart.filter((idea) => suitsAll(idea, sides.rest)) : [];
  if (children.length === 0 || others.length === 0) {
    const changes = everyone.length > 0 ? [] : smallestChanges(ideas, wishes);
    return { everyone: arrange(everyone, wishes, size), children: [], others: [], changes };
  }
  const side = Math.max(Math.floor(size / 4), Math.floor((size - everyone.length) / 2));
  const shown = {
    children: arrange(children, wishes, side),
    others: arrange(others, wishes, side),
  };
  const left = size - shown.children.length - shown.others.length;
  return { everyone: arrange(everyone, wishes, left), ...shown, changes: [] };
}

/** How much each idea of a kind, price or scene that stands already takes from the next of it. */
const REPEATED = { kind: 0.5, price: 0.35, scene: 0.35 };

/** Best first, each weighed against what stands before it: greedy maximal marginal relevance. */
function arrange(ideas: readonly Idea[], wishes: Wishes, size: number): Idea[] {
  const open = ideas
    .map((idea) => ({ idea, score: scoreOf(idea, wishes), price: priceClass(idea, wishes) }))
    .toSorted((a, b) => b.score - a.score || (a.idea.slug < b.idea.slug ? -1 : 1));
  const shown: typeof open = [];
  while (shown.length < size && open.length > 0) {
    const worth = (one: (typeof open)[number]) =>
      shown.reduce((score, { idea, price }) => {
        const kind = idea.kind === one.idea.kind ? REPEATED.kind : 0;
        const cost = price === one.price ? REPEATED.price : 0;
        return score - kind - cost - (idea.scene === one.idea.scene ? REPEATED.scene : 0);
      }, one.score);
    // The first of equals wins, and the list is in order: the same wishes show the same ideas.
    const best = open.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    shown.push(best);
    open.splice(open.indexOf(best), 1);
  }
  return shown.map(({ idea }) => idea);
}

/**
 * Moods count most; then what is made for this kind of party, these ages and little preparation.
 */
function scoreOf(idea: Idea, { moods, ages }: Wishes): number {
  const matched = moods.filter((mood) => idea.moods.includes(mood)).length;
  const mood = matched === 0 ? 0 : 3 + matched;
  const special = (5 - idea.eventTypes.length) * 0.2;
  const span = (idea.ages[1] - idea.ages[0]) / 100;
  const meant = ages.length > 0 && ages.length < 4 ? (1 - span) * 0.5 : 0;
  return mood + special + meant - idea.prepMinutes / 600;
}

/** Free, a little, some, much: steps at $0, $5 and $20 a head. */
function priceClass(idea: Idea, { guests }: Wishes): number {
  const cost = costOf(idea, guests);
  if (cost === 0) return 0;
  const each = cost / guests;
  return each < 500 ? 1 : each < 2_000 ? 2 : 3;
}
