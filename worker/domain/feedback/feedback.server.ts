/** The door of feedback: anyone sends it, staff and the Owner read it. */
import type { Ctx } from "../../context";
import { maskSecrets } from "../../secret-paths";
import { requireStaff, type Viewer } from "../viewer";
import { insertFeedback, readFeedbacks } from "./queries";
import { FEEDBACK_LIMITS, type FeedbackInput, type FeedbackView } from "./schema";

/**
 * Keeps what somebody says. An entry whose unseen field is filled in is thanked for and thrown away, so
 * that a machine learns nothing. Throws tooManyRequests.
 */
export async function sendFeedback(ctx: Ctx, viewer: Viewer, input: FeedbackInput): Promise<void> {
  await ctx.limitRate("account");
  const { website, ...entry } = input;
  if (website) {
    ctx.log.info("feedback_trapped");
    return;
  }
  await insertFeedback(ctx.db, {
    ...entry,
    path: maskSecrets(entry.path),
    id: crypto.randomUUID(),
    userId: viewer.account?.id ?? null,
    createdAt: ctx.now,
  });
}

/** What people said, newest first, one page at most. Throws signInRequired or forbidden. */
export async function listFeedbacks(ctx: Ctx, viewer: Viewer): Promise<FeedbackView[]> {
  requireStaff(viewer);
  return readFeedbacks(ctx.db, FEEDBACK_LIMITS.page);
}
