/**
 * The only SQL of the board. Nothing is on it twice and nothing is brought twice because every
 * statement says so itself; each may be repeated. Claimed without a guest means that the host
 * brings it.
 */
import { and, eq, sql } from "drizzle-orm";
import type { Locale } from "#shared/locale";
import { BOARD_LIMITS } from "#shared/party/gifts/schema";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { gifts, giftTexts, partyGifts, partyGuests } from "../../../db/tables";
import { valuesTable } from "../../../db/values-table";

type Row = typeof partyGifts.$inferSelect;

const columns = {
  id: partyGifts.id,
  giftId: partyGifts.giftId,
  title: partyGifts.title,
  priceCents: partyGifts.priceCents,
  guestId: partyGifts.guestId,
  claimedAt: partyGifts.claimedAt,
};
const isGift = (partyId: string, id: string) =>
  and(eq(partyGifts.id, id), eq(partyGifts.partyId, partyId));

/** Who may bring something: comes, or hasn't said no, and isn't the one who gets it. */
const mayBring = (partyId: string, guestId: string) => sql`
  EXISTS (SELECT 1 FROM ${partyGuests} WHERE id = ${guestId} AND party_id = ${partyId}
    AND answer <> 'no' AND NOT is_guest_of_honour)`;

/**
 * A board's first gifts as they were written down, after the gift `after`; the index keeps that
 * order.
 */
export async function readBoard(
  db: Database,
  partyId: string,
  { after = null, locale, limit }: { after?: string | null; locale: Locale; limit: number },
) {
  const start = sql`coalesce((SELECT rowid FROM ${partyGifts} WHERE id = ${after ?? ""} AND party_id = ${partyId}), 0)`;
  return db
    .select({
      ...columns,
      slug: gifts.slug,
      imageUrl: gifts.imageUrl,
      isActive: gifts.isActive,
      words: giftTexts.name,
      guestName: partyGuests.name,
    })
    .from(partyGifts)
    .leftJoin(gifts, eq(gifts.id, partyGifts.giftId))
    .leftJoin(giftTexts, and(eq(giftTexts.giftId, partyGifts.giftId), eq(giftTexts.locale, locale)))
    .leftJoin(partyGuests, eq(partyGuests.id, partyGifts.guestId))
    .where(and(eq(partyGifts.partyId, partyId), sql`${partyGifts}.rowid > ${start}`))
    .orderBy(sql`${partyGifts}.rowid`)
    .limit(limit);
}
export type BoardRow = Awaited<ReturnType<typeof readBoard>>[number];

/** Which of these gifts of the catalogue are on a board; a row read for each that is. */
export async function readGiftIds(
  db: Database,
  partyId: string,
  giftIds: readonly number[],
): Promise<number[]> {
  if (giftIds.length === 0) return [];
  const rows = await db.all<{ id: number }>(sql`
    SELECT column1 AS id FROM ${valuesTable(giftIds)} WHERE EXISTS (
      SELECT 1 FROM ${partyGifts} WHERE party_id = ${partyId} AND gift_id = column1)`);
  return rows.map(({ id }) => id);
}

/** What the gifts that the host brings cost together, in cents. */
export async function sumHostGifts(db: Database, partyId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(price_cents), 0)`.as("cents") })
    .from(partyGifts)
    .where(sql`party_id = ${partyId} AND guest_id IS NULL AND claimed_at IS NOT NULL`);
  return row?.cents ?? 0;
}

export async function readGift(db: Database, partyId: string, id: string) {
  const [gift] = await db.select(columns).from(partyGifts).where(isGift(partyId, id));
  return gift ?? null;
}

/** Puts a gift on the board. "twice" when it is there already, "full" at the limit. */
export async function insertGift(db: Database, row: Row): Promise<"added" | "twice" | "full"> {
  const { partyId, giftId, title, guestId } = row;
  const isSame = sql`party_id = ${partyId} AND (gift_id = ${giftId} OR lower(title) = lower(${title}))`;
  const mine = sql`(SELECT ${guestId} WHERE ${mayBring(partyId, guestId ?? "")})`;
  const values = rowValues(partyGifts, {
    ...row,
    guestId: mine,
    // A guest who is gone since leaves the gift open, not to the host.
    claimedAt:
      guestId === null
        ? row.claimedAt
        : sql`CASE WHEN ${mine} IS NULL THEN NULL ELSE ${row.claimedAt} END`,
  });
  const [, found] = await withRetries(() =>
    db.batch([
      db
        .insert(partyGifts)
        .select(
          sql`SELECT ${values} WHERE NOT EXISTS (SELECT 1 FROM ${partyGifts} WHERE ${isSame})
            AND (SELECT count(*) FROM ${partyGifts} WHERE party_id = ${partyId}) < ${BOARD_LIMITS.gifts}`,
        )
        .onConflictDoNothing(),
      db.select({ id: partyGifts.id }).from(partyGifts).where(isSame).limit(BOARD_LIMITS.gifts),
    ]),
  );
  if (found.some(({ id }) => id === row.id)) return "added";
  return found.length > 0 ? "twice" : "full";
}

/** Takes a gift off the board; one that is gone is no failure. */
export const deleteGift = (db: Database, partyId: string, id: string) =>
  withRetries(async () => db.delete(partyGifts).where(isGift(partyId, id)));

/**
 * Assigns an open gift to a guest, or to the host for null. Returns the gift; null for an unknown
 * one.
 */
export async function claimGift(
  db: Database,
  partyId: string,
  id: string,
  { guestId, now }: { guestId: string | null; now: number },
) {
  const may = guestId === null ? undefined : mayBring(partyId, guestId);
  await withRetries(async () =>
    db
      .update(partyGifts)
      .set({ guestId, claimedAt: now })
      .where(and(isGift(partyId, id), sql`guest_id IS NULL AND claimed_at IS NULL`, may)),
  );
  return readGift(db, partyId, id);
}

/** Opens a gift again; with a guest, only what that guest brings. */
export const releaseGift = (db: Database, partyId: string, id: string, guestId?: string) =>
  withRetries(async () =>
    db
      .update(partyGifts)
      .set({ guestId: null, claimedAt: null })
      .where(
        and(
          isGift(partyId, id),
          guestId === undefined ? undefined : eq(partyGifts.guestId, guestId),
        ),
      ),
  );
