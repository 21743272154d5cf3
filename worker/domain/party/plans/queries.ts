/** The only SQL of parties themselves. */
import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Party } from "#shared/party/plans/schema";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { parties, partyTasks } from "../../../db/tables";

const {
  userId: _,
  updatedAt: __,
  ...columns
} = {
  id: parties.id,
  userId: parties.userId,
  eventName: parties.eventName,
  eventType: parties.eventType,
  eventDate: parties.eventDate,
  eventTime: parties.eventTime,
  timeZone: parties.timeZone,
  location: parties.location,
  budgetCents: parties.budgetCents,
  attendeeCount: parties.attendeeCount,
  eventTheme: parties.eventTheme,
  description: parties.description,
  inviteToken: parties.inviteToken,
  feedToken: parties.feedToken,
  createdAt: parties.createdAt,
  updatedAt: parties.updatedAt,
};

/**
 * A person's parties by date, the earliest first; the index's own order, or D1 reads each row
 * twice.
 */
export const readParties = (db: Database, userId: string, limit: number): Promise<Party[]> =>
  db
    .select(columns)
    .from(parties)
    .where(eq(parties.userId, userId))
    .orderBy(asc(parties.eventDate))
    .limit(limit);

/**
 * The parties from `day` on, the earliest first, and where there are none the last before it; with
 * them the one that `partyId` names, null for somebody else's. One query, of `limit` rows and one
 * more.
 */
export async function readNextParties(
  db: Database,
  userId: string,
  { day, partyId, limit }: { day: string; partyId: string | null; limit: number },
): Promise<{ named: Party | null; next: Party[] }> {
  const { eventDate } = parties;
  const ofPerson = (when: SQL) => and(eq(parties.userId, userId), when);
  const coming = db
    .select(columns)
    .from(parties)
    .where(ofPerson(gte(eventDate, day)))
    .orderBy(asc(eventDate))
    .limit(limit)
    .as("coming");
  const over = db
    .select(columns)
    .from(parties)
    .where(ofPerson(lt(eventDate, day)))
    .orderBy(desc(eventDate))
    .limit(limit)
    .as("over");
  // Past parties fill the places that upcoming ones leave; checking for them first would cost a
  // row.
  const near = db.select().from(coming).unionAll(db.select().from(over)).limit(limit).as("near");
  const rows = await db
    .select()
    .from(near)
    .unionAll(
      db
        .select(columns)
        .from(parties)
        .where(ofPerson(eq(parties.id, partyId ?? ""))),
    );
  const named = rows.find(({ id }) => id === partyId) ?? null;
  // The named party may be among the nearest too.
  const others = rows.filter((row) => row !== named);
  const toCome = others.filter((party) => party.eventDate >= day);
  const next = toCome.length > 0 ? toCome : others.toReversed();
  return { named, next: next.toSorted((a, b) => compareDays(a.eventDate, b.eventDate)) };
}

const compareDays = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** One of a person's parties; null for somebody else's. */
export async function readParty(db: Database, userId: string, id: string): Promise<Party | null> {
  const [party] = await db
    .select(columns)
    .from(parties)
    .where(and(eq(parties.id, id), eq(parties.userId, userId)));
  return party ?? null;
}

/**
 * Adds a party unless the person has `limit` already. Answers whether it is there; safe to repeat.
 */
export async function insertParty(
  db: Database,
  row: typeof parties.$inferSelect,
  limit: number,
): Promise<boolean> {
  await withRetries(async () =>
    db
      .insert(parties)
      .select(
        sql`SELECT ${rowValues(parties, row)}
          WHERE (SELECT count(*) FROM ${parties} WHERE user_id = ${row.userId}) < ${limit}`,
      )
      .onConflictDoNothing(),
  );
  return (await readParty(db, row.userId, row.id)) !== null;
}

type PlannedTask = { template: string; dueOn: string };

/**
 * Changes a party and, with a `plan`, its tasks in the same batch: those that nobody touched take
 * the plan's days, or go where the plan has none of them. Answers the party, or null for somebody
 * else's.
 */
export async function updateParty(
  db: Database,
  { userId, id }: { userId: string; id: string },
  change: Partial<typeof parties.$inferInsert>,
  plan: readonly PlannedTask[] | null,
): Promise<Party | null> {
  const update = db
    .update(parties)
    .set(change)
    .where(and(eq(parties.id, id), eq(parties.userId, userId)))
    .returning(columns);
  if (plan === null) {
    const [party] = await withRetries(async () => update);
    return party ?? null;
  }
  const untouched = sql`party_id = (SELECT id FROM ${parties} WHERE id = ${id} AND user_id = ${userId})
    AND template IS NOT NULL AND done_at IS NULL AND NOT is_moved`;
  const dayOf = sql`SELECT value ->> 'dueOn' FROM json_each(${JSON.stringify(plan)})
    WHERE value ->> 'template' = ${partyTasks.template}`;
  const [[party]] = await withRetries(() =>
    db.batch([
      update,
      db.delete(partyTasks).where(sql`${untouched} AND title IS NULL AND NOT EXISTS (${dayOf})`),
      db
        .update(partyTasks)
        .set({ dueOn: sql`(${dayOf})` })
        .where(sql`${untouched} AND EXISTS (${dayOf})`),
    ]),
  );
  return party ?? null;
}

/** Deletes a party with all that belongs to it. */
export async function deleteParty(db: Database, userId: string, id: string): Promise<void> {
  await withRetries(async () =>
    db.delete(parties).where(and(eq(parties.id, id), eq(parties.userId, userId))),
  );
}
