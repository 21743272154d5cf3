/** The only SQL of identities: accounts at Google or GitHub that open an account here. */
import { and, eq, exists, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { ProviderId } from "#shared/accounts/schema";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { identities, sessions, users } from "../../../db/tables";
import { isUniqueViolation } from "../../../db/unique";
import type { OutboxRow } from "../../mail/mail.server";
import { insertMail } from "../../mail/queries";
import type { NewUser } from "../queries";
import type { SessionRow } from "../sessions/rules";

export type IdentityKey = { provider: ProviderId; subject: string };
export type IdentityRow = IdentityKey & { userId: string; label: string; createdAt: number };

const isKey = ({ provider, subject }: IdentityKey) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject));

/** Whose account an identity opens, closed ones too. */
export async function readHolder(db: Database, key: IdentityKey) {
  const rows = await db
    .select({ id: users.id, epoch: users.sessionEpoch, deletedAt: users.deletedAt })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(isKey(key));
  return rows[0] ?? null;
}

/** Which of these usernames' keys somebody has. */
export async function readTaken(db: Database, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: users.usernameKey })
    .from(users)
    .where(inArray(users.usernameKey, keys));
  return new Set(rows.map((row) => row.key));
}

export type Newcomer = {
  user: NewUser;
  identity: IdentityRow;
  session: SessionRow;
  mail: OutboxRow;
};

/**
 * Makes an account with its identity, first session and mail, all or nothing. Answers what stood in
 * the way otherwise. Safe to repeat: an identity of this very account is the one that the first try
 * made.
 */
export async function insertNewcomer(
  db: Database,
  { user, identity, session, mail }: Newcomer,
): Promise<"made" | "identityTaken" | "emailTaken" | "usernameTaken"> {
  try {
    await withRetries(() =>
      db.batch([
        db.insert(users).values(user),
        db.insert(identities).values(identity),
        db.insert(sessions).values(session),
        insertMail(db, mail, { when: sql`TRUE` }),
      ]),
    );
    return "made";
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const holder = await readHolder(db, identity);
  if (holder) return holder.id === user.id ? "made" : "identityTaken";
  const email = eq(users.emailKey, user.emailKey);
  const others = await db.select({ id: users.id }).from(users).where(email);
  return others.length > 0 ? "emailTaken" : "usernameTaken";
}

/**
 * Gives an account this identity instead of another of the same provider. False when it is somebody
 * else's or the account changed since `epoch`; safe to repeat. A link that is new writes the mail.
 */
export async function putIdentity(
  db: Database,
  row: IdentityRow,
  epoch: number,
  mail: OutboxRow,
): Promise<boolean> {
  const { provider, subject, userId } = row;
  const isMine = and(isKey(row), eq(identities.userId, userId));
  const mine = sql`EXISTS (SELECT 1 FROM ${identities} AS own WHERE own.provider = ${provider}
    AND own.subject = ${subject} AND own.user_id = ${userId})`;
  // Refused when a password reset ended the session that began this.
  const isStill = and(eq(users.id, userId), eq(users.sessionEpoch, epoch), isNull(users.deletedAt));
  const [, , , found] = await withRetries(() =>
    db.batch([
      db
        .insert(identities)
        .select(sql`SELECT ${rowValues(identities, row)} FROM ${users} WHERE ${isStill}`)
        .onConflictDoNothing(),
      insertMail(db, mail),
      db
        .delete(identities)
        .where(
          and(
            eq(identities.userId, userId),
            eq(identities.provider, provider),
            ne(identities.subject, subject),
            mine,
          ),
        ),
      db.select({ subject: identities.subject }).from(identities).where(isMine),
    ]),
  );
  return found.length > 0;
}

export const listByUser = (db: Database, userId: string) =>
  db
    .select({
      provider: identities.provider,
      label: identities.label,
      createdAt: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt);

/**
 * Takes identities off an account that keeps another way in: a password, or one of the providers in
 * `others`. False when one is still there; an unknown one counts as removed.
 */
export async function deleteIdentities(
  db: Database,
  {
    userId,
    providers,
    others,
  }: { userId: string; providers: readonly ProviderId[]; others: readonly ProviderId[] },
): Promise<boolean> {
  const own = and(eq(identities.userId, userId), inArray(identities.provider, [...providers]));
  const hasPassword = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.password)));
  const hasOther = sql`EXISTS (SELECT 1 FROM ${identities} AS other
    WHERE other.user_id = ${userId} AND ${inArray(sql`other.provider`, [...others])})`;
  const [, left] = await withRetries(() =>
    db.batch([
      db.delete(identities).where(and(own, or(exists(hasPassword), hasOther))),
      db.select({ subject: identities.subject }).from(identities).where(own),
    ]),
  );
  return left.length === 0;
}
