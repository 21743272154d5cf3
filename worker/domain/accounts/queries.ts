/** The only SQL of accounts. */
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ProviderId } from "#shared/accounts/schema";
import type { Locale } from "#shared/locale";
import { insertAudit, insertOwnAudit } from "../../db/audit";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import {
  emailConfirmations,
  identities,
  outbox,
  passwordResetTokens,
  sessions,
  settings,
  users,
} from "../../db/tables";
import { isUniqueViolation } from "../../db/unique";
import type { AuditRow } from "../audit/audit.server";
import type { OutboxRow } from "../mail/mail.server";
import { insertMail } from "../mail/queries";
import { putSetting } from "../settings/queries";
import type { ConfirmationRow } from "./email-confirmations/queries";
import type { SessionRow } from "./sessions/rules";

const credentials = {
  id: users.id,
  username: users.username,
  usernameKey: users.usernameKey,
  email: users.email,
  emailKey: users.emailKey,
  password: users.password,
  epoch: users.sessionEpoch,
  locale: users.locale,
  isPremium: users.isPremium,
  isStaff: users.isStaff,
  createdAt: users.createdAt,
};

/** The living account of this username's or e-mail's key, with its password's hash. */
export async function readCredentials(db: Database, key: string) {
  const column = key.includes("@") ? users.emailKey : users.usernameKey;
  const rows = await db
    .select(credentials)
    .from(users)
    .where(and(eq(column, key), isNull(users.deletedAt)));
  return rows[0] ?? null;
}
export type Credentials = NonNullable<Awaited<ReturnType<typeof readCredentials>>>;

export async function readCredentialsById(db: Database, id: string) {
  const rows = await db.select(credentials).from(users).where(eq(users.id, id));
  return rows[0] ?? null;
}

/** Accounts, closed ones too, that hold one of these keys; other than `except`. */
export const readHolders = (
  db: Database,
  {
    usernameKey,
    emailKey,
    except = "",
  }: { usernameKey: string; emailKey: string; except?: string },
) =>
  db
    .select({ ...credentials, deletedAt: users.deletedAt })
    .from(users)
    .where(
      and(
        or(eq(users.usernameKey, usernameKey), eq(users.emailKey, emailKey)),
        ne(users.id, except),
      ),
    );

export type NewUser = {
  id: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  /** UTC seconds; null until somebody shows that the address is theirs. */
  emailConfirmedAt: number | null;
  password: string | null;
  locale: Locale;
  createdAt: number;
};

/** What waits for a new account's confirmation, and its welcome, one a day and mailbox. */
export type Welcome = { confirmation: ConfirmationRow; mail: OutboxRow; since: number };

/**
 * Makes an account with its first session and its welcome, all or nothing. False when a name is
 * taken. Safe to repeat: an account of this very id is the one that the first try made.
 */
export async function insertUser(
  db: Database,
  user: NewUser,
  session: SessionRow,
  { confirmation, mail, since }: Welcome,
): Promise<boolean> {
  const isWelcomed = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE mailbox = ${mail.mailbox}
    AND created_at > ${since} AND template = 'welcome')`;
  try {
    await withRetries(() =>
      db.batch([
        db.insert(users).values(user),
        db.insert(sessions).values(session),
        db.insert(emailConfirmations).values(confirmation),
        insertMail(db, mail, { when: sql`NOT ${isWelcomed}` }),
      ]),
    );
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return (await readCredentialsById(db, user.id)) !== null;
  }
}

type Profile = Pick<NewUser, "username" | "usernameKey" | "email" | "emailKey" | "locale">;

/** Changes a profile. False when a name is taken. */
export async function updateProfile(
  db: Database,
  id: string,
  change: Partial<Omit<Profile, "email" | "emailKey">>,
): Promise<boolean> {
  try {
    await withRetries(() => db.update(users).set(change).where(eq(users.id, id)));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** An account as it was when its password was confirmed: of the same epoch and not closed since. */
const unchanged = ({ id, epoch }: { id: string; epoch: number }) =>
  and(eq(users.id, id), eq(users.sessionEpoch, epoch), isNull(users.deletedAt));

/** A mail that goes out only if the batch made the account such as `condition` says. */
const noticeIf = (db: Database, mail: OutboxRow, condition: SQL | undefined) =>
  insertMail(db, mail, { when: condition, from: users });

/** Codes sent to an old address, or before a password was changed, open nothing any more. */
const dropCodes = (db: Database, condition: SQL | undefined) =>
  db
    .update(passwordResetTokens)
    // The rows go on counting tries, so that answers to strangers don't reveal the change.
    .set({ userId: null, link: null })
    .where(
      inArray(passwordResetTokens.userId, db.select({ id: users.id }).from(users).where(condition)),
    );

/** Keeps a password's new hash with today's parameters; nothing else changes. */
export const updateHash = (db: Database, id: string, from: string, to: string) =>
  db
    .update(users)
    .set({ password: to })
    .where(and(eq(users.id, id), eq(users.password, from)));

/**
 * Sets a password, takes the identities of `unlink` off and ends every session but `session.from`,
 * which goes on under the id and with the proof of `session`. False when another change came first:
 * the account's epoch is no more what was read with the old password. Safe to repeat: a salted hash
 * is nobody else's.
 */
export async function replacePassword(
  db: Database,
  {
    id,
    epoch,
    password,
    unlink,
  }: { id: string; epoch: number; password: string; unlink: readonly ProviderId[] },
  session: Pick<SessionRow, "id" | "verifiedAt" | "expiresAt"> & { from: string },
  mail: OutboxRow,
): Promise<boolean> {
  const next = epoch + 1;
  const isOurs = and(eq(users.id, id), eq(users.password, password));
  const done = db.select({ id: users.id }).from(users).where(isOurs);
  const [changed] = await withRetries(() =>
    db.batch([
      db
        .update(users)
        .set({ password, sessionEpoch: next })
        .where(or(unchanged({ id, epoch }), isOurs))
        .returning({ id: users.id }),
      db
        .update(sessions)
        .set({
          id: session.id,
          epoch: next,
          verifiedAt: session.verifiedAt,
          expiresAt: session.expiresAt,
        })
        .where(
          and(inArray(sessions.id, [session.from, session.id]), inArray(sessions.userId, done)),
        ),
      db.delete(sessions).where(and(inArray(sessions.userId, done), ne(sessions.id, session.id))),
      db
        .delete(identities)
        .where(and(inArray(identities.userId, done), inArray(identities.provider, [...unlink]))),
      dropCodes(db, isOurs),
      noticeIf(db, mail, isOurs),
    ]),
  );
  return changed.length > 0;
}

/**
 * Closes an account: no session of it counts from the next request on; its data stays for the
 * grace. False when the account changed since `epoch` was read.
 */
export async function softDelete(
  db: Database,
  account: { id: string; epoch: number },
  now: number,
  mail: OutboxRow,
  audit: AuditRow | null,
): Promise<boolean> {
  const isOurs = and(eq(users.id, account.id), eq(users.deletedAt, now));
  const done = db.select({ id: users.id }).from(users).where(isOurs);
  const [closed] = await withRetries(() =>
    db.batch([
      db
        .update(users)
        .set({ deletedAt: now, sessionEpoch: account.epoch + 1 })
        .where(or(unchanged(account), isOurs))
        .returning({ id: users.id }),
      ...(audit ? [insertAudit(db, audit)] : []),
      db.delete(sessions).where(inArray(sessions.userId, done)),
      dropCodes(db, isOurs),
      noticeIf(db, mail, isOurs),
    ]),
  );
  return closed.length > 0;
}

const OWNER_SECRET = "ownerSecret";

/** Hash of the OWNER_PASSWORD that last made or renewed the Owner's account. */
export async function readOwnerSecret(db: Database): Promise<string | null> {
  const rows = await db.select().from(settings).where(eq(settings.key, OWNER_SECRET));
  return rows[0]?.value ?? null;
}

/**
 * Makes the Owner's account, or gives it this password and ends its sessions, unless somebody else
 * did since `used`, the hash of the last secret, was read. Safe to repeat.
 */
export const putOwner = (
  db: Database,
  owner: NewUser & { password: string },
  used: string | null,
) => {
  const { password } = owner;
  const isTurn = sql`(SELECT value FROM ${settings} WHERE key = ${OWNER_SECRET}) = ${password}`;
  return withRetries(() =>
    db.batch([
      putSetting(db, OWNER_SECRET, password, sql`${settings.value} IS ${used}`),
      db
        .insert(users)
        .values(owner)
        .onConflictDoUpdate({
          target: users.usernameKey,
          set: { password, sessionEpoch: sql`${users.sessionEpoch} + 1` },
          setWhere: sql`${isTurn} AND ${users.password} IS NOT ${password}`,
        }),
      insertOwnAudit(db, {
        who: eq(users.usernameKey, owner.usernameKey),
        action: sql`'ownerSecretUsed'`,
        now: owner.createdAt,
      }),
      dropCodes(db, and(eq(users.usernameKey, owner.usernameKey), eq(users.password, password))),
    ]),
  );
};

/**
 * Copies the favourites' ids (`ids`, an SQL expression) to the user's row and raises the version.
 * Runs only if the statement before it in the batch changed a row, so that no-ops don't invalidate
 * the cache.
 */
export const syncFavoriteIds = (db: Database, userId: string, ids: SQL) =>
  db
    .update(users)
    .set({ favoritesVersion: sql`${users.favoritesVersion} + 1`, favoriteIds: ids })
    .where(and(eq(users.id, userId), sql`changes() > 0`));

/** Keeps the payment provider's customer of a user that `isKnown` still describes; null: none. */
export const setCustomer = (
  db: Database,
  userId: string,
  customerId: string | null,
  isKnown: SQL | undefined,
) =>
  db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), isKnown));

/**
 * Keeps whether a user has premium, by the grant where there is one, and their customer unless they
 * have one; only while `isUnchanged`. Returns the user's id where it did.
 */
export const setEntitlement = (
  db: Database,
  userId: string,
  { isEntitled, customerId }: { isEntitled: boolean; customerId: string | null },
  isUnchanged: SQL,
) =>
  db
    .update(users)
    .set({
      isPremium: sql`coalesce(premium_grant, ${isEntitled ? 1 : 0})`,
      stripeCustomerId: sql`coalesce(stripe_customer_id, ${customerId})`,
    })
    .where(and(eq(users.id, userId), isUnchanged))
    .returning({ id: users.id });
