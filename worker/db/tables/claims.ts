/**
 * Who gives what of a shared list. Nothing here refers to the list's own rows, and no row of the
 * list changes with a claim: what its owner does and sees is the same with and without them.
 */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt } from "./columns";

export const listClaims = sqliteTable(
  "list_claims",
  {
    id: text("id").primaryKey(),
    /** No foreign keys: who claimed something learns that it is gone. */
    listId: text("list_id").notNull(),
    item: text("item").notNull(),
    /** The item as it was called, for when it is gone. */
    itemName: text("item_name").notNull(),
    /** Who claims, in their own words. */
    name: text("name").notNull(),
    /** Whether who claimed it was told that others see the name. */
    isNamed: integer("is_named", { mode: "boolean" }).notNull().default(false),
    quantity: integer("quantity").notNull().default(1),
    boughtAt: integer("bought_at"),
    /** SHA-256 of the token that the browser holds, which is also the secret link's. */
    holderHash: text("holder_hash").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("list_claims_by_item").on(table.listId, table.item),
    index("list_claims_by_holder").on(table.holderHash),
    index("list_claims_by_user").on(table.userId).where(sql`user_id IS NOT NULL`),
    index("list_claims_by_creation").on(table.createdAt),
  ],
);

/** An item's claims in one row, as pages read them. Triggers alone write it. */
export const listItemClaims = sqliteTable(
  "list_item_claims",
  {
    listId: text("list_id").notNull(),
    item: text("item").notNull(),
    taken: integer("taken").notNull(),
    /** JSON: `[{ id, name, named, quantity, holder, user }, …]`. */
    claims: text("claims").notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.item] })],
);
