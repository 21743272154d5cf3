/** Conversations about a gift, what they recommended, and what people thought of it. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ChatContext, ChatRole } from "#shared/chat/schema";
import type { Confidence } from "#shared/recommendations/schema";
import { users } from "./accounts";
import { gifts } from "./catalogue";
import { createdAt } from "./columns";

export const chatConversations = sqliteTable(
  "chat_conversations",
  {
    id: text("id").primaryKey(),
    /** Null while a visitor has it, who proves it by a cookie. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the visitor's cookie; null once a person has adopted it. */
    visitor: text("visitor"),
    /** The typed brief as it stands, and what the person asked not to see again. */
    context: text("context", { mode: "json" }).$type<ChatContext>().notNull(),
    createdAt: createdAt(),
    updatedAt: integer("updated_at").notNull(),
    /** UTC seconds after which a visitor's conversation is swept; null for a person's. */
    expiresAt: integer("expires_at"),
  },
  (table) => [
    index("chat_conversations_by_user").on(table.userId, table.updatedAt),
    index("chat_conversations_by_visitor").on(table.visitor),
    index("chat_conversations_by_expiry").on(table.expiresAt),
  ],
);

export const chatMessages = sqliteTable(
  "chat_messages",
  {
    id: text("id").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => chatConversations.id, { onDelete: "cascade" }),
    role: text("role").$type<ChatRole>().notNull(),
    content: text("content").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("chat_messages_by_conversation").on(table.conversationId, table.createdAt)],
);

export const giftRecommendations = sqliteTable(
  "gift_recommendations",
  {
    id: text("id").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => chatConversations.id, { onDelete: "cascade" }),
    giftId: integer("gift_id")
      .notNull()
      .references(() => gifts.id, { onDelete: "cascade" }),
    confidence: text("confidence").$type<Confidence>().notNull(),
    reasoning: text("reasoning").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("gift_recommendations_once").on(table.conversationId, table.giftId),
    index("gift_recommendations_of_gift").on(table.giftId),
  ],
);

export const userFeedback = sqliteTable(
  "user_feedback",
  {
    id: text("id").primaryKey(),
    /** Null for a visitor, whose conversation it belongs to. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    recommendationId: text("recommendation_id")
      .notNull()
      .unique()
      .references(() => giftRecommendations.id, { onDelete: "cascade" }),
    /** 1 for thumbs up, -1 for thumbs down. */
    rating: integer("rating").notNull(),
    /** "given" and "notThis" are remembered; any other word is the person's own. */
    feedback: text("feedback"),
    createdAt: createdAt(),
  },
  (table) => [index("user_feedback_by_user").on(table.userId)],
);
