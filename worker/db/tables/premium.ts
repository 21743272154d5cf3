/**
 * What premium people pay and get: subscriptions, Stripe's events, discount codes, recipes and
 * ideas.
 */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Locale } from "#shared/locale";
import { users } from "./accounts";
import { gifts } from "./catalogue";
import { createdAt } from "./columns";

export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    stripeSubscriptionId: text("stripe_subscription_id").notNull().unique(),
    /** Stripe's word: incomplete, active, past_due, canceled … */
    status: text("status").notNull(),
    currentPeriodEnd: integer("current_period_end").notNull(),
    cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" })
      .notNull()
      .default(false),
    /** Since when a payment is owed; premium ends three days later. */
    pastDueSince: integer("past_due_since"),
    /** Refunded or disputed: premium ends whatever the status says. */
    revokedAt: integer("revoked_at"),
    createdAt: createdAt(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("subscriptions_by_user").on(table.userId),
    index("subscriptions_by_update").on(table.updatedAt),
  ],
);

/** Events that had their effect; stored in the same batch, so that none counts twice. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  { id: text("id").primaryKey(), type: text("type").notNull(), createdAt: createdAt() },
  (table) => [index("stripe_events_by_creation").on(table.createdAt)],
);

/** Customers of accounts that are erased here, until Stripe has deleted them as well. */
export const erasedCustomers = sqliteTable("erased_customers", {
  stripeCustomerId: text("stripe_customer_id").primaryKey(),
  erasedAt: integer("erased_at").notNull(),
});

export const discountCodes = sqliteTable(
  "discount_codes",
  {
    id: text("id").primaryKey(),
    giftId: integer("gift_id")
      .notNull()
      .references(() => gifts.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
    /**
     * What the code takes off: a part of the price, or whole cents; both null where only terms say
     * it.
     */
    percentOff: integer("percent_off"),
    centsOff: integer("cents_off"),
    /** The conditions in the owner's words, by language; English where one is missing. */
    terms: text("terms", { mode: "json" }).$type<Partial<Record<Locale, string>>>().notNull(),
    /** Last second at which it counts; null where the store names none. */
    expiresAt: integer("expires_at"),
    /** When somebody last tried it. */
    checkedAt: integer("checked_at").notNull(),
    /** Made up, to try things out; never loaded by a deploy. */
    isSample: integer("is_sample", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index("discount_codes_by_gift").on(table.giftId)],
);

/** Words of the recipes and entertainment ideas, a row a language; the facts live in code. */
export const libraryTexts = sqliteTable(
  "library_texts",
  {
    kind: text("shelf").$type<"recipe" | "entertainment">().notNull(),
    slug: text("slug").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    content: text("content", { mode: "json" }).notNull(),
    checksum: text("checksum").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.locale, table.slug] })],
);
