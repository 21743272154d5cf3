/**
 * What the catalogue knows that a plan needs: the gifts themselves, codes for them, and what may
 * stand in.
 */

import type { OptimizeInput } from "#shared/budget/schema";
import type { GiftView } from "#shared/catalogue/schema";
import { DomainError, type ErrorKey } from "#shared/errors";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import {
  type Candidate,
  findCandidates,
  type GiftWithFacts,
  getGiftsWithFacts,
} from "../catalogue/catalogue.server";
import { budgetBandsTouching, forTerm } from "../catalogue/index/terms";
import { addDiscounts, type DiscountCode, listDiscounts } from "../discounts/discounts.server";
import type { Code, Listed } from "./substitutes";

/** Posting lists read for one plan, a row each, however many gifts it holds. */
const MAX_TERMS = 20;

export type Gathered = {
  list: Listed[];
  views: Map<number, GiftView>;
  candidates: Candidate[];
};

/**
 * The gifts by id at the catalogue's own prices, and candidates about the same things. Three
 * queries; two rows a gift, one a code and twenty for candidates. Throws invalidInput that names
 * each unknown or repeated gift.
 */
export async function gatherGifts(
  ctx: Ctx,
  viewer: Viewer,
  { gifts, keep, make }: OptimizeInput,
): Promise<Gathered> {
  const ids = gifts.map(({ id }) => id);
  const decisionOf = (id: number) =>
    keep.includes(id) ? ("keep" as const) : make.includes(id) ? ("make" as const) : null;
  refuse("giftTwice", ids, (id, index) => ids.indexOf(id) !== index);
  const [known, discounts] = await Promise.all([
    getGiftsWithFacts(ctx, ids),
    listDiscounts(ctx, viewer, ids),
  ]);
  const byId = new Map(known.map((entry) => [entry.gift.id, entry]));
  refuse("giftUnknown", ids, (id) => !byId.has(id));
  const entries = ids.flatMap((id) => byId.get(id) ?? []);
  const list = entries.map(({ gift, facts }): Listed => {
    const { id, category, priceCents: cents } = gift;
    const code = bestCode(cents, discounts.get(id) ?? []);
    return { id, cents, category, facts, code, decision: decisionOf(id) };
  });
  const candidates = await findCandidates(ctx, termsFor(entries));
  const views = entries.map(({ gift }): [number, GiftView] => [
    gift.id,
    addDiscounts(gift, discounts),
  ]);
  return { list, candidates, views: new Map(views) };
}

function refuse(
  message: ErrorKey,
  ids: readonly number[],
  isWrong: (id: number, index: number) => boolean,
): void {
  const wrong = ids.flatMap((id, index) => (isWrong(id, index) ? [`gifts.${index}`] : []));
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(["gifts", ...wrong].map((field) => [field, message]));
  throw new DomainError("invalidInput", fields);
}

/** The code that takes most off; null where none says how much. */
function bestCode(priceCents: number, discounts: readonly DiscountCode[]): Code | null {
  let best: Code | null = null;
  for (const { code, percentOff, centsOff } of discounts) {
    const part = Math.floor((priceCents * Math.min(percentOff ?? 0, 100)) / 100);
    const off = Math.min(priceCents, Math.max(part, centsOff ?? 0));
    if (off > (best?.centsOff ?? 0)) best = { code, centsOff: off };
  }
  return best;
}

/**
 * The posting lists that serve the gifts best: each gift asks for its tags, at its own price and
 * below, and a list counts the more, the more gifts ask for it that few lists serve yet.
 */
export function termsFor(entries: readonly GiftWithFacts[]): string[] {
  const askers = new Map<string, { gift: number; weight: number }[]>();
  entries.forEach(({ gift: { priceCents }, facts }, gift) => {
    const bands = budgetBandsTouching({ min: 0, max: priceCents }).toReversed();
    facts?.serves.forEach((tag, place) => {
      bands.forEach((band, below) => {
        const term = forTerm(tag, band);
        const weight = 1 / (1 + 0.3 * place + 0.2 * below);
        askers.set(term, [...(askers.get(term) ?? []), { gift, weight }]);
      });
    });
  });
  const served = entries.map(() => 0);
  const terms: string[] = [];
  while (terms.length < MAX_TERMS && askers.size > 0) {
    let best = { term: "", worth: -1 };
    for (const [term, some] of askers) {
      const worth = some.reduce((sum, a) => sum + a.weight / (1 + (served[a.gift] ?? 0)) ** 2, 0);
      if (worth > best.worth) best = { term, worth };
    }
    for (const { gift } of askers.get(best.term) ?? []) served[gift] = (served[gift] ?? 0) + 1;
    askers.delete(best.term);
    terms.push(best.term);
  }
  return terms;
}
