/** The only SQL of passkeys and recovery codes. */
import { and, asc, count, eq, isNull, lt, or, sql } from "drizzle-orm";
import { insertAudit } from "../../../db/audit";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { passkeys, recoveryCodes, sessions, settings, users } from "../../../db/tables";
import type { AuditRow } from "../../audit/audit.server";
import type { OutboxRow } from "../../mail/mail.server";
import { insertMail } from "../../mail/queries";
import { addSetting } from "../../settings/queries";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A person's passkeys, the oldest first. */
export const listByUser = (db: Database, userId: string) =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      transports: passkeys.transports,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** A passkey with its living owner; null for one that nobody has. */
export async function readSigner(db: Database, id: string) {
  const [row] = await db
    .select({ passkey: passkeys, person: users })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.userId), isNull(users.deletedAt)))
    .where(eq(passkeys.id, id));
  return row ?? null;
}

/**
 * Keeps a new passkey, tells its owner and lets the session count as proved. False when there are
 * `most` already, when the account changed since `epoch` was read, or when the passkey is known.
 * Safe to repeat.
 */
export async function insertPasskey(
  db: Database,
  row: PasskeyRow,
  { epoch, sessionId, most }: { epoch: number; sessionId: string; most: number },
  { mail, audit }: { mail: OutboxRow; audit: AuditRow | null },
): Promise<boolean> {
  const mayHave = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${row.userId}
    AND ${users.sessionEpoch} = ${epoch} AND ${users.deletedAt} IS NULL)
    AND (SELECT count(*) FROM ${passkeys} WHERE user_id = ${row.userId}) < ${most}`;
  const values = {
    ...row,
    publicKey: sql`${JSON.stringify(row.publicKey)}`,
    transports: sql`${JSON.stringify(row.transports)}`,
  };
  const isThere = sql`EXISTS (SELECT 1 FROM ${passkeys}
    WHERE id = ${row.id} AND user_id = ${row.userId} AND challenged_at = ${row.challengedAt})`;
  const results = await withRetries(() =>
    db.batch([
      db
        .insert(passkeys)
        .select(sql`SELECT ${rowValues(passkeys, values)} WHERE ${mayHave}`)
        .onConflictDoNothing(),
      ...(audit ? [insertAudit(db, audit)] : []),
      insertMail(db, mail, { when: isThere }),
      db
        .update(sessions)
        .set({ passkeyAt: row.createdAt })
        .where(and(eq(sessions.id, sessionId), isThere)),
      db
        .select({ id: passkeys.id })
        .from(passkeys)
        .where(and(eq(passkeys.id, row.id), isThere)),
    ]),
  );
  return (results.at(-1) as { id: string }[]).length > 0;
}

/**
 * Keeps what a passkey counted, unless it went back, or the challenge is no newer than the last one
 * that it answered: then false, and nothing changes. One that counts nothing says 0 for ever.
 */
export async function countUse(
  db: Database,
  id: string,
  use: { counter: number; challengedAt: number; now: number },
): Promise<boolean> {
  const { counter, challengedAt, now } = use;
  const isAhead = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), sql`${counter} = 0`),
  );
  // Not retried: the second try would look like a replay.
  const result = await db
    .update(passkeys)
    .set({ counter, challengedAt, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), lt(passkeys.challengedAt, challengedAt), isAhead));
  return result.meta.changes > 0;
}

/**
 * Takes a passkey away, with the recovery codes when it was the last, and tells its owner. With
 * `keepsOne` the last one stays. False when nothing was there to take.
 */
export async function deletePasskey(
  db: Database,
  { userId, id, keepsOne }: { userId: string; id: string; keepsOne: boolean },
  { mail, audit }: { mail: OutboxRow; audit: AuditRow | null },
): Promise<boolean> {
  const others = sql`EXISTS (SELECT 1 FROM ${passkeys} AS other
    WHERE other.user_id = ${userId} AND other.id <> ${id})`;
  const [gone] = await withRetries(() =>
    db.batch([
      db
        .delete(passkeys)
        .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId), keepsOne ? others : undefined))
        .returning({ id: passkeys.id }),
      ...(audit ? [insertAudit(db, audit)] : []),
      insertMail(db, mail),
      db
        .delete(recoveryCodes)
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            sql`NOT EXISTS (SELECT 1 FROM ${passkeys} WHERE user_id = ${userId})`,
          ),
        ),
    ]),
  );
  return gone.length > 0;
}

/** The number of unused recovery codes. */
export async function countCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** Puts new codes in place of all old ones. Safe to repeat. */
export const replaceCodes = (
  db: Database,
  userId: string,
  hashes: readonly string[],
  audit: AuditRow | null,
) =>
  withRetries(() =>
    db.batch([
      db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash }))),
      ...(audit ? [insertAudit(db, audit)] : []),
    ]),
  );

/** Spends a code and lets the session count as proved. False for one that isn't there. */
export async function spendCode(
  db: Database,
  code: { userId: string; hash: string },
  session: { id: string; now: number },
  { mail, audit }: { mail: OutboxRow; audit: AuditRow | null },
): Promise<boolean> {
  const { userId, hash } = code;
  // Not retried: a code that the first try spent would look invalid.
  const [spent] = await db.batch([
    db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
      .returning({ hash: recoveryCodes.hash }),
    db
      .update(sessions)
      .set({ passkeyAt: session.now })
      .where(and(eq(sessions.id, session.id), sql`changes() > 0`)),
    ...(audit ? [insertAudit(db, audit)] : []),
    insertMail(db, mail),
  ]);
  return spent.length > 0;
}

/** Lets a session count as one in which a passkey was shown. */
export const markSession = (db: Database, sessionId: string, now: number) =>
  withRetries(() => db.update(sessions).set({ passkeyAt: now }).where(eq(sessions.id, sessionId)));

const SIGNING_SECRET = "challengeSecret";

/**
 * The secret that signs challenges, or `fresh` when there is none yet: whoever comes first makes
 * it.
 */
export async function readSigningSecret(db: Database, fresh: string): Promise<string> {
  const read = () =>
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, SIGNING_SECRET));
  const [known] = await read();
  if (known) return known.value;
  const [, [made]] = await withRetries(() =>
    db.batch([addSetting(db, SIGNING_SECRET, fresh), read()]),
  );
  return made?.value ?? fresh;
}
