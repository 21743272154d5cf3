/** Feedback: anyone sends it, staff and the Owner read it. */

import { DomainError } from "#shared/errors";
import {
  FEEDBACK_LIMITS,
  FEEDBACK_TYPES,
  type FeedbackInput,
  type FeedbackPage,
  type FeedbackPageInput,
  type FeedbackTotals,
} from "#shared/feedback/schema";
import { requireStaff, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { maskSecrets } from "../../secret-paths";
import { requireHuman } from "../allowances/allowances.server";
import { composeAudit } from "../audit/audit.server";
import {
  deleteOldFeedback,
  insertFeedback,
  readFeedback,
  readFeedbacks,
  readTotals,
  updateHandled,
} from "./queries";

/**
 * Keeps what somebody says. An entry whose unseen field is filled in is thanked for and thrown
 * away, so that a machine learns nothing. Throws tooManyRequests.
 */
export async function sendFeedback(ctx: Ctx, viewer: Viewer, input: FeedbackInput): Promise<void> {
  await ctx.limitRate("account");
  const { website, human, ...entry } = input;
  if (website) {
    ctx.log.info("feedback_trapped");
    return;
  }
  if (!viewer.account) {
    await requireHuman(ctx, human);
    await ctx.spend("feedback");
  }
  await insertFeedback(ctx.db, {
    ...entry,
    path: maskSecrets(entry.path),
    id: crypto.randomUUID(),
    userId: viewer.account?.id ?? null,
    createdAt: ctx.now,
  });
}

/**
 * What people said, newest first, a page by key. Throws signInRequired or forbidden unless staff
 * ask.
 */
export async function listFeedbacks(
  ctx: Ctx,
  viewer: Viewer,
  { type, after }: FeedbackPageInput = {},
  limit: number = FEEDBACK_LIMITS.page,
): Promise<FeedbackPage> {
  requireStaff(viewer);
  const rows = await readFeedbacks(ctx.db, { type: type ?? null, after: keyOf(after) }, limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const entries = shown.map(({ place: _, ...entry }) => entry);
  return { entries, next: last && rows.length > limit ? `${last.createdAt}.${last.place}` : null };
}

/** How many entries there are, without counting them. Throws signInRequired or forbidden. */
export async function countFeedbacks(ctx: Ctx, viewer: Viewer): Promise<FeedbackTotals> {
  requireStaff(viewer);
  const totals = await readTotals(ctx.db);
  const [bug = 0, suggestion = 0, error = 0] = FEEDBACK_TYPES.map((type) => totals.get(type) ?? 0);
  const all = bug + suggestion + error;
  return { bug, suggestion, error, all, waiting: totals.get("waiting") ?? 0 };
}

/**
 * Marks an entry as dealt with, or as waiting again. Throws notFound, changedMeanwhile when it
 * stood so.
 */
export async function setHandled(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  isHandled: boolean,
): Promise<void> {
  requireStaff(viewer);
  await ctx.limitRate("write");
  const entry = await readFeedback(ctx.db, id);
  if (!entry) throw new DomainError("notFound");
  const audit = composeAudit(ctx, viewer, {
    action: isHandled ? "feedbackHandled" : "feedbackReopened",
    target: { type: "feedback", id },
    before: { handled: !isHandled },
    after: { handled: isHandled },
  });
  const isDone = await updateHandled(ctx.db, id, isHandled ? ctx.now : null, audit);
  if (!isDone) throw new DomainError("changedMeanwhile");
}

/** Deletes what people said more than twelve months ago, a part each night. */
export const sweepFeedback = (ctx: Ctx): Promise<void> =>
  deleteOldFeedback(ctx.db, ctx.now - FEEDBACK_LIMITS.days * 86_400, FEEDBACK_LIMITS.deletedANight);

function keyOf(after: string | undefined) {
  if (!after) return null;
  const [at = 0, place = 0] = after.split(".").map(Number);
  return { at, place };
}
