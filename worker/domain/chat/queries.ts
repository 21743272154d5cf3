/** The only SQL of conversations. */
import { and, desc, eq, gt, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { InterestId } from "#shared/catalogue/vocabulary";
import {
  CHAT_LIMITS,
  type ChatContext,
  type ChatMessage,
  type ShownGift,
} from "#shared/chat/schema";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import {
  chatConversations as conversations,
  gifts,
  chatMessages as messages,
  giftRecommendations as recommendations,
  userFeedback,
} from "../../db/tables";
import type { Held } from "./held.server";

/**
 * Whose conversation it is: a person's, or that of the browser with this cookie's hash. Both are
 * given when somebody signed in after they began to talk.
 */
export type Holder = { userId: string | null; visitor: string | null };

/** Unary `+` stops SQLite from using the index on `user_id`: nobody's are all visitors'. */
const isVisitors = (visitor: string) =>
  and(eq(conversations.visitor, visitor), sql`+${conversations.userId} IS NULL`);

const heldBy = ({ userId, visitor }: Holder) =>
  or(
    userId ? eq(conversations.userId, userId) : undefined,
    visitor ? isVisitors(visitor) : undefined,
  ) ?? sql`FALSE`;

export type Conversation = {
  id: string;
  /** Null while it is a visitor's. */
  userId: string | null;
  context: ChatContext;
  /** UTC seconds. */
  updatedAt: number;
};

/** A conversation of this holder that hasn't run out; the newest where none is named. */
export async function readConversation(
  db: Database,
  holder: Holder,
  { id, now }: { id: string | null; now: number },
): Promise<Conversation | null> {
  const { userId, context, updatedAt } = conversations;
  const rows = await db
    .select({ id: conversations.id, userId, context, updatedAt })
    .from(conversations)
    .where(and(heldBy(holder), lives(now), id === null ? undefined : eq(conversations.id, id)))
    .orderBy(desc(updatedAt))
    .limit(1);
  return rows[0] ?? null;
}

const lives = (now: number) =>
  or(isNull(conversations.expiresAt), gt(conversations.expiresAt, now));

/** The holder's conversation that has shown this recommendation, or null. */
export async function readShownIn(
  db: Database,
  holder: Holder,
  { recommendationId, now }: { recommendationId: string; now: number },
): Promise<Pick<Conversation, "id" | "context"> | null> {
  const { id, context } = conversations;
  const rows = await db
    .select({ id, context })
    .from(conversations)
    .where(and(heldBy(holder), lives(now), sql`instr(${context}, ${recommendationId}) > 0`))
    .limit(1);
  return rows[0] ?? null;
}

/** Whether there is a conversation of this id, whoever has it. */
export async function isStored(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id));
  return rows.length > 0;
}

/** The interests that a gift serves; null where there is no such gift any more. */
export async function readTags(db: Database, giftId: number) {
  const rows = await db.select({ tags: gifts.tags }).from(gifts).where(eq(gifts.id, giftId));
  return rows[0]?.tags ?? null;
}

export const readMessages = (db: Database, conversationId: string, limit: number) =>
  db
    .select({
      id: messages.id,
      role: messages.role,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.createdAt), desc(sql`${messages}.rowid`))
    .limit(limit);

export type Turn = {
  conversation: Pick<Conversation, "id" | "context"> & {
    holder: Holder;
    now: number;
    expiresAt: number;
    /** True when an account takes over a visitor's conversation. */
    isAdopted: boolean;
    /** True when the database doesn't have it yet: then the holder's oldest is deleted. */
    isNew: boolean;
  };
  messages: readonly ChatMessage[];
};

/** Takes these parts of a context over and leaves the others as they are by now. */
const patched = (parts: Partial<ChatContext>) =>
  Object.entries(parts).reduce(
    (context, [key, value]) =>
      sql`json_set(${context}, ${`$.${key}`}, json(${JSON.stringify(value)}))`,
    sql`${conversations.context}`,
  );

/** Keeps a turn, all of it or nothing. Safe to repeat. */
export async function storeTurn(
  db: Database,
  { conversation, messages: said }: Turn,
): Promise<void> {
  const { id, context, holder, now, expiresAt, isAdopted, isNew } = conversation;
  // A visitor who signs in keeps the conversation.
  const { userId } = holder;
  const held = { userId, visitor: userId ? null : holder.visitor };
  // Thumbs may have come while the turn was being answered: what they taught stays.
  const { brief, before, unclear, turns, shown, previous = [], shownPrices } = context;
  const learned = isAdopted ? { given: context.given, taste: context.taste } : {};
  const stored = { brief, before, unclear, turns, shown, previous, shownPrices, ...learned };
  const store = db
    .insert(conversations)
    .values({ id, context, createdAt: now, updatedAt: now, expiresAt, ...held })
    .onConflictDoUpdate({
      target: conversations.id,
      set: {
        context: patched(stored),
        updatedAt: now,
        expiresAt,
        ...held,
      },
      // A turn still running when the conversation was forgotten stores nothing.
      setWhere: and(
        heldBy(holder),
        sql`json_extract(${conversations.context}, '$.turns') >= ${turns - 1}`,
      ),
    });
  const isKept = sql`EXISTS (SELECT 1 FROM ${conversations}
    WHERE id = ${id} AND json_extract(context, '$.turns') >= ${turns})`;
  const lines = said.map(
    (line) => sql`SELECT ${rowValues(messages, { ...line, conversationId: id })} WHERE ${isKept}`,
  );
  const keepLines = db
    .insert(messages)
    .select(sql.join(lines, sql` UNION ALL `))
    .onConflictDoNothing();
  const trimOldest = isNew ? [trimConversations(db, held, CHAT_LIMITS.conversations)] : [];
  await withRetries(() => db.batch([store, keepLines, ...trimOldest]));
}

/** Deletes the holder's conversations but the newest. */
function trimConversations(db: Database, holder: Holder, keep: number) {
  const newest = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(heldBy(holder))
    .orderBy(desc(conversations.updatedAt))
    .limit(keep);
  return db.delete(conversations).where(and(heldBy(holder), notInArray(conversations.id, newest)));
}

export type Rated = {
  giftId: number;
  tags: InterestId[];
  rating: number | null;
  feedback: string | null;
  conversationId: string;
  context: ChatContext;
  /** What is to be stored of the recommendation; null where it is already. */
  shown: ShownGift | null;
  /** The conversation where the browser alone has it. */
  held: Held | null;
};

/**
 * A recommendation in a conversation of this holder, with its thumbs and the conversation's
 * context.
 */
export async function readRated(
  db: Database,
  holder: Holder,
  recommendationId: string,
): Promise<Rated | null> {
  const rows = await db
    .select({
      giftId: recommendations.giftId,
      tags: gifts.tags,
      rating: userFeedback.rating,
      feedback: userFeedback.feedback,
      conversationId: conversations.id,
      context: conversations.context,
    })
    .from(recommendations)
    .innerJoin(conversations, eq(conversations.id, recommendations.conversationId))
    .innerJoin(gifts, eq(gifts.id, recommendations.giftId))
    .leftJoin(userFeedback, eq(userFeedback.recommendationId, recommendations.id))
    .where(and(eq(recommendations.id, recommendationId), heldBy(holder)));
  return rows[0] ? { ...rows[0], shown: null, held: null } : null;
}

/** A visitor's conversation becomes that of the account which signed in at the same browser. */
export const adopt = (db: Database, id: string, { userId, visitor }: Holder, expiresAt: number) =>
  db
    .update(conversations)
    .set({ userId, visitor: null, expiresAt })
    .where(
      and(
        eq(conversations.id, id),
        eq(conversations.visitor, visitor ?? ""),
        isNull(conversations.userId),
      ),
    );

/**
 * Keeps thumbs, the last word winning, what the conversation learned of them, and with the first
 * one what was recommended (`shown`).
 */
export const storeFeedback = (
  db: Database,
  row: {
    id: string;
    userId: string | null;
    recommendationId: string;
    rating: number;
    feedback: string | null;
    createdAt: number;
  },
  shown: ShownGift | null,
  { id, context }: Pick<Conversation, "id" | "context">,
) => {
  const { rating, feedback, createdAt } = row;
  const pick = shown && [
    db
      .insert(recommendations)
      .values({
        id: shown.id,
        conversationId: id,
        giftId: shown.giftId,
        confidence: shown.confidence,
        reasoning: shown.reasoning,
        createdAt,
      })
      .onConflictDoNothing(),
  ];
  const { refused, given, thumbs, taste } = context;
  const store = db.update(conversations).set({
    context: patched({ refused, given, thumbs, taste }),
  });
  return withRetries(() =>
    db.batch([
      store.where(eq(conversations.id, id)),
      ...(pick ?? []),
      db
        .insert(userFeedback)
        .values(row)
        .onConflictDoUpdate({ target: userFeedback.recommendationId, set: { rating, feedback } }),
    ]),
  );
};

/**
 * Forgets what was said and shown in a conversation; it stays as an empty one that only knows what
 * not to show again and what is liked.
 */
export const emptyConversation = (
  db: Database,
  { id, context }: Pick<Conversation, "id" | "context">,
  now: number,
) =>
  withRetries(() =>
    db.batch([
      db.delete(messages).where(eq(messages.conversationId, id)),
      db.delete(recommendations).where(eq(recommendations.conversationId, id)),
      db.update(conversations).set({ context, updatedAt: now }).where(eq(conversations.id, id)),
    ]),
  );

/**
 * Deletes conversations that ran out; older ones of people have no end and go by their last turn.
 */
export const deleteExpired = (db: Database, now: number) =>
  db
    .delete(conversations)
    .where(
      or(
        lt(conversations.expiresAt, now),
        and(
          isNull(conversations.expiresAt),
          lt(conversations.updatedAt, now - CHAT_LIMITS.personSeconds),
        ),
      ),
    );
