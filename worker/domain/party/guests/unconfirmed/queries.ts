/**
 * The SQL of what the host decides about unconfirmed answers. Each batch checks what it needs
 * itself and may be repeated; an answer that arrives meanwhile is either joined or kept.
 */
import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Guest, UnconfirmedAnswer } from "#shared/party/guests/schema";
import type { Database } from "../../../../db/client";
import { withRetries } from "../../../../db/retry";
import { partyGifts, partyGuests, partyGuestTokens } from "../../../../db/tables";
import { confirmNext, isListed, isNamed } from "../namesakes/queries";
import { columns, hasCapacity, type Row, releaseGifts, restoredValues } from "../queries";

/** The first unconfirmed answers by name, each with the guest whom its name means. */
export async function readUnconfirmed(
  db: Database,
  partyId: string,
  limit: number,
): Promise<UnconfirmedAnswer[]> {
  const target = alias(partyGuests, "target");
  const rows = await db
    .select({
      guest: columns,
      target: {
        id: target.id,
        name: target.name,
        answer: target.answer,
        isSelfAdded: target.isSelfAdded,
      },
    })
    .from(partyGuests)
    .innerJoin(
      target,
      sql`${target.id} = (SELECT id FROM ${partyGuests} AS other
        WHERE other.party_id = ${partyId} AND other.is_unconfirmed = 0
          AND other.name_key = ${partyGuests.nameKey}
        ORDER BY other.is_self_added, other.created_at, other.id LIMIT 1)`,
    )
    .where(and(eq(partyGuests.partyId, partyId), sql`${partyGuests}.is_unconfirmed = 1`))
    .orderBy(asc(partyGuests.nameKey), asc(partyGuests.createdAt))
    .limit(limit);
  return rows.map(({ guest, target: meant }) => ({ ...guest, target: meant }));
}

/** Which gifts of a party a guest brings. */
export const readBrought = async (db: Database, partyId: string, guestId: string) => {
  const rows = await db
    .select({ id: partyGifts.id })
    .from(partyGifts)
    .where(and(eq(partyGifts.partyId, partyId), eq(partyGifts.guestId, guestId)));
  return rows.map(({ id }) => id);
};

const tokenOf = (partyId: string, token: string, guestId: string) => sql`
  EXISTS (SELECT 1 FROM ${partyGuestTokens} WHERE token = ${token} AND party_id = ${partyId}
    AND guest_id = ${guestId})`;

/**
 * Makes an answer by the shared link the answer of a guest on the list: the later of the two
 * counts, words that only one of them holds stay, gifts come along, and the answer's link opens the
 * guest's. Answers whether it is so.
 */
export async function joinAnswer(
  db: Database,
  partyId: string,
  { entry, nameKey, targetId }: { entry: Guest; nameKey: string; targetId: string },
): Promise<boolean> {
  const { id, editToken } = entry;
  const isEntry = sql`id = ${id} AND id <> ${targetId} AND party_id = ${partyId}
    AND is_self_added AND NOT is_apart`;
  const isTarget = sql`id = ${targetId} AND party_id = ${partyId} AND ${isListed}`;
  const canJoin = sql`EXISTS (SELECT 1 FROM ${partyGuests} WHERE ${isEntry})
    AND EXISTS (SELECT 1 FROM ${partyGuests} WHERE ${isTarget})`;
  const entrys = (column: string) =>
    sql`(SELECT ${sql.raw(column)} FROM ${partyGuests} WHERE id = ${id})`;
  const isLater = sql`coalesce(${entrys("answered_at")}, 0) >= coalesce(answered_at, 0)`;
  const later = <T>(column: string) =>
    sql<T>`iif(${isLater}, ${entrys(column)}, ${sql.raw(column)})`;
  const words = (column: string) => sql<string>`iif(${sql.raw(column)} = ''
    OR (${isLater} AND ${entrys(column)} <> ''), ${entrys(column)}, ${sql.raw(column)})`;
  const [, , , , , , joined] = await withRetries(() =>
    db.batch([
      db
        .insert(partyGuestTokens)
        .select(sql`SELECT ${editToken}, ${partyId}, ${targetId} WHERE ${canJoin}`)
        .onConflictDoNothing(),
      db
        .update(partyGuestTokens)
        .set({ guestId: targetId })
        .where(sql`party_id = ${partyId} AND guest_id = ${id} AND ${canJoin}`),
      db
        .update(partyGuests)
        .set({
          answer: later("answer"),
          adults: later("adults"),
          children: later("children"),
          diet: words("diet"),
          note: words("note"),
          answeredAt: later("answered_at"),
        })
        .where(sql`${isTarget} AND ${canJoin}`),
      db
        .update(partyGifts)
        .set({ guestId: targetId })
        .where(sql`party_id = ${partyId} AND guest_id = ${id} AND ${canJoin}`),
      releaseGifts(db, partyId, sql`${isTarget} AND (answer = 'no' OR is_guest_of_honour)`),
      db.delete(partyGuests).where(sql`${isEntry} AND ${tokenOf(partyId, editToken, targetId)}`),
      db
        .select({ is: sql<number>`${tokenOf(partyId, editToken, targetId)}`.as("is_joined") })
        .from(sql`(SELECT 1)`),
      confirmNext(db, partyId, nameKey),
    ]),
  );
  return Boolean(joined[0]?.is);
}

/**
 * Undoes a join that still holds. The guest's answer goes back to what it was, unless it changed
 * since. Answers whether the answer stands by itself again.
 */
export async function separateAnswer(
  db: Database,
  entry: Row,
  { before, after, gifts }: { before: Guest; after: Guest; gifts: readonly string[] },
): Promise<boolean> {
  const { partyId, editToken } = entry;
  const isJoined = tokenOf(partyId, editToken, before.id);
  const { answer, adults, children, diet, note, answeredAt } = before;
  const isSame = sql`id = ${after.id} AND party_id = ${partyId} AND answer = ${after.answer}
    AND adults = ${after.adults} AND children = ${after.children} AND diet = ${after.diet}
    AND note = ${after.note} AND answered_at IS ${after.answeredAt}`;
  const [, , , , rows] = await withRetries(() =>
    db.batch([
      db
        .insert(partyGuests)
        .select(sql`SELECT ${restoredValues(entry)} WHERE ${isJoined} AND ${hasCapacity(partyId)}`)
        .onConflictDoNothing(),
      db
        .update(partyGuests)
        .set({ answer, adults, children, diet, note, answeredAt })
        .where(sql`${isSame} AND ${isJoined}`),
      db
        .update(partyGifts)
        .set({ guestId: entry.id })
        .where(
          sql`party_id = ${partyId} AND guest_id = ${before.id} AND ${isJoined}
            AND id IN (SELECT value FROM json_each(${JSON.stringify(gifts)}))
            AND EXISTS (SELECT 1 FROM ${partyGuests} WHERE id = ${entry.id})`,
        ),
      db.delete(partyGuestTokens).where(
        sql`token = ${editToken} AND party_id = ${partyId}
            AND EXISTS (SELECT 1 FROM ${partyGuests} WHERE id = ${entry.id})`,
      ),
      db
        .select({ id: partyGuests.id })
        .from(partyGuests)
        .where(and(eq(partyGuests.partyId, partyId), eq(partyGuests.id, entry.id))),
    ]),
  );
  return rows.length > 0;
}

/**
 * The host says that this is somebody else of the same name; a full list keeps the answer
 * unconfirmed.
 */
export const keepApart = (db: Database, partyId: string, id: string) =>
  withRetries(async () =>
    db
      .update(partyGuests)
      .set({ isUnconfirmed: false, isApart: true })
      .where(
        sql`id = ${id} AND party_id = ${partyId} AND is_self_added AND NOT is_apart
          AND (NOT is_unconfirmed OR ${hasCapacity(partyId)})`,
      ),
  );

/** Undoes `keepApart`: unconfirmed again while somebody else on the list bears the name. */
export const unkeepApart = (db: Database, partyId: string, id: string, nameKey: string) =>
  withRetries(async () =>
    db
      .update(partyGuests)
      .set({ isApart: false, isUnconfirmed: isNamed(partyId, nameKey, id) })
      .where(sql`id = ${id} AND party_id = ${partyId} AND is_apart`),
  );
