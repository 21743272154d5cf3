/** The server's database, for states that only hours or the Owner's passkey would bring about. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Runs one statement on the database of the server that these tests were started with. */
export function changeDatabase(sql: string, ...values: string[]): void {
  const files = globSync(`${process.env.STATE_DIR}/v3/d1/miniflare-D1DatabaseObject/*.sqlite`);
  const [file, ...others] = files.filter((one) => basename(one) !== "metadata.sqlite");
  if (!file || others.length > 0) throw new Error("not one database in STATE_DIR");
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.prepare(sql).run(...values);
  database.close();
}
