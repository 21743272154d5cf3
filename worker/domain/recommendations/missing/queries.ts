/** The only SQL of what was asked for and missing. */
import { desc, gte, lt, sql } from "drizzle-orm";
import type { Missing, MissingLine } from "#shared/recommendations/missing/schema";
import type { Database } from "../../../db/client";
import { missingWishes } from "../../../db/tables";

/** Adds to how often these were asked for. One query, a row each. */
export async function addMissing(
  db: Database,
  lines: readonly (Missing & { times: number })[],
  day: string,
): Promise<void> {
  await db
    .insert(missingWishes)
    .values(lines.map((line) => ({ ...line, lastDay: day })))
    .onConflictDoUpdate({
      target: [missingWishes.kind, missingWishes.locale, missingWishes.asked],
      set: { times: sql`${missingWishes.times} + excluded.times`, lastDay: day },
    });
}

/** The most frequent ones that were asked for at least so often. */
export const readMissing = (db: Database, least: number, limit: number): Promise<MissingLine[]> =>
  db
    .select()
    .from(missingWishes)
    .where(gte(missingWishes.times, least))
    .orderBy(desc(missingWishes.times), missingWishes.asked)
    .limit(limit);

/** Forgets what nobody asked for since `day`; answers how many. */
export async function deleteMissing(db: Database, day: string): Promise<number> {
  const gone = await db
    .delete(missingWishes)
    .where(lt(missingWishes.lastDay, day))
    .returning({ asked: missingWishes.asked });
  return gone.length;
}
