/** The only SQL of conversations. */
import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import {
  chatConversations as conversations,
  gifts,
  chatMessages as messages,
  giftRecommendations as recommendations,
  userFeedback,
} from "../../db/tables";
import type { Confidence } from "../recommendations/schema";
import type { ChatContext, ChatMessage } from "./schema";

/**
 * Whose conversation it is: a person's, or that of the browser with this cookie's hash. Both are given
 * when somebody signed in after they began to talk.
 */
export type Holder = { userId: string | null; visitor: string | null };

const heldBy = ({ userId, visitor }: Holder) =>
  or(
    userId ? eq(conversations.userId, userId) : sql`FALSE`,
    visitor ? and(eq(conversations.visitor, visitor), isNull(conversations.userId)) : sql`FALSE`,
  );

export type Conversation = { id: string; context: ChatContext };

/** A conversation of this holder; the newest where none is named. */
export async function readConversation(
  db: Database,
  holder: Holder,
  id: string | null,
): Promise<Conversation | null> {
  const rows = await db
    .select({ id: conversations.id, context: conversations.context })
    .from(conversations)
    .where(and(heldBy(holder), id ? eq(conversations.id, id) : undefined))
    .orderBy(desc(conversations.updatedAt))
    .limit(1);
  return rows[0] ?? null;
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

/** What was recommended of these gifts in a conversation, with the thumbs it got. */
export const readRecommendations = (
  db: Database,
  conversationId: string,
  giftIds: readonly number[],
) =>
  db
    .select({
      id: recommendations.id,
      giftId: recommendations.giftId,
      reasoning: recommendations.reasoning,
      confidence: recommendations.confidence,
      rating: userFeedback.rating,
    })
    .from(recommendations)
    .leftJoin(userFeedback, eq(userFeedback.recommendationId, recommendations.id))
    .where(
      and(
        eq(recommendations.conversationId, conversationId),
        inArray(recommendations.giftId, [...giftIds]),
      ),
    );

export type Turn = {
  conversation: Conversation & { holder: Holder; now: number; expiresAt: number | null };
  messages: readonly ChatMessage[];
  recommended: readonly {
    id: string;
    giftId: number;
    confidence: Confidence;
    reasoning: string;
  }[];
};

/** Keeps a turn, all of it or nothing. Safe to repeat. */
export const storeTurn = (db: Database, { conversation, messages: said, recommended }: Turn) => {
  const { id, context, holder, now, expiresAt } = conversation;
  // Whoever signed in takes the conversation along.
  const { userId } = holder;
  const held = { userId, visitor: userId ? null : holder.visitor };
  const row = { id, context, createdAt: now, updatedAt: now, expiresAt, ...held };
  const store = db
    .insert(conversations)
    .values(row)
    .onConflictDoUpdate({
      target: conversations.id,
      set: { context, updatedAt: now, expiresAt, ...held },
      setWhere: heldBy(holder),
    });
  const lines = said.map((message) => ({ ...message, conversationId: id }));
  const picks = recommended.map((pick) => ({ ...pick, conversationId: id, createdAt: now }));
  const rest = [
    ...(lines.length > 0 ? [db.insert(messages).values(lines).onConflictDoNothing()] : []),
    ...(picks.length > 0 ? [db.insert(recommendations).values(picks).onConflictDoNothing()] : []),
  ];
  return withRetries(() => db.batch([store, ...rest]));
};

/** A recommendation in a conversation of this holder, with its thumbs and the conversation's context. */
export async function readRated(db: Database, holder: Holder, recommendationId: string) {
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
  return rows[0] ?? null;
}

/** Keeps thumbs, the last word winning, and what the conversation must not show again. */
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
  conversation: Conversation,
) => {
  const { rating, feedback } = row;
  return withRetries(() =>
    db.batch([
      db
        .insert(userFeedback)
        .values(row)
        .onConflictDoUpdate({ target: userFeedback.recommendationId, set: { rating, feedback } }),
      db
        .update(conversations)
        .set({ context: conversation.context })
        .where(eq(conversations.id, conversation.id)),
    ]),
  );
};

export const deleteConversation = (db: Database, holder: Holder, id: string) =>
  withRetries(() => db.delete(conversations).where(and(heldBy(holder), eq(conversations.id, id))));

export const deleteExpired = (db: Database, now: number) =>
  db.delete(conversations).where(lt(conversations.expiresAt, now));
