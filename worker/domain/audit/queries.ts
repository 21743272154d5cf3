/** The only reading of the audit log; nothing changes or deletes it. */
import { desc, lt } from "drizzle-orm";
import type { Database } from "../../db/client";
import { auditLog } from "../../db/tables";
import type { AuditEntry } from "./schema";

/** The newest entries, those older than `before` where it is given. */
export const readAudit = (
  db: Database,
  before: number | null,
  limit: number,
): Promise<AuditEntry[]> =>
  db
    .select()
    .from(auditLog)
    .where(before === null ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
