/** The only SQL that reads or changes mails; they are written where their cause is. */
import { and, asc, desc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { outbox } from "../../db/tables";

/**
 * Takes mails that are due, or these in particular, for `lease` seconds: another run leaves them alone
 * meanwhile, and takes them again should this one die.
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
    .returning();
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

export const readOutbox = (db: Database, limit: number) =>
  db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(sql`rowid`)).limit(limit);

export const deleteOldMails = (db: Database, before: number) =>
  db.delete(outbox).where(lt(outbox.createdAt, before));
