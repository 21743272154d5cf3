import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A whole number as its digits, which takes none of D1's hundred parameters; anything else as a parameter. */
const term = (value: string | number): SQL =>
  Number.isSafeInteger(value) ? sql.raw(String(value)) : sql`${value}`;

/**
 * Any number of ids, or at most 90 texts, as a table `wanted(column1)` to be joined, which costs no row. `IN (…)` keeps
 * its list in a table of its own, whose rows count as read, and so do those of `json_each`.
 */
export const wanted = (values: readonly (string | number)[]): SQL =>
  sql`(VALUES ${sql.join(
    values.map((value) => sql`(${term(value)})`),
    sql`, `,
  )}) AS wanted`;

/** Is the column's value one of `wanted`? */
export const isWanted = (column: SQLiteColumn): SQL => sql`${column} = wanted.column1`;

/** As `wanted`, with a column2 that repeats the id for `ids` and is NULL for `others`. */
export const wantedAmong = (ids: readonly number[], others: readonly number[]): SQL =>
  sql`(VALUES ${sql.join(
    [
      ...ids.map((id) => sql`(${term(id)}, ${term(id)})`),
      ...others.map((id) => sql`(${term(id)}, NULL)`),
    ],
    sql`, `,
  )}) AS wanted`;
