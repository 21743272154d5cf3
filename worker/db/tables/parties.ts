/**
 * Parties and all that belongs to them. Money in whole cents, days as YYYY-MM-DD where the party
 * is.
 */
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { EventType } from "#shared/party/plans/schema";
import { users } from "./accounts";
import { gifts } from "./catalogue";
import { createdAt } from "./columns";

export const parties = sqliteTable(
  "parties",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventName: text("event_name").notNull(),
    eventType: text("event_type").$type<EventType>().notNull(),
    /** YYYY-MM-DD and HH:MM, by the clock of the place. */
    eventDate: text("event_date").notNull(),
    eventTime: text("event_time").notNull(),
    /** IANA name of the place's clock, as the host's browser told; UTC where it didn't. */
    timeZone: text("time_zone").notNull().default("UTC"),
    location: text("location").notNull(),
    budgetCents: integer("budget_cents").notNull(),
    attendeeCount: integer("attendee_count").notNull(),
    eventTheme: text("event_theme").notNull().default(""),
    description: text("description").notNull().default(""),
    /** What opens the invitation, and what opens the calendar feed; each can be made anew. */
    inviteToken: text("invite_token").notNull().unique(),
    feedToken: text("feed_token").notNull().unique(),
    createdAt: createdAt(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("parties_by_user").on(table.userId, table.eventDate)],
);

const partyId = () =>
  text("party_id")
    .notNull()
    .references(() => parties.id, { onDelete: "cascade" });

export const partyTasks = sqliteTable(
  "party_tasks",
  {
    id: text("id").primaryKey(),
    partyId: partyId(),
    /** A task that comes with the type of event: its key in the translations. */
    template: text("template"),
    /** The host's own words; null shows the template's. */
    title: text("title"),
    dueOn: text("due_on").notNull(),
    /** Moved by hand, so that a new date of the party leaves it where it is. */
    isMoved: integer("is_moved", { mode: "boolean" }).notNull().default(false),
    doneAt: integer("done_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("party_tasks_by_party").on(table.partyId, table.dueOn),
    uniqueIndex("party_tasks_by_template").on(table.partyId, table.template),
  ],
);

export const partyGuests = sqliteTable(
  "party_guests",
  {
    id: text("id").primaryKey(),
    partyId: partyId(),
    name: text("name").notNull(),
    /**
     * The name, and its last word, without case and accents: order, search, and who is there
     * already.
     */
    nameKey: text("name_key").notNull().default(""),
    lastKey: text("last_key").notNull().default(""),
    email: text("email").notNull().default(""),
    answer: text("answer").$type<"none" | "yes" | "maybe" | "no">().notNull().default("none"),
    /** People that this answer brings, the guest included. */
    adults: integer("adults").notNull().default(1),
    children: integer("children").notNull().default(0),
    /** How many they may bring beside themselves. */
    plusOnes: integer("plus_ones").notNull().default(0),
    /** What the guest wrote; what the host noted about them is a column of its own. */
    diet: text("diet").notNull().default(""),
    note: text("note").notNull().default(""),
    /** The host's own note on food, which no guest is shown. */
    hostDiet: text("host_diet").notNull().default(""),
    isGuestOfHonour: integer("is_guest_of_honour", { mode: "boolean" }).notNull().default(false),
    /** Came by the shared link rather than from the host's list. */
    isSelfAdded: integer("is_self_added", { mode: "boolean" }).notNull().default(false),
    /** Self-added under a name that is on the list: counted nowhere until the host decides. */
    isUnconfirmed: integer("is_unconfirmed", { mode: "boolean" }).notNull().default(false),
    /** The host said that this is somebody else of the same name. */
    isApart: integer("is_apart", { mode: "boolean" }).notNull().default(false),
    /** Self-added, and the host lets them see the gift board. */
    seesGifts: integer("sees_gifts", { mode: "boolean" }).notNull().default(false),
    /** Opens and changes this guest's own answer. */
    editToken: text("edit_token").notNull().unique(),
    answeredAt: integer("answered_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("party_guests_by_name")
      .on(table.partyId, table.nameKey, table.id)
      .where(sql`is_unconfirmed = 0`),
    // Whole, as the one by which a deleted party finds all its guests.
    index("party_guests_by_last_name").on(table.partyId, table.lastKey),
    index("party_guests_by_answer")
      .on(table.partyId, table.answer, table.nameKey, table.id)
      .where(sql`is_unconfirmed = 0`),
    index("party_guests_by_diet")
      .on(table.partyId, table.nameKey, table.id)
      .where(sql`is_unconfirmed = 0 AND (diet <> '' OR host_diet <> '')`),
    index("party_guests_unconfirmed")
      .on(table.partyId, table.nameKey)
      .where(sql`is_unconfirmed = 1`),
  ],
);

/**
 * Tokens of answers by the shared link that the host joined with a guest, whose answer they open
 * now.
 */
export const partyGuestTokens = sqliteTable(
  "party_guest_tokens",
  {
    token: text("token").primaryKey(),
    partyId: partyId(),
    /** No foreign key: the tokens of a removed guest work again when the removal is undone. */
    guestId: text("guest_id").notNull(),
  },
  (table) => [index("party_guest_tokens_by_guest").on(table.partyId, table.guestId)],
);

/** What the guests' rows add up to. Triggers alone write it, so no page has to count. */
export const partyTallies = sqliteTable("party_tallies", {
  partyId: text("party_id")
    .primaryKey()
    .references(() => parties.id, { onDelete: "cascade" }),
  guests: integer("guests").notNull().default(0),
  yes: integer("yes").notNull().default(0),
  maybe: integer("maybe").notNull().default(0),
  no: integer("no").notNull().default(0),
  yesAdults: integer("yes_adults").notNull().default(0),
  yesChildren: integer("yes_children").notNull().default(0),
  maybeAdults: integer("maybe_adults").notNull().default(0),
  maybeChildren: integer("maybe_children").notNull().default(0),
  /** Whom those who haven't answered may bring beside themselves. */
  openPlusOnes: integer("open_plus_ones").notNull().default(0),
  diets: integer("diets").notNull().default(0),
  /**
   * All who added themselves, and those of them who are unconfirmed; no other sum counts the
   * latter.
   */
  selfAdded: integer("self_added").notNull().default(0),
  unconfirmed: integer("unconfirmed").notNull().default(0),
  /** Guests of honour. */
  honoured: integer("honoured").notNull().default(0),
});

/** Entertainment that the host chose; facts and words of an idea come with the shop. */
export const partyEntertainment = sqliteTable(
  "party_entertainment",
  { partyId: partyId(), slug: text("slug").notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.partyId, table.slug] })],
);

/** Gifts for the guest of honour, and who brings which. */
export const partyGifts = sqliteTable(
  "party_gifts",
  {
    id: text("id").primaryKey(),
    partyId: partyId(),
    /** A gift of the catalogue, at most once a party; null for the host's own words. */
    giftId: integer("gift_id").references(() => gifts.id, { onDelete: "set null" }),
    title: text("title").notNull(),
    priceCents: integer("price_cents"),
    /** Who brings it; null while nobody does. */
    guestId: text("guest_id").references(() => partyGuests.id, { onDelete: "set null" }),
    claimedAt: integer("claimed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("party_gifts_by_party").on(table.partyId),
    // What a deleted guest or gift leaves behind is found by these.
    index("party_gifts_by_guest").on(table.guestId),
    index("party_gifts_of_gift").on(table.giftId),
    uniqueIndex("party_gifts_by_gift").on(table.partyId, table.giftId),
    uniqueIndex("party_gifts_by_title")
      .on(table.partyId, sql`lower(title)`)
      .where(sql`gift_id IS NULL`),
  ],
);

/** The ledger. `perGuest` lines count for each head. */
export const partyCosts = sqliteTable(
  "party_costs",
  {
    id: text("id").primaryKey(),
    partyId: partyId(),
    label: text("label").notNull(),
    category: text("category").notNull().default("other"),
    perGuest: integer("per_guest", { mode: "boolean" }).notNull().default(false),
    estimateCents: integer("estimate_cents").notNull().default(0),
    /** What is agreed with somebody, null while nothing is; for the whole line, never per guest. */
    committedCents: integer("committed_cents"),
    paidCents: integer("paid_cents").notNull().default(0),
    dueOn: text("due_on"),
    createdAt: createdAt(),
  },
  (table) => [index("party_costs_by_party").on(table.partyId)],
);
