/**
 * The only SQL of premium. A person's subscriptions are written under one optimistic lock: their
 * newest `updated_at`, which grows with every write, so no older snapshot of the provider replaces
 * a newer one.
 */
import { and, desc, eq, inArray, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import { stripeEvents, subscriptions, users } from "../../db/tables";
import { setCustomer, setEntitlement } from "../accounts/queries";
import type { OutboxRow } from "../mail/mail.server";
import { insertMail } from "../mail/queries";
import type { SubscriptionRow } from "./rules";

const person = {
  id: users.id,
  username: users.username,
  email: users.email,
  locale: users.locale,
  isPremium: users.isPremium,
  premiumGrant: users.premiumGrant,
  customerId: users.stripeCustomerId,
  deletedAt: users.deletedAt,
};

/** The people that `condition` says, each with their subscriptions, newest first. One query. */
async function readPeople(db: Database, condition: SQL | undefined) {
  const rows = await db
    .select({ person, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(condition)
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
  const people = new Map<string, (typeof rows)[number]["person"] & { rows: SubscriptionRow[] }>();
  for (const { person: facts, subscription } of rows) {
    const known = people.get(facts.id) ?? { ...facts, rows: [] };
    if (subscription) known.rows.push(subscription);
    people.set(facts.id, known);
  }
  return [...people.values()];
}
export type Person = Awaited<ReturnType<typeof readPeople>>[number];

export const readPerson = async (db: Database, userId: string): Promise<Person | null> =>
  (await readPeople(db, eq(users.id, userId)))[0] ?? null;

/** Whose subscription this is, by Stripe's id; null for one that we never stored. */
export async function readUserId(db: Database, stripeSubscriptionId: string) {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId));
  return rows[0]?.userId ?? null;
}

/**
 * Keeps a customer (null: none) unless the person has another than `known` by now; answers whom
 * they have.
 */
export async function keepCustomer(
  db: Database,
  userId: string,
  known: string | null,
  customerId: string | null,
): Promise<string | null> {
  const isKnown =
    known === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, known);
  const [, [kept]] = await withRetries(() =>
    db.batch([
      setCustomer(db, userId, customerId, isKnown),
      db.select({ customerId: users.stripeCustomerId }).from(users).where(eq(users.id, userId)),
    ]),
  );
  return kept?.customerId ?? null;
}

/** Has this event had its effect? */
export const isEventKnown = async (db: Database, id: string): Promise<boolean> =>
  (await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id)))
    .length > 0;

/**
 * What one batch stores: all of it, or nothing when somebody else stored since `person` was read.
 */
export type StandingChange = {
  rows: readonly SubscriptionRow[];
  /** By the subscriptions alone; the Owner's grant or revoke outranks it. */
  isEntitled: boolean;
  /** Kept where the person has none yet. */
  customerId: string | null;
  now: number;
  event: { id: string; type: string } | null;
  welcome: OutboxRow | null;
};

/**
 * Stores a person's entitlement. False when the rows changed since they were read: fetch a new
 * snapshot.
 */
export async function storeEntitlement(
  db: Database,
  { id: userId, rows: read }: Person,
  { rows, isEntitled, customerId, now, event, welcome }: StandingChange,
): Promise<boolean> {
  const version = Math.max(0, ...read.map((row) => row.updatedAt));
  const updatedAt = Math.max(now, version + 1);
  const isUnchanged = sql`${version} = coalesce(
    (SELECT max(updated_at) FROM ${subscriptions} WHERE user_id = ${userId}), 0)`;
  const [stored] = await withRetries(() =>
    db.batch([
      setEntitlement(db, userId, { isEntitled, customerId }, isUnchanged),
      ...(welcome ? [insertMail(db, welcome, { when: isUnchanged })] : []),
      ...(event ? [insertEvent(db, { ...event, createdAt: now }, isUnchanged)] : []),
      // Last, since the optimistic lock reads it.
      ...(rows.length > 0 ? [upsertRows(db, rows, updatedAt, isUnchanged)] : []),
    ]),
  );
  return stored.length > 0;
}

const insertEvent = (
  db: Database,
  event: { id: string; type: string; createdAt: number },
  condition: SQL,
) =>
  db
    .insert(stripeEvents)
    .select(sql`SELECT ${rowValues(stripeEvents, event)} WHERE ${condition}`)
    .onConflictDoNothing();

/** One statement for all rows: a second one would find the lock already moved by the first. */
const upsertRows = (
  db: Database,
  rows: readonly SubscriptionRow[],
  updatedAt: number,
  condition: SQL,
) => {
  const columns = [
    sql`'id'`,
    sql`'userId'`,
    sql`'stripeSubscriptionId'`,
    sql`'status'`,
    sql`'currentPeriodEnd'`,
    sql`'cancelAtPeriodEnd'`,
    sql`'pastDueSince'`,
    sql`'revokedAt'`,
    sql`'createdAt'`,
  ].map((name) => sql`json_extract(value, '$.' || ${name})`);
  return db
    .insert(subscriptions)
    .select(
      sql`SELECT ${sql.join(columns, sql`, `)}, ${updatedAt}
        FROM json_each(${JSON.stringify(rows)}) WHERE ${condition}`,
    )
    .onConflictDoUpdate({
      target: subscriptions.stripeSubscriptionId,
      set: {
        status: sql`excluded.status`,
        currentPeriodEnd: sql`excluded.current_period_end`,
        cancelAtPeriodEnd: sql`excluded.cancel_at_period_end`,
        pastDueSince: sql`excluded.past_due_since`,
        revokedAt: sql`excluded.revoked_at`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
};

/** Seconds without an event after which a subscription is checked: a renewal, a first payment. */
const LATE = { renewal: 3_600, firstPayment: 86_400 };

/**
 * People whose subscriptions must be looked at tonight: first those where something is due, then
 * those that were looked at longest ago.
 */
export async function readDuePeople(db: Database, now: number, limit: number): Promise<Person[]> {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, createdAt, updatedAt } = subscriptions;
  const isDue = or(
    inArray(status, ["past_due", "unpaid"]),
    and(inArray(status, ["active", "trialing"]), lt(currentPeriodEnd, now - LATE.renewal)),
    and(eq(status, "incomplete"), lt(createdAt, now - LATE.firstPayment)),
    sql`${subscriptions.revokedAt} IS NOT NULL`,
    and(eq(cancelAtPeriodEnd, false), sql`(${users.deletedAt} IS NOT NULL OR premium_grant = 0)`),
  );
  const found = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(notInArray(status, ["canceled", "incomplete_expired"]))
    .groupBy(subscriptions.userId)
    .orderBy(desc(sql`max(${isDue})`), sql`max(${updatedAt})`)
    .limit(limit);
  const ids = found.map(({ userId }) => userId);
  return ids.length > 0 ? readPeople(db, inArray(users.id, ids)) : [];
}

/** Notes that these people were looked at and nothing had changed. */
export const markLookedAt = (db: Database, userIds: readonly string[], now: number) =>
  db
    .update(subscriptions)
    .set({ updatedAt: sql`max(${now}, updated_at + 1)` })
    .where(inArray(subscriptions.userId, [...userIds]));

export const deleteOldEvents = (db: Database, before: number) =>
  db.delete(stripeEvents).where(lt(stripeEvents.createdAt, before));
