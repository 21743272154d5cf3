/** The only SQL of forgotten passwords. */
import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { OWNER_KEY } from "#shared/accounts/names";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import {
  identities,
  outbox,
  passkeys,
  recoveryCodes,
  sessions,
  passwordResetTokens as tokens,
  users,
} from "../../../db/tables";
import type { OutboxRow } from "../../mail/mail.server";
import { insertMail } from "../../mail/queries";

/**
 * The living account of an e-mail's key, and whether its address got a code since `pausedSince`.
 */
export async function readAsker(
  db: Database,
  { emailKey, address, pausedSince }: { emailKey: string; address: string; pausedSince: number },
) {
  const batch = [
    db
      .select({
        id: users.id,
        username: users.username,
        email: users.email,
        locale: users.locale,
        password: users.password,
        isConfirmed: sql<boolean>`${users.emailConfirmedAt} IS NOT NULL`.mapWith(Boolean),
      })
      .from(users)
      .where(and(eq(users.emailKey, emailKey), isNull(users.deletedAt))),
    db
      .select({ id: tokens.id })
      .from(tokens)
      .where(and(eq(tokens.address, address), gt(tokens.createdAt, pausedSince)))
      .limit(1),
  ] as const;
  const [askers, recent] = await withRetries(() => db.batch(batch));
  return { asker: askers[0] ?? null, isPaused: recent.length > 0 };
}
export type Asker = NonNullable<Awaited<ReturnType<typeof readAsker>>["asker"]>;

export type NewResetToken = Required<typeof tokens.$inferInsert>;

/** The address's pause, and how many mails its mailbox may get since a moment. */
type ResetPace = { pausedSince: number; mailbox: string; since: number; mails: number };

/**
 * Keeps a code, unless its address got one during the pause, for its account while the mailbox has
 * mails left and for nobody otherwise, and its mail in the former case alone. Pause and count are
 * part of the statement, so that requests at once can't slip through together; safe to repeat.
 */
export async function insertToken(
  db: Database,
  row: NewResetToken,
  { pausedSince, mailbox, since, mails }: ResetPace,
  mail: OutboxRow | null,
): Promise<{ isMade: boolean; isMailed: boolean }> {
  const sent = sql`(SELECT count(*) FROM ${outbox} WHERE mailbox = ${mailbox}
    AND created_at > ${since} AND template = 'password_reset')`;
  const owner = sql`CASE WHEN ${sent} < ${mails} THEN ${row.userId} END`;
  const isPaused = sql`EXISTS (SELECT 1 FROM ${tokens}
    WHERE address = ${row.address} AND created_at > ${pausedSince})`;
  const insert = db
    .insert(tokens)
    .select(sql`SELECT ${rowValues(tokens, { ...row, userId: owner })} WHERE NOT ${isPaused}`)
    .onConflictDoNothing();
  const made = db.select({ userId: tokens.userId }).from(tokens).where(eq(tokens.id, row.id));
  if (!mail) {
    const [, rows] = await withRetries(() => db.batch([insert, made]));
    return { isMade: rows.length > 0, isMailed: false };
  }
  const isCounted = sql`EXISTS (SELECT 1 FROM ${tokens}
    WHERE id = ${row.id} AND user_id IS NOT NULL)`;
  const [, , rows] = await withRetries(() =>
    db.batch([insert, insertMail(db, mail, { when: isCounted }), made]),
  );
  return { isMade: rows.length > 0, isMailed: rows.some(({ userId }) => userId !== null) };
}

const account = {
  id: users.id,
  username: users.username,
  email: users.email,
  locale: users.locale,
};

const isHolder = and(eq(users.id, tokens.userId), isNull(users.deletedAt));

/**
 * The codes that digits may be meant for: the one that this browser asked for, and the newest of
 * the address, two at most. `account` is null for a code that was never sent or is void.
 */
export const readWaiting = (
  db: Database,
  { request, address }: { request: string | null; address: string | null },
  now: number,
) => {
  const isOwn = eq(tokens.request, request ?? "");
  return db
    .select({
      id: tokens.id,
      token: tokens.token,
      isOwn: sql<boolean>`${isOwn}`.mapWith(Boolean).as("is_own"),
      account,
    })
    .from(tokens)
    .leftJoin(users, isHolder)
    .where(and(or(isOwn, eq(tokens.address, address ?? "-")), gt(tokens.expiresAt, now)))
    .orderBy(desc(isOwn), desc(tokens.createdAt), desc(sql`${tokens}.rowid`))
    .limit(2);
};
type Waiting = Awaited<ReturnType<typeof readWaiting>>[number];

/** The code whose mail holds a link; null once it ended or is void. */
export async function readByLink(db: Database, link: string, now: number) {
  const rows = await db
    .select({ id: tokens.id, account })
    .from(tokens)
    .innerJoin(users, isHolder)
    .where(and(eq(tokens.link, link), gt(tokens.expiresAt, now)));
  return rows[0] ?? null;
}

/**
 * Counts a try of each code before it is judged: against the browser that asked for it, or against
 * all others. Answers those that had fewer than `limit`.
 */
export async function spendTries(
  db: Database,
  waiting: readonly Waiting[],
  limit: number,
): Promise<Waiting[]> {
  const [first, ...others] = waiting.map(({ id, isOwn }) => {
    const count = isOwn ? tokens.tries : tokens.otherTries;
    return db
      .update(tokens)
      .set(isOwn ? { tries: sql`${count} + 1` } : { otherTries: sql`${count} + 1` })
      .where(and(eq(tokens.id, id), lt(count, limit)))
      .returning({ id: tokens.id });
  });
  if (!first) return [];
  const counted = (await withRetries(() => db.batch([first, ...others]))).flat();
  return waiting.filter(({ id }) => counted.some((row) => row.id === id));
}

/**
/**
 * Sets the new password, confirms the address, ends every session, connected account and passkey
 * (staff and the Owner keep theirs), makes every code void, writes the notice: all or nothing. With
 * `spent` the code's browser has had that many tries. False when the code was used meanwhile. Safe
 * to repeat: a salted hash is nobody else's.
 */
export async function redeemToken(
  db: Database,
  redeemed: { id: string; userId: string; password: string; now: number; spent: number | null },
  mail: OutboxRow,
): Promise<boolean> {
  const { id, userId, password, now, spent } = redeemed;
  const isThere = sql`EXISTS (SELECT 1 FROM ${tokens}
    WHERE ${tokens.id} = ${id} AND ${tokens.userId} = ${userId})`;
  const isOurs = and(eq(users.id, userId), eq(users.password, password));
  // The other statements apply only if the first one changed a row.
  const done = db.select({ id: users.id }).from(users).where(isOurs);
  // Access to the mailbox alone must not remove the passkeys of staff and the Owner.
  const ordinary = db
    .select({ id: users.id })
    .from(users)
    .where(and(isOurs, eq(users.isStaff, false), ne(users.usernameKey, OWNER_KEY)));
  const statements = [
    db
      .update(users)
      .set({
        password,
        sessionEpoch: sql`${users.sessionEpoch} + 1`,
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`,
      })
      .where(
        and(
          eq(users.id, userId),
          isNull(users.deletedAt),
          or(isThere, eq(users.password, password)),
        ),
      )
      .returning({ id: users.id }),
    db.delete(sessions).where(inArray(sessions.userId, done)),
    insertMail(db, mail, { when: isOurs, from: users }),
    // The rows stay, so that tries at this address go on being answered as at any other.
    db
      .update(tokens)
      .set({
        userId: null,
        link: null,
        tries: sql`CASE WHEN ${tokens.id} = ${id} THEN coalesce(${spent}, ${tokens.tries})
          ELSE ${tokens.tries} END`,
      })
      .where(inArray(tokens.userId, done)),
    // Whoever had the account meanwhile may have connected one of their own.
    db.delete(identities).where(inArray(identities.userId, done)),
    db.delete(passkeys).where(inArray(passkeys.userId, ordinary)),
    db.delete(recoveryCodes).where(inArray(recoveryCodes.userId, ordinary)),
  ] as const;
  const [changed] = await withRetries(() => db.batch(statements));
  return changed.length > 0;
}

export const deleteExpiredTokens = (db: Database, before: number) =>
  db.delete(tokens).where(lte(tokens.expiresAt, before));
