/**
 * The conversation: a turn changes the typed brief, and the brief is what recommends.
 * What somebody typed is data; every gift is certified as the finder's are.
 */

import type { PartialBrief } from "#shared/brief/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import {
  type Aftermath,
  CHAT_LIMITS,
  type ChatAnswer,
  type ChatContext,
  type ChatEvent,
  type ChatInput,
  type ChatMessage,
  type ChatView,
  EMPTY_CONTEXT,
  UNDO_ALL,
} from "#shared/chat/schema";
import { DomainError } from "#shared/errors";
import type { Recommendation, RecommendedGift } from "#shared/recommendations/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { changesBetween } from "../brief/changes";
import { chipsOf } from "../brief/chips";
import type { Note, Question } from "../brief/read-message";
import { getGifts } from "../catalogue/catalogue.server";
import { withDiscounts } from "../discounts/discounts.server";
import { findRecipient } from "../people/recipient.server";
import { countMissing } from "../recommendations/missing/missing.server";
import { presentGifts } from "../recommendations/recall.server";
import {
  recommendForBrief,
  type Taste,
  tellAnswer,
} from "../recommendations/recommendations.server";
import {
  adoptHeld,
  currentConversation,
  expiryOf,
  type Found,
  findById,
  holderOf,
  shownIn,
} from "./find.server";
import { holdTurn, messagesOfHeld, recommendationId, tokenOf } from "./held.server";
import {
  adopt,
  type Conversation,
  deleteExpired,
  emptyConversation,
  type Holder,
  readConversation,
  readMessages,
  storeTurn,
} from "./queries";
import { writeReply } from "./replies";
import {
  askForOthers,
  type OnScreen,
  personOf,
  readScreen,
  readTurn,
  type Turn,
} from "./turn.server";

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
  const { holder, found } = await currentConversation(ctx, viewer, visitorToken);
  if (!found || found.context.turns === 0) return null;
  const { held, context } = found;
  const { brief, shown } = context;
  if (holder?.userId && !found.userId) {
    const expiresAt = expiryOf(ctx, holder);
    ctx.waitUntil(held ? adoptHeld(ctx, holder, held) : adopt(ctx.db, found.id, holder, expiresAt));
  }
  const picks = shown.map(({ giftId }) => giftId);
  const [messages, views] = await Promise.all([
    held ? messagesOfHeld(held) : readMessages(ctx.db, found.id, CHAT_LIMITS.messages),
    known ?? (held ? presentGifts(ctx, brief, picks) : getGifts(ctx, picks)),
  ]);
  const gifts = shown.flatMap(({ giftId, ...pick }) => {
    const view = views.find(({ id }) => id === giftId);
    // A held turn knows the ids alone; what is read then says all of a gift.
    return view ? [{ ...pick, ...view, ...(!held && pick), id: view.id } as RecommendedGift] : [];
  });
  const spoken = tellAnswer(ctx, brief, {
    gifts: known ? gifts : await withDiscounts(ctx, viewer, gifts),
    refused: [],
    recipient: null,
  });
  const answer = { ...spoken, isAiRecommendation: false, source: "rules", blocker: null } as const;
  return {
    ...withThumbs({ ...answer, swap: null }, context),
    ...aftermathOf(ctx, context),
    conversationId: found.id,
    messages: held ? messages : messages.toReversed(),
  };
}

/** The brief of the conversation that this browser or account has, or null. One query. */
export async function readBrief(
  ctx: Ctx,
  viewer: Viewer,
  visitorToken: string | null,
): Promise<PartialBrief | null> {
  const { found } = await currentConversation(ctx, viewer, visitorToken);
  return found?.context.brief ?? null;
}

/**
 * One turn, as events. The turn is stored before its words go out, so that a stopped or reloaded
 * page finds all of it. A visitor's first one is held by the browser instead: `keep` gets the
 * cookie that it is to have from now on, before the first event. Throws tooManyRequests, dailyLimit
 * or notFound before the first event; what fails later is thrown with nothing stored.
 */
export async function* takeTurn(
  ctx: Ctx,
  viewer: Viewer,
  visitorToken: string,
  input: ChatInput,
  keep: ((cookie: string) => void) | null = null,
): AsyncGenerator<ChatEvent> {
  await ctx.limitRate("recommend");
  const holder = (await holderOf(viewer, visitorToken)) ?? { userId: null, visitor: null };
  const { conversation, isNew, isFirst } = await findOrBegin(
    ctx,
    viewer,
    holder,
    visitorToken,
    input,
  );
  const holds = keep !== null && isFirst && !holder.userId;
  if (!viewer.account) await ctx.spend(holds ? "heldTurn" : "storedTurn");
  const screen = readScreen(ctx, conversation.context, input);
  const read = await readTurn(ctx, conversation.context, screen, input);
  const recipient = await findRecipient(ctx, viewer, personOf(screen, read));
  const known = { taste: tasteOf(conversation), typed: input.message ?? "", recipient };
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
  const brief: ChatEvent = { event: "brief", data: isKept ? { ...begun, isKept } : begun };
  if (!holds && !conversation.held) keep?.(tokenOf(visitorToken));
  // A cookie goes before the events, and this one holds the whole turn.
  if (!holds) yield brief;

  const { turns } = conversation.context;
  // A greeting is no wish: there is nothing to recommend by.
  const isAsked = !isKept && chips.length > 0;
  const answer = isAsked ? ((isExhausted ? null : found) ?? (await recommend(turn))) : null;
  if (answer) countNewlyMissing(ctx, screen.brief, answer.unmet);
  const gifts = answer?.gifts ?? [];
  const reply = writeReply(
    {
      ...turn,
      // Other gifts are chosen where the message also changes the brief.
      question: isExhausted && !isKept ? null : turn.question,
      before: screen.brief,
      found: gifts.length,
      isSame:
        gifts.length === screen.picks.length && gifts.every(({ id }) => screen.picks.includes(id)),
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
  const kept = { shown: screen.isOwn && isKept ? await shownIn(ctx, conversation) : [] };
  const prices = gifts.map(({ priceCents }) => priceCents);
  const answered = { shown, previous: conversation.context.shown, shownPrices: prices };
  const context = { ...conversation.context, ...learned, ...(isKept ? kept : answered) };
  const message = messageOf(ctx, "assistant", reply, 1);
  const said = input.message ? [messageOf(ctx, "user", input.message, 0)] : [];
  const cookie = holds
    ? await holdTurn(ctx, tokenOf(visitorToken), {
        ...learned,
        id: conversation.id,
        at: ctx.now,
        said: input.message ?? null,
        reply,
        picks: context.shown.map(({ giftId }) => giftId),
      })
    : null;
  if (cookie) keep?.(cookie);
  else {
    if (holds) await ctx.spend("storedTurn");
    const { held, id, userId } = conversation;
    await storeTurn(ctx.db, {
      conversation: {
        id,
        context,
        holder,
        now: ctx.now,
        expiresAt: expiryOf(ctx, holder),
        isAdopted: userId !== holder.userId,
        isNew: isNew || held !== null,
      },
      messages: [...(held ? await messagesOfHeld(held) : []), ...said, message],
    });
  }
  if (holds) yield brief;
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

/**
 * The conversation asked for, or a new one that knows what the last one learned of this person.
 * `isNew`: the database hasn't it; `isFirst`: nor any other of this browser.
 */
async function findOrBegin(
  ctx: Ctx,
  viewer: Viewer,
  holder: Holder,
  cookie: string,
  input: ChatInput,
): Promise<{ conversation: Found; isNew: boolean; isFirst: boolean }> {
  const id = input.conversationId ?? null;
  const found = id
    ? await findById(ctx, holder, id, cookie)
    : (await currentConversation(ctx, viewer, cookie)).found;
  if (id && !found) throw new DomainError("notFound");
  const known = found && holder.userId && !found.userId ? await adopted(ctx, holder, found) : found;
  // A retry of the same message after its response was lost.
  const isRepeated = known?.held && input.message && known.held.said === input.message;
  if (known && (isRepeated || (!id && known.held))) {
    const conversation = {
      ...known,
      id: id ?? crypto.randomUUID(),
      context: { ...EMPTY_CONTEXT, given: known.context.given, taste: known.context.taste },
      held: null,
    };
    return { conversation, isNew: true, isFirst: true };
  }
  if (known && (id || known.context.turns === 0)) {
    return { conversation: known, isNew: false, isFirst: false };
  }
  const { given = [], taste = {} } = known?.context ?? {};
  const context = { ...EMPTY_CONTEXT, given, taste };
  const { userId } = holder;
  const begun = { id: crypto.randomUUID(), userId, context, updatedAt: ctx.now, held: null };
  return { conversation: begun, isNew: true, isFirst: known === null };
}

/**
 * A visitor's conversation that an account takes over, with what the account's last one learned.
 */
async function adopted(ctx: Ctx, holder: Holder, visitors: Found): Promise<Found> {
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

/** Deletes conversations that ran out. */
export const sweepChats = async (ctx: Ctx): Promise<void> => {
  await deleteExpired(ctx.db, ctx.now);
};
