/** Thumbs on recommended gifts. What was recommended is stored when the first one is pressed. */

import {
  CHAT_LIMITS,
  type ChatContext,
  type ChatFeedbackInput,
  GIFT_MARKS,
} from "#shared/chat/schema";
import { DomainError } from "#shared/errors";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { adoptHeld, currentConversation, expiryOf, holderOf, shownIn } from "./find.server";
import {
  adopt,
  type Holder,
  type Rated,
  readRated,
  readShownIn,
  readTags,
  storeFeedback,
} from "./queries";

/**
 * Thumbs, "already given" or "not this" for a recommended gift; the last word counts. Throws
 * notFound for what was not recommended to this person, tooManyRequests, dailyLimit.
 */
export async function rateGift(
  ctx: Ctx,
  viewer: Viewer,
  cookie: string | null,
  { recommendationId, rating, feedback }: ChatFeedbackInput,
): Promise<void> {
  await ctx.limitRate("write");
  const holder = await holderOf(viewer, cookie);
  const rated =
    holder &&
    ((await readRated(ctx.db, holder, recommendationId)) ??
      (await findShown(ctx, viewer, holder, cookie, recommendationId)));
  if (!rated) throw new DomainError("notFound");
  if (!viewer.account) await ctx.spend("thumb");
  if (rated.held) await adoptHeld(ctx, holder, rated.held);
  const row = {
    id: crypto.randomUUID(),
    userId: holder.userId,
    recommendationId,
    rating,
    feedback: feedback ?? null,
    createdAt: ctx.now,
  };
  const context = learn(rated, { rating, feedback: row.feedback });
  await storeFeedback(ctx.db, row, rated.shown, { id: rated.conversationId, context });
  if (holder.userId) {
    await adopt(ctx.db, rated.conversationId, holder, expiryOf(ctx, holder));
  }
}

/** A gift that one of the holder's conversations showed and that has no thumb yet. */
async function findShown(
  ctx: Ctx,
  viewer: Viewer,
  holder: Holder,
  cookie: string | null,
  recommendationId: string,
): Promise<Rated | null> {
  const stored = await readShownIn(ctx.db, holder, { recommendationId, now: ctx.now });
  const found = stored
    ? { ...stored, held: null }
    : (await currentConversation(ctx, viewer, cookie)).found;
  if (!found) return null;
  const { id: conversationId, context, held } = found;
  const offered = [...(await shownIn(ctx, found)), ...(context.previous ?? [])];
  const shown = offered.find(({ id }) => id === recommendationId);
  if (!shown) return null;
  const { giftId } = shown;
  const tags = await readTags(ctx.db, giftId);
  return (
    tags && { giftId, tags, rating: null, feedback: null, conversationId, context, shown, held }
  );
}

type Thumb = { rating: number | null; feedback: string | null };

/**
 * What a conversation knows after a thumb that takes the place of the last one on the same gift.
 */
function learn({ giftId, tags, context, ...last }: Rated, thumb: Thumb): ChatContext {
  const without = (ids: readonly number[]) => ids.filter((id) => id !== giftId);
  // What was given already says nothing of taste.
  const weight = ({ rating, feedback }: Thumb) => (feedback === "given" ? 0 : (rating ?? 0));
  const change = weight(thumb) - weight(last);
  const taste = { ...context.taste };
  for (const tag of tags) taste[tag] = (taste[tag] ?? 0) + change;
  const { [giftId]: _, ...thumbs } = context.thumbs;
  const isMark = GIFT_MARKS.some((mark) => mark === thumb.feedback);
  if (thumb.rating && !isMark) thumbs[giftId] = thumb.rating > 0 ? 1 : -1;
  const refused = thumb.feedback === "notThis" ? [giftId] : [];
  const given = thumb.feedback === "given" ? [giftId] : [];
  return {
    ...context,
    refused: [...without(context.refused), ...refused].slice(-CHAT_LIMITS.remembered),
    given: [...without(context.given), ...given].slice(-CHAT_LIMITS.remembered),
    thumbs,
    taste,
  };
}
