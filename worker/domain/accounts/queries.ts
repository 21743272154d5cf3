/** The only SQL of accounts. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import {
  favorites,
  feedbacks,
  giftListItems,
  giftLists,
  outbox,
  sessions,
  settings,
  users,
} from "../../db/tables";
import type { Locale } from "../catalogue/vocabulary";
import type { OutboxRow } from "../mail/mail.server";
import type { SessionRow } from "../sessions/sessions.server";

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
  password: string | null;
  locale: Locale;
  createdAt: number;
};

/**
 * Makes an account with its first session and its mail, all or nothing. False when a name is taken.
 * Safe to repeat: an account of this very id is the one that the first try made.
 */
export async function insertUser(
  db: Database,
  user: NewUser,
  session: SessionRow,
  mail: OutboxRow,
): Promise<boolean> {
  try {
    await withRetries(() =>
      db.batch([
        db.insert(users).values(user),
        db.insert(sessions).values(session),
        db.insert(outbox).values(mail),
      ]),
    );
    return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
    return (await readCredentialsById(db, user.id)) !== null;
  }
}

/** Did a unique key refuse the row? */
function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/UNIQUE constraint failed: users/i.test(cause.message)) return true;
  }
  return false;
}

/** Changes a profile. False when a name is taken. */
export async function updateProfile(
  db: Database,
  id: string,
  change: Partial<Pick<NewUser, "username" | "usernameKey" | "email" | "emailKey" | "locale">>,
  mail?: OutboxRow,
): Promise<boolean> {
  const update = db.update(users).set(change).where(eq(users.id, id));
  try {
    // The person may have retried: the same mail is the same row.
    const notice = mail ? [db.insert(outbox).values(mail).onConflictDoNothing()] : [];
    await withRetries(() => db.batch([update, ...notice]));
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Keeps a password's new hash with today's parameters; nothing else changes. */
export const updateHash = (db: Database, id: string, from: string, to: string) =>
  db
    .update(users)
    .set({ password: to })
    .where(and(eq(users.id, id), eq(users.password, from)));

/**
 * Sets a password and ends every session but this one. False when another change came first: the
 * account's epoch is no more what was read with the old password.
 */
export async function replacePassword(
  db: Database,
  { id, epoch, password, keep }: { id: string; epoch: number; password: string; keep: string },
  mail: OutboxRow,
): Promise<boolean> {
  const next = epoch + 1;
  const mine = and(eq(users.id, id), inArray(users.sessionEpoch, [epoch, next]));
  const results = await withRetries(() =>
    db.batch([
      db
        .update(users)
        .set({ password, sessionEpoch: next })
        .where(mine)
        .returning({ id: users.id }),
      db.update(sessions).set({ epoch: next }).where(eq(sessions.id, keep)),
      db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, keep))),
      db.insert(outbox).values(mail).onConflictDoNothing(),
    ]),
  );
  return results[0].length > 0;
}

/** Closes an account: no session of it counts from the next request on; its data stays for the grace. */
export const softDelete = (db: Database, id: string, now: number, mail: OutboxRow) =>
  withRetries(() =>
    db.batch([
      db
        .update(users)
        .set({ deletedAt: now, sessionEpoch: sql`${users.sessionEpoch} + 1` })
        .where(eq(users.id, id)),
      db.delete(sessions).where(eq(sessions.userId, id)),
      db.insert(outbox).values(mail).onConflictDoNothing(),
    ]),
  );

/**
 * Erases accounts that were closed before `before`, with all that is theirs; feedback stays, but no
 * more says from whom. Answers how many.
 */
export async function eraseClosed(db: Database, before: number, limit: number): Promise<number> {
  const due = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletedAt), lt(users.deletedAt, before)))
    .orderBy(asc(users.deletedAt), asc(users.id))
    .limit(limit);
  const [, erased] = await db.batch([
    db.update(feedbacks).set({ email: "" }).where(inArray(feedbacks.userId, due)),
    db.delete(users).where(inArray(users.id, due)).returning({ id: users.id }),
  ]);
  return erased.length;
}

/** What a person saved (newest first), gathered in lists (in their order) and wrote to us. */
export async function readPossessions(db: Database, userId: string) {
  const ownLists = db
    .select({ id: giftLists.id })
    .from(giftLists)
    .where(eq(giftLists.userId, userId));
  const { type, email, message, path, createdAt } = feedbacks;
  const [saved, lists, items, sent] = await db.batch([
    db
      .select({ giftId: favorites.giftId, createdAt: favorites.createdAt })
      .from(favorites)
      .where(eq(favorites.userId, userId))
      .orderBy(desc(favorites.createdAt)),
    db.select().from(giftLists).where(eq(giftLists.userId, userId)).orderBy(giftLists.createdAt),
    db
      .select()
      .from(giftListItems)
      .where(inArray(giftListItems.listId, ownLists))
      .orderBy(giftListItems.listId, giftListItems.position),
    db
      .select({ type, email, message, path, createdAt })
      .from(feedbacks)
      .where(eq(feedbacks.userId, userId))
      .orderBy(feedbacks.createdAt),
  ]);
  return { saved, lists, items, sent };
}

const OWNER_SECRET = "ownerSecret";

/** Hash of the OWNER_PASSWORD that last made or renewed the Owner's account. */
export async function readOwnerSecret(db: Database): Promise<string | null> {
  const rows = await db.select().from(settings).where(eq(settings.key, OWNER_SECRET));
  return rows[0]?.value ?? null;
}

/** Makes the Owner's account, or gives it this password and ends its sessions. */
export const putOwner = (db: Database, owner: NewUser & { password: string }) =>
  withRetries(() =>
    db.batch([
      db
        .insert(users)
        .values(owner)
        .onConflictDoUpdate({
          target: users.usernameKey,
          set: { password: owner.password, sessionEpoch: sql`${users.sessionEpoch} + 1` },
        }),
      db
        .insert(settings)
        .values({ key: OWNER_SECRET, value: owner.password })
        .onConflictDoUpdate({ target: settings.key, set: { value: owner.password } }),
    ]),
  );
