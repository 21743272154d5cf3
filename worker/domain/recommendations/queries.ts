/** The only SQL of recommendations: stored answers, and the state of model providers. */
import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { providerState, recommendationAnswers } from "../../db/tables";

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

/** Deletes all stored answers. For a batch. */
export const deleteAnswers = (db: Database) => db.delete(recommendationAnswers);

/** Lets every model source be asked again; the day's neurons stay booked. For a batch. */
export const closeCircuits = (db: Database, now: number) =>
  db
    .update(providerState)
    .set({ failures: 0, openUntil: 0 })
    .where(or(gt(providerState.failures, 0), gt(providerState.openUntil, now)));

/** Deletes answers that ended before `now`; answers how many. */
export async function deleteExpiredAnswers(db: Database, now: number): Promise<number> {
  const result = await db
    .delete(recommendationAnswers)
    .where(lt(recommendationAnswers.expiresAt, now));
  return result.meta.changes;
}

/**
 * Sets `cost` neurons of the day aside for a call, unless the circuit is open or the day's `limit`
 * would be passed. Answers the failures in a row so far, or null when the provider may not be
 * asked. One statement, so that calls in flight at the same time can't spend the same neurons.
 */
export async function reserveCall(
  db: Database,
  call: { provider: string; day: string; now: number; cost: number; limit: number | null },
): Promise<number | null> {
  const { provider, day, now, cost } = call;
  const usedToday = sql`iif(${providerState.day} = ${day}, ${providerState.neurons}, 0)`;
  const limit = call.limit ?? Number.MAX_SAFE_INTEGER;
  const [row] = await db
    .insert(providerState)
    .values({ provider, day, neurons: cost })
    .onConflictDoUpdate({
      target: providerState.provider,
      set: { day, neurons: sql`${usedToday} + ${cost}` },
      setWhere: sql`${providerState.openUntil} <= ${now} AND ${usedToday} + ${cost} <= ${limit}`,
    })
    .returning({ failures: providerState.failures });
  return row?.failures ?? null;
}

/**
 * Books how a call ended: `difference` is what it cost beyond the neurons set aside. A failure
 * keeps the circuit open until `openUntil` (UTC seconds) at least; a success never shortens another
 * call's pause.
 */
export async function settleCall(
  db: Database,
  call: {
    provider: string;
    day: string;
    now: number;
    difference: number;
    openUntil: number | null;
  },
) {
  const { provider, day, now, difference, openUntil } = call;
  const open = providerState.openUntil;
  await db
    .update(providerState)
    .set({
      neurons: sql`iif(${providerState.day} = ${day}, max(0, ${providerState.neurons} + ${difference}), ${providerState.neurons})`,
      failures: openUntil === null ? 0 : sql`${providerState.failures} + 1`,
      openUntil:
        openUntil === null
          ? sql`iif(${open} <= ${now}, 0, ${open})`
          : sql`max(${open}, ${openUntil})`,
    })
    .where(eq(providerState.provider, provider));
}
