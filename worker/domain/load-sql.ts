/** The pieces of SQL text that data files become; see `catalogue/load.ts` and `blog/load.ts`. */

/**
 * Inserts a row or updates the one with this key, if it differs in `changedWhen`: same data, no
 * write. A row that fails `onlyWhere` stays as it is.
 */
export function upsert(
  table: string,
  row: Record<string, string | number | null>,
  key: string[],
  changedWhen: string,
  onlyWhere?: string,
): string {
  const columns = Object.keys(row);
  const updates = columns.filter((column) => !key.includes(column));
  return (
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${Object.values(row).map(quote).join(", ")}) ` +
    `ON CONFLICT (${key.join(", ")}) DO UPDATE SET ` +
    `${updates.map((column) => `${column} = excluded.${column}`).join(", ")} ` +
    `WHERE ${table}.${changedWhen} IS NOT excluded.${changedWhen}${onlyWhere ? ` AND ${table}.${onlyWhere}` : ""};`
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
