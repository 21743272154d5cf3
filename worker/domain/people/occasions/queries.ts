/** The only SQL on people's occasions and on how their givers are reminded of them. */
import { and, asc, eq, isNotNull, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Lead } from "#shared/people/vocabulary";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { occasionReminders, people, personOccasions, users } from "../../../db/tables";
import type { OutboxRow } from "../../mail/mail.server";
import { insertMail } from "../../mail/queries";
import type { PersonKey } from "../rules";

/** Mails go out from seven in the morning, UTC. */
const MORNING = 7 * 3_600;
const DAY = 86_400;

/**
 * When the clock has to look at an occasion next: at the earliest reminder after `now`, else on the
 * day after its date. `leads` go from the longest to the shortest.
 */
const wakeAt = (nextOn: SQL | string | null, leads: readonly Lead[], now: number): SQL => {
  const at = (days: number) => sql`unixepoch(${nextOn}) - ${days * DAY - MORNING}`;
  const cases = leads.map((lead) => sql`WHEN ${at(lead)} > ${now} THEN ${at(lead)}`);
  const after = sql`unixepoch(${nextOn}) + ${DAY}`;
  return cases.length === 0 ? after : sql`CASE ${sql.join(cases, sql` `)} ELSE ${after} END`;
};

type Dates = { kind: OccasionRow["kind"]; title: string; monthDay: string; year: number | null };
export type NewOccasion = Dates & { id: string; nextOn: string | null };
type OccasionRow = typeof personOccasions.$inferSelect;
export type Clock = { leads: readonly Lead[]; now: number };

const isOwn = ({ personId, userId }: PersonKey, id: string) =>
  and(
    eq(personOccasions.id, id),
    eq(personOccasions.personId, personId),
    eq(personOccasions.userId, userId),
  );

/** An occasion's row where the person is there and `when` holds. */
const occasionValues = (
  { personId, userId }: PersonKey,
  row: NewOccasion,
  { leads, now }: Clock,
  when: SQL = sql`TRUE`,
) =>
  sql`SELECT ${rowValues(personOccasions, {
    ...row,
    personId,
    userId,
    wakeAt: wakeAt(row.nextOn, leads, now),
    createdAt: now,
  })} FROM ${people}
  WHERE id = ${personId} AND user_id = ${userId} AND deleted_at IS NULL AND ${when}`;

/** Keeps a person's birthday among their occasions as it is now. For a batch. */
export const upsertBirthday = (db: Database, key: PersonKey, row: NewOccasion, clock: Clock) =>
  db
    .insert(personOccasions)
    .select(occasionValues(key, row, clock))
    .onConflictDoUpdate({
      target: personOccasions.id,
      set: {
        monthDay: sql`excluded.month_day`,
        nextOn: sql`excluded.next_on`,
        wakeAt: sql`excluded.wake_at`,
      },
    });

/** Takes a person's birthday off their occasions. For a batch. */
export const deleteBirthday = (db: Database, key: PersonKey, id: string) =>
  db.delete(personOccasions).where(isOwn(key, id));

/**
 * Adds an occasion unless the person has `limit` of them beside the birthday; whether it is there
 * now, and whether the person is.
 */
export async function insertOccasion(
  db: Database,
  key: PersonKey,
  row: NewOccasion,
  { leads, now, limit }: Clock & { limit: number },
): Promise<{ made: boolean; isPerson: boolean }> {
  const others = sql`(SELECT count(*) FROM ${personOccasions}
    WHERE person_id = ${key.personId} AND kind <> 'birthday' AND next_on IS NOT NULL) < ${limit}`;
  const [, made, owner] = await withRetries(() =>
    db.batch([
      db
        .insert(personOccasions)
        .select(occasionValues(key, row, { leads, now }, others))
        .onConflictDoNothing(),
      db
        .select({ id: personOccasions.id })
        .from(personOccasions)
        .where(eq(personOccasions.id, row.id)),
      db
        .select({ id: people.id })
        .from(people)
        .where(
          and(eq(people.id, key.personId), eq(people.userId, key.userId), isNull(people.deletedAt)),
        ),
    ]),
  );
  return { made: made.length > 0, isPerson: owner.length > 0 };
}

/** Deletes an occasion but for a birthday, which goes with the person's own. */
export async function deleteOccasion(
  db: Database,
  key: PersonKey,
  id: string,
): Promise<Dates | null> {
  const { kind, title, monthDay, year } = personOccasions;
  const rows = await db
    .delete(personOccasions)
    .where(and(isOwn(key, id), sql`${kind} <> 'birthday'`))
    .returning({ kind, title, monthDay, year });
  return rows[0] ?? null;
}

const shown = {
  id: sql<string>`${personOccasions.id}`.as("occasion_id"),
  personId: personOccasions.personId,
  kind: personOccasions.kind,
  title: personOccasions.title,
  monthDay: personOccasions.monthDay,
  year: personOccasions.year,
  nextOn: personOccasions.nextOn,
  name: people.name,
  relationship: people.relationship,
  birthday: people.birthday,
  birthYear: people.birthYear,
  brief: people.brief,
};

/** An account's occasions by date, after the occasion `after`. Two rows for each. */
export function readOccasions(
  db: Database,
  userId: string,
  { after, limit }: { after: string | null; limit: number },
) {
  const last = sql`SELECT next_on, id FROM ${personOccasions}
    WHERE id = ${after} AND user_id = ${userId}`;
  return db
    .select(shown)
    .from(personOccasions)
    .innerJoin(people, eq(people.id, personOccasions.personId))
    .where(
      and(
        eq(personOccasions.userId, userId),
        isNotNull(personOccasions.nextOn),
        isNull(people.deletedAt),
        after === null
          ? undefined
          : sql`(${personOccasions.nextOn}, ${personOccasions.id}) >
              (SELECT coalesce(max(next_on), ''), coalesce(max(id), '') FROM (${last}))`,
      ),
    )
    .orderBy(asc(personOccasions.nextOn), asc(personOccasions.id))
    .limit(limit);
}
export type ShownOccasion = Awaited<ReturnType<typeof readOccasions>>[number];

/** One person's occasions by date; those that are over come first, without one. */
export const readOccasionsOf = (db: Database, { personId, userId }: PersonKey) =>
  db
    .select(shown)
    .from(personOccasions)
    .innerJoin(people, eq(people.id, personOccasions.personId))
    // Unary `+` keeps SQLite from reading all of the account's dates in their order.
    .where(and(eq(personOccasions.personId, personId), sql`+${personOccasions.userId} = ${userId}`))
    .orderBy(asc(personOccasions.nextOn), asc(personOccasions.id));

/** All of an account's occasions, for its data export. */
export const readAllOccasions = (db: Database, userId: string) =>
  db
    .select({
      personId: personOccasions.personId,
      kind: personOccasions.kind,
      title: personOccasions.title,
      monthDay: personOccasions.monthDay,
      year: personOccasions.year,
    })
    .from(personOccasions)
    .where(eq(personOccasions.userId, userId))
    .orderBy(asc(personOccasions.nextOn));

/** How an account is reminded; no reminders and no calendar where it never said. */
export async function readReminders(
  db: Database,
  userId: string,
): Promise<{ leads: Lead[]; hasFeed: boolean }> {
  const [row] = await db
    .select()
    .from(occasionReminders)
    .where(eq(occasionReminders.userId, userId));
  return { leads: row?.leads ?? [], hasFeed: Boolean(row?.feedHash) };
}

/** Keeps when an account is reminded, and sets the clock of each occasion by it. */
export const updateLeads = (db: Database, userId: string, { leads, now }: Clock) =>
  withRetries(() =>
    db.batch([
      db
        .insert(occasionReminders)
        .values({ userId, leads: [...leads] })
        .onConflictDoUpdate({
          target: occasionReminders.userId,
          set: { leads: sql`excluded.leads` },
        }),
      db
        .update(personOccasions)
        .set({ wakeAt: wakeAt(sql`next_on`, leads, now) })
        .where(and(eq(personOccasions.userId, userId), isNotNull(personOccasions.nextOn))),
    ]),
  );

/** Gives an account's calendar another token, or none. */
export const updateFeed = (db: Database, userId: string, feedHash: string | null) =>
  withRetries(() =>
    db
      .insert(occasionReminders)
      .values({ userId, leads: [], feedHash })
      .onConflictDoUpdate({ target: occasionReminders.userId, set: { feedHash } }),
  );

/** Whose calendar a token's hash opens; null where it opens none, or its account is closed. */
export async function readFeedOwner(db: Database, feedHash: string) {
  const [row] = await db
    .select({
      userId: sql<string>`${occasionReminders.userId}`.as("owner"),
      leads: occasionReminders.leads,
      locale: users.locale,
    })
    .from(occasionReminders)
    .innerJoin(users, eq(users.id, occasionReminders.userId))
    .where(and(eq(occasionReminders.feedHash, feedHash), isNull(users.deletedAt)));
  return row ?? null;
}

/**
 * What the clock has to look at for one account, by date: the account that waits longest and isn't
 * among `served`. None holds others back, however many occasions it has.
 */
export const readDue = (
  db: Database,
  { now, limit, served }: { now: number; limit: number; served: readonly string[] },
) =>
  db
    .select({
      ...shown,
      userId: personOccasions.userId,
      wakeAt: sql<number>`${personOccasions.wakeAt}`.as("due_at"),
      isGone: sql<number>`${people.deletedAt} IS NOT NULL OR ${users.deletedAt} IS NOT NULL
        OR ${users.emailConfirmedAt} IS NULL`
        .mapWith(Boolean)
        .as("is_gone"),
      username: users.username,
      email: users.email,
      locale: users.locale,
      leads: occasionReminders.leads,
    })
    .from(personOccasions)
    .innerJoin(people, eq(people.id, personOccasions.personId))
    .innerJoin(users, eq(users.id, personOccasions.userId))
    .leftJoin(occasionReminders, eq(occasionReminders.userId, personOccasions.userId))
    .where(
      and(
        eq(
          personOccasions.userId,
          sql`(SELECT user_id FROM ${personOccasions} WHERE wake_at <= ${now}
            AND ${served.length > 0 ? notInArray(sql`user_id`, [...served]) : sql`TRUE`}
            ORDER BY wake_at LIMIT 1)`,
        ),
        // Unary `+`: by the account's dates, not by all that are due.
        sql`+${personOccasions.wakeAt} <= ${now}`,
      ),
    )
    .orderBy(asc(personOccasions.nextOn), asc(personOccasions.id))
    .limit(limit);
export type DueOccasion = Awaited<ReturnType<typeof readDue>>[number];

type Settled = Pick<DueOccasion, "id" | "wakeAt"> & { nextOn: string | null };

/**
 * Sets the next dates and clocks of an account's occasions while they still wait for what was due,
 * and writes its reminder, if there is one, unless it got one on that day: two runs at once send
 * one mail. Answers whether it was written.
 */
export async function settleOccasions(
  db: Database,
  occasions: readonly Settled[],
  { userId, leads, now, today }: Clock & { userId: string; today: string },
  mail: OutboxRow | null,
): Promise<boolean> {
  const settled = JSON.stringify(occasions.map(({ id, wakeAt, nextOn }) => [id, wakeAt, nextOn]));
  const update = db
    .update(personOccasions)
    .set({ nextOn: sql`settled.next_on`, wakeAt: wakeAt(sql`settled.next_on`, leads, now) })
    .from(
      sql`(SELECT value ->> 0 AS key, value ->> 1 AS due, value ->> 2 AS next_on
        FROM json_each(${settled})) AS settled`,
    )
    .where(sql`${personOccasions.id} = settled.key AND ${personOccasions.wakeAt} = settled.due`);
  if (!mail) {
    await db.batch([update]);
    return false;
  }
  const isFirst = sql`user_id = ${userId} AND coalesce(reminded_on, '') < ${today}`;
  const [, reminded] = await db.batch([
    insertMail(db, mail, {
      when: sql`EXISTS (SELECT 1 FROM ${occasionReminders} WHERE ${isFirst})`,
    }),
    db
      .update(occasionReminders)
      .set({ remindedOn: today })
      .where(isFirst)
      .returning({ userId: occasionReminders.userId }),
    update,
  ]);
  return reminded.length > 0;
}
