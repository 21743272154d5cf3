/** The only reading of the audit log; nothing changes or deletes it. */
import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { AuditTarget } from "#shared/audit/schema";
import type { Database } from "../../db/client";
import { auditLog, users } from "../../db/tables";

export type AuditLogRow = typeof auditLog.$inferSelect;

/** The newest entries, those older than `before` and about such things where that is given. */
export const readAudit = (
  db: Database,
  { before, about }: { before: number | null; about: AuditTarget | null },
  limit: number,
): Promise<AuditLogRow[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        before === null ? undefined : lt(auditLog.id, before),
        about === null ? undefined : eq(auditLog.targetType, about),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);

/** What these accounts are called, by id; those that are erased are missing. At most 90 ids. */
export async function readNames(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, username } = users;
  const rows = await db
    .select({ id, username })
    .from(users)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.username]));
}
