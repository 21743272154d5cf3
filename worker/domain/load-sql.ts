/** The pieces of SQL text that data files become; see `catalogue/load.ts` and `blog/load.ts`. */

type Row = Record<string, string | number | null>;

/** When an existing row is left alone: beside `changedWhen`, where `onlyWhere` fails. */
type Upsert = { key: string[]; changedWhen: string; onlyWhere?: string };

/**
 * Inserts rows of the same columns or updates those with their key, where they differ in
 * `changedWhen`: same data, no write.
 */
function upsertRows(table: string, rows: readonly Row[], how: Upsert): string {
  const { key, changedWhen, onlyWhere } = how;
  const columns = Object.keys(rows[0] ?? {});
  const updates = columns.filter((column) => !key.includes(column));
  const values = rows.map((row) => `(${Object.values(row).map(quote).join(", ")})`);
  return (
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${values.join(", ")} ` +
    `ON CONFLICT (${key.join(", ")}) DO UPDATE SET ` +
    `${updates.map((column) => `${column} = excluded.${column}`).join(", ")} ` +
    `WHERE ${table}.${changedWhen} IS NOT excluded.${changedWhen}${onlyWhere ? ` AND ${table}.${onlyWhere}` : ""};`
  );
}

/** Inserts or updates one row; as `upsertRows`. */
export const upsert = (table: string, row: Row, key: string[], changedWhen: string): string =>
  upsertRows(table, [row], { key, changedWhen });

/** Rows of one statement: D1 takes 100,000 bytes, and a row of these is below two thousand. */
const ROWS_AT_ONCE = 40;

/**
 * Inserts or updates rows, many in a statement: a table with AUTOINCREMENT writes its last id once
 * a statement, and the free tier counts that as a row.
 */
export function upsertAll(table: string, rows: readonly Row[], how: Upsert): string[] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, part) =>
    upsertRows(table, rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE), how),
  );
}

/** A value as an SQL literal. */
export function quote(value: string | number | null): string {
  if (value === null) return "NULL";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/** FNV-1a, 32 bits twice: detects changes, not cryptographic. */
export function hash(text: string): string {
  let [high, low] = [0x811c9dc5, 0x1000193];
  for (let index = 0; index < text.length; index++) {
    high = Math.imul(high ^ text.charCodeAt(index), 0x01000193) >>> 0;
    low = Math.imul(low + text.charCodeAt(index), 0x85ebca6b) >>> 0;
  }
  return `${high.toString(36)}${low.toString(36)}`;
}
