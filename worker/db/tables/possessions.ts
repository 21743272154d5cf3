/** What people keep and say: favourites, gift lists, feedback. */
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { FeedbackType } from "#shared/feedback/schema";
import type { Priority } from "#shared/gift-lists/own-items";
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
    /** How many own items there are, and what they cost together. Triggers alone write these. */
    ownItems: integer("own_items").notNull().default(0),
    ownCents: integer("own_cents").notNull().default(0),
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
    index("gift_list_items_by_place").on(table.listId, table.position),
    index("gift_list_items_of_gift").on(table.giftId),
  ],
);

/** What the owner of a list typed or pasted, beside the catalogue's gifts. */
export const listOwnItems = sqliteTable(
  "list_own_items",
  {
    id: text("id").primaryKey(),
    listId: text("list_id")
      .notNull()
      .references(() => giftLists.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** http or https; null without one. */
    url: text("url"),
    priceCents: integer("price_cents"),
    note: text("note").notNull().default(""),
    quantity: integer("quantity").notNull().default(1),
    priority: text("priority").$type<Priority>().notNull().default("normal"),
    /** When it was taken off; the night deletes it, until then it can come back. */
    removedAt: integer("removed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    // Keeps the order in which a list's items were added, so a page of them sorts nothing.
    index("list_own_items_by_list").on(table.listId),
    index("list_own_items_removed").on(table.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
);

/** The link by which others see a list. A list has at most one. */
export const listShares = sqliteTable("list_shares", {
  listId: text("list_id")
    .primaryKey()
    .references(() => giftLists.id, { onDelete: "cascade" }),
  /** SHA-256 of the link's token. */
  tokenHash: text("token_hash").notNull().unique(),
  isOn: integer("is_on", { mode: "boolean" }).notNull().default(true),
  /** Do viewers see each other's names? */
  showsNames: integer("shows_names", { mode: "boolean" }).notNull().default(true),
  /** The day of the occasion, and from which day its owner sees who promised what. YYYY-MM-DD. */
  occasionOn: text("occasion_on").notNull(),
  revealOn: text("reveal_on").notNull(),
  createdAt: createdAt(),
});

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
