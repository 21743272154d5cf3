import type { Ctx } from "~worker/context";
import { CHAT_COOKIE, readCookie } from "~worker/cookies";
import { readBrief } from "~worker/domain/chat/chat.server";
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
  request: Request,
): Promise<Recommendation | null> {
  const address = new URL(request.url).searchParams;
  // The finder's own answer to a form.
  if (address.size === 0 || address.has("index")) return null;
  try {
    const token = readCookie(request, CHAT_COOKIE);
    const told = address.has("gifts") ? await readBrief(ctx, viewer, token) : null;
    return await recallAnswer(ctx, viewer, address, [told]);
  } catch (error) {
    ctx.log.error("recall_failed", { error: describeError(error) });
    return null;
  }
}
