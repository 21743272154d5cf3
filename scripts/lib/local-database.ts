import { globSync } from "node:fs";
import { basename } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * The file of the migrated local database of a state folder: through wrangler, a load takes ten
 * times as long. Throws where there isn't exactly one.
 */
export function openLocalDatabase(state: string): DatabaseSync {
  const files = globSync(`${state}/v3/d1/miniflare-D1DatabaseObject/*.sqlite`).filter(
    (file) => basename(file) !== "metadata.sqlite",
  );
  const [file] = files;
  if (!file || files.length > 1) {
    throw new Error(`${files.length} databases in ${state}, not one: delete it and start again.`);
  }
  return new DatabaseSync(file, { timeout: 10_000 });
}
