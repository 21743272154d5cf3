import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Single values of the whole shop, such as the catalogue's version. */
export const settings = sqliteTable("settings", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});
