/** Writes of the audit log, for the batch of the action they record. */
import { type SQL, sql } from "drizzle-orm";
import type { AuditRow } from "../domain/audit/audit.server";
import type { Database } from "./client";
import { rowValues } from "./row-values";
import { auditLog, users } from "./tables";

/**
 * Notes an action if the statement right before it in the batch changed a row: a change that found
 * nothing, or a repeat of one that was done, leaves no second entry.
 */
export const insertAudit = (
  db: Database,
  // An id that the database gives is known inside the batch alone.
  row: Omit<AuditRow, "targetId"> & { targetId: string | SQL },
) => {
  const { before, after } = row;
  const values = {
    ...row,
    id: sql`NULL`,
    before: before && sql`${JSON.stringify(before)}`,
    after: after && sql`${JSON.stringify(after)}`,
  };
  return db.insert(auditLog).select(sql`SELECT ${rowValues(auditLog, values)} WHERE changes() > 0`);
};

/**
 * Notes what happened to the account that `who` finds among the users, by itself, if the statement
 * right before it in the batch changed a row. Answers the action, for nobody none.
 */
export const insertOwnAudit = (
  db: Database,
  { who, action, after, now }: { who: SQL | undefined; action: SQL; after?: SQL; now: number },
) => {
  const values = {
    id: sql`NULL`,
    actorId: users.id,
    action,
    targetType: sql`'account'`,
    targetId: users.id,
    targetName: sql`''`,
    before: sql`NULL`,
    after: after ?? sql`NULL`,
    createdAt: sql`${now}`,
  };
  return db
    .insert(auditLog)
    .select(
      sql`SELECT ${rowValues(auditLog, values as never)} FROM ${users}
        WHERE ${who} AND changes() > 0`,
    )
    .returning({ action: auditLog.action });
};
