/** The door of discount codes. Only premium people ever get one: for everybody else there are none. */
import type { Ctx } from "../../context";
import { describeError } from "../../log";
import { STORES } from "../catalogue/stores";
import type { Viewer } from "../viewer";
import { readDiscounts } from "./queries";
import type { Discount, Discounted } from "./schema";

/** The codes of these gifts that still count, by gift. None unless a premium person asks. One query. */
export async function listDiscounts(
  ctx: Ctx,
  viewer: Viewer,
  giftIds: readonly number[],
): Promise<Map<number, Discount[]>> {
  const byGift = new Map<number, Discount[]>();
  if (!viewer.account || !viewer.isPremium) return byGift;
  for (const { giftId, terms, store, storeUrl, ...row } of await readDiscounts(
    ctx.db,
    giftIds,
    ctx.now,
  )) {
    const discount: Discount = {
      ...row,
      terms: terms[ctx.locale] ?? terms.en ?? "",
      store: store ? STORES[store].name : new URL(storeUrl, "https://unknown").hostname,
    };
    byGift.set(giftId, [...(byGift.get(giftId) ?? []), discount]);
  }
  return byGift;
}

/**
 * The gifts as this viewer may see them: with their codes for premium people, for everybody else as they
 * were. Doors that know their viewer end with it; what public doors answer, their page or call passes
 * through it. Never before a cache. No query but a premium person's one; a failed one leaves the codes out.
 */
export async function withDiscounts<Gift extends { id: number }>(
  ctx: Ctx,
  viewer: Viewer,
  gifts: readonly Gift[],
): Promise<(Gift & Discounted)[]> {
  const ids = gifts.map(({ id }) => id);
  const byGift = await listDiscounts(ctx, viewer, ids).catch((error: unknown) => {
    ctx.log.error("discounts_failed", { error: describeError(error) });
    return new Map<number, Discount[]>();
  });
  return gifts.map((gift) => {
    const discounts = byGift.get(gift.id);
    return discounts
      ? { ...gift, discounts, discountCodes: discounts.map(({ code }) => code) }
      : gift;
  });
}
