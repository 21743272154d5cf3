/** The only SQL of feedback. */
import { desc, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { feedbacks } from "../../db/tables";
import type { FeedbackView } from "./schema";

export type FeedbackRow = FeedbackView & { userId: string | null };

/** Keeps an entry. Safe to repeat: the same id is the same entry. */
export async function insertFeedback(db: Database, row: FeedbackRow): Promise<void> {
  await withRetries(async () => db.insert(feedbacks).values(row).onConflictDoNothing());
}

/** The newest entries, at most `limit`. */
export const readFeedbacks = (db: Database, limit: number): Promise<FeedbackView[]> =>
  db
    .select({
      id: feedbacks.id,
      type: feedbacks.type,
      email: feedbacks.email,
      message: feedbacks.message,
      path: feedbacks.path,
      createdAt: feedbacks.createdAt,
    })
    .from(feedbacks)
    .orderBy(desc(feedbacks.createdAt), desc(sql`rowid`))
    .limit(limit);
