/** Discount codes. Only premium people ever get one: for everybody else there are none. */

import type { Discount, Discounted } from "#shared/discounts/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { describeError } from "../../log";
import { readDiscounts } from "./queries";

/** A code without its store, which is its gift's. */
export type DiscountCode = Omit<Discount, "store">;

/**
 * The codes of these gifts that still count, by gift, the oldest first. None unless a premium
 * person asks. One query; a row a code and one more a gift that has any, nothing for the others.
 */
export async function listDiscounts(
  ctx: Ctx,
  viewer: Viewer,
  giftIds: readonly number[],
): Promise<Map<number, DiscountCode[]>> {
  const byGift = new Map<number, DiscountCode[]>();
  if (!viewer.account || !viewer.isPremium) return byGift;
  const rows = await readDiscounts(ctx.db, giftIds, ctx.now);
  // Sorted here: D1 counts each row of a sort twice.
  rows.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  for (const { id: _, giftId, createdAt: __, terms, ...row } of rows) {
    const code = { ...row, terms: terms[ctx.locale] ?? terms.en ?? "" };
    byGift.set(giftId, [...(byGift.get(giftId) ?? []), code]);
  }
  return byGift;
}

type OnSale = { id: number; store: string };

/** The gift with its codes as `listDiscounts` has them; as it was where it has none. */
export function addDiscounts<Gift extends OnSale>(
  gift: Gift,
  byGift: ReadonlyMap<number, DiscountCode[]>,
): Gift & Discounted {
  const codes = byGift.get(gift.id);
  if (!codes) return gift;
  return {
    ...gift,
    discounts: codes.map((code) => ({ ...code, store: gift.store })),
    discountCodes: codes.map(({ code }) => code),
  };
}

/**
 * The gifts as this viewer may see them: with their codes for premium people, for everybody else as
 * they were. Services that know their viewer end with it; for public services the page or call
 * passes through it. Never before a cache. No query but a premium person's own; a failed one leaves
 * the codes out.
 */
export async function withDiscounts<Gift extends OnSale>(
  ctx: Ctx,
  viewer: Viewer,
  gifts: readonly Gift[],
): Promise<(Gift & Discounted)[]> {
  const ids = gifts.map(({ id }) => id);
  const byGift = await listDiscounts(ctx, viewer, ids).catch((error: unknown) => {
    ctx.log.error("discounts_failed", { error: describeError(error) });
    return new Map<number, DiscountCode[]>();
  });
  return gifts.map((gift) => addDiscounts(gift, byGift));
}
