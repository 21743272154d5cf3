/**
 * The only SQL of the Owner's switches: rows `switch:…` of the settings, each "on" or "off";
 * `security:…` for those of security, so that what every request reads doesn't grow with them.
 */
import { and, gte, lt, ne, or, sql } from "drizzle-orm";
import { insertAudit } from "../../db/audit";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { settings } from "../../db/tables";
import type { AuditRow } from "../audit/audit.server";
import { isSecuritySwitch, type SecuritySwitch } from "./schema";

const PREFIX = "switch:";
/** The first key after all that begin with the prefix. */
const END = "switch;";
const SECURITY_PREFIX = "security:";
const SECURITY_END = "security;";

const keyOf = (name: string) => (isSecuritySwitch(name) ? SECURITY_PREFIX : PREFIX) + name;

/** The switches that were ever touched: values by name. */
export async function readStoredSwitches(db: Database): Promise<Record<string, string>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(
      or(
        and(gte(settings.key, PREFIX), lt(settings.key, END)),
        and(gte(settings.key, SECURITY_PREFIX), lt(settings.key, SECURITY_END)),
      ),
    );
  return Object.fromEntries(rows.map(({ key, value }) => [key.replace(/^\w+:/, ""), value]));
}

/** Those of the shop as JSON text in another query, so that it costs none of its own. */
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
        .values({ key: keyOf(name), value })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`excluded.value` },
          setWhere: ne(settings.value, value),
        }),
      insertAudit(db, audit),
    ]),
  );
}

/** How a switch of security stands, in another query too; null until it is touched. */
export const storedSecuritySwitch = (name: SecuritySwitch) =>
  sql<string | null>`(SELECT value FROM settings WHERE key = ${SECURITY_PREFIX + name})`;
