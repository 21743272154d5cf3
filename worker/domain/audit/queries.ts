/** The only reading of the audit log; nothing changes or deletes it. */
import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "../../db/client";
import { auditLog } from "../../db/tables";
import type { AuditEntry, AuditTarget } from "./schema";

/** The newest entries, those older than `before` and about such things where that is given. */
export const readAudit = (
  db: Database,
  { before, about }: { before: number | null; about: AuditTarget | null },
  limit: number,
): Promise<AuditEntry[]> =>
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
