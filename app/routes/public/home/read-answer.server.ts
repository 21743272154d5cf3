import type { Ctx } from "~worker/context";
import type { PartialBrief } from "~worker/domain/brief/schema";
import { recallAnswer } from "~worker/domain/recommendations/recall.server";
import type { Recommendation } from "~worker/domain/recommendations/schema";
import type { Viewer } from "~worker/domain/viewer";
import { describeError } from "~worker/log";

/**
 * The answer that the page's address names, in the words of the visitor's conversation where they
 * say the same; null where it names none, or where it can't be had now.
 */
export async function readAnswer(
  ctx: Ctx,
  viewer: Viewer,
  address: URLSearchParams,
  known: PartialBrief | null,
): Promise<Recommendation | null> {
  try {
    return await recallAnswer(ctx, viewer, address, [known]);
  } catch (error) {
    ctx.log.error("recall_failed", { error: describeError(error) });
    return null;
  }
}
