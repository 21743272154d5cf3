/** The only SQL of managing discount codes; every write notes itself in the audit log. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { insertAudit } from "../../../db/audit";
import type { Database } from "../../../db/client";
import { rowValues } from "../../../db/row-values";
import { discountCodes } from "../../../db/tables";
import type { AuditRow } from "../../audit/audit.server";

export type DiscountRow = typeof discountCodes.$inferSelect;
export type DiscountWrite = Pick<
  DiscountRow,
  "code" | "percentOff" | "centsOff" | "terms" | "expiresAt" | "checkedAt"
>;

/** The codes of a gift, the oldest first. */
export const readDiscounts = (db: Database, giftId: number, limit: number) =>
  db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.giftId, giftId))
    .orderBy(discountCodes.createdAt, discountCodes.id)
    .limit(limit);

/** Adds a code unless the gift has `most` of them, or this one. False when it has. */
export async function insertDiscount(
  db: Database,
  row: DiscountRow,
  most: number,
  audit: AuditRow,
): Promise<boolean> {
  const [added] = await db.batch([
    db
      .insert(discountCodes)
      .select(
        sql`SELECT ${rowValues(discountCodes, { ...row, terms: sql`${JSON.stringify(row.terms)}`, isSample: sql`0` })}
          WHERE (SELECT count(*) FROM discount_codes WHERE gift_id = ${row.giftId}) < ${most}
            AND NOT EXISTS (SELECT 1 FROM discount_codes
              WHERE gift_id = ${row.giftId} AND lower(code) = lower(${row.code}))`,
      )
      .returning({ id: discountCodes.id }),
    insertAudit(db, audit),
  ]);
  return added.length > 0;
}

/** Changes a code of a gift that still is as `before` has it. False when it isn't. */
export async function updateDiscount(
  db: Database,
  before: DiscountRow,
  change: Partial<DiscountWrite>,
  audit: AuditRow,
): Promise<boolean> {
  const [changed] = await db.batch([
    db.update(discountCodes).set(change).where(isStill(before)).returning({ id: discountCodes.id }),
    insertAudit(db, audit),
  ]);
  return changed.length > 0;
}

/** Deletes a code of a gift. False when it was changed or is gone. */
export async function deleteDiscountRow(
  db: Database,
  before: DiscountRow,
  audit: AuditRow,
): Promise<boolean> {
  const [gone] = await db.batch([
    db.delete(discountCodes).where(isStill(before)).returning({ id: discountCodes.id }),
    insertAudit(db, audit),
  ]);
  return gone.length > 0;
}

/** Deletes the codes of the gifts whose ids `giftIds` selects. For a batch. */
export const deleteCodesOf = (db: Database, giftIds: SQL) =>
  db.delete(discountCodes).where(sql`${discountCodes.giftId} IN (${giftIds})`);

/** The row as somebody read it: the table has no version of its own. */
const isStill = ({ id, giftId, code, percentOff, centsOff, terms, expiresAt }: DiscountRow) =>
  and(
    eq(discountCodes.id, id),
    eq(discountCodes.giftId, giftId),
    eq(discountCodes.code, code),
    sql`${discountCodes.percentOff} IS ${percentOff}`,
    sql`${discountCodes.centsOff} IS ${centsOff}`,
    sql`${discountCodes.expiresAt} IS ${expiresAt}`,
    sql`${discountCodes.terms} = ${JSON.stringify(terms)}`,
  );
