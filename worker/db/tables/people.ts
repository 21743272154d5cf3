/** The people that somebody gives to. Days are YYYY-MM-DD, birthdays MM-DD. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PartialBrief } from "#shared/brief/schema";
import type { Occasion, Relationship } from "#shared/catalogue/vocabulary";
import type { GivenFacts } from "#shared/people/giving";
import type { TasteAnswers } from "#shared/people/taste";
import type { Asked, Lead, Reception } from "#shared/people/vocabulary";
import { users } from "./accounts";
import { gifts } from "./catalogue";
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
    /** What was given, for searches: the gifts' own rows hold the same. */
    given: text("given", { mode: "json" }).$type<GivenFacts[]>().notNull().default([]),
    /** The gifts of the last answer that was found for this person. */
    ideas: text("ideas", { mode: "json" }).$type<number[]>().notNull().default([]),
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

export const personOccasions = sqliteTable(
  "person_occasions",
  {
    id: text("id").primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `birthday` is kept in step with the person's own, at most one a person. */
    kind: text("kind").$type<Occasion>().notNull(),
    title: text("title").notNull().default(""),
    /** MM-DD, and the year of one that comes once. */
    monthDay: text("month_day").notNull(),
    year: integer("year"),
    /** The next date; null once there is none. */
    nextOn: text("next_on"),
    /**
     * When the clock has to look at this row, in UTC seconds: for the next reminder, else on the
     * day after the date, for the next year's.
     */
    wakeAt: integer("wake_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("person_occasions_by_date").on(table.userId, table.nextOn, table.id),
    index("person_occasions_by_person").on(table.personId),
    index("person_occasions_by_waking").on(table.wakeAt).where(sql`wake_at IS NOT NULL`),
  ],
);

/** How an account is reminded of its people's occasions. */
export const occasionReminders = sqliteTable("occasion_reminders", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Days before an occasion on which a mail goes out; none turns them off. */
  leads: text("leads", { mode: "json" }).$type<Lead[]>().notNull(),
  /** SHA-256 of the token that opens the calendar; null while there is none. */
  feedHash: text("feed_hash").unique(),
  /** The day of the last reminder by mail: an account gets one a day. */
  remindedOn: text("reminded_on"),
});

export const personGifts = sqliteTable(
  "person_gifts",
  {
    id: text("id").primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A gift of the catalogue, at most once a person; null for the giver's own words. */
    giftId: integer("gift_id").references(() => gifts.id, { onDelete: "set null" }),
    title: text("title").notNull(),
    occasion: text("occasion").$type<Occasion>(),
    givenOn: text("given_on").notNull(),
    /** What it tells of the next gifts, as it was when it was recorded. */
    facts: text("facts", { mode: "json" })
      .$type<Pick<GivenFacts, "serves" | "kinds" | "words">>()
      .notNull(),
    thankedAt: integer("thanked_at"),
    reception: text("reception").$type<Reception>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("person_gifts_by_date").on(table.personId, table.givenOn, table.id),
    index("person_gifts_of_gift").on(table.giftId),
    uniqueIndex("person_gifts_by_gift").on(table.personId, table.giftId),
    index("person_gifts_by_user").on(table.userId),
    index("person_gifts_unrated").on(table.userId, table.givenOn).where(sql`reception IS NULL`),
  ],
);

/**
 * The link by which a person, or somebody who knows them, is asked about their taste: at most one a
 * person. It opens until it is answered, revoked or expired; the answers wait for the giver.
 */
export const tasteLinks = sqliteTable(
  "taste_links",
  {
    personId: text("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the link's token. */
    tokenHash: text("token_hash").notNull().unique(),
    asked: text("asked").$type<Asked>().notNull(),
    /** What the giver wants to be called; "" for nothing. */
    giver: text("giver").notNull(),
    /** What is not yet taken over or left out. */
    answers: text("answers", { mode: "json" }).$type<TasteAnswers>(),
    answeredAt: integer("answered_at"),
    expiresAt: integer("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("taste_links_by_user").on(table.userId, table.answeredAt),
    index("taste_links_by_expiry").on(table.expiresAt),
  ],
);
