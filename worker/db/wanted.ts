import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Values that one query takes beside what else it asks: D1 takes a hundred parameters. */
const WANTED_LIMIT = 90;

/**
 * At most `WANTED_LIMIT` values as a table `wanted(column1)` to be joined, which costs no row. `IN (…)` keeps its list
 * in a table of its own, whose rows count as read, and so do those of `json_each`.
 */
export const wanted = (values: readonly (string | number)[]): SQL =>
  sql`(VALUES ${sql.join(
    values.map((value) => sql`(${value})`),
    sql`, `,
  )}) AS wanted`;

/** Is the column's value one of `wanted`? */
export const isWanted = (column: SQLiteColumn): SQL => sql`${column} = wanted.column1`;

/** What `read` answers for any number of values, asked for `WANTED_LIMIT` at a time: one query for each of them. */
export async function readInParts<Value, Row>(
  values: readonly Value[],
  read: (part: readonly Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const parts = Array.from({ length: Math.ceil(values.length / WANTED_LIMIT) }, (_, part) =>
    read(values.slice(part * WANTED_LIMIT, (part + 1) * WANTED_LIMIT)),
  );
  return (await Promise.all(parts)).flat();
}
