/** The only SQL of addresses that wait to be confirmed. */
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { OWNER_KEY } from "#shared/accounts/names";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import {
  emailConfirmations as confirmations,
  outbox,
  passwordResetTokens,
  users,
} from "../../../db/tables";
import { isUniqueViolation } from "../../../db/unique";
import type { OutboxRow } from "../../mail/mail.server";
import { insertMail } from "../../mail/queries";

export type ConfirmationRow = Required<typeof confirmations.$inferInsert>;

type Limits = { anAccount: number; aMailbox: number; mailbox: string; since: number };

/**
 * Keeps what waits and its mail, unless the account's or the mailbox's mails of the day are spent.
 * "stale" when the account changed since `row.epoch`. Safe to repeat.
 */
export async function putConfirmation(
  db: Database,
  row: ConfirmationRow,
  { anAccount, aMailbox, mailbox, since }: Limits,
  mail: OutboxRow,
): Promise<"sent" | "spent" | "stale"> {
  const holder = and(
    eq(users.id, row.userId),
    eq(users.sessionEpoch, row.epoch),
    isNull(users.deletedAt),
  );
  const sent = sql`(SELECT count(*) FROM ${outbox} WHERE mailbox = ${mailbox}
    AND created_at > ${since} AND template IN ('welcome', 'confirm_email') AND id <> ${mail.id})`;
  const isRepeat = sql`${confirmations.link} IS excluded.link`;
  const isOtherDay = sql`${confirmations.day} <> excluded.day`;
  const isKept = eq(confirmations.link, row.link ?? "");
  const [, , kept, holders] = await withRetries(() =>
    db.batch([
      db
        .insert(confirmations)
        .select(
          sql`SELECT ${rowValues(confirmations, row)} FROM ${users}
            WHERE ${holder} AND ${sent} < ${aMailbox}`,
        )
        .onConflictDoUpdate({
          target: confirmations.userId,
          set: {
            email: row.email,
            emailKey: row.emailKey,
            link: row.link,
            epoch: row.epoch,
            day: row.day,
            mails: sql`CASE WHEN ${isOtherDay} THEN 1 WHEN ${isRepeat} THEN ${confirmations.mails}
              ELSE ${confirmations.mails} + 1 END`,
            expiresAt: row.expiresAt,
            usedAt: null,
          },
          setWhere: sql`${isOtherDay} OR ${isRepeat} OR ${confirmations.mails} < ${anAccount}`,
        }),
      insertMail(db, mail, { when: isKept, from: confirmations }),
      db.select({ userId: confirmations.userId }).from(confirmations).where(isKept),
      db.select({ id: users.id }).from(users).where(holder),
    ]),
  );
  if (kept.length > 0) return "sent";
  return holders.length > 0 ? "spent" : "stale";
}

/** A change counts only while nobody was signed out everywhere, by a new password or otherwise. */
const isCurrent = or(
  eq(confirmations.emailKey, users.emailKey),
  eq(confirmations.epoch, users.sessionEpoch),
);

/** The account's own address, whether it is confirmed, and the one that waits, null for none. */
export async function readState(db: Database, userId: string, now: number) {
  const rows = await db
    .select({
      own: { email: users.email, emailKey: users.emailKey },
      isConfirmed: sql<boolean>`${users.emailConfirmedAt} IS NOT NULL`.mapWith(Boolean),
      email: confirmations.email,
      emailKey: confirmations.emailKey,
    })
    .from(users)
    .leftJoin(
      confirmations,
      and(
        eq(confirmations.userId, users.id),
        isNotNull(confirmations.link),
        isNull(confirmations.usedAt),
        gt(confirmations.expiresAt, now),
        ne(confirmations.emailKey, users.emailKey),
        isCurrent,
      ),
    )
    .where(eq(users.id, userId));
  return rows[0] ?? null;
}

/** Forgets the change that waits; a link to the account's own address goes on to count. */
export const dropChange = (db: Database, userId: string) =>
  withRetries(() =>
    db
      .update(confirmations)
      .set({ link: null })
      .where(
        and(
          eq(confirmations.userId, userId),
          sql`${confirmations.emailKey} <> (SELECT email_key FROM ${users} WHERE id = ${userId})`,
        ),
      ),
  );

/** What a link confirms, for whom, and the account as it is; null for a link that is void. */
export async function readByLink(db: Database, link: string, now: number) {
  const rows = await db
    .select({
      userId: confirmations.userId,
      email: confirmations.email,
      emailKey: confirmations.emailKey,
      epoch: confirmations.epoch,
      isDone: sql<boolean>`${confirmations.usedAt} IS NOT NULL`.mapWith(Boolean),
      isChange: sql<boolean>`${confirmations.emailKey} <> ${users.emailKey}`.mapWith(Boolean),
      isOwner: sql<boolean>`${users.usernameKey} = ${OWNER_KEY}`.mapWith(Boolean),
      old: {
        username: users.username,
        email: users.email,
        locale: users.locale,
        isConfirmed: sql<boolean>`${users.emailConfirmedAt} IS NOT NULL`.mapWith(Boolean),
      },
    })
    .from(confirmations)
    .innerJoin(users, eq(users.id, confirmations.userId))
    .where(
      and(
        eq(confirmations.link, link),
        gt(confirmations.expiresAt, now),
        isNull(users.deletedAt),
        isCurrent,
      ),
    );
  return rows[0] ?? null;
}
export type FoundLink = NonNullable<Awaited<ReturnType<typeof readByLink>>>;

/**
 * Gives the account its confirmed address, once, with the notice to the old one; codes sent there
 * open nothing any more. "void" when the link counts no more. Safe to repeat.
 */
export async function applyAddress(
  db: Database,
  { userId, email, emailKey, epoch, link, isChange }: FoundLink & { link: string },
  now: number,
  notice: OutboxRow | null,
): Promise<"confirmed" | "taken" | "void"> {
  const isWaiting = sql`EXISTS (SELECT 1 FROM ${confirmations}
    WHERE link = ${link} AND used_at IS NULL AND expires_at > ${now})`;
  const isOurs = and(eq(users.id, userId), eq(users.emailKey, emailKey), isNull(users.deletedAt));
  const ours = db.select({ id: users.id }).from(users).where(isOurs);
  const apply = db
    .update(users)
    .set({ email, emailKey, emailConfirmedAt: now })
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deletedAt),
        or(eq(users.emailKey, emailKey), eq(users.sessionEpoch, epoch)),
        isWaiting,
      ),
    );
  const statements = [
    ...(notice
      ? [insertMail(db, notice, { when: sql`${isOurs} AND ${isWaiting}`, from: users })]
      : []),
    ...(isChange
      ? [
          db
            .update(passwordResetTokens)
            .set({ userId: null, link: null })
            .where(and(inArray(passwordResetTokens.userId, ours), isWaiting)),
        ]
      : []),
  ];
  const use = db
    .update(confirmations)
    .set({ usedAt: now })
    .where(
      and(
        eq(confirmations.link, link),
        isNull(confirmations.usedAt),
        inArray(confirmations.userId, ours),
      ),
    );
  const used = db
    .select({ userId: confirmations.userId })
    .from(confirmations)
    .where(and(eq(confirmations.link, link), isNotNull(confirmations.usedAt)));
  try {
    const results = await withRetries(() => db.batch([apply, ...statements, use, used]));
    return (results.at(-1) as { userId: string }[]).length > 0 ? "confirmed" : "void";
  } catch (error) {
    if (isUniqueViolation(error)) return "taken";
    throw error;
  }
}
