/** Assignments: who works on what. */

import {
  type AdminRequest,
  type Assignee,
  type AssignmentsInput,
  REQUEST_LIMITS,
} from "#shared/event-requests/schema";
import { requireStaff, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { countOpen, readAssignee, readAssigneeIds, readGroups, readTaken } from "./admin/queries";
import { assigneeOf } from "./admin/view";
import { keyOf, keyText } from "./thread";

/** Where counting those without an assignee ends. */
export const OPEN_COUNTED = 5;

export type AssignedRequest = Pick<
  AdminRequest,
  "id" | "subject" | "version" | "createdAt" | "username"
>;
export type AssigneeGroup = { assignee: Assignee; requests: AssignedRequest[]; hasMore: boolean };

/**
 * How many are nobody's, up to `OPEN_COUNTED`. Throws signInRequired or forbidden unless staff ask.
 */
export async function countUnassigned(ctx: Ctx, viewer: Viewer): Promise<number> {
  requireStaff(viewer);
  return countOpen(ctx.db, OPEN_COUNTED);
}

/**
 * What one of the staff works on, newest first, a page by key; one's own without `who`. `assignee`
 * is null for an account that is erased. Throws signInRequired or forbidden unless staff ask.
 */
export async function listAssigned(
  ctx: Ctx,
  viewer: Viewer,
  { who, after }: AssignmentsInput = {},
): Promise<{ assignee: Assignee | null; requests: AssignedRequest[]; next: string | null }> {
  const { id: me, username } = requireStaff(viewer);
  const id = who ?? me;
  const limit = REQUEST_LIMITS.assigneePage;
  const [rows, [other]] = await Promise.all([
    readTaken(ctx.db, id, keyOf(after), limit + 1),
    id === me ? [] : readAssignee(ctx.db, id),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    assignee: id === me ? { id, username, isFormer: false } : other ? assigneeOf(other) : null,
    requests: shown.map(({ place: _, ...request }) => request),
    next: last ? keyText(last) : null,
  };
}

/** What the others work on, a few each; `next` is the `people` of the page of further ones. */
export async function listGroups(
  ctx: Ctx,
  viewer: Viewer,
  { people = "" }: AssignmentsInput = {},
): Promise<{ groups: AssigneeGroup[]; next: string | null }> {
  const me = requireStaff(viewer);
  const limit = REQUEST_LIMITS.groups;
  const each = REQUEST_LIMITS.inGroup;
  const ids = await readAssigneeIds(ctx.db, people, limit + 1);
  const shown = ids.slice(0, limit);
  const others = shown.filter((id) => id !== me.id);
  const rows = others.length ? await readGroups(ctx.db, others, each) : [];
  const groups = others.flatMap((id): AssigneeGroup[] => {
    const own = rows
      .filter(({ assigneeId }) => assigneeId === id)
      .toSorted((one, other) => one.turn - other.turn);
    const assignee = own[0] && assigneeOf(own[0]);
    const requests = own.flatMap(({ id, subject, version, createdAt, username }) =>
      // Of who closed their account, and of the one that only tells of more, there is no name.
      username === null ? [] : [{ id, subject, version, createdAt, username }],
    );
    return assignee && requests.length > 0
      ? [{ assignee, requests, hasMore: own.length > each }]
      : [];
  });
  return { groups, next: ids.length > limit ? (shown.at(-1) ?? null) : null };
}
