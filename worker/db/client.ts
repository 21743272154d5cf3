import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { Meter } from "./meter";
import { countedDatabase } from "./statements";

export type Database = DrizzleD1Database;

export type DatabaseSession = {
  db: Database;
  /** Where reads of the next request may start, so that people read their own writes. */
  bookmark: () => string | null;
};

/**
 * A D1 session. `start` says how fresh its first read must be: a bookmark, "first-primary" for the
 * latest state, or "first-unconstrained" for the nearest replica. Every query adds to the meter.
 * Drizzle gets no schema: it would extract the relations of all tables at each request, and no
 * relational query is used.
 */
export function openDatabase(
  binding: D1Database,
  start: string,
  { meter, countsReads }: { meter: Meter; countsReads: boolean },
): DatabaseSession {
  const session = binding.withSession(start);
  return {
    db: drizzle(countedDatabase(session, meter, countsReads)),
    bookmark: () => session.getBookmark(),
  };
}
