/**
 * The only writer of the settings table. The Owner's switches are its rows `switch:…`, each "on" or
 * "off"; `security:…` for those of security, so that what every request reads doesn't grow with
 * them.
 */
import { and, eq, gte, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { isSecuritySwitch, type SecuritySwitch } from "#shared/settings/schema";
import { insertAudit } from "../../db/audit";
import type { Database } from "../../db/client";
import { withRetries } from "../../db/retry";
import { settings } from "../../db/tables";
import type { AuditRow } from "../audit/audit.server";

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
      putSetting(db, keyOf(name), value, ne(settings.value, value)),
      insertAudit(db, audit),
    ]),
  );
}

/** How a switch of security stands, in another query too; null until it is touched. */
export const storedSecuritySwitch = (name: SecuritySwitch) =>
  sql<string | null>`(SELECT value FROM settings WHERE key = ${SECURITY_PREFIX + name})`;

/** Writes a value; over an earlier one only where `isOver` holds. For a batch. */
export const putSetting = (db: Database, key: string, value: string, isOver?: SQL) =>
  db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value` },
      ...(isOver && { setWhere: isOver }),
    });

/** Writes a value unless there is one. For a batch. */
export const addSetting = (db: Database, key: string, value: string) =>
  db.insert(settings).values({ key, value }).onConflictDoNothing();

/** Changes a value that is there to an SQL expression of it. For a batch. */
export const changeSetting = (db: Database, key: string, value: SQL) =>
  db.update(settings).set({ value }).where(eq(settings.key, key));

/** Counts a value up by one, from 1. For a batch. */
export const raiseSetting = (db: Database, key: string) =>
  db
    .insert(settings)
    .values({ key, value: "1" })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`CAST(${settings.value} AS INTEGER) + 1` },
    });

const ABORTED = /NOT NULL constraint failed: settings\.value/;

/**
 * Aborts its batch if `rows` (FROM and WHERE of a query) holds a row, by inserting NULL into a NOT
 * NULL column; `isAborted` recognises the error.
 */
export const abortIf = (db: Database, rows: SQL) =>
  db.insert(settings).select(sql`SELECT 'guard', NULL ${rows} LIMIT 1`);

export function isAborted(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (ABORTED.test(cause.message)) return true;
  }
  return false;
}
