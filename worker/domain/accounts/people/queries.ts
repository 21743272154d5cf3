/**
 * The only SQL of managing people. Every read is one page by key; every write notes itself in the
 * audit log.
 */
import { and, desc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { OWNER_KEY } from "#shared/accounts/names";
import { insertAudit } from "../../../db/audit";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { subscriptions, totals, users } from "../../../db/tables";
import type { AuditRow } from "../../audit/audit.server";
import type { OutboxRow } from "../../mail/mail.server";
import { insertMail } from "../../mail/queries";

const columns = {
  id: users.id,
  username: users.username,
  usernameKey: users.usernameKey,
  email: users.email,
  password: users.password,
  isPremium: users.isPremium,
  isStaff: users.isStaff,
  epoch: users.sessionEpoch,
  locale: users.locale,
  createdAt: users.createdAt,
  deletedAt: users.deletedAt,
};

export type Key = { at: number; id: string };

/** Living people, newest first, after a key. */
export const readPeople = (db: Database, after: Key | null, limit: number) =>
  db
    .select(columns)
    .from(users)
    .where(and(isNull(users.deletedAt), after ? isBefore(after) : undefined))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
export type PersonRow = Awaited<ReturnType<typeof readPeople>>[number];

/**
 * Of those deleted in one second, later rows come first: the index on the deletion holds them in
 * that order.
 */
const place = sql<number>`${users}.rowid`;

/** Deleted people, the last deleted first, after a key of time and place. */
export const readDeleted = (db: Database, after: Key | null, limit: number) =>
  db
    .select({ ...columns, place })
    .from(users)
    .where(
      and(
        isNotNull(users.deletedAt),
        after
          ? sql`(${users.deletedAt}, ${place}) < (${after.at}, ${Number(after.id) || 0})`
          : undefined,
      ),
    )
    .orderBy(desc(users.deletedAt), desc(place))
    .limit(limit);

/** A row value, which the index on both columns seeks. */
const isBefore = ({ at, id }: Key): SQL => sql`(${users.createdAt}, ${users.id}) < (${at}, ${id})`;

/** Living people whose username or e-mail begins with `prefix`, a key; each by its own index. */
export async function searchPeople(db: Database, prefix: string, limit: number) {
  const found = await Promise.all(
    [users.usernameKey, users.emailKey].map((column) =>
      db
        .select(columns)
        .from(users)
        .where(and(gte(column, prefix), lt(column, `${prefix}\u{10ffff}`), isNull(users.deletedAt)))
        .orderBy(column)
        .limit(limit),
    ),
  );
  const byId = new Map(found.flat().map((person) => [person.id, person]));
  return [...byId.values()].slice(0, limit);
}

/** One person, living or deleted. */
export async function readPerson(db: Database, id: string): Promise<PersonRow | null> {
  const [person] = await db.select(columns).from(users).where(eq(users.id, id));
  return person ?? null;
}

/** Living and not the Owner, whatever else the statement asks. */
const isChangeable = (id: string) =>
  and(eq(users.id, id), isNull(users.deletedAt), ne(users.usernameKey, OWNER_KEY));

/** The Owner's account, once there is one. */
export async function readOwner(db: Database) {
  const [owner] = await db
    .select({ id: users.id, username: users.username, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.usernameKey, OWNER_KEY));
  return owner ?? null;
}

/**
 * Gives or takes staff rights, with an entry of the log and a mail. False when nothing had to
 * change, or nobody may be changed here.
 */
export async function updateStaff(
  db: Database,
  id: string,
  isStaff: boolean,
  { audit, mail }: { audit: AuditRow; mail: OutboxRow | null },
): Promise<boolean> {
  const [changed] = await withRetries(() =>
    db.batch([
      db
        .update(users)
        .set({ isStaff })
        .where(and(isChangeable(id), eq(users.isStaff, !isStaff)))
        .returning({ id: users.id }),
      insertAudit(db, audit),
      ...(mail ? [insertMail(db, mail)] : []),
    ]),
  );
  return changed.length > 0;
}

/** Statuses under which somebody pays, or is waited for. */
const PAYING = sql`('active', 'trialing', 'past_due', 'unpaid')`;

/**
 * Gives or takes premium by hand. Taken from somebody without a subscription nothing is left
 * behind, so that they may buy it later; the Owner's revoke outranks an active subscription.
 */
export async function updatePremium(
  db: Database,
  id: string,
  isPremium: boolean,
  audit: AuditRow,
): Promise<boolean> {
  const pays = sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.userId} = ${id}
    AND ${subscriptions.status} IN ${PAYING} AND ${subscriptions.revokedAt} IS NULL)`;
  const grant = isPremium ? sql`1` : sql`iif(${pays}, 0, NULL)`;
  const [changed] = await withRetries(() =>
    db.batch([
      db
        .update(users)
        .set({ isPremium, premiumGrant: grant as SQL<boolean | null> })
        .where(and(isChangeable(id), eq(users.isPremium, !isPremium)))
        .returning({ id: users.id }),
      insertAudit(db, audit),
    ]),
  );
  return changed.length > 0;
}

/** Brings a deleted account back, without any session. False for one that isn't deleted. */
export async function restoreUser(db: Database, id: string, audit: AuditRow): Promise<boolean> {
  const [changed] = await withRetries(() =>
    db.batch([
      db
        .update(users)
        .set({ deletedAt: null })
        .where(and(eq(users.id, id), isNotNull(users.deletedAt)))
        .returning({ id: users.id }),
      insertAudit(db, audit),
    ]),
  );
  return changed.length > 0;
}

/** Notes that a whole hash was looked at; the row itself stays as it is. */
export async function noteReveal(db: Database, id: string, audit: AuditRow): Promise<void> {
  await db.batch([
    db.update(users).set({ id: sql`id` }).where(eq(users.id, id)),
    insertAudit(db, audit),
  ]);
}

/** The totals that triggers keep. */
export const readTotals = (db: Database) =>
  db
    .select()
    .from(totals)
    .where(or(...["users", "staff", "premium", "deleted"].map((name) => eq(totals.name, name))));
