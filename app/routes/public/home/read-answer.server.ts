import type { Ctx } from "~worker/context";
import { recallAnswer } from "~worker/domain/recommendations/recommendations.server";
import type { Recommendation } from "~worker/domain/recommendations/schema";
import type { Viewer } from "~worker/domain/viewer";
import { describeError } from "~worker/log";

/**
 * The answer that the page's address names; null where it names none, or where it can't be had now.
 */
export async function readAnswer(
  ctx: Ctx,
  viewer: Viewer,
  address: URLSearchParams,
): Promise<Recommendation | null> {
  try {
    return await recallAnswer(ctx, viewer, address);
  } catch (error) {
    ctx.log.error("recall_failed", { error: describeError(error) });
    return null;
  }
}
