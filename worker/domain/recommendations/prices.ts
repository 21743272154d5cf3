/** How prices count in the ranking. */
import type { Brief } from "#shared/brief/schema";

/** The upper ends of all price tiers but the last, in cents; about a third of the gifts each. */
const PRICE_TIERS = [4_500, 8_500] as const;
/** The tier of a price, from 0. */
export const tierOf = (cents: number) => PRICE_TIERS.filter((end) => cents > end).length;

/** How much of the budget a price uses, 0 to 1; without an upper end, twice the least is plenty. */
export function budgetUse(priceCents: number, { min, max }: Brief["budget"]): number {
  if (max === null) {
    const top = Math.max(15_000, min * 2);
    return priceCents <= top ? 1 : top / priceCents;
  }
  // From 60% of the purse on, more is no better.
  return max > 0 ? Math.min(1, priceCents / (max * 0.6)) : 0;
}
