/**
 * The only SQL of the ledger. Callers have checked whose party it is; every write may be repeated.
 */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { COST_LIMITS, type CostCategory, type CostLine } from "#shared/party/costs/schema";
import type { Database } from "../../../db/client";
import { withRetries } from "../../../db/retry";
import { rowValues } from "../../../db/row-values";
import { partyCosts } from "../../../db/tables";

const columns = {
  id: partyCosts.id,
  label: partyCosts.label,
  category: sql<CostCategory>`${partyCosts.category}`.as("category"),
  perGuest: partyCosts.perGuest,
  estimateCents: partyCosts.estimateCents,
  committedCents: partyCosts.committedCents,
  paidCents: partyCosts.paidCents,
  dueOn: partyCosts.dueOn,
};

const isLine = (partyId: string, id: string) =>
  and(eq(partyCosts.id, id), eq(partyCosts.partyId, partyId));

/**
 * A ledger's lines as they were written down: the index keeps that order, so that nothing is
 * sorted.
 */
export const readCosts = (db: Database, partyId: string): Promise<CostLine[]> =>
  db
    .select(columns)
    .from(partyCosts)
    .where(eq(partyCosts.partyId, partyId))
    .orderBy(sql`${partyCosts}.rowid`)
    .limit(COST_LIMITS.lines);

export async function readCost(
  db: Database,
  partyId: string,
  id: string,
): Promise<CostLine | null> {
  const [line] = await db.select(columns).from(partyCosts).where(isLine(partyId, id));
  return line ?? null;
}

const count = (partyId: string) =>
  sql`(SELECT count(*) FROM ${partyCosts} WHERE party_id = ${partyId})`;

const valuesOf = (partyId: string, line: CostLine, createdAt: number) =>
  rowValues(partyCosts, { ...line, perGuest: sql`${line.perGuest ? 1 : 0}`, partyId, createdAt });

/** Adds a line unless the ledger is full. Answers whether it is there. */
export async function insertCost(
  db: Database,
  partyId: string,
  line: CostLine,
  now: number,
): Promise<boolean> {
  await withRetries(async () =>
    db
      .insert(partyCosts)
      .select(
        sql`SELECT ${valuesOf(partyId, line, now)} WHERE ${count(partyId)} < ${COST_LIMITS.lines}`,
      )
      .onConflictDoNothing(),
  );
  return (await readCost(db, partyId, line.id)) !== null;
}

/** Adds the first lines of an empty ledger, in one statement: two presses at once add them once. */
export async function insertStarters(
  db: Database,
  partyId: string,
  lines: readonly CostLine[],
  now: number,
): Promise<void> {
  const of = (name: string): SQL => sql.raw(`json_extract(value, '$.${name}')`);
  const row = rowValues(partyCosts, {
    id: of("id"),
    partyId,
    label: of("label"),
    category: of("category"),
    perGuest: of("perGuest"),
    estimateCents: of("estimateCents"),
    committedCents: null,
    paidCents: sql`0`,
    dueOn: null,
    createdAt: now,
  });
  await withRetries(async () =>
    db
      .insert(partyCosts)
      .select(
        sql`SELECT ${row} FROM json_each(${JSON.stringify(lines)}) WHERE ${count(partyId)} = 0`,
      )
      .onConflictDoNothing(),
  );
}

/** Changes a line; answers it, or null for one that isn't there. */
export async function updateCost(
  db: Database,
  partyId: string,
  { id, ...change }: CostLine,
): Promise<CostLine | null> {
  const [line] = await withRetries(async () =>
    db.update(partyCosts).set(change).where(isLine(partyId, id)).returning(columns),
  );
  return line ?? null;
}

/** Takes a line out; one that is gone is no failure. */
export const deleteCost = (db: Database, partyId: string, id: string) =>
  withRetries(async () => db.delete(partyCosts).where(isLine(partyId, id)));
