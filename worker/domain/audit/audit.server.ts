/** The door of the audit log: entries go into the batch of what they tell, and only the Owner reads them. */
import type { Ctx } from "../../context";
import { requireAccount, requireOwner, type Viewer } from "../viewer";
import { readAudit } from "./queries";
import {
  AUDIT_PAGE,
  type AuditAction,
  type AuditEntry,
  type AuditInput,
  type AuditTarget,
} from "./schema";

export type NewAuditEntry = {
  action: AuditAction;
  target: { type: AuditTarget; id: string; name: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
};

/** The row of an entry, for `insertAudit` in the batch of what it tells (`worker/db/audit.ts`). */
export const composeAudit = (ctx: Ctx, viewer: Viewer, entry: NewAuditEntry) =>
  auditRow(ctx, requireAccount(viewer), entry);

/** The same for somebody who isn't signed in yet. */
export function auditRow(
  ctx: Ctx,
  actor: { id: string; username: string },
  { action, target, before, after }: NewAuditEntry,
) {
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
export type AuditRow = ReturnType<typeof auditRow>;

/** A page of the log, newest first, of all or about one kind of thing. Throws signInRequired or forbidden unless the Owner asks. */
export async function listAudit(
  ctx: Ctx,
  viewer: Viewer,
  { before, about }: AuditInput = {},
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  requireOwner(viewer);
  const rows = await readAudit(
    ctx.db,
    { before: before ?? null, about: about ?? null },
    AUDIT_PAGE + 1,
  );
  const entries = rows.slice(0, AUDIT_PAGE);
  return { entries, next: rows.length > AUDIT_PAGE ? (entries.at(-1)?.id ?? null) : null };
}
