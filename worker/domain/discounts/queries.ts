/** The only SQL of discount codes. */
import { and, gte, isNull, or } from "drizzle-orm";
import type { Database } from "../../db/client";
import { discountCodes } from "../../db/tables";
import { inValues, valuesTable } from "../../db/values-table";

/**
 * The codes of these gifts that count at `now` (UTC seconds), in no order. A row a code and one
 * more a gift that has any.
 */
export async function readDiscounts(db: Database, giftIds: readonly number[], now: number) {
  if (giftIds.length === 0) return [];
  return db
    .select({
      id: discountCodes.id,
      giftId: discountCodes.giftId,
      code: discountCodes.code,
      percentOff: discountCodes.percentOff,
      centsOff: discountCodes.centsOff,
      terms: discountCodes.terms,
      expiresAt: discountCodes.expiresAt,
      checkedAt: discountCodes.checkedAt,
      isSample: discountCodes.isSample,
      createdAt: discountCodes.createdAt,
    })
    .from(valuesTable(giftIds))
    .innerJoin(
      discountCodes,
      and(
        inValues(discountCodes.giftId),
        or(isNull(discountCodes.expiresAt), gte(discountCodes.expiresAt, now)),
      ),
    );
}
