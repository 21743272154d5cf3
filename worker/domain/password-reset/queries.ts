/** The only SQL of forgotten passwords. */
import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import { outbox, sessions, passwordResetTokens as tokens, users } from "../../db/tables";
import type { OutboxRow } from "../mail/mail.server";

/** The living account of an e-mail's key, with how many codes it asked for since `since`. One query. */
export async function readAsker(db: Database, emailKey: string, since: number) {
  const recent = db
    .select({ count: sql`count(*)` })
    .from(tokens)
    .where(and(eq(tokens.userId, users.id), gt(tokens.createdAt, since)));
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      locale: users.locale,
      recent: sql<number>`(${recent})`,
    })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNull(users.deletedAt)));
  return rows[0] ?? null;
}

export type NewResetToken = {
  id: string;
  userId: string | null;
  request: string;
  token: string;
  createdAt: number;
  expiresAt: number;
};

/** Keeps a code, and its mail where there is somebody to write to. Safe to repeat. */
export const insertToken = (db: Database, row: NewResetToken, mail: OutboxRow | null) => {
  const insert = db.insert(tokens).values(row).onConflictDoNothing();
  const letters = mail ? [db.insert(outbox).values(mail).onConflictDoNothing()] : [];
  return withRetries(() => db.batch([insert, ...letters]));
};

const columns = {
  id: tokens.id,
  token: tokens.token,
  tries: tokens.tries,
  userId: users.id,
  username: users.username,
  email: users.email,
  locale: users.locale,
};

/**
 * The code that this browser's request, or else this e-mail's last request, is waiting for. Null when
 * there is none that lives.
 */
export async function readToken(
  db: Database,
  by: { request: string } | { emailKey: string },
  now: number,
) {
  const owner = "request" in by ? eq(tokens.request, by.request) : eq(users.emailKey, by.emailKey);
  const rows = await db
    .select(columns)
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(owner, gt(tokens.expiresAt, now), isNull(users.deletedAt)))
    .orderBy(desc(tokens.createdAt), desc(sql`${tokens}.rowid`))
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
 * Sets the new password, ends every session and every code of the account, writes the notice: all or
 * nothing. False when the code was used meanwhile. Safe to repeat: a salted hash is nobody else's.
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
  ] as const;
  const [changed] = await withRetries(() => db.batch(statements));
  return changed.length > 0;
}

export const deleteExpiredTokens = (db: Database, before: number) =>
  db.delete(tokens).where(lte(tokens.expiresAt, before));
