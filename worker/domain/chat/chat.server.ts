/**
 * The door of the conversation: a turn changes the typed brief, and the brief is what recommends. What
 * somebody typed is data; every gift is certified as the finder's are (design §5).
 */
import type { Ctx } from "../../context";
import type { Tag } from "../catalogue/vocabulary";
import { DomainError } from "../errors";
import {
  presentAgain,
  recommendForBrief,
  type Taste,
} from "../recommendations/recommendations.server";
import type { Recommendation } from "../recommendations/schema";
import { hashToken } from "../tokens";
import type { Viewer } from "../viewer";
import { chipsOf, removeChips } from "./chips";
import { completeBrief } from "./complete";
import { parseTurn } from "./parse-turn";
import {
  type Conversation,
  deleteConversation,
  deleteExpired,
  type Holder,
  readConversation,
  readMessages,
  readRated,
  readRecommendations,
  storeFeedback,
  storeTurn,
} from "./queries";
import { writeReply } from "./replies";
import {
  CHAT_LIMITS,
  type ChatContext,
  type ChatEvent,
  type ChatFeedbackInput,
  type ChatGift,
  type ChatInput,
  type ChatMessage,
  type ChatView,
  EMPTY_CONTEXT,
} from "./schema";

/** The conversation as a reload finds it; null when there is none. At most four queries. */
export async function openChat(
  ctx: Ctx,
  viewer: Viewer,
  visitorToken: string | null,
): Promise<ChatView | null> {
  const holder = await holderOf(viewer, visitorToken);
  const found = holder && (await readConversation(ctx.db, holder, null));
  if (!found) return null;
  const { brief, shown } = found.context;
  const [messages, picks] = await Promise.all([
    readMessages(ctx.db, found.id, CHAT_LIMITS.turns),
    shown.length > 0 ? readRecommendations(ctx.db, found.id, shown) : [],
  ]);
  const ordered = shown.flatMap((id) => picks.find((pick) => pick.giftId === id) ?? []);
  const gifts = await presentAgain(ctx, completeBrief(brief).brief, ordered);
  return {
    conversationId: found.id,
    messages: messages.toReversed(),
    chips: chipsOf(brief, ctx.t, ctx.locale),
    gifts: withThumbs(gifts, ordered),
    isAiRecommendation: false,
  };
}

/**
 * One turn, as events. The turn is stored before its words go out, so that a stopped or reloaded page
 * finds all of it. Throws tooManyRequests or notFound before the first event; later failures are an
 * "error" event.
 */
export async function* takeTurn(
  ctx: Ctx,
  viewer: Viewer,
  visitorToken: string,
  input: ChatInput,
): AsyncGenerator<ChatEvent> {
  await ctx.limitRate("recommend");
  const holder = (await holderOf(viewer, visitorToken)) ?? { userId: null, visitor: null };
  const conversation = await findOrBegin(ctx, holder, input.conversationId ?? null);
  const turn = readInput(ctx, conversation, input);
  const chips = chipsOf(turn.brief, ctx.t, ctx.locale);
  yield { event: "brief", data: { conversationId: conversation.id, chips } };

  const answer = await recommendTurn(ctx, viewer, conversation, turn);
  const reply = writeReply({ ...turn, ...answer, locale: ctx.locale, t: ctx.t });
  const picks = (answer.recommendation?.gifts ?? []).map((gift) => ({
    id: crypto.randomUUID(),
    giftId: gift.id,
    confidence: gift.confidence,
    reasoning: gift.reasoning,
    rating: null,
  }));
  const context = {
    ...conversation.context,
    brief: turn.brief,
    shown: answer.recommendation ? picks.map((pick) => pick.giftId) : conversation.context.shown,
  };
  const message = said(ctx, "assistant", reply, 1);
  const recommended = await keep(ctx, holder, { ...conversation, context }, picks, [
    ...(input.message ? [said(ctx, "user", input.message, 0)] : []),
    message,
  ]);
  if (answer.recommendation) {
    const { gifts, isAiRecommendation } = answer.recommendation;
    yield { event: "gifts", data: { gifts: withThumbs(gifts, recommended), isAiRecommendation } };
  }
  for (const delta of reply.match(/\S+\s*|\s+/g) ?? []) yield { event: "text", data: { delta } };
  yield { event: "done", data: { message } };
}

/** The conversation asked for, or a new one that knows what the last one learned of this person. */
async function findOrBegin(ctx: Ctx, holder: Holder, id: string | null): Promise<Conversation> {
  const found = await readConversation(ctx.db, holder, id);
  if (id && !found) throw new DomainError("notFound");
  if (id && found) return found;
  const { given = [], taste = {} } = found?.context ?? {};
  return { id: crypto.randomUUID(), context: { ...EMPTY_CONTEXT, given, taste } };
}

type ReadTurn = ReturnType<typeof parseTurn>;

/** What the message, or taking off chips, makes of the brief. */
function readInput(ctx: Ctx, conversation: Conversation, input: ChatInput): ReadTurn {
  const brief = removeChips(conversation.context.brief, input.remove ?? []);
  if (!input.message) return { brief, changes: [], notes: [] };
  return parseTurn(input.message, ctx.locale, { brief });
}

type TurnAnswer = {
  recommendation: Recommendation | null;
  assumed: ReturnType<typeof completeBrief>["assumed"];
};

async function recommendTurn(
  ctx: Ctx,
  viewer: Viewer,
  conversation: Conversation,
  turn: ReadTurn,
): Promise<TurnAnswer> {
  const { brief, assumed } = completeBrief(turn.brief);
  // A greeting is no wish: there is nothing to recommend by.
  if (chipsOf(turn.brief, ctx.t, ctx.locale).length === 0) return { recommendation: null, assumed };
  const recommendation = await recommendForBrief(ctx, viewer, brief, tasteOf(conversation));
  return { recommendation, assumed };
}

function tasteOf({ context }: Conversation): Taste {
  return {
    refused: new Set([...context.refused, ...context.given]),
    tags: new Map(Object.entries(context.taste) as [Tag, number][]),
  };
}

/** Stores the turn. Answers the picks with the ids that their thumbs refer to. */
async function keep(
  ctx: Ctx,
  holder: Holder,
  conversation: Conversation,
  picks: Awaited<ReturnType<typeof readRecommendations>>,
  messages: ChatMessage[],
) {
  const expiresAt = holder.userId ? null : ctx.now + CHAT_LIMITS.visitorSeconds;
  await storeTurn(ctx.db, {
    conversation: { ...conversation, holder, now: ctx.now, expiresAt },
    messages,
    recommended: picks.map(({ rating: _, ...pick }) => pick),
  });
  // A gift recommended again keeps the row, and the thumbs, that it has.
  return picks.length === 0
    ? []
    : readRecommendations(
        ctx.db,
        conversation.id,
        picks.map((pick) => pick.giftId),
      );
}

function withThumbs(
  gifts: Recommendation["gifts"],
  picks: readonly { id: string; giftId: number; rating: number | null }[],
): ChatGift[] {
  return gifts.flatMap((gift) => {
    const pick = picks.find(({ giftId }) => giftId === gift.id);
    if (!pick) return [];
    const rating = pick.rating === null ? null : pick.rating > 0 ? 1 : -1;
    return [{ ...gift, recommendationId: pick.id, rating } as const];
  });
}

const said = (ctx: Ctx, role: ChatMessage["role"], content: string, order: 0 | 1): ChatMessage => ({
  id: crypto.randomUUID(),
  role,
  content,
  createdAt: ctx.now + order,
});

/**
 * Thumbs, "already given" or "not this" for a recommended gift; the last word counts. Throws notFound
 * for what was not recommended to this person.
 */
export async function rateGift(
  ctx: Ctx,
  viewer: Viewer,
  visitorToken: string | null,
  { recommendationId, rating, feedback }: ChatFeedbackInput,
): Promise<void> {
  await ctx.limitRate("write");
  const holder = await holderOf(viewer, visitorToken);
  const rated = holder && (await readRated(ctx.db, holder, recommendationId));
  if (!rated) throw new DomainError("notFound");
  const row = {
    id: crypto.randomUUID(),
    userId: holder.userId,
    recommendationId,
    rating,
    feedback: feedback ?? null,
    createdAt: ctx.now,
  };
  const context = learn(rated, { rating, feedback: row.feedback });
  await storeFeedback(ctx.db, row, { id: rated.conversationId, context });
}

type Thumb = { rating: number | null; feedback: string | null };

/** What a conversation knows after a thumb that takes the place of the last one on the same gift. */
function learn(
  { giftId, tags, context, ...last }: Thumb & { giftId: number; tags: Tag[]; context: ChatContext },
  thumb: Thumb,
): ChatContext {
  const without = (ids: readonly number[]) => ids.filter((id) => id !== giftId);
  // What was given already says nothing of taste.
  const weight = ({ rating, feedback }: Thumb) => (feedback === "given" ? 0 : (rating ?? 0));
  const change = weight(thumb) - weight(last);
  const taste = { ...context.taste };
  for (const tag of tags) taste[tag] = (taste[tag] ?? 0) + change;
  return {
    ...context,
    refused: [...without(context.refused), ...(thumb.feedback === "notThis" ? [giftId] : [])],
    given: [...without(context.given), ...(thumb.feedback === "given" ? [giftId] : [])],
    taste,
  };
}

/** Forgets a conversation; one that isn't there is no failure. */
export async function forgetChat(
  ctx: Ctx,
  viewer: Viewer,
  visitorToken: string | null,
  conversationId: string,
): Promise<void> {
  const holder = await holderOf(viewer, visitorToken);
  if (holder) await deleteConversation(ctx.db, holder, conversationId);
}

/** Deletes visitors' conversations that ran out. */
export const sweepChats = async (ctx: Ctx): Promise<void> => {
  await deleteExpired(ctx.db, ctx.now);
};

async function holderOf(viewer: Viewer, visitorToken: string | null): Promise<Holder | null> {
  const userId = viewer.account?.id ?? null;
  const visitor = visitorToken ? await hashToken(visitorToken) : null;
  return userId || visitor ? { userId, visitor } : null;
}
