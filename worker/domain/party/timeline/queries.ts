/**
 * The only SQL of tasks. Callers have checked whose party it is. A deleted template keeps its row
 * with empty words, so that no later plan brings it back; every write may be repeated.
 */
import { and, asc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { PlannedTask } from "#shared/party/timeline/schema";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { parties, partyTasks, users } from "../../../db/tables";

const columns = {
  id: partyTasks.id,
  template: partyTasks.template,
  title: partyTasks.title,
  dueOn: partyTasks.dueOn,
  doneAt: partyTasks.doneAt,
  createdAt: partyTasks.createdAt,
};
export type TaskRow = {
  id: string;
  template: string | null;
  title: string | null;
  dueOn: string;
  doneAt: number | null;
  createdAt: number;
};

const isShown = or(isNull(partyTasks.title), ne(partyTasks.title, ""));

/** A party's tasks by day, the deleted templates among them. */
export const readTasks = (db: Database, partyId: string, limit: number): Promise<TaskRow[]> =>
  db
    .select(columns)
    .from(partyTasks)
    .where(eq(partyTasks.partyId, partyId))
    .orderBy(asc(partyTasks.dueOn))
    .limit(limit);

/**
 * Adds the tasks of a plan that the party has never had. One statement, whoever asks at the same
 * time; answers those that it has added itself.
 */
export async function insertPlan(
  db: Database,
  partyId: string,
  plan: readonly PlannedTask[],
  now: number,
): Promise<TaskRow[]> {
  const rows = JSON.stringify(plan.map((task) => ({ ...task, id: crypto.randomUUID() })));
  return withRetries(async () =>
    db
      .insert(partyTasks)
      .select(
        sql`SELECT ${rowValues(partyTasks, {
          id: sql`value ->> 'id'`,
          partyId,
          template: sql`value ->> 'template'`,
          title: null,
          dueOn: sql`value ->> 'dueOn'`,
          isMoved: sql`0`,
          doneAt: null,
          createdAt: now,
        })} FROM json_each(${rows}) WHERE TRUE`,
      )
      .onConflictDoNothing()
      .returning(columns),
  );
}

type NewTask = { id: string; title: string; dueOn: string; doneAt: number | null };

/** Adds a task of the host's own unless they have `limit`. Answers whether it is there. */
export async function insertTask(
  db: Database,
  partyId: string,
  task: NewTask,
  { now, limit }: { now: number; limit: number },
): Promise<boolean> {
  const row = { ...task, partyId, template: null, isMoved: sql`1`, createdAt: now };
  const own = sql`SELECT count(*) FROM ${partyTasks} WHERE party_id = ${partyId} AND template IS NULL`;
  await withRetries(async () =>
    db
      .insert(partyTasks)
      .select(sql`SELECT ${rowValues(partyTasks, row)} WHERE (${own}) < ${limit}`)
      .onConflictDoNothing(),
  );
  return (await readTask(db, partyId, task.id)) !== null;
}

const isTask = (partyId: string, id: string) =>
  and(eq(partyTasks.id, id), eq(partyTasks.partyId, partyId));

/** A task of the party; null for one that isn't there or was deleted. */
export async function readTask(db: Database, partyId: string, id: string): Promise<TaskRow | null> {
  const [row] = await db
    .select(columns)
    .from(partyTasks)
    .where(and(isTask(partyId, id), isShown));
  return row ?? null;
}

type Change = { title?: string | null; dueOn?: string; isMoved?: boolean; doneAt?: number | null };

/** Changes a task; answers it, or null for one that isn't there. */
export async function updateTask(
  db: Database,
  partyId: string,
  id: string,
  change: Change,
): Promise<TaskRow | null> {
  const [row] = await withRetries(async () =>
    db
      .update(partyTasks)
      .set({ isMoved: sql`is_moved`, ...change })
      .where(and(isTask(partyId, id), isShown))
      .returning(columns),
  );
  return row ?? null;
}

/** Deletes a task: the row of the host's own, the words of a template. */
export const deleteTask = (db: Database, partyId: string, id: string) =>
  withRetries(() =>
    db.batch([
      db.delete(partyTasks).where(and(isTask(partyId, id), isNull(partyTasks.template))),
      db.update(partyTasks).set({ title: "" }).where(isTask(partyId, id)),
    ]),
  );

/**
 * Gives a deleted template its words back; null shows the template's own. True where there is one.
 */
export async function restoreTemplate(
  db: Database,
  partyId: string,
  id: string,
  title: string | null,
): Promise<boolean> {
  const rows = await withRetries(async () =>
    db
      .update(partyTasks)
      // A second try finds the task restored and changes nothing.
      .set({ title: sql`CASE title WHEN '' THEN ${title} ELSE title END` })
      .where(and(isTask(partyId, id), sql`template IS NOT NULL`))
      .returning({ id: partyTasks.id }),
  );
  return rows.length > 0;
}

/**
 * The party that a calendar's token opens, with its host; null where the host's account is closed.
 */
export async function readFeedParty(db: Database, feedToken: string) {
  const rows = await db
    .select({
      id: parties.id,
      eventName: parties.eventName,
      eventType: parties.eventType,
      eventDate: parties.eventDate,
      eventTime: parties.eventTime,
      timeZone: parties.timeZone,
      location: parties.location,
      description: parties.description,
      locale: users.locale,
      isPremium: users.isPremium,
      usernameKey: users.usernameKey,
    })
    .from(parties)
    .innerJoin(users, eq(users.id, parties.userId))
    .where(and(eq(parties.feedToken, feedToken), isNull(users.deletedAt)));
  return rows[0] ?? null;
}

/** Gives a party's calendar another address. */
export const updateFeedToken = (db: Database, partyId: string, feedToken: string) =>
  withRetries(async () => db.update(parties).set({ feedToken }).where(eq(parties.id, partyId)));
