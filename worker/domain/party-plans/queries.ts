/** The only SQL of parties themselves. */
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import { parties } from "../../db/tables";
import type { Party } from "./schema";

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

/** A person's parties by date, the earliest first. */
export const readParties = (db: Database, userId: string, limit: number): Promise<Party[]> =>
  db
    .select(columns)
    .from(parties)
    .where(eq(parties.userId, userId))
    .orderBy(asc(parties.eventDate), asc(parties.id))
    .limit(limit);

/** One of a person's parties; null for somebody else's. */
export async function readParty(db: Database, userId: string, id: string): Promise<Party | null> {
  const [party] = await db
    .select(columns)
    .from(parties)
    .where(and(eq(parties.id, id), eq(parties.userId, userId)));
  return party ?? null;
}

/** Adds a party unless the person has `limit` already. Answers whether it is there; safe to repeat. */
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

/** Changes a party. Answers it, or null for somebody else's. */
export async function updateParty(
  db: Database,
  userId: string,
  id: string,
  change: Partial<typeof parties.$inferInsert>,
): Promise<Party | null> {
  const [party] = await withRetries(async () =>
    db
      .update(parties)
      .set(change)
      .where(and(eq(parties.id, id), eq(parties.userId, userId)))
      .returning(columns),
  );
  return party ?? null;
}

/** Deletes a party with all that belongs to it. */
export async function deleteParty(db: Database, userId: string, id: string): Promise<void> {
  await withRetries(async () =>
    db.delete(parties).where(and(eq(parties.id, id), eq(parties.userId, userId))),
  );
}
