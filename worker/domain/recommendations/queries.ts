/** The only SQL of recommendations: stored answers, provider state and stored AI ideas. */
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { providerState, recommendationAnswers } from "../../db/tables";

export type ProviderState = typeof providerState.$inferSelect;

/** The stored answer of a brief that is still fresh at `now` (UTC seconds), as JSON text. */
export async function readAnswer(db: Database, briefHash: string, now: number) {
  const [row] = await db
    .select({ answer: recommendationAnswers.answer })
    .from(recommendationAnswers)
    .where(
      and(eq(recommendationAnswers.briefHash, briefHash), gt(recommendationAnswers.expiresAt, now)),
    );
  return row?.answer ?? null;
}

/** Stores an answer; a second one for the same brief replaces it. */
export async function storeAnswer(
  db: Database,
  row: { briefHash: string; answer: string; expiresAt: number },
) {
  await db
    .insert(recommendationAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: recommendationAnswers.briefHash,
      set: { answer: row.answer, expiresAt: row.expiresAt },
    });
}

/** Deletes answers that ended before `now`; answers how many. */
export async function deleteExpiredAnswers(db: Database, now: number): Promise<number> {
  const result = await db
    .delete(recommendationAnswers)
    .where(lt(recommendationAnswers.expiresAt, now));
  return result.meta.changes;
}

export function readProviderStates(db: Database): Promise<ProviderState[]> {
  return db.select().from(providerState);
}

/** A call that worked: closes the circuit and adds what it cost to the day's neurons. */
export async function recordSuccess(db: Database, provider: string, day: string, neurons: number) {
  await db
    .insert(providerState)
    .values({ provider, day, neurons })
    .onConflictDoUpdate({
      target: providerState.provider,
      set: {
        day,
        neurons: sql`iif(${providerState.day} = ${day}, ${providerState.neurons}, 0) + ${neurons}`,
        failures: 0,
        openUntil: 0,
      },
    });
}

/** A call that failed: the circuit stays open until `openUntil` (UTC seconds). */
export async function recordFailure(
  db: Database,
  provider: string,
  day: string,
  openUntil: number,
) {
  await db
    .insert(providerState)
    .values({ provider, day, failures: 1, openUntil })
    .onConflictDoUpdate({
      target: providerState.provider,
      set: {
        neurons: sql`iif(${providerState.day} = ${day}, ${providerState.neurons}, 0)`,
        day,
        failures: sql`${providerState.failures} + 1`,
        openUntil,
      },
    });
}
