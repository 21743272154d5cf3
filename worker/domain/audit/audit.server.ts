/** The door of the audit log: entries go into the batch of what they tell, and only the Owner reads them. */
import type { Ctx } from "../../context";
import { requireAccount, requireOwner, type Viewer } from "../viewer";
import { readAudit } from "./queries";
import { AUDIT_PAGE, type AuditAction, type AuditEntry, type AuditTarget } from "./schema";

export type NewAuditEntry = {
  action: AuditAction;
  target: { type: AuditTarget; id: string; name: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
};

/** The row of an entry, for `insertAudit` in the batch of what it tells (`worker/db/audit.ts`). */
export function composeAudit(
  ctx: Ctx,
  viewer: Viewer,
  { action, target, before, after }: NewAuditEntry,
) {
  const actor = requireAccount(viewer);
  return {
    actorId: actor.id,
    actorName: actor.username,
    action,
    targetType: target.type,
    targetId: target.id,
    targetName: target.name,
    before: before ?? null,
    after: after ?? null,
    createdAt: ctx.now,
  };
}
export type AuditRow = ReturnType<typeof composeAudit>;

/** A page of the log, newest first. Throws signInRequired or forbidden unless the Owner asks. */
export async function listAudit(
  ctx: Ctx,
  viewer: Viewer,
  { before }: { before?: number | undefined } = {},
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  requireOwner(viewer);
  const rows = await readAudit(ctx.db, before ?? null, AUDIT_PAGE + 1);
  const entries = rows.slice(0, AUDIT_PAGE);
  return { entries, next: rows.length > AUDIT_PAGE ? (entries.at(-1)?.id ?? null) : null };
}
