/** Requests for staff: who has which, what is answered, what is done. */

import type { AuditAction } from "#shared/audit/schema";
import { DomainError } from "#shared/errors";
import {
  type AdminMessage,
  type AdminPageInput,
  type AdminRequest,
  type AnswerInput,
  type PartyFacts,
  REQUEST_LIMITS,
  type RequestChange,
  type RequestStatus,
  type StaffChoice,
  type Thread,
  type ThreadInput,
} from "#shared/event-requests/schema";
import { requireStaff, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { composeAudit } from "../audit/audit.server";
import { composeMail, sendSoon } from "../mail/mail.server";
import {
  type AdminRequestRow,
  insertAnswer,
  moveRequest,
  readAdminMessages,
  readAssignable,
  readByStatus,
  readRequest,
  readStaff,
} from "./admin/queries";
import { viewOf } from "./admin/view";
import { keyOf, keyText, pageOf } from "./thread";

/**
 * Requests in a status, newest first, a page by key. Throws signInRequired or forbidden unless
 * staff ask.
 */
export async function listRequests(
  ctx: Ctx,
  viewer: Viewer,
  { status, after }: AdminPageInput,
): Promise<{ requests: AdminRequest[]; next: string | null }> {
  requireStaff(viewer);
  const limit = REQUEST_LIMITS.adminPage;
  const rows = await readByStatus(ctx.db, status, keyOf(after), limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { requests: shown.map(viewOf), next: last ? keyText(last) : null };
}

/** One request, what it is about, and a page of its thread. Throws notFound besides. */
export async function getRequest(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  { before }: ThreadInput = {},
): Promise<AdminRequest & { facts: PartyFacts | null; thread: Thread<AdminMessage> }> {
  requireStaff(viewer);
  const [row, texts] = await Promise.all([
    readRequest(ctx.db, id),
    readAdminMessages(ctx.db, id, keyOf(before), REQUEST_LIMITS.messages + 1),
  ]);
  if (!row) throw new DomainError("notFound");
  return { ...viewOf(row), facts: row.facts, thread: pageOf(texts) };
}

/** To whom a request can be given, whoever asks first. Throws signInRequired or forbidden. */
export async function listStaffChoices(ctx: Ctx, viewer: Viewer): Promise<StaffChoice[]> {
  const { id, username } = requireStaff(viewer);
  const staff = await readStaff(ctx.db, REQUEST_LIMITS.staff);
  return [{ id, username }, ...staff.filter((person) => person.id !== id)];
}

/**
 * Takes, assigns, closes or reopens a request. Throws notFound, invalidInput for who is no staff,
 * and changedMeanwhile when it isn't at `version` any more or the step makes no sense as it stands.
 */
export async function changeRequest(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  change: RequestChange,
): Promise<AdminRequest> {
  const me = requireStaff(viewer);
  await ctx.limitRate("write");
  const row = await readRequest(ctx.db, id);
  if (!row) throw new DomainError("notFound");
  const assigneeId = change.action === "take" ? me.id : change.assigneeId;
  if (change.action === "assign" && assigneeId) await requireAssignable(ctx, assigneeId);
  const to = nextStand(row, change, assigneeId);
  const audit = auditOf(ctx, viewer, row, { action: ACTIONS[change.action], to });
  const at = { id, version: change.version, now: ctx.now };
  if (!(await moveRequest(ctx.db, at, to, audit))) throw new DomainError("changedMeanwhile");
  const changed = await readRequest(ctx.db, id);
  if (!changed) throw new DomainError("notFound");
  return viewOf(changed);
}

/**
 * Answers a request: the person reads it in the thread and gets it by mail in their own language.
 * Nobody's request becomes the answerer's. Throws notFound, and changedMeanwhile when the thread
 * isn't at `version` any more.
 */
export async function answerRequest(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  { message, version }: AnswerInput,
): Promise<void> {
  const me = requireStaff(viewer);
  await ctx.limitRate("write");
  const row = await readRequest(ctx.db, id);
  if (!row) throw new DomainError("notFound");
  const isKept = row.assigneeId !== null && !viewOf(row).assignee?.isFormer;
  const to = { status: "answered" as const, assigneeId: isKept ? row.assigneeId : me.id };
  const audit = auditOf(ctx, viewer, row, { action: "requestAnswered", to });
  const mail = await composeMail(ctx, {
    template: "request_answered",
    to: row.email,
    locale: row.locale,
    userId: row.userId,
    values: { username: row.username, request: row.subject, answer: message },
  });
  const text = {
    id: crypto.randomUUID(),
    requestId: id,
    authorId: me.id,
    isFromStaff: true,
    content: message,
    createdAt: ctx.now,
  };
  if (!(await insertAnswer(ctx.db, { version, to }, text, { mail, audit }))) {
    throw new DomainError("changedMeanwhile");
  }
  sendSoon(ctx, mail);
}

const ACTIONS = {
  take: "requestTaken",
  assign: "requestAssigned",
  close: "requestClosed",
  reopen: "requestReopened",
} as const satisfies Record<RequestChange["action"], AuditAction>;

/**
 * How a request stands after a step. Throws changedMeanwhile for a step from where it can't be
 * taken.
 */
function nextStand(row: AdminRequestRow, { action }: RequestChange, assigneeId: string | null) {
  const isClosed = row.status === "closed";
  if (isClosed !== (action === "reopen")) throw new DomainError("changedMeanwhile");
  const working = (assigneeId: string | null): RequestStatus => (assigneeId ? "taken" : "open");
  switch (action) {
    case "close":
      return { status: "closed" as const, assigneeId: row.assigneeId };
    case "reopen":
      return { status: working(row.assigneeId), assigneeId: row.assigneeId };
    default: {
      const status = row.status === "answered" && assigneeId ? row.status : working(assigneeId);
      return { status, assigneeId: assigneeId };
    }
  }
}

async function requireAssignable(ctx: Ctx, id: string): Promise<void> {
  if (!(await readAssignable(ctx.db, id))) {
    throw new DomainError("invalidInput", { assigneeId: "assigneeUnknown" });
  }
}

/**
 * An entry about a request, with its status and whose it is; never with what people wrote in it.
 */
function auditOf(
  ctx: Ctx,
  viewer: Viewer,
  row: AdminRequestRow,
  change: { action: AuditAction; to: { status: RequestStatus; assigneeId: string | null } },
) {
  const { action, to } = change;
  return composeAudit(ctx, viewer, {
    action,
    target: { type: "request", id: row.id },
    before: { status: row.status, assignee: row.assigneeId },
    after: { status: to.status, assignee: to.assigneeId },
  });
}
