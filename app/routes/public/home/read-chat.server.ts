import type { Ctx } from "~worker/context";
import { CHAT_COOKIE, readCookie } from "~worker/cookies";
import { openChat } from "~worker/domain/chat/chat.server";
import type { ChatView } from "~worker/domain/chat/schema";
import type { RecommendedGift } from "~worker/domain/recommendations/schema";
import type { Viewer } from "~worker/domain/viewer";
import { describeError } from "~worker/log";

/**
 * The conversation that this browser or account has, or null; `known` are gifts of it that the page
 * has read. Never throws: the page stands without it.
 */
export async function readChat(
  ctx: Ctx,
  viewer: Viewer,
  request: Request,
  known: readonly RecommendedGift[] | null,
): Promise<ChatView | null> {
  const token = readCookie(request, CHAT_COOKIE);
  if (!token && !viewer.account) return null;
  try {
    return await openChat(ctx, viewer, token, known);
  } catch (error) {
    ctx.log.error("chat_not_read", { error: describeError(error) });
    return null;
  }
}
