/** The only SQL of the day's figures: one row a day. */
import { desc, gte, sql } from "drizzle-orm";
import { type DayFigures, TALLIES } from "#shared/counters/schema";
import type { Database } from "../../db/client";
import { dayCounters } from "../../db/tables";
import type { Tally } from "./tally";

/** Adds a tally to its day. Not retried: a figure may be a little too low, never counted twice. */
export async function addTally(db: Database, { day, sums }: Tally): Promise<void> {
  const added = Object.fromEntries(
    TALLIES.filter((name) => sums[name]).map((name) => [
      name,
      sql`${dayCounters[name]} + ${sums[name]}`,
    ]),
  );
  await db
    .insert(dayCounters)
    .values({ day, ...sums })
    .onConflictDoUpdate({ target: dayCounters.day, set: added });
}

/** The days from `first` on, the latest first. */
export const readDays = (db: Database, first: string, limit: number): Promise<DayFigures[]> =>
  db
    .select()
    .from(dayCounters)
    .where(gte(dayCounters.day, first))
    .orderBy(desc(dayCounters.day))
    .limit(limit);
