/** The SQL of what guests say by their links. Every write may be repeated. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { parties, partyGuests, users } from "../../../db/tables";
import { columns, hasRoom, isNew, type Row, releaseGifts } from "../queries";
import type { Answer, Guest } from "../schema";

/** The party that a link opens, with its host's name; null once the host's account is closed. */
export async function readInvited(db: Database, inviteToken: string) {
  const [party] = await db
    .select({
      id: parties.id,
      hostName: users.username,
      eventName: parties.eventName,
      eventType: parties.eventType,
      eventDate: parties.eventDate,
      eventTime: parties.eventTime,
      timeZone: parties.timeZone,
      location: parties.location,
      eventTheme: parties.eventTheme,
      description: parties.description,
      updatedAt: parties.updatedAt,
    })
    .from(parties)
    .innerJoin(users, eq(users.id, parties.userId))
    .where(and(eq(parties.inviteToken, inviteToken), isNull(users.deletedAt)));
  return party ?? null;
}

/** The guest of a party whom one of these tokens opens; the first that does. */
export async function readByToken(
  db: Database,
  partyId: string,
  editTokens: readonly string[],
): Promise<Guest | null> {
  const list = sql.join(
    editTokens.map((token) => sql`${token}`),
    sql`, `,
  );
  const guests = await db
    .select(columns)
    .from(partyGuests)
    .where(and(sql`edit_token IN (${list})`, eq(partyGuests.partyId, partyId)));
  return (
    editTokens.flatMap((token) => guests.filter(({ editToken }) => editToken === token))[0] ?? null
  );
}

/** Changes an answer by its token. Who doesn't come brings nothing. */
export const updateByToken = (
  db: Database,
  partyId: string,
  editToken: string,
  change: Partial<Row>,
) => {
  const isOwn = and(eq(partyGuests.editToken, editToken), eq(partyGuests.partyId, partyId));
  return withRetries(() =>
    db.batch([
      db.update(partyGuests).set(change).where(isOwn),
      releaseGifts(db, partyId, and(isOwn, eq(partyGuests.answer, "no"))),
    ]),
  );
};

/**
 * Takes back an answer: who added themselves is erased, who was invited hasn't answered any more and leaves
 * nothing of what they wrote.
 */
export const eraseAnswer = (db: Database, partyId: string, editToken: string) => {
  const isOwn = and(eq(partyGuests.editToken, editToken), eq(partyGuests.partyId, partyId));
  return withRetries(() =>
    db.batch([
      releaseGifts(db, partyId, isOwn),
      db.delete(partyGuests).where(and(isOwn, eq(partyGuests.isSelfAdded, true))),
      db
        .update(partyGuests)
        .set({ answer: "none", adults: 1, children: 0, diet: "", note: "", answeredAt: null })
        .where(isOwn),
    ]),
  );
};

/**
 * An answer by the shared link. Whoever is on the list under that name and hasn't answered becomes this answer,
 * with a token of its own; else it is a new guest, unless the name is there or the list is full. The same key
 * again changes the answer.
 */
export async function insertAnswer(
  db: Database,
  row: Row & { answer: Answer },
): Promise<{ guest: Guest | null; isNamed: boolean }> {
  const { partyId, nameKey, editToken, answer, answeredAt } = row;
  const isFresh = sql`NOT EXISTS (SELECT 1 FROM ${partyGuests} WHERE edit_token = ${editToken})`;
  const values = rowValues(partyGuests, {
    ...row,
    isGuestOfHonour: sql`0`,
    isSelfAdded: sql`1`,
  });
  const isOwn = and(eq(partyGuests.editToken, editToken), eq(partyGuests.partyId, partyId));
  const [, , , , guests, [named]] = await withRetries(() =>
    db.batch([
      db
        .update(partyGuests)
        .set({ editToken })
        .where(
          sql`id = (SELECT id FROM ${partyGuests} WHERE party_id = ${partyId}
            AND name_key = ${nameKey} AND answer = 'none' AND is_self_added = 0
            ORDER BY id LIMIT 1) AND ${isFresh}`,
        ),
      db
        .insert(partyGuests)
        .select(
          sql`SELECT ${values} WHERE ${isFresh} AND ${isNew(partyId, nameKey)}
            AND ${hasRoom(partyId)}`,
        )
        .onConflictDoNothing(),
      db.update(partyGuests).set({ answer, answeredAt }).where(isOwn),
      releaseGifts(db, partyId, and(isOwn, eq(partyGuests.answer, "no"))),
      db.select(columns).from(partyGuests).where(isOwn),
      db
        .select({ is: sql<number>`NOT (${isNew(partyId, nameKey)})`.as("is_named") })
        .from(sql`(SELECT 1)`),
    ]),
  );
  return { guest: guests[0] ?? null, isNamed: Boolean(named?.is) };
}
