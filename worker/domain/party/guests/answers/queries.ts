/** The SQL of what guests say by their links. Every write may be repeated. */
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Answer, GUEST_LIMITS } from "#shared/party/guests/schema";
import type { Database } from "../../../../db/client";
import { withRetries } from "../../../../db/retry";
import { rowValues } from "../../../../db/row-values";
import { parties, partyGuests, partyGuestTokens, partyTallies, users } from "../../../../db/tables";
import { confirmNext, isNamed } from "../namesakes/queries";
import { columns, type Row, releaseGifts } from "../queries";

const invitation = {
  partyId: parties.id,
  inviteToken: parties.inviteToken,
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
};

/**
 * The party that a shared link opens, with its host's name; null once the host's account is closed.
 */
export async function readInvited(db: Database, inviteToken: string) {
  const [party] = await db
    .select(invitation)
    .from(parties)
    .innerJoin(users, eq(users.id, parties.userId))
    .where(and(eq(parties.inviteToken, inviteToken), isNull(users.deletedAt)));
  return party ?? null;
}

/** Whom these tokens open, by their own link or by an answer that the host joined with theirs. */
function holders(db: Database, tokens: readonly string[]) {
  const list = sql.join(
    tokens.map((token) => sql`${token}`),
    sql`, `,
  );
  return db
    .select({ token: sql<string>`edit_token`.as("token"), id: sql<string>`id`.as("holder") })
    .from(partyGuests)
    .where(sql`edit_token IN (${list})`)
    .unionAll(
      db
        .select({ token: sql<string>`token`.as("token"), id: sql<string>`guest_id`.as("holder") })
        .from(partyGuestTokens)
        .where(sql`token IN (${list})`),
    )
    .as("holders");
}

/**
 * The guest whom a token opens, with their party and whether it has a guest of honour; null for
 * nobody, and once the host's account is closed.
 */
export async function readByToken(db: Database, token: string) {
  const opened = holders(db, [token]);
  const [row] = await db
    .select({ invitation, guest: columns, honoured: partyTallies.honoured })
    .from(opened)
    .innerJoin(partyGuests, eq(partyGuests.id, opened.id))
    .innerJoin(parties, eq(parties.id, partyGuests.partyId))
    .innerJoin(users, eq(users.id, parties.userId))
    .leftJoin(partyTallies, eq(partyTallies.partyId, parties.id))
    .where(isNull(users.deletedAt));
  return row ? { ...row, hasGuestOfHonour: (row.honoured ?? 0) > 0 } : null;
}

/** The first of these tokens that opens an answer of this party; null for none. */
export async function findToken(
  db: Database,
  partyId: string,
  tokens: readonly string[],
): Promise<string | null> {
  const opened = holders(db, tokens);
  const rows = await db
    .select({ token: opened.token })
    .from(opened)
    .innerJoin(partyGuests, eq(partyGuests.id, opened.id))
    .where(eq(partyGuests.partyId, partyId));
  return tokens.find((token) => rows.some((row) => row.token === token)) ?? null;
}

/** Found within the statement, so that an answer that the host joins meanwhile isn't lost. */
const holderOf = (token: string): SQL => sql`coalesce(
  (SELECT id FROM ${partyGuests} WHERE edit_token = ${token}),
  (SELECT guest_id FROM ${partyGuestTokens} WHERE token = ${token}))`;

const isHolder = (partyId: string, token: string) =>
  sql`${partyGuests.id} = ${holderOf(token)} AND ${partyGuests.partyId} = ${partyId}`;

/** Changes an answer by its token. Who doesn't come brings nothing. */
export const updateByToken = (
  db: Database,
  partyId: string,
  token: string,
  change: Partial<Row>,
) => {
  const isOwn = isHolder(partyId, token);
  return withRetries(() =>
    db.batch([
      db.update(partyGuests).set(change).where(isOwn),
      releaseGifts(db, partyId, sql`${isOwn} AND answer = 'no'`),
    ]),
  );
};

/**
 * Withdraws an answer: a self-added guest is deleted, an invited one becomes unanswered and loses
 * what they wrote. The host's notes stay.
 */
export const eraseAnswer = (
  db: Database,
  partyId: string,
  token: string,
  { id, nameKey }: { id: string; nameKey: string },
) => {
  const isOwn = isHolder(partyId, token);
  return withRetries(() =>
    db.batch([
      releaseGifts(db, partyId, isOwn),
      db
        .update(partyGuests)
        .set({ answer: "none", adults: 1, children: 0, diet: "", note: "", answeredAt: null })
        .where(sql`${isOwn} AND NOT is_self_added`),
      db.delete(partyGuests).where(sql`${isOwn} AND is_self_added`),
      db.delete(partyGuestTokens).where(
        sql`party_id = ${partyId} AND guest_id = ${id}
          AND NOT EXISTS (SELECT 1 FROM ${partyGuests} WHERE id = ${id})`,
      ),
      confirmNext(db, partyId, nameKey),
    ]),
  );
};

/** An answer is there, or why it isn't: the list has no capacity, or too many added themselves. */
export type Inserted = "answered" | "full" | "tooMany";

/**
 * An answer by the shared link: an entry of its own whatever its name, unconfirmed while somebody
 * on the list bears that name. The same key again changes the answer. Nothing here depends on who
 * is on the list but that mark, which guests don't see.
 */
export async function insertAnswer(db: Database, row: Row & { answer: Answer }): Promise<Inserted> {
  const { partyId, nameKey, editToken, answer, answeredAt } = row;
  const sum = (column: string) => sql`coalesce(
    (SELECT ${sql.raw(column)} FROM ${partyTallies} WHERE party_id = ${partyId}), 0)`;
  const hasCapacity = sql`${sum("guests + unconfirmed")} < ${GUEST_LIMITS.guests}`;
  const isWithin = sql`${sum("self_added")} < max(${GUEST_LIMITS.selfAddedLeast},
    ${GUEST_LIMITS.selfAddedPerGuest} * (SELECT attendee_count FROM ${parties} WHERE id = ${partyId}))`;
  const values = rowValues(partyGuests, {
    ...row,
    isGuestOfHonour: sql`0`,
    isSelfAdded: sql`1`,
    isUnconfirmed: isNamed(partyId, nameKey),
    isApart: sql`0`,
    seesGifts: sql`0`,
  });
  const isOwn = isHolder(partyId, editToken);
  const [, , , guests, [capacity]] = await withRetries(() =>
    db.batch([
      db
        .insert(partyGuests)
        .select(
          sql`SELECT ${values} WHERE ${holderOf(editToken)} IS NULL AND ${hasCapacity} AND ${isWithin}`,
        )
        .onConflictDoNothing(),
      db
        .update(partyGuests)
        .set({ answer, answeredAt })
        .where(sql`${isOwn} AND answer <> ${answer}`),
      releaseGifts(db, partyId, sql`${isOwn} AND answer = 'no'`),
      db.select({ id: partyGuests.id }).from(partyGuests).where(isOwn),
      db.select({ is: sql<number>`${hasCapacity}`.as("has_capacity") }).from(sql`(SELECT 1)`),
    ]),
  );
  if (guests.length > 0) return "answered";
  return capacity?.is ? "tooMany" : "full";
}
