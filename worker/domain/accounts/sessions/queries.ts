import { and, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { OWNER_KEY } from "#shared/accounts/names";
import type { ProviderId } from "#shared/accounts/schema";
import { insertOwnAudit } from "../../../db/audit";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { identities, sessions, settings, users } from "../../../db/tables";
import { CACHE_VERSION, CATALOGUE_VERSION } from "../../catalogue/index/version";
import { storedSecuritySwitch, storedSwitchesJson } from "../../settings/queries";
import { idleSince, type SessionRow } from "./rules";

const resets = alias(settings, "resets");

/** Neither at its absolute end nor idle for too long, and of the account's present epoch. */
function stillCounts(now: number) {
  const since = idleSince(now);
  return and(
    gt(sessions.expiresAt, now),
    sql`${sessions.lastUsedAt} > CASE WHEN ${users.isStaff} OR ${users.usernameKey} = ${OWNER_KEY}
      THEN ${since.staff} ELSE ${since.people} END`,
    eq(sessions.epoch, users.sessionEpoch),
    isNull(users.deletedAt),
  );
}

/** The person behind a session that still counts, with all that a request needs to know of them. */
export async function readIdentity(db: Database, sessionId: string, now: number) {
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      usernameKey: users.usernameKey,
      email: users.email,
      locale: users.locale,
      createdAt: users.createdAt,
      epoch: users.sessionEpoch,
      verifiedAt: sessions.verifiedAt,
      lastUsedAt: sessions.lastUsedAt,
      // Only of whom the Owner may ask for a passkey, and who hasn't shown one here.
      passkeysRequired: sql<string | null>`CASE WHEN ${sessions.passkeyAt} IS NULL
        AND (${users.isStaff} OR ${users.usernameKey} = ${OWNER_KEY})
        THEN ${storedSecuritySwitch("passkeysRequired")} END`,
      isPremium: users.isPremium,
      isStaff: users.isStaff,
      favoritesVersion: users.favoritesVersion,
      favoriteIds: users.favoriteIds,
      // What the data files say and how often the server was reset: caches of gifts carry both.
      catalogueVersion: sql<string>`coalesce(${settings.value}, '') || '.' || coalesce(${resets.value}, '')`,
      // Every request of theirs asks how the premium tools stand.
      switches: sql<
        string | null
      >`CASE WHEN ${users.isPremium} OR ${users.usernameKey} = ${OWNER_KEY}
        THEN ${storedSwitchesJson} END`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(settings, eq(settings.key, CATALOGUE_VERSION))
    .leftJoin(resets, eq(resets.key, CACHE_VERSION))
    .where(and(eq(sessions.id, sessionId), stillCounts(now)));
  return rows[0] ?? null;
}

/** An account at a provider, with which somebody signs in. */
export type SignInKey = { provider: ProviderId; subject: string };

/**
 * Opens a session, unless the account changed since `epoch` was read, or `via` opens it no more,
 * which a replica may not know; then null. Staff's and the Owner's are noted in the audit log:
 * `trusted` says that this was one. Safe to repeat.
 */
export async function openSession(
  db: Database,
  row: SessionRow,
  via?: SignInKey,
): Promise<{ trusted: "owner_signed_in" | "staff_signed_in" | null } | null> {
  const isOpened = via
    ? sql`${users.id} IN (SELECT user_id FROM ${identities}
        WHERE provider = ${via.provider} AND subject = ${via.subject})`
    : undefined;
  const mayOpen = and(
    eq(users.id, row.userId),
    eq(users.sessionEpoch, row.epoch),
    isNull(users.deletedAt),
    isOpened,
  );
  const isOwner = eq(users.usernameKey, OWNER_KEY);
  const how = row.passkeyAt === null ? (via?.provider ?? "password") : "passkey";
  const [opened, noted] = await withRetries(() =>
    db.batch([
      db
        .insert(sessions)
        .select(sql`SELECT ${rowValues(sessions, row)} FROM ${users} WHERE ${mayOpen}`)
        .onConflictDoUpdate({ target: sessions.id, set: { expiresAt: row.expiresAt } })
        .returning({ id: sessions.id }),
      insertOwnAudit(db, {
        who: and(eq(users.id, row.userId), or(users.isStaff, isOwner)),
        action: sql`CASE WHEN ${isOwner} THEN 'ownerSignedIn' ELSE 'staffSignedIn' END`,
        after: sql`json_object('how', ${how})`,
        now: row.createdAt,
      }),
    ]),
  );
  if (opened.length === 0) return null;
  const action = noted[0]?.action;
  if (!action) return { trusted: null };
  return { trusted: action === "ownerSignedIn" ? "owner_signed_in" : "staff_signed_in" };
}

/**
 * Gives a session another token and a new proof of who its person is. False when it has ended; safe
 * to repeat.
 */
export async function rotateSession(
  db: Database,
  old: string,
  { id, verifiedAt, expiresAt }: Pick<SessionRow, "id" | "verifiedAt" | "expiresAt">,
): Promise<boolean> {
  const rows = await withRetries(() =>
    db
      .update(sessions)
      .set({ id, verifiedAt, lastUsedAt: verifiedAt, expiresAt })
      .where(inArray(sessions.id, [old, id]))
      .returning({ id: sessions.id }),
  );
  return rows.length > 0;
}

/** Notes that a session is in use. Requests of one moment write once. */
export const touchSession = (db: Database, id: string, now: number, before: number) =>
  db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, id), lte(sessions.lastUsedAt, before)));

/** Ends the oldest sessions of a person beyond `keep`. */
export const trimSessions = (db: Database, userId: string, keep: number) => {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(keep);
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest)));
};

export const deleteSession = (db: Database, id: string) =>
  withRetries(() => db.delete(sessions).where(eq(sessions.id, id)));

/** Ends the session of a person whose id begins with `start`. */
export const deleteOwnSession = (db: Database, userId: string, start: string) =>
  withRetries(() =>
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          eq(sql`substr(${sessions.id}, 1, ${start.length})`, start),
        ),
      ),
  );

/** Starts a new epoch: whatever was open counts no more, from the next request on. */
export const startEpoch = (db: Database, userId: string) =>
  withRetries(() =>
    db.batch([
      db
        .update(users)
        .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
        .where(eq(users.id, userId)),
      db.delete(sessions).where(eq(sessions.userId, userId)),
    ]),
  );

export const listOpenSessions = (db: Database, userId: string, now: number) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), stillCounts(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .limit(50);

export const deleteExpiredSessions = (db: Database, now: number) =>
  db.delete(sessions).where(lte(sessions.expiresAt, now));
