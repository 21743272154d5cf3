/** The people that somebody gives to. Days are YYYY-MM-DD, birthdays MM-DD. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PartialBrief } from "#shared/brief/schema";
import type { Relationship } from "#shared/catalogue/vocabulary";
import { users } from "./accounts";
import { createdAt } from "./columns";

export const people = sqliteTable(
  "people",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The name without case and accents: the order of the list. */
    nameKey: text("name_key").notNull(),
    relationship: text("relationship").$type<Relationship>(),
    birthday: text("birthday"),
    birthYear: integer("birth_year"),
    likes: text("likes").notNull().default(""),
    avoid: text("avoid").notNull().default(""),
    owns: text("owns").notNull().default(""),
    needs: text("needs").notNull().default(""),
    sizes: text("sizes").notNull().default(""),
    notes: text("notes").notNull().default(""),
    /** What was understood of the four texts: reading them again would cost CPU on each page. */
    brief: text("brief", { mode: "json" }).$type<PartialBrief>().notNull(),
    createdAt: createdAt(),
    /** Set while a deletion can be undone. */
    deletedAt: integer("deleted_at"),
  },
  (table) => [
    index("people_by_name")
      .on(table.userId, table.nameKey, table.id)
      .where(sql`deleted_at IS NULL`),
    // Whole, as the one by which an erased account finds all its people.
    index("people_by_user").on(table.userId),
    index("people_by_deletion").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);
