import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * A row's values in the order of its table's columns, for an INSERT that must depend on what a
 * batch did before it: ``insert(t).select(sql`SELECT ${rowValues(t, row)} FROM u WHERE …`)``.
 */
export function rowValues<T extends SQLiteTable>(
  table: T,
  row: { [K in keyof Required<T["$inferInsert"]>]: Required<T["$inferInsert"]>[K] | SQL },
) {
  const values = row as Record<string, unknown>;
  return sql.join(
    Object.keys(getTableColumns(table)).map((name) => sql`${values[name]}`),
    sql`, `,
  );
}

/** For an upsert: every column of a table but these, set to its `excluded` value. */
export const excludedBut = <T extends SQLiteTable>(table: T, kept: readonly string[]) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !kept.includes(name))
      .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  ) as { [K in keyof T["$inferInsert"]]?: SQL };
