import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Integers go inline, as D1 binds at most a hundred parameters; strings are bound. */
const term = (value: string | number): SQL =>
  Number.isSafeInteger(value) ? sql.raw(String(value)) : sql`${value}`;

/**
 * A VALUES list named `listed(column1)`, to be joined instead of `IN (…)`: D1 counts the rows of an
 * IN list and of `json_each` as read, but not these. Any number of ids, or at most 90 strings.
 */
export const valuesTable = (values: readonly (string | number)[]): SQL =>
  // One piece of text where nothing is a parameter: Drizzle walks through every piece.
  values.every(Number.isSafeInteger)
    ? sql.raw(`(VALUES ${values.map((value) => `(${value})`).join(", ")}) AS listed`)
    : sql`(VALUES ${sql.join(
        values.map((value) => sql`(${term(value)})`),
        sql`, `,
      )}) AS listed`;

/** The join's condition: the column's value is in `valuesTable`. */
export const inValues = (column: SQLiteColumn): SQL => sql`${column} = listed.column1`;

/** As `valuesTable`, with a column2 that repeats the id for `ids` and is NULL for `others`. */
export const valuesTableAmong = (ids: readonly number[], others: readonly number[]): SQL =>
  sql`(VALUES ${sql.join(
    [
      ...ids.map((id) => sql`(${term(id)}, ${term(id)})`),
      ...others.map((id) => sql`(${term(id)}, NULL)`),
    ],
    sql`, `,
  )}) AS listed`;
