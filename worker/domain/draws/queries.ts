/**
 * The only SQL of draws. A host's change counts only on the version that it was made on; what
 * belongs to it in other rows is written in the same batch, and only if it counts.
 */
import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { drawSeats, draws, users } from "../../db/tables";

export type DrawRow = typeof draws.$inferSelect;
/** A draw of an account. */
export type DrawKey = { drawId: string; userId: string };
/** What a change writes: values, or for `opened` an expression. */
type Change = Partial<Omit<DrawRow, "id" | "userId" | "version" | "createdAt" | "opened">> & {
  opened?: Record<string, number> | SQL;
};
type NewSeat = { seat: number; tokenHash: string; wrapped: string };

const isOwn = ({ drawId, userId }: DrawKey) => and(eq(draws.id, drawId), eq(draws.userId, userId));

/** An account's draws, newest first. */
export const readDraws = (db: Database, userId: string, limit: number) =>
  db
    .select({
      id: draws.id,
      title: draws.title,
      heldOn: draws.heldOn,
      people: draws.people,
      drawnAt: draws.drawnAt,
    })
    .from(draws)
    .where(eq(draws.userId, userId))
    .orderBy(desc(draws.createdAt), desc(draws.id))
    .limit(limit);

/** All that an account wrote down for its draws, for its export. */
export const readAllDraws = (db: Database, userId: string) =>
  db
    .select({
      title: draws.title,
      heldOn: draws.heldOn,
      limitCents: draws.limitCents,
      people: draws.people,
      barred: draws.barred,
      drawnAt: draws.drawnAt,
      createdAt: draws.createdAt,
    })
    .from(draws)
    .where(eq(draws.userId, userId))
    .orderBy(draws.createdAt);

/** Adds a draw unless the account has `limit`; whether it is there now. */
export async function insertDraw(
  db: Database,
  {
    id,
    userId,
    title,
    heldOn,
    limitCents,
    createdAt,
  }: Pick<DrawRow, "id" | "userId" | "title" | "heldOn" | "limitCents" | "createdAt">,
  limit: number,
): Promise<boolean> {
  const rows = await withRetries(() =>
    db.all(sql`
      INSERT INTO ${draws} (id, user_id, title, held_on, limit_cents, people, barred, lifted,
        opened, created_at)
      SELECT ${id}, ${userId}, ${title}, ${heldOn}, ${limitCents}, '[]', '[]', '[]', '{}',
        ${createdAt}
      WHERE (SELECT count(*) FROM ${draws} WHERE user_id = ${userId}) < ${limit}
      ON CONFLICT DO UPDATE SET title = excluded.title RETURNING id`),
  );
  return rows.length > 0;
}

/** A draw of this account, or null. */
export const readDraw = async (db: Database, key: DrawKey): Promise<DrawRow | null> =>
  (await db.select().from(draws).where(isOwn(key)))[0] ?? null;

const changeRow = (db: Database, { drawId, userId }: DrawKey, version: number, change: Change) =>
  db
    .update(draws)
    .set({ ...change, version: version + 1 })
    .where(and(isOwn({ drawId, userId }), eq(draws.version, version)))
    .returning({ id: draws.id });

/** Changes a draw that is still as it was read; false where it isn't. Never tried twice. */
export const updateDraw = async (
  db: Database,
  key: DrawKey,
  version: number,
  change: Change,
): Promise<boolean> => (await changeRow(db, key, version, change)).length > 0;

/** Writes what a draw came to, with a link for everybody in place of those before. */
export async function writeDraw(
  db: Database,
  key: DrawKey,
  version: number,
  { change, seats }: { change: Change; seats: readonly NewSeat[] },
): Promise<boolean> {
  const rows = JSON.stringify(
    seats.map(({ seat, tokenHash, wrapped }) => [seat, tokenHash, wrapped]),
  );
  const keyHash = change.keyHash ?? "";
  const isDrawn = sql`(SELECT key_hash FROM ${draws} WHERE id = ${key.drawId}) = ${keyHash}`;
  const [changed] = await db.batch([
    changeRow(db, key, version, change),
    db.delete(drawSeats).where(and(eq(drawSeats.drawId, key.drawId), isDrawn)),
    db.insert(drawSeats).select(sql`
      SELECT ${key.drawId}, value ->> 0, value ->> 1, NULL, value ->> 2, NULL, NULL
      FROM json_each(${rows}) WHERE ${isDrawn}`),
  ]);
  return changed.length > 0;
}

/** Takes a draw back to where it was before: every link ends. */
export async function eraseDrawn(db: Database, key: DrawKey, version: number, change: Change) {
  const [changed] = await db.batch([
    changeRow(db, key, version, change),
    db
      .delete(drawSeats)
      .where(
        and(
          eq(drawSeats.drawId, key.drawId),
          sql`(SELECT key_hash FROM ${draws} WHERE id = ${key.drawId}) IS NULL`,
        ),
      ),
  ]);
  return changed.length > 0;
}

/**
 * A change by which somebody leaves, joins or gets another link. The book is sealed anew with each,
 * so its text says whether this change counted.
 */
export async function writeSeat(
  db: Database,
  key: DrawKey,
  version: number,
  { change, seat, row }: { change: Change & { book: string }; seat: number; row: NewSeat | null },
): Promise<boolean> {
  const { drawId } = key;
  const counted = sql`(SELECT book FROM ${draws} WHERE id = ${drawId}) = ${change.book}`;
  const write = row
    ? db
        .insert(drawSeats)
        .select(
          sql`SELECT ${drawId}, ${seat}, ${row.tokenHash}, NULL, ${row.wrapped}, NULL, NULL
            WHERE ${counted}`,
        )
        .onConflictDoUpdate({
          target: [drawSeats.drawId, drawSeats.seat],
          set: {
            tokenHash: row.tokenHash,
            wrapped: row.wrapped,
            openedHash: null,
            openedAt: null,
          },
        })
    : db
        .delete(drawSeats)
        .where(and(eq(drawSeats.drawId, drawId), eq(drawSeats.seat, seat), counted));
  const [changed] = await db.batch([changeRow(db, key, version, change), write]);
  return changed.length > 0;
}

/** `opened` without one seat. */
export const openedWithout = (seat: number): SQL =>
  sql`json_remove(${draws.opened}, ${`$."${seat}"`})`;

export const deleteDraw = (db: Database, key: DrawKey) =>
  withRetries(() => db.delete(draws).where(isOwn(key)));

/** Deletes draws that were made before `before`, at most so many. */
export const deleteOldDraws = (db: Database, before: number, limit: number) =>
  db
    .delete(draws)
    .where(
      inArray(
        draws.id,
        db
          .select({ id: draws.id })
          .from(draws)
          .where(lt(draws.createdAt, before))
          .orderBy(draws.createdAt)
          .limit(limit),
      ),
    );

const seatColumns = {
  drawId: drawSeats.drawId,
  seat: drawSeats.seat,
  tokenHash: drawSeats.tokenHash,
  wrapped: drawSeats.wrapped,
  openedAt: drawSeats.openedAt,
  wishes: drawSeats.wishes,
  title: draws.title,
  heldOn: draws.heldOn,
  limitCents: draws.limitCents,
  people: draws.people,
  envelopes: draws.envelopes,
  proof: draws.proof,
  hostName: users.username,
};

/** The seat that a link opens, or that one opened before, while its host's account is open. */
const readSeatWhere = async (db: Database, which: SQL) =>
  (
    await db
      .select(seatColumns)
      .from(drawSeats)
      .innerJoin(draws, eq(draws.id, drawSeats.drawId))
      .innerJoin(users, and(eq(users.id, draws.userId), isNull(users.deletedAt)))
      .where(which)
  )[0] ?? null;

export const readSeat = (db: Database, tokenHash: string) =>
  readSeatWhere(db, eq(drawSeats.tokenHash, tokenHash));
export const readOpenedSeat = (db: Database, openedHash: string) =>
  readSeatWhere(db, eq(drawSeats.openedHash, openedHash));
export type SeatRow = NonNullable<Awaited<ReturnType<typeof readSeat>>>;

/**
 * Ends the link that the host gave and begins the person's own. Tried again with the same own link
 * it stays done; of two at once one counts.
 */
export async function openSeat(
  db: Database,
  { drawId, seat }: Pick<SeatRow, "drawId" | "seat">,
  { given, own, wrapped, now }: { given: string; own: string; wrapped: string; now: number },
): Promise<boolean> {
  const path = `$."${seat}"`;
  const isOpened = sql`EXISTS (SELECT 1 FROM ${drawSeats}
    WHERE token_hash = ${own} AND opened_hash = ${given})`;
  // The given link as one's own would open without a word for who was meant to open it.
  const isFree = sql`NOT EXISTS (SELECT 1 FROM ${drawSeats} WHERE token_hash = ${own})`;
  const [, , found] = await withRetries(() =>
    db.batch([
      db
        .update(drawSeats)
        .set({ tokenHash: own, openedHash: given, wrapped, openedAt: now })
        .where(and(eq(drawSeats.tokenHash, given), isNull(drawSeats.openedAt), isFree)),
      db
        .update(draws)
        .set({ opened: sql`json_set(${draws.opened}, ${path}, ${now})` })
        .where(and(eq(draws.id, drawId), isOpened)),
      db
        .select({ seat: drawSeats.seat })
        .from(drawSeats)
        .where(and(eq(drawSeats.tokenHash, own), eq(drawSeats.openedHash, given))),
    ]),
  );
  return found.length > 0;
}

/** What somebody of a draw wished, sealed; null for nothing. */
export async function readWishes(db: Database, drawId: string, seat: number) {
  const rows = await db
    .select({ wishes: drawSeats.wishes })
    .from(drawSeats)
    .where(and(eq(drawSeats.drawId, drawId), eq(drawSeats.seat, seat)));
  return rows[0]?.wishes ?? null;
}

/** Keeps what somebody wishes; false where their link is gone. */
export async function writeWishes(db: Database, tokenHash: string, wishes: string) {
  const rows = await withRetries(() =>
    db
      .update(drawSeats)
      .set({ wishes })
      .where(eq(drawSeats.tokenHash, tokenHash))
      .returning({ seat: drawSeats.seat }),
  );
  return rows.length > 0;
}
