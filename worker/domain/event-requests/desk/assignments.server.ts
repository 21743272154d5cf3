/** The door of assignments: who works on what. */
import type { Ctx } from "../../../context";
import { requireStaff, type Viewer } from "../../viewer";
import { type Assignee, type AssignmentsInput, type DeskRequest, REQUEST_LIMITS } from "../schema";
import { keyOf, keyText } from "../thread";
import { countOpen, readAssigneeIds, readByAssignee, readGroups } from "./queries";
import { assigneeOf, viewOf } from "./view";

/** Where counting those without an assignee ends. */
export const OPEN_COUNTED = 10;

export type AssignedRequest = Pick<
  DeskRequest,
  "id" | "subject" | "version" | "createdAt" | "username"
>;
export type AssigneeGroup = { assignee: Assignee; requests: AssignedRequest[]; hasMore: boolean };

/** How many are nobody's, up to `OPEN_COUNTED`. Throws signInRequired or forbidden unless staff ask. */
export async function countUnassigned(ctx: Ctx, viewer: Viewer): Promise<number> {
  requireStaff(viewer);
  return countOpen(ctx.db, OPEN_COUNTED);
}

/** What one of the staff works on, newest first, a page by key; one's own without `who`. */
export async function listAssigned(
  ctx: Ctx,
  viewer: Viewer,
  { who, after }: AssignmentsInput = {},
): Promise<{ requests: DeskRequest[]; next: string | null }> {
  const me = requireStaff(viewer);
  const limit = REQUEST_LIMITS.assigneePage;
  const rows = await readByAssignee(ctx.db, who ?? me.id, keyOf(after), limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { requests: shown.map(viewOf), next: last ? keyText(last) : null };
}

/** What the others work on, a few each; `next` is the `people` of the page of further ones. */
export async function listGroups(
  ctx: Ctx,
  viewer: Viewer,
  { people = "" }: AssignmentsInput = {},
): Promise<{ groups: AssigneeGroup[]; next: string | null }> {
  const me = requireStaff(viewer);
  const limit = REQUEST_LIMITS.groups;
  const ids = await readAssigneeIds(ctx.db, people, limit + 1);
  const shown = ids.slice(0, limit);
  const others = shown.filter((id) => id !== me.id);
  const rows = others.length ? await readGroups(ctx.db, others, REQUEST_LIMITS.inGroup + 1) : [];
  const groups = others.flatMap((id) => {
    const own = rows
      .filter(({ assigneeId }) => assigneeId === id)
      .toSorted((one, other) => other.createdAt - one.createdAt);
    const assignee = own[0] && assigneeOf(own[0]);
    if (!assignee) return [];
    const requests = own
      .slice(0, REQUEST_LIMITS.inGroup)
      .map(({ id, subject, version, createdAt, username }) => ({
        id,
        subject,
        version,
        createdAt,
        username,
      }));
    return [{ assignee, requests, hasMore: own.length > requests.length }];
  });
  return { groups, next: ids.length > limit ? (shown.at(-1) ?? null) : null };
}
