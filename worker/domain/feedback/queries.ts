/** The only SQL of feedback. */
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { FeedbackType, FeedbackView } from "#shared/feedback/schema";
import { insertAudit } from "../../db/audit";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { feedbacks } from "../../db/tables";
import { readTotalsOf } from "../../db/totals";
import type { AuditRow } from "../audit/audit.server";

export type FeedbackRow = Omit<FeedbackView, "handledAt"> & { userId: string | null };

/** Keeps an entry. Safe to repeat: the same id is the same entry. */
export async function insertFeedback(db: Database, row: FeedbackRow): Promise<void> {
  await withRetries(async () => db.insert(feedbacks).values(row).onConflictDoNothing());
}

const columns = {
  id: feedbacks.id,
  type: feedbacks.type,
  email: feedbacks.email,
  message: feedbacks.message,
  path: feedbacks.path,
  handledAt: feedbacks.handledAt,
  createdAt: feedbacks.createdAt,
};

/** The order of rows within a second: later ones were written later. */
const place = sql<number>`${feedbacks}.rowid`;

/**
 * The newest entries, of one type where it is given, after a key; each with its place among its
 * second's.
 */
export const readFeedbacks = (
  db: Database,
  { type, after }: { type: FeedbackType | null; after: { at: number; place: number } | null },
  limit: number,
): Promise<(FeedbackView & { place: number })[]> =>
  db
    .select({ ...columns, place })
    .from(feedbacks)
    .where(
      and(
        type ? eq(feedbacks.type, type) : undefined,
        after ? sql`(${feedbacks.createdAt}, ${place}) < (${after.at}, ${after.place})` : undefined,
      ),
    )
    .orderBy(desc(feedbacks.createdAt), desc(place))
    .limit(limit);

/** One entry, or null. */
export async function readFeedback(db: Database, id: string): Promise<FeedbackView | null> {
  const [entry] = await db.select(columns).from(feedbacks).where(eq(feedbacks.id, id));
  return entry ?? null;
}

/** Marks an entry as dealt with, or as waiting again. False when it stood so already. */
export async function updateHandled(
  db: Database,
  id: string,
  handledAt: number | null,
  audit: AuditRow,
): Promise<boolean> {
  const stood = handledAt === null ? isNotNull(feedbacks.handledAt) : isNull(feedbacks.handledAt);
  const [changed] = await withRetries(() =>
    db.batch([
      db
        .update(feedbacks)
        .set({ handledAt })
        .where(and(eq(feedbacks.id, id), stood))
        .returning({ id: feedbacks.id }),
      insertAudit(db, audit),
    ]),
  );
  return changed.length > 0;
}

/** Deletes the oldest entries from before `before`, at most so many. */
export async function deleteOldFeedback(
  db: Database,
  before: number,
  limit: number,
): Promise<void> {
  const old = db
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(lt(feedbacks.createdAt, before))
    .orderBy(asc(feedbacks.createdAt))
    .limit(limit);
  await db.delete(feedbacks).where(inArray(feedbacks.id, old));
}

/** Takes the addresses off the entries of these users. For a batch. */
export const eraseAuthors = (db: Database, userIds: SQLWrapper) =>
  db.update(feedbacks).set({ email: "" }).where(inArray(feedbacks.userId, userIds));

/** The totals that triggers keep, by their names without the prefix. */
export const readTotals = (db: Database) => readTotalsOf(db, "feedback");
