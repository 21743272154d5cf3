import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { type Meter, metered } from "./meter";
import * as tables from "./tables";

export type Database = DrizzleD1Database<typeof tables>;

export type DatabaseSession = {
  db: Database;
  /** Where reads of the next request may start, so that people read their own writes. */
  bookmark: () => string | null;
};

/**
 * A D1 session that any replica may serve as long as it is as new as `bookmark`. With a meter, every
 * query adds to it (development and tests).
 */
export function openDatabase(
  binding: D1Database,
  bookmark: string | undefined,
  meter?: Meter,
): DatabaseSession {
  const session = binding.withSession(bookmark ?? "first-unconstrained");
  const source = session as unknown as D1Database;
  return {
    db: drizzle(meter ? metered(source, meter) : source, { schema: tables }),
    bookmark: () => session.getBookmark(),
  };
}
