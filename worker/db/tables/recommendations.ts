/** What the recommender keeps between requests. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns";

/** Model answers kept for a day, so that identical briefs cost nothing. */
export const recommendationAnswers = sqliteTable(
  "recommendation_answers",
  {
    briefHash: text("brief_hash").primaryKey(),
    answer: text("answer").notNull(),
    expiresAt: integer("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("recommendation_answers_by_expiry").on(table.expiresAt)],
);

/** Circuit breaker and daily quota of each model provider. */
export const providerState = sqliteTable("provider_state", {
  provider: text("provider").primaryKey(),
  /** UTC day as YYYY-MM-DD; the neurons below belong to it. */
  day: text("day").notNull(),
  neurons: integer("neurons").notNull().default(0),
  failures: integer("failures").notNull().default(0),
  openUntil: integer("open_until").notNull().default(0),
});
