/** The only SQL of conversations. */
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
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
import type { ChatContext, ChatMessage } from "./schema";

/**
 * Whose conversation it is: a person's, or that of the browser with this cookie's hash. Both are given
 * when somebody signed in after they began to talk.
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
};

/** A conversation of this holder that hasn't run out; the newest where none is named. */
export async function readConversation(
  db: Database,
  holder: Holder,
  { id, now }: { id: string | null; now: number },
): Promise<Conversation | null> {
  const { userId, context, expiresAt } = conversations;
  const lives = or(isNull(expiresAt), gt(expiresAt, now));
  const rows = await db
    .select({ id: conversations.id, userId, context })
    .from(conversations)
    .where(and(heldBy(holder), lives, id === null ? undefined : eq(conversations.id, id)))
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

export type Turn = {
  conversation: Omit<Conversation, "userId"> & {
    holder: Holder;
    now: number;
    expiresAt: number | null;
    /** True when an account takes over a visitor's conversation. */
    isAdopted: boolean;
  };
  messages: readonly ChatMessage[];
  recommended: ChatContext["shown"];
};

/** Takes these parts of a context over and leaves the others as they are by now. */
const patched = (parts: Partial<ChatContext>) =>
  Object.entries(parts).reduce(
    (context, [key, value]) =>
      sql`json_set(${context}, ${`$.${key}`}, json(${JSON.stringify(value)}))`,
    sql`${conversations.context}`,
  );

/**
 * Keeps a turn, all of it or nothing. A gift recommended again keeps its row and the thumbs it has. Safe to
 * repeat.
 */
export async function storeTurn(
  db: Database,
  { conversation, messages: said, recommended }: Turn,
): Promise<void> {
  const { id, context, holder, now, expiresAt, isAdopted } = conversation;
  // Whoever signed in takes the conversation along.
  const { userId } = holder;
  const held = { userId, visitor: userId ? null : holder.visitor };
  // Thumbs may have come while the turn was being answered: what they taught stays.
  const { brief, before, unclear, turns, shown, shownPrices, given, taste } = context;
  const learned = isAdopted ? { given, taste } : {};
  const store = db
    .insert(conversations)
    .values({ id, context, createdAt: now, updatedAt: now, expiresAt, ...held })
    .onConflictDoUpdate({
      target: conversations.id,
      set: {
        context: patched({ brief, before, unclear, turns, shown, shownPrices, ...learned }),
        updatedAt: now,
        expiresAt,
        ...held,
      },
      // A turn that was still under way when the conversation was forgotten brings nothing back.
      setWhere: and(
        heldBy(holder),
        sql`json_extract(${conversations.context}, '$.turns') >= ${turns - 1}`,
      ),
    });
  const isKept = sql`EXISTS (SELECT 1 FROM ${conversations}
    WHERE id = ${id} AND json_extract(context, '$.turns') >= ${turns})`;
  const keepLines = said.map((message) =>
    db
      .insert(messages)
      .select(
        sql`SELECT ${rowValues(messages, { ...message, conversationId: id })} WHERE ${isKept}`,
      )
      .onConflictDoNothing(),
  );
  if (recommended.length === 0) {
    await withRetries(() => db.batch([store, ...keepLines]));
    return;
  }
  const picks = recommended.map(({ checks: _, ...pick }) => ({
    ...pick,
    conversationId: id,
    createdAt: now,
  }));
  const keepPicks = db
    .insert(recommendations)
    .values(picks)
    .onConflictDoUpdate({
      target: [recommendations.conversationId, recommendations.giftId],
      set: { reasoning: sql`excluded.reasoning`, confidence: sql`excluded.confidence` },
    });
  await withRetries(() => db.batch([store, ...keepLines, keepPicks]));
}

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

/** A visitor's conversation becomes that of the account which signed in at the same browser. */
export const adopt = (db: Database, id: string, { userId, visitor }: Holder) =>
  db
    .update(conversations)
    .set({ userId, visitor: null, expiresAt: null })
    .where(
      and(
        eq(conversations.id, id),
        eq(conversations.visitor, visitor ?? ""),
        isNull(conversations.userId),
      ),
    );

/** Keeps thumbs, the last word winning, and what the conversation learned of them. */
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
  { id, context }: Omit<Conversation, "userId">,
) => {
  const { rating, feedback } = row;
  const { refused, given, thumbs, taste } = context;
  return withRetries(() =>
    db.batch([
      db
        .insert(userFeedback)
        .values(row)
        .onConflictDoUpdate({ target: userFeedback.recommendationId, set: { rating, feedback } }),
      db
        .update(conversations)
        .set({ context: patched({ refused, given, thumbs, taste }) })
        .where(eq(conversations.id, id)),
    ]),
  );
};

/**
 * Forgets what was said and shown in a conversation; it stays as an empty one that only knows what not to
 * show again and what is liked.
 */
export const emptyConversation = (
  db: Database,
  { id, context }: Omit<Conversation, "userId">,
  now: number,
) =>
  withRetries(() =>
    db.batch([
      db.delete(messages).where(eq(messages.conversationId, id)),
      db.delete(recommendations).where(eq(recommendations.conversationId, id)),
      db.update(conversations).set({ context, updatedAt: now }).where(eq(conversations.id, id)),
    ]),
  );

export const deleteExpired = (db: Database, now: number) =>
  db.delete(conversations).where(lt(conversations.expiresAt, now));
