/**
 * From the offer to the plan: which line each gift of the list gets. Pure; money in whole cents.
 */

import type { Method, Strategy } from "#shared/budget/schema";
import type { Candidate } from "../catalogue/candidate";
import type { Offer, Option } from "./options";
import { problemOf, WEIGHTS } from "./options";
import { type Pick, solve } from "./solve";
import type { Listed } from "./substitutes";

/** A gift of the list and what becomes of it. */
export type Line = { gift: Listed; method: Method; cents: number } & (
  | { method: "keep" | "drop" }
  | { method: "discount"; code: string }
  | { method: "alternative"; candidate: Candidate }
  | { method: "diy"; recipe: (Option & { method: "diy" })["recipe"] }
  | { method: "bundle"; candidate: Candidate; partner: Listed }
);

/** Lines in the order of the list; `cents` is their sum. */
export type BudgetPlan = {
  cents: number;
  isMet: boolean;
  drops: number;
  points: number;
  lines: Line[];
};

/**
 * The best plan for a target in cents. Where the gifts cost no more than that, all of them are
 * kept.
 */
export function planFor(
  list: readonly Listed[],
  offer: Offer,
  target: number,
  strategy: Strategy,
): BudgetPlan {
  const total = list.reduce((sum, { cents }) => sum + cents, 0);
  if (total <= target) return firstChoices(list, offer);
  const plan = solve(problemOf(offer), target, WEIGHTS[strategy].pointCents);
  const lines = new Map(
    plan.picks.map((pick, at) => {
      const line = lineOf(offer, pick, at);
      return [line.gift.id, line] as const;
    }),
  );
  const { cents, isMet, drops, points } = plan;
  return { cents, isMet, drops, points, lines: list.flatMap(({ id }) => lines.get(id) ?? []) };
}

/** Every gift is kept, or made where the person wants that: the first option of each. */
function firstChoices(list: readonly Listed[], offer: Offer): BudgetPlan {
  const byId = new Map(
    offer.gifts.map(({ id }, at) => [id, lineOf(offer, { choice: 0 }, at)] as const),
  );
  const lines = list.flatMap(({ id }) => byId.get(id) ?? []);
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  return { cents, isMet: true, drops: 0, points: 0, lines };
}

function lineOf(offer: Offer, pick: Pick, at: number): Line {
  const gift = offer.gifts[at] as Listed;
  if ("choice" in pick) {
    const {
      points: _,
      isDrop: __,
      ...option
    } = (offer.options[at] as Option[])[pick.choice] as Option;
    return { gift, ...option };
  }
  const set = offer.bundles[pick.bundle] as Offer["bundles"][number];
  const [first, second] = offer.gifts.slice(set.at, set.at + 2) as [Listed, Listed];
  // The set's price is split as the two prices were; the second takes the odd cent.
  const share = Math.floor((set.cents * first.cents) / (first.cents + second.cents));
  const isFirst = at === set.at;
  return {
    gift,
    method: "bundle",
    candidate: set.candidate,
    partner: isFirst ? second : first,
    cents: isFirst ? share : set.cents - share,
  };
}
