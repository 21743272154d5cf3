/** A post's comments for staff: all of them, and which ones nobody sees. */

import { ADMIN_POST_LIMITS, type AdminComment } from "#shared/blog/admin/schema";
import { DomainError } from "#shared/errors";
import { requireStaff, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { composeAudit } from "../audit/audit.server";
import { readAdminComments, readComment, updateHidden } from "./admin/queries";

/**
 * Comments of a post, newest first, a page by key. Throws signInRequired or forbidden unless staff
 * ask.
 */
export async function listAdminComments(
  ctx: Ctx,
  viewer: Viewer,
  postId: number,
  { after }: { after?: string | undefined } = {},
): Promise<{ comments: AdminComment[]; next: string | null }> {
  requireStaff(viewer);
  const limit = ADMIN_POST_LIMITS.comments;
  const rows = await readAdminComments(ctx.db, postId, keyOf(after), limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const comments = page.map(({ place: _, ...comment }) => comment);
  return { comments, next: last && rows.length > limit ? `${last.createdAt}.${last.place}` : null };
}

/** Hides a comment from everyone, or shows it again; idempotent. Throws notFound. */
export async function setCommentHidden(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  hidden: boolean,
): Promise<AdminComment> {
  requireStaff(viewer);
  await ctx.limitRate("write");
  const comment = await readComment(ctx.db, id);
  if (!comment) throw new DomainError("notFound");
  const isHidden = comment.hiddenAt !== null;
  if (isHidden === hidden) return comment;
  const audit = composeAudit(ctx, viewer, {
    action: hidden ? "commentHidden" : "commentShown",
    target: { type: "comment", id },
    before: { hidden: isHidden },
    after: { hidden },
  });
  const hiddenAt = hidden ? ctx.now : null;
  await updateHidden(ctx.db, id, hiddenAt, audit);
  return { ...comment, hiddenAt };
}

function keyOf(after: string | undefined) {
  if (!after) return null;
  const [at = 0, place = 0] = after.split(".").map(Number);
  return { at, place };
}
