/** What people keep and say: favourites, gift lists, feedback. */
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { FeedbackType } from "#shared/feedback/schema";
import { users } from "./accounts";
import { gifts } from "./catalogue";
import { createdAt } from "./columns";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const giftId = () =>
  integer("gift_id")
    .notNull()
    .references(() => gifts.id, { onDelete: "cascade" });

export const favorites = sqliteTable(
  "favorites",
  { id: text("id").primaryKey(), userId: userId(), giftId: giftId(), createdAt: createdAt() },
  (table) => [
    uniqueIndex("favorites_by_user").on(table.userId, table.giftId),
    index("favorites_of_gift").on(table.giftId),
  ],
);

export const giftLists = sqliteTable(
  "gift_lists",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    name: text("name").notNull(),
    description: text("description"),
    createdAt: createdAt(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("gift_lists_by_user").on(table.userId)],
);

export const giftListItems = sqliteTable(
  "gift_list_items",
  {
    listId: text("list_id")
      .notNull()
      .references(() => giftLists.id, { onDelete: "cascade" }),
    giftId: giftId(),
    note: text("note").notNull().default(""),
    /** Place in the list, from 0 without gaps. */
    position: integer("position").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.giftId] }),
    index("gift_list_items_of_gift").on(table.giftId),
  ],
);

export const feedbacks = sqliteTable(
  "feedbacks",
  {
    id: text("id").primaryKey(),
    type: text("type").$type<FeedbackType>().notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    /** The page on which the person was. */
    path: text("path").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** When staff had dealt with it; null while it waits. */
    handledAt: integer("handled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("feedbacks_by_creation").on(table.createdAt),
    index("feedbacks_by_type").on(table.type, table.createdAt),
    index("feedbacks_by_user").on(table.userId),
  ],
);
