/** Managing discount codes, which is the Owner's. Codes made here are never samples. */

import type { AuditAction } from "#shared/audit/schema";
import {
  type AdminDiscount,
  CODE_LIMITS,
  type DiscountInput,
  stateOf,
} from "#shared/discounts/admin/schema";
import { DomainError } from "#shared/errors";
import { requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { composeAudit } from "../audit/audit.server";
import { getAdminGift } from "../catalogue/admin.server";
import {
  type DiscountRow,
  type DiscountWrite,
  deleteDiscountRow,
  insertDiscount,
  readDiscounts,
  updateDiscount,
} from "./admin/queries";

/** The codes of a gift, past ones too. One query. Throws signInRequired or forbidden. */
export async function listAdminDiscounts(
  ctx: Ctx,
  viewer: Viewer,
  giftId: number,
): Promise<AdminDiscount[]> {
  requireOwner(viewer);
  const rows = await readDiscounts(ctx.db, giftId, CODE_LIMITS.perGift);
  return rows.map(({ giftId: _, createdAt: __, ...row }) => row);
}

/**
 * Adds a code to a gift, tried today. Throws signInRequired, forbidden, notFound, tooManyRequests,
 * or taken.
 */
export async function addDiscount(
  ctx: Ctx,
  viewer: Viewer,
  giftId: number,
  input: DiscountInput,
): Promise<void> {
  const gift = await getAdminGift(ctx, viewer, giftId);
  await ctx.limitRate("write");
  const id = crypto.randomUUID();
  const write = { ...writeOf(input), checkedAt: ctx.now };
  const row = { ...write, id, giftId, isSample: false, createdAt: ctx.now };
  const audit = auditOf(ctx, viewer, "discountCreated", id, `${input.code} (${gift.slug})`);
  const isAdded = await insertDiscount(ctx.db, row, CODE_LIMITS.perGift, {
    ...audit,
    after: write,
  });
  if (!isAdded) throw new DomainError("taken", { code: "codeTaken" });
}

/**
 * Changes a code. Throws as `addDiscount`, or changedMeanwhile when the code isn't as `seen` any
 * more, the `stateOf` that the change was made from.
 */
export async function changeDiscount(
  ctx: Ctx,
  viewer: Viewer,
  key: { giftId: number; id: string },
  input: DiscountInput,
  seen: string,
): Promise<void> {
  await change(ctx, viewer, key, writeOf(input), seen);
}

/** Notes that a code was tried today and works. Throws as `changeDiscount`. */
export async function markChecked(
  ctx: Ctx,
  viewer: Viewer,
  key: { giftId: number; id: string },
): Promise<void> {
  await change(ctx, viewer, key, { checkedAt: ctx.now });
}

/** Deletes a code. Throws as `changeDiscount`. */
export async function deleteDiscount(
  ctx: Ctx,
  viewer: Viewer,
  key: { giftId: number; id: string },
): Promise<void> {
  const { row } = await find(ctx, viewer, key);
  const audit = auditOf(ctx, viewer, "discountDeleted", row.id, row.code);
  const isGone = await deleteDiscountRow(ctx.db, row, { ...audit, before: factsOf(row) });
  if (!isGone) throw new DomainError("changedMeanwhile");
}

async function change(
  ctx: Ctx,
  viewer: Viewer,
  key: { giftId: number; id: string },
  write: Partial<DiscountWrite>,
  seen?: string,
) {
  const { row, others } = await find(ctx, viewer, key);
  const code = write.code?.toLowerCase();
  if (others.some((other) => other.code.toLowerCase() === code)) {
    throw new DomainError("taken", { code: "codeTaken" });
  }
  if (seen !== undefined && seen !== stateOf(row)) throw new DomainError("changedMeanwhile");
  const audit = auditOf(ctx, viewer, "discountChanged", row.id, write.code ?? row.code);
  const noted = { ...audit, before: factsOf(row), after: { ...factsOf(row), ...write } };
  if (!(await updateDiscount(ctx.db, row, write, noted))) {
    throw new DomainError("changedMeanwhile");
  }
}

async function find(
  ctx: Ctx,
  viewer: Viewer,
  { giftId, id }: { giftId: number; id: string },
): Promise<{ row: DiscountRow; others: DiscountRow[] }> {
  requireOwner(viewer);
  await ctx.limitRate("write");
  const rows = await readDiscounts(ctx.db, giftId, CODE_LIMITS.perGift);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new DomainError("notFound");
  return { row, others: rows.filter((one) => one !== row) };
}

const auditOf = (ctx: Ctx, viewer: Viewer, action: AuditAction, id: string, name: string) =>
  composeAudit(ctx, viewer, { action, target: { type: "discount", id, name } });

const factsOf = ({ code, percentOff, centsOff, terms, expiresAt, checkedAt }: DiscountRow) => ({
  code,
  percentOff,
  centsOff,
  terms,
  expiresAt,
  checkedAt,
});

function writeOf(input: DiscountInput): Omit<DiscountWrite, "checkedAt"> {
  const { code, percentOff = null, dollarsOff = null, expires } = input;
  const { termsEn: en, termsFr: fr, termsEs: es, termsZh: zh } = input;
  const terms = { ...(en && { en }), ...(fr && { fr }), ...(es && { es }), ...(zh && { zh }) };
  return { code, percentOff, centsOff: dollarsOff, terms, expiresAt: expires };
}
