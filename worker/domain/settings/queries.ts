/** The only SQL of the Owner's switches: rows `switch:…` of the settings, each "on" or "off". */
import { and, gte, lt, ne, sql } from "drizzle-orm";
import { insertAudit } from "../../db/audit";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { settings } from "../../db/tables";
import type { AuditRow } from "../audit/audit.server";

const PREFIX = "switch:";
/** The first key after all that begin with the prefix. */
const END = "switch;";

/** The switches that were ever touched: values by name. */
export async function readStoredSwitches(db: Database): Promise<Record<string, string>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(and(gte(settings.key, PREFIX), lt(settings.key, END)));
  return Object.fromEntries(rows.map(({ key, value }) => [key.slice(PREFIX.length), value]));
}

/** The same as JSON text in another query, so that it costs none of its own. */
export const storedSwitchesJson = sql<string>`(SELECT json_group_object(
  substr(key, ${PREFIX.length + 1}), value) FROM settings WHERE key >= ${PREFIX} AND key < ${END})`;

/** Stores how a switch stands, and notes it unless it stood so already. Safe to repeat. */
export async function storeSwitch(
  db: Database,
  name: string,
  value: "on" | "off",
  audit: AuditRow,
): Promise<void> {
  await withRetries(() =>
    db.batch([
      db
        .insert(settings)
        .values({ key: PREFIX + name, value })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`excluded.value` },
          setWhere: ne(settings.value, value),
        }),
      insertAudit(db, audit),
    ]),
  );
}
