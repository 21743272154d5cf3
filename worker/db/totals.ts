/** Totals that triggers keep: a row each, under a name such as "feedback:bug". */
import { and, gte, lt } from "drizzle-orm";
import type { Database } from "./client";
import { totals } from "./tables";

/** The totals of a group by what follows "group:" in their names. Reads their rows only. */
export async function readTotalsOf(db: Database, group: string): Promise<Map<string, number>> {
  // A range of the key: LIKE would read the whole table. ";" is the character after ":".
  const isOfGroup = and(gte(totals.name, `${group}:`), lt(totals.name, `${group};`));
  const rows = await db.select().from(totals).where(isOfGroup);
  return new Map(rows.map(({ name, value }) => [name.slice(group.length + 1), value]));
}
