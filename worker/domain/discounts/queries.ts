/** The only SQL of discount codes. */
import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { discountCodes, gifts } from "../../db/tables";

/** The codes of these gifts that count at `now` (UTC seconds), the oldest first; two rows a code. */
export async function readDiscounts(db: Database, giftIds: readonly number[], now: number) {
  if (giftIds.length === 0) return [];
  // One parameter however many gifts: D1 takes a hundred.
  const wanted = sql`json_each(${JSON.stringify(giftIds)}) AS wanted`;
  return db
    .select({
      giftId: discountCodes.giftId,
      code: discountCodes.code,
      percentOff: discountCodes.percentOff,
      centsOff: discountCodes.centsOff,
      terms: discountCodes.terms,
      expiresAt: discountCodes.expiresAt,
      checkedAt: discountCodes.checkedAt,
      isSample: discountCodes.isSample,
      store: gifts.store,
      storeUrl: gifts.storeUrl,
    })
    .from(wanted)
    .innerJoin(
      discountCodes,
      and(
        sql`${discountCodes.giftId} = wanted.value`,
        or(isNull(discountCodes.expiresAt), gte(discountCodes.expiresAt, now)),
      ),
    )
    .innerJoin(gifts, eq(gifts.id, discountCodes.giftId))
    .orderBy(discountCodes.createdAt, discountCodes.id);
}
