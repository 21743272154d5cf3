/**
 * The door of the conversation: a turn changes the typed brief, and the brief is what recommends.
 * What somebody typed is data; every gift is certified as the finder's are (design §5).
 */
import type { Ctx } from "../../context";
import { changesBetween } from "../brief/changes";
import { chipsOf } from "../brief/chips";
import type { Note, Question } from "../brief/read-message";
import type { PartialBrief } from "../brief/schema";
import { getGifts } from "../catalogue/catalogue.server";
import type { InterestId } from "../catalogue/interests";
import { withDiscounts } from "../discounts/discounts.server";
import { DomainError } from "../errors";
import { countMissing } from "../missing/missing.server";
import { presentGifts } from "../recommendations/recall.server";
import {
  recommendForBrief,
  type Taste,
  tellAnswer,
} from "../recommendations/recommendations.server";
import type { Recommendation, RecommendedGift } from "../recommendations/schema";
import { hashToken } from "../tokens";
import type { Viewer } from "../viewer";
import {
  adopt,
  type Conversation,
  deleteExpired,
  emptyConversation,
  type Holder,
  readConversation,
  readMessages,
  readRated,
  storeFeedback,
  storeTurn,
} from "./queries";
import { writeReply } from "./replies";
import {
  type Aftermath,
  CHAT_LIMITS,
  type ChatAnswer,
  type ChatContext,
  type ChatEvent,
  type ChatFeedbackInput,
  type ChatInput,
  type ChatMessage,
  type ChatView,
  EMPTY_CONTEXT,
  GIFT_MARKS,
  UNDO_ALL,
} from "./schema";
import { askForOthers, type OnScreen, readScreen, readTurn, type Turn } from "./turn.server";

/**
 * The conversation as a reload finds it; null when there is none. `known` are gifts of it that the
 * caller has read already. At most four queries.
 */
export async function openChat(
  ctx: Ctx,
  viewer: Viewer,
  visitorToken: string | null,
  known: readonly RecommendedGift[] | null = null,
): Promise<ChatView | null> {
  const holder = await holderOf(viewer, visitorToken);
  const found = holder && (await readConversation(ctx.db, holder, { id: null, now: ctx.now }));
  if (!found || found.context.turns === 0) return null;
  if (holder.userId && !found.userId) ctx.waitUntil(adopt(ctx.db, found.id, holder));
  const { brief, shown } = found.context;
  const [messages, views] = await Promise.all([
    readMessages(ctx.db, found.id, CHAT_LIMITS.messages),
    known ??
      getGifts(
        ctx,
        shown.map(({ giftId }) => giftId),
      ),
  ]);
  const gifts = shown.flatMap(({ giftId, ...told }) => {
    const view = views.find(({ id }) => id === giftId);
    return view ? [{ ...view, ...told, id: view.id }] : [];
  });
  const told = tellAnswer(ctx, brief, known ? gifts : await withDiscounts(ctx, viewer, gifts), []);
  const answer = { ...told, isAiRecommendation: false, source: "rules", blocker: null } as const;
  return {
    ...withThumbs({ ...answer, swap: null }, found.context),
    ...aftermathOf(ctx, found.context),
    conversationId: found.id,
    messages: messages.toReversed(),
  };
}

/** The brief of the conversation that this browser or account has, or null. One query. */
export async function readBrief(
  ctx: Ctx,
  viewer: Viewer,
  visitorToken: string | null,
): Promise<PartialBrief | null> {
  const holder = await holderOf(viewer, visitorToken);
  const found = holder && (await readConversation(ctx.db, holder, { id: null, now: ctx.now }));
  return found?.context.brief ?? null;
}

/**
 * One turn, as events. The turn is stored before its words go out, so that a stopped or reloaded
 * page finds all of it. Throws tooManyRequests or notFound before the first event; what fails later
 * is thrown with nothing stored.
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
  const screen = readScreen(ctx, conversation.context, input);
  const read = await readTurn(ctx, conversation.context, screen, input);
  const known = { taste: tasteOf(conversation), typed: input.message ?? "" };
  const recommend = (turn: Turn) =>
    recommendForBrief(ctx, viewer, turn.brief, {
      ...known,
      refused: turn.refused,
      keep: turn.keep,
    });
  const others = await askForOthers(ctx, screen, read);
  const found = others && (await recommend(others));
  // Where nothing else fits, the gifts on screen stay and only what was said beside it counts.
  const isExhausted = found?.gifts.every(({ id }) => id === others?.keep) ?? false;
  const turn = others && !isExhausted ? others : read;
  const isKept = isAboutScreen(turn, screen, isExhausted);
  const chips = chipsOf(turn.brief, ctx.t, ctx.locale);
  const begun = { conversationId: conversation.id, chips };
  yield { event: "brief", data: isKept ? { ...begun, isKept } : begun };

  const { turns } = conversation.context;
  // A greeting is no wish: there is nothing to recommend by.
  const isAsked = !isKept && chips.length > 0;
  const answer = isAsked ? ((isExhausted ? null : found) ?? (await recommend(turn))) : null;
  if (answer) countNewlyMissing(ctx, screen.brief, answer.unmet);
  const gifts = answer?.gifts ?? [];
  const reply = writeReply(
    {
      ...turn,
      // The gifts don't stay where something else was said that changes them.
      question: isExhausted && !isKept ? null : turn.question,
      before: screen.brief,
      found: gifts.length,
      blocker: answer?.blocker ?? null,
      unmetQualities: answer?.unmet.qualities ?? [],
      turn: turns,
      isExhausted,
      gifts: isKept && turn.question ? await presentGifts(ctx, turn.brief, screen.picks) : gifts,
    },
    ctx.t,
    ctx.locale,
  );
  const shown = await Promise.all(
    gifts.map(async ({ id: giftId, confidence, reasoning, checks, servedBy }) => {
      const id = await recommendationId(conversation.id, giftId);
      return { id, giftId, confidence, reasoning, checks, servedBy };
    }),
  );
  const unclear = turn.notes.find((note) => note.key === "dollarsOrYears")?.number ?? null;
  const learned = {
    brief: turn.brief,
    before: turn.changes.length > 0 ? screen.brief : null,
    unclear,
    turns: turns + 1,
  };
  // What is on screen without being the conversation's own has an address of its own.
  const kept = { shown: screen.isOwn ? conversation.context.shown : [] };
  const answered = { shown, shownPrices: gifts.map(({ priceCents }) => priceCents) };
  const context = { ...conversation.context, ...learned, ...(isKept ? kept : answered) };
  const message = messageOf(ctx, "assistant", reply, 1);
  await storeTurn(ctx.db, {
    conversation: {
      id: conversation.id,
      context,
      holder,
      now: ctx.now,
      expiresAt: holder.userId ? null : ctx.now + CHAT_LIMITS.visitorSeconds,
      isAdopted: conversation.userId !== holder.userId,
    },
    messages: [...(input.message ? [messageOf(ctx, "user", input.message, 0)] : []), message],
    recommended: shown,
  });
  if (answer) yield { event: "gifts", data: withThumbs(answer, context) };
  for (const delta of reply.match(/\S+\s*|\s+/g) ?? []) yield { event: "text", data: { delta } };
  yield { event: "done", data: { message, ...aftermathOf(ctx, context) } };
}

/** Whether a turn is about the gifts on screen, changes nothing, and so needs no others. */
function isAboutScreen(
  { changes, notes, question }: Turn,
  { picks }: OnScreen,
  isExhausted: boolean,
): boolean {
  if (picks.length === 0 || changes.length > 0) return false;
  if (isExhausted) return true;
  const isForOthers = question?.about === "more" || question?.about === "like";
  return question ? !isForOthers || !isThere(question, picks) : keepsGifts(notes);
}

const isThere = (question: Question, picks: readonly number[]) =>
  question.about !== "like" || question.gift < picks.length;

const keepsGifts = (notes: readonly Note[]) => notes.some(({ key }) => KEEPING.includes(key));
const KEEPING: readonly Note["key"][] = [
  "greeting",
  "thanks",
  "dollarsOrYears",
  "nothingUnderstood",
];

/** What goes with the last message: the changes to take back, and what is asked about. */
function aftermathOf(
  { t, locale }: Ctx,
  { brief, before, unclear = null }: ChatContext,
): Aftermath {
  if (!before) return { undo: [], unclear };
  const chips = [before, brief].flatMap((one) => chipsOf(one, t, locale, "within"));
  const labels = new Map(chips.map(({ id, label }) => [id, label]));
  const changes = changesBetween(before, brief);
  const named = changes.flatMap(({ id }) => {
    const label = labels.get(id);
    return label ? [{ id, label }] : [];
  });
  if (named.length <= CHAT_LIMITS.undos) return { undo: named, unclear };
  return { undo: [{ id: UNDO_ALL, label: null }], unclear };
}

/** The conversation asked for, or a new one that knows what the last one learned of this person. */
async function findOrBegin(ctx: Ctx, holder: Holder, id: string | null): Promise<Conversation> {
  const found = await readConversation(ctx.db, holder, { id, now: ctx.now });
  if (id && !found) throw new DomainError("notFound");
  const known = found && holder.userId && !found.userId ? await adopted(ctx, holder, found) : found;
  if (known && (id || known.context.turns === 0)) return known;
  const { given = [], taste = {} } = known?.context ?? {};
  const context = { ...EMPTY_CONTEXT, given, taste };
  return { id: crypto.randomUUID(), userId: holder.userId, context };
}

/**
 * A visitor's conversation that an account takes over, with what the account's last one learned.
 */
async function adopted(ctx: Ctx, holder: Holder, visitors: Conversation): Promise<Conversation> {
  const own = { userId: holder.userId, visitor: null };
  const last = await readConversation(ctx.db, own, { id: null, now: ctx.now });
  const { context } = visitors;
  const given = [...new Set([...(last?.context.given ?? []), ...context.given])];
  const taste = { ...last?.context.taste, ...context.taste };
  return { ...visitors, context: { ...context, given, taste } };
}

/** Counts what this turn asked for in vain; what earlier turns asked for was counted then. */
function countNewlyMissing(
  ctx: Ctx,
  before: PartialBrief,
  { words, interests }: Awaited<ReturnType<typeof recommendForBrief>>["unmet"],
): void {
  const known = new Set(before.interests.map(({ id }) => id));
  countMissing(ctx, {
    words: words.filter((word) => !before.unknownWords.includes(word)),
    interests: interests.flatMap(({ id }) => (known.has(id) ? [] : id)),
  });
}

function tasteOf({ context }: Conversation): Taste {
  return {
    refused: new Set([...context.refused, ...context.given]),
    interests: new Map(Object.entries(context.taste) as [InterestId, number][]),
  };
}

/**
 * One gift in one conversation has one id (RFC 9562 version 8), however often it is recommended
 * there.
 */
async function recommendationId(conversationId: string, giftId: number): Promise<string> {
  const name = new TextEncoder().encode(`${conversationId}:${giftId}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", name));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}

/** An answer whose gifts carry the ids that their thumbs refer to, and the thumbs they have. */
function withThumbs(
  answer: Recommendation,
  { shown, thumbs, refused, given }: ChatContext,
): ChatAnswer {
  const gifts = answer.gifts.flatMap((gift) => {
    const pick = shown.find(({ giftId }) => giftId === gift.id);
    if (!pick) return [];
    const refusal = refused.includes(gift.id) ? "notThis" : null;
    const mark = given.includes(gift.id) ? "given" : refusal;
    return [{ ...gift, recommendationId: pick.id, rating: thumbs[gift.id] ?? null, mark } as const];
  });
  return { ...answer, gifts };
}

const messageOf = (
  ctx: Ctx,
  role: ChatMessage["role"],
  content: string,
  order: 0 | 1,
): ChatMessage => ({ id: crypto.randomUUID(), role, content, createdAt: ctx.now + order });

/**
 * Thumbs, "already given" or "not this" for a recommended gift; the last word counts. Throws
 * notFound for what was not recommended to this person.
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
  if (holder.userId) await adopt(ctx.db, rated.conversationId, holder);
}

type Thumb = { rating: number | null; feedback: string | null };

/**
 * What a conversation knows after a thumb that takes the place of the last one on the same gift.
 */
function learn(
  {
    giftId,
    tags,
    context,
    ...last
  }: Thumb & { giftId: number; tags: InterestId[]; context: ChatContext },
  thumb: Thumb,
): ChatContext {
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

/**
 * Forgets what was said and shown in a conversation; one that isn't there is no failure. What was
 * given already and what is liked stay known.
 */
export async function forgetChat(
  ctx: Ctx,
  viewer: Viewer,
  visitorToken: string | null,
  conversationId: string,
): Promise<void> {
  await ctx.limitRate("write");
  const holder = await holderOf(viewer, visitorToken);
  const asked = { id: conversationId, now: ctx.now };
  const found = holder && (await readConversation(ctx.db, holder, asked));
  if (!found) return;
  const { given, taste } = found.context;
  const context = { ...EMPTY_CONTEXT, given, taste };
  await emptyConversation(ctx.db, { id: found.id, context }, ctx.now);
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
