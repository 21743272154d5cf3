/** The only SQL of entertainment. Every write may be repeated. */
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { rowValues } from "../../db/row-values";
import { parties, partyEntertainment } from "../../db/tables";

/** What stands on a party's plan, the first chosen first. Sorted here: D1 counts each row of a sort twice. */
export async function readChosen(db: Database, partyId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: partyEntertainment.slug, createdAt: partyEntertainment.createdAt })
    .from(partyEntertainment)
    .where(eq(partyEntertainment.partyId, partyId))
    .limit(limit);
  return rows
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.slug < b.slug ? -1 : 1))
    .map(({ slug }) => slug);
}

/** Puts an idea on the plan unless it holds `limit`. Answers whether it is there afterwards. */
export async function insertChosen(
  db: Database,
  row: { partyId: string; slug: string; createdAt: number },
  limit: number,
): Promise<boolean> {
  const { partyId, slug } = row;
  const [, found] = await withRetries(() =>
    db.batch([
      db
        .insert(partyEntertainment)
        .select(
          sql`SELECT ${rowValues(partyEntertainment, row)} FROM ${parties} WHERE id = ${partyId}
            AND (SELECT count(*) FROM ${partyEntertainment} WHERE party_id = ${partyId}) < ${limit}`,
        )
        .onConflictDoNothing(),
      db
        .select({ slug: partyEntertainment.slug })
        .from(partyEntertainment)
        .where(isOn(partyId, slug)),
    ]),
  );
  return found.length > 0;
}

/** Takes an idea off the plan; one that is gone is no failure. */
export async function deleteChosen(db: Database, partyId: string, slug: string): Promise<void> {
  await withRetries(async () => db.delete(partyEntertainment).where(isOn(partyId, slug)));
}

const isOn = (partyId: string, slug: string) =>
  and(eq(partyEntertainment.partyId, partyId), eq(partyEntertainment.slug, slug));
