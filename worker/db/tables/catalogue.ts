/** Gifts, their words and what finds them. Money is in cents. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { GiftSource } from "#shared/catalogue/schema";
import type { StoreId } from "#shared/catalogue/stores";
import type { InterestId } from "#shared/catalogue/vocabulary";
import {
  CATEGORIES,
  type GiftCategory,
  type Holiday,
  type Season,
  type Shop,
} from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import { createdAt } from "./columns";

/**
 * A category that the Owner typed. SQLite uses a partial index only where a query says the same as
 * its condition, so both take it from here. A new category of ours needs a migration.
 */
export const isOwnCategory = sql.raw(
  `category NOT IN (${CATEGORIES.map((category) => `'${category}'`).join(", ")})`,
);

/** Catalogue, owner-made and AI gifts in one table; `source` tells them apart. */
export const gifts = sqliteTable(
  "gifts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    slug: text("slug").notNull().unique(),
    source: text("source").$type<GiftSource>().notNull(),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    category: text("category").$type<GiftCategory>().notNull(),
    priceCents: integer("price_cents").notNull(),
    currency: text("currency").$type<"USD">().notNull().default("USD"),
    imageUrl: text("image_url").notNull(),
    storeUrl: text("store_url").notNull(),
    store: text("store").$type<StoreId>(),
    /**
     * The kind of shop that sells it and what to search for there; null where only `storeUrl` is
     * known.
     */
    shop: text("shop").$type<Shop>(),
    query: text("query"),
    season: text("season").$type<Season>(),
    holiday: text("holiday").$type<Holiday>(),
    reasoning: text("reasoning"),
    tags: text("tags", { mode: "json" }).$type<InterestId[]>().notNull().default([]),
    /** Everything that ranking needs, packed (`catalogue/candidate.ts`). */
    packed: text("packed").notNull(),
    /** The posting lists that name this gift (`catalogue/index/terms.ts`). */
    terms: text("terms", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** Filter words for the search index: age bands, budget band, occasions, category. */
    facets: text("facets").notNull().default(""),
    /** Hash of the data file's record, so that loading again writes only what changed. */
    checksum: text("checksum"),
    /**
     * Grows with every change by an admin, so that two people who edit at once learn of each other.
     */
    version: integer("version").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: integer("updated_at").notNull().default(sql`(unixepoch())`),
  },
  (table) => [
    index("gifts_by_season").on(table.source, table.season, table.isActive),
    // Partial, since D1's free tier allows 100,000 written rows a day, those of indexes included,
    // and the first load needs most of them. The search index knows the catalogue's categories.
    index("gifts_by_category").on(table.category, table.isActive, table.id).where(isOwnCategory),
    index("gifts_by_holiday")
      .on(table.source, table.holiday, table.isActive)
      .where(sql`holiday IS NOT NULL`),
    // Ideas by when they were last offered, for the night that forgets them.
    index("gifts_ideas").on(table.updatedAt).where(sql`source = 'ai'`),
  ],
);

/**
 * Words of a gift, a row a language; `search_*` hold what the index reads (bigrams for Chinese).
 * The migration makes it WITHOUT ROWID, which Drizzle can't say: a look-up then reads one row, not
 * two.
 */
export const giftTexts = sqliteTable(
  "gift_texts",
  {
    giftId: integer("gift_id")
      .notNull()
      .references(() => gifts.id, { onDelete: "cascade" }),
    locale: text("locale").$type<Locale>().notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** Why somebody with the interest enjoys it; null for gifts of the Owner and of models. */
    why: text("why"),
    searchName: text("search_name").notNull(),
    searchBody: text("search_body").notNull(),
  },
  (table) => [primaryKey({ columns: [table.giftId, table.locale] })],
);

/**
 * Posting lists: a term such as `for:tea|0-50` and the packed candidates under it, in one row. The
 * migration makes it WITHOUT ROWID, as `gift_texts`.
 */
export const giftPostings = sqliteTable("gift_postings", {
  term: text("term").primaryKey(),
  entries: text("entries", { mode: "json" }).$type<string[]>().notNull(),
});

/** Words of the search index by language and first letter, for forgiving typos in one read. */
export const searchVocabulary = sqliteTable("search_vocabulary", {
  bucket: text("bucket").primaryKey(),
  words: text("words").notNull(),
});
