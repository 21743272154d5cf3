/**
 * Draws of who gives to whom. Pairs are only here sealed (docs/decisions/0039); what is JSON is
 * read and written whole, since a page shows all of a draw.
 */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DrawPerson, DrawStep, SeatPair } from "#shared/draws/schema";
import { users } from "./accounts";
import { createdAt } from "./columns";

export const draws = sqliteTable(
  "draws",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** The day on which the gifts are given, YYYY-MM-DD. */
    heldOn: text("held_on"),
    limitCents: integer("limit_cents"),
    people: text("people", { mode: "json" }).$type<DrawPerson[]>().notNull(),
    barred: text("barred", { mode: "json" })
      .$type<{ from: number; to: number; both: boolean }[]>()
      .notNull(),
    /** Pairs that may be drawn in spite of the rules. */
    lifted: text("lifted", { mode: "json" }).$type<SeatPair[]>().notNull(),
    /** An earlier draw of the same host, whose pairs are not to be drawn again. */
    avoidId: text("avoid_id"),
    /** Grows with each change: who changes an older one is told. */
    version: integer("version").notNull().default(0),
    /** SHA-256 of the host's key, which is in the browser that drew; null before the draw. */
    keyHash: text("key_hash"),
    /** Pairs, keys of the envelopes and steps, sealed under the host's key. */
    book: text("book"),
    /** Whom each gives to, by seat, each sealed under that seat's key. */
    envelopes: text("envelopes", { mode: "json" }).$type<Record<string, string>>(),
    /** When links were first opened, by seat, in UTC seconds. */
    opened: text("opened", { mode: "json" }).$type<Record<string, number>>().notNull(),
    /** Everything, once the host has revealed it. */
    proof: text("proof", { mode: "json" }).$type<DrawStep[]>(),
    drawnAt: integer("drawn_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("draws_by_user").on(table.userId, table.createdAt),
    index("draws_by_creation").on(table.createdAt),
  ],
);

export const drawSeats = sqliteTable(
  "draw_seats",
  {
    drawId: text("draw_id")
      .notNull()
      .references(() => draws.id, { onDelete: "cascade" }),
    seat: integer("seat").notNull(),
    /** SHA-256 of the link's token: the host's at first, the person's own once they opened it. */
    tokenHash: text("token_hash").notNull().unique(),
    /** SHA-256 of the link that the host gave, once it was opened. */
    openedHash: text("opened_hash"),
    /** The seat's key, sealed under the link's token. */
    wrapped: text("wrapped").notNull(),
    openedAt: integer("opened_at"),
    /** What the person wishes, sealed for themselves and whoever drew them. */
    wishes: text("wishes"),
  },
  (table) => [
    primaryKey({ columns: [table.drawId, table.seat] }),
    index("draw_seats_by_opened").on(table.openedHash).where(sql`opened_hash IS NOT NULL`),
  ],
);
