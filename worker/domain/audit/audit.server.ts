/**
 * The audit log: entries go into the batch of the action they record, and only the Owner reads
 * them.
 */

import {
  AUDIT_PAGE,
  type AuditAction,
  type AuditEntry,
  type AuditInput,
  type AuditTarget,
} from "#shared/audit/schema";
import { requireAccount, requireOwner, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { type AuditLogRow, readAudit, readNames } from "./queries";

export type NewAuditEntry = {
  action: AuditAction;
  target: { type: AuditTarget; id: string; name?: string };
  /** No words of people and no names; an `assignee` is an account's id. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
};

/** Subjects named by a person's name or words, which the log must not keep. */
const PERSONAL: ReadonlySet<AuditTarget> = new Set([
  "account",
  "user",
  "feedback",
  "request",
  "comment",
]);

/**
 * The row of an entry, for `insertAudit` in the batch of the recorded action
 * (`worker/db/audit.ts`).
 */
export const composeAudit = (ctx: Ctx, viewer: Viewer, entry: NewAuditEntry) =>
  auditRow(ctx, requireAccount(viewer), entry);

/** The same for somebody who isn't signed in yet. */
export function auditRow(
  ctx: Ctx,
  actor: { id: string },
  { action, target, before, after }: NewAuditEntry,
) {
  return {
    actorId: actor.id,
    action,
    targetType: target.type,
    targetId: target.id,
    targetName: PERSONAL.has(target.type) ? "" : (target.name ?? ""),
    before: before ?? null,
    after: after ?? null,
    createdAt: ctx.now,
  };
}
export type AuditRow = ReturnType<typeof auditRow>;

/**
 * A page of the log, newest first, of all or about one kind of thing. Throws signInRequired or
 * forbidden unless the Owner asks.
 */
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
  const shown = rows.slice(0, AUDIT_PAGE);
  const names = await readNames(ctx.db, [...new Set(shown.flatMap(accountsIn))]);
  const entries = shown.map((row) => withNames(row, names));
  return { entries, next: rows.length > AUDIT_PAGE ? (entries.at(-1)?.id ?? null) : null };
}

type Facts = Record<string, unknown> | null;
type Names = ReadonlyMap<string, string>;

const isAccount = (type: AuditTarget) => type === "user" || type === "account";

/** The accounts that an entry is about. */
const accountsIn = ({ actorId, targetType, targetId, before, after }: AuditLogRow): string[] => [
  actorId,
  ...(isAccount(targetType) ? [targetId] : []),
  ...[before?.assignee, after?.assignee].filter((id) => typeof id === "string"),
];

const withNames = (row: AuditLogRow, names: Names): AuditEntry => ({
  ...row,
  actorName: names.get(row.actorId) ?? null,
  targetName: isAccount(row.targetType) ? (names.get(row.targetId) ?? null) : row.targetName,
  before: assigneeNamed(row.before, names),
  after: assigneeNamed(row.after, names),
});

const assigneeNamed = (facts: Facts, names: Names): Facts =>
  typeof facts?.assignee === "string"
    ? { ...facts, assignee: names.get(facts.assignee) ?? null }
    : facts;
