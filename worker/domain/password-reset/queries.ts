/** The only SQL of forgotten passwords. */
import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import {
  identities,
  outbox,
  passkeys,
  recoveryCodes,
  sessions,
  passwordResetTokens as tokens,
  users,
} from "../../db/tables";
import { OWNER_KEY } from "../accounts/names";
import type { OutboxRow } from "../mail/mail.server";

/** The living account of an e-mail's key. */
export async function readAsker(db: Database, emailKey: string) {
  const rows = await db
    .select({ id: users.id, username: users.username, email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNull(users.deletedAt)));
  return rows[0] ?? null;
}

export type NewResetToken = {
  id: string;
  userId: string | null;
  request: string;
  address: string;
  token: string;
  tries: number;
  createdAt: number;
  expiresAt: number;
};

/**
 * Keeps a code, for its account if that asked for fewer than `limit` since `since` and for nobody
 * otherwise, and its mail in the former case alone. The count is part of the statement, so that
 * requests at once can't slip through together. True when the mail is there; safe to repeat.
 */
export async function insertToken(
  db: Database,
  row: NewResetToken,
  { since, limit }: { since: number; limit: number },
  mail: OutboxRow | null,
): Promise<boolean> {
  const asked = sql`(SELECT count(*) FROM ${tokens}
    WHERE user_id = ${row.userId} AND created_at > ${since})`;
  const owner = sql`CASE WHEN ${asked} < ${limit} THEN ${row.userId} END`;
  const insert = db
    .insert(tokens)
    .select(sql`SELECT ${rowValues(tokens, { ...row, userId: owner })} WHERE TRUE`)
    .onConflictDoNothing();
  if (!mail) {
    await withRetries(() => db.batch([insert]));
    return false;
  }
  const isCounted = sql`EXISTS (SELECT 1 FROM ${tokens}
    WHERE id = ${row.id} AND user_id IS NOT NULL)`;
  const [, , written] = await withRetries(() =>
    db.batch([
      insert,
      db
        .insert(outbox)
        .select(sql`SELECT ${rowValues(outbox, mail)} WHERE ${isCounted}`)
        .onConflictDoNothing(),
      db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, mail.id)),
    ]),
  );
  return written.length > 0;
}

/**
 * The code that this browser's request, or this e-mail's, is waiting for; null when none lives. One
 * that can open an account comes first, the browser's own before others, then the newest. `account`
 * is null for a code that was never sent.
 */
export async function readToken(
  db: Database,
  { request, address }: { request: string | null; address: string | null },
  now: number,
) {
  const rows = await db
    .select({
      id: tokens.id,
      token: tokens.token,
      account: {
        id: users.id,
        username: users.username,
        email: users.email,
        locale: users.locale,
      },
    })
    .from(tokens)
    .leftJoin(users, and(eq(users.id, tokens.userId), isNull(users.deletedAt)))
    .where(
      and(
        or(eq(tokens.request, request ?? ""), eq(tokens.address, address ?? "-")),
        gt(tokens.expiresAt, now),
      ),
    )
    .orderBy(
      desc(sql`${users.id} IS NOT NULL`),
      desc(eq(tokens.request, request ?? "")),
      desc(tokens.createdAt),
      desc(sql`${tokens}.rowid`),
    )
    .limit(1);
  return rows[0] ?? null;
}

/** Counts a try before it is judged. False when the code has had `limit` of them. */
export async function spendTry(db: Database, id: string, limit: number): Promise<boolean> {
  const result = await withRetries(() =>
    db
      .update(tokens)
      .set({ tries: sql`${tokens.tries} + 1` })
      .where(and(eq(tokens.id, id), lt(tokens.tries, limit))),
  );
  return result.meta.changes > 0;
}

/**
 * Sets the new password, ends every session, code, connected account and passkey (staff and the
 * Owner keep theirs), writes the notice: all or nothing. False when the code was used meanwhile.
 * Safe to repeat: a salted hash is nobody else's.
 */
export async function redeemToken(
  db: Database,
  { id, userId, password }: { id: string; userId: string; password: string },
  mail: OutboxRow,
): Promise<boolean> {
  const isThere = sql`EXISTS (SELECT 1 FROM ${tokens} WHERE ${tokens.id} = ${id})`;
  const isOurs = and(eq(users.id, userId), eq(users.password, password));
  // What the first statement did decides whether the others do anything.
  const done = db.select({ id: users.id }).from(users).where(isOurs);
  // A mailbox alone must not take away what guards the rights of staff and the Owner.
  const ordinary = db
    .select({ id: users.id })
    .from(users)
    .where(and(isOurs, eq(users.isStaff, false), ne(users.usernameKey, OWNER_KEY)));
  const statements = [
    db
      .update(users)
      .set({ password, sessionEpoch: sql`${users.sessionEpoch} + 1` })
      .where(
        and(
          eq(users.id, userId),
          isNull(users.deletedAt),
          or(isThere, eq(users.password, password)),
        ),
      )
      .returning({ id: users.id }),
    db.delete(sessions).where(inArray(sessions.userId, done)),
    db
      .insert(outbox)
      .select(sql`SELECT ${rowValues(outbox, mail)} FROM ${users} WHERE ${isOurs}`)
      .onConflictDoNothing(),
    db.delete(tokens).where(inArray(tokens.userId, done)),
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
