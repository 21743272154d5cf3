import { sql } from "drizzle-orm";
import { integer } from "drizzle-orm/sqlite-core";

/** When a row was made, in UTC seconds. */
export const createdAt = () => integer("created_at").notNull().default(sql`(unixepoch())`);
