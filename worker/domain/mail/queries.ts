/** The only SQL of mail templates and of the outbox. */
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { TemplateKey, TemplateWords } from "#shared/mail/schema";
import { insertAudit } from "../../db/audit";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import { mailTemplates, outbox, users } from "../../db/tables";
import type { AuditRow } from "../audit/audit.server";
import type { OutboxRow } from "./mail-row";

/**
 * Writes a mail in the batch of what causes it, once: `when` decides within the batch, by itself or
 * over the rows of `from`; without it, whether the statement right before changed a row.
 */
export const insertMail = (
  db: Database,
  mail: OutboxRow,
  { when = sql`changes() > 0`, from }: { when?: SQL | undefined; from?: SQLiteTable } = {},
) =>
  db
    .insert(outbox)
    .select(
      sql`SELECT ${rowValues(outbox, mail)} ${from ? sql`FROM ${from}` : sql``} WHERE ${when}`,
    )
    .onConflictDoNothing();

/** Has the account confirmed its address? A mail to no account needs no confirmation. */
const IS_CONFIRMED = sql<number>`NOT EXISTS (SELECT 1 FROM ${users}
  WHERE id = outbox.user_id AND email_confirmed_at IS NULL)`.mapWith(Boolean);

/**
 * Takes mails that are due, or these in particular, for `lease` seconds: another run leaves them
 * alone meanwhile, and takes them again should this one die.
 */
export const claimMails = (
  db: Database,
  { now, lease, limit, ids }: { now: number; lease: number; limit: number; ids?: string[] },
) => {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, "queued"),
        lte(outbox.nextAttemptAt, now),
        ids ? inArray(outbox.id, ids) : undefined,
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(limit);
  return db
    .update(outbox)
    .set({ nextAttemptAt: now + lease, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning({ ...getTableColumns(outbox), isConfirmed: IS_CONFIRMED });
};
export type ClaimedMail = Awaited<ReturnType<typeof claimMails>>[number];

export const markSent = (db: Database, id: string, keepBody: boolean) =>
  withRetries(() =>
    db
      .update(outbox)
      .set({ status: "sent", ...(keepBody ? {} : { text: null, html: null }) })
      .where(eq(outbox.id, id)),
  );

export const postpone = (db: Database, id: string, nextAttemptAt: number) =>
  withRetries(() => db.update(outbox).set({ nextAttemptAt }).where(eq(outbox.id, id)));

export const giveUp = (db: Database, id: string) =>
  withRetries(() =>
    db.update(outbox).set({ status: "failed", text: null, html: null }).where(eq(outbox.id, id)),
  );

/** The newest mails, those before a place in that order where it is given. */
export const readOutbox = (
  db: Database,
  before: { createdAt: number; place: number } | null,
  limit: number,
) =>
  db
    .select({
      id: outbox.id,
      to: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      template: outbox.template,
      locale: outbox.locale,
      status: outbox.status,
      attempts: outbox.attempts,
      nextAttemptAt: outbox.nextAttemptAt,
      createdAt: outbox.createdAt,
      expiresAt: outbox.expiresAt,
      place: sql<number>`rowid`,
    })
    .from(outbox)
    .where(
      before
        ? sql`(${outbox.createdAt}, rowid) < (${before.createdAt}, ${before.place})`
        : undefined,
    )
    .orderBy(desc(outbox.createdAt), desc(sql`rowid`))
    .limit(limit);

/** Empties mails whose code or link ended; what was never sent is given up. */
export const eraseExpiredBodies = (db: Database, now: number) =>
  withRetries(() =>
    db
      .update(outbox)
      .set({
        text: null,
        html: null,
        status: sql`CASE ${outbox.status} WHEN 'queued' THEN 'failed' ELSE ${outbox.status} END`,
      })
      .where(and(lte(outbox.expiresAt, now), isNotNull(outbox.text))),
  );

export const deleteOldMails = (db: Database, before: number) =>
  db.delete(outbox).where(lt(outbox.createdAt, before));

const isTemplate = ({ id, locale }: TemplateKey) =>
  and(eq(mailTemplates.id, id), eq(mailTemplates.locale, locale));

export const readTemplate = async (db: Database, key: TemplateKey) =>
  (await db.select().from(mailTemplates).where(isTemplate(key)))[0] ?? null;

export const readTemplates = (db: Database) => db.select().from(mailTemplates);

/**
 * No version comes twice, not even after a reset: the log, which every change adds to, only grows.
 */
const NEXT_VERSION = sql`(SELECT coalesce(max(id), 0) + 1 FROM audit_log)`;

/** Keeps words that were made from this version, 0 for the built-in ones; false when it is gone. */
export async function putTemplate(
  db: Database,
  key: TemplateKey,
  { subject, content, version }: TemplateWords & { version: number },
  updatedAt: number,
  audit: AuditRow,
): Promise<boolean> {
  const row = { subject, content, version: NEXT_VERSION, updatedAt };
  const note = insertAudit(db, audit);
  const [{ meta }] = await withRetries(() =>
    version === 0
      ? db.batch([
          db
            .insert(mailTemplates)
            .values({ ...key, ...row })
            .onConflictDoNothing(),
          note,
        ])
      : db.batch([
          db
            .update(mailTemplates)
            .set(row)
            .where(and(isTemplate(key), eq(mailTemplates.version, version))),
          note,
        ]),
  );
  return meta.changes > 0;
}

/** False when this version is gone. */
export async function deleteTemplate(
  db: Database,
  key: TemplateKey,
  version: number,
  audit: AuditRow,
): Promise<boolean> {
  const [{ meta }] = await withRetries(() =>
    db.batch([
      db.delete(mailTemplates).where(and(isTemplate(key), eq(mailTemplates.version, version))),
      insertAudit(db, audit),
    ]),
  );
  return meta.changes > 0;
}

export const queueTest = (db: Database, mail: OutboxRow, audit: AuditRow) =>
  withRetries(() => db.batch([insertMail(db, mail, { when: sql`TRUE` }), insertAudit(db, audit)]));
