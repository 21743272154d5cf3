import { assignmentsInput } from "#shared/event-requests/schema";
import { formatAge } from "#shared/format/age";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "~worker/context";
import { listStaffChoices } from "~worker/domain/event-requests/admin.server";
import {
  type AssignedRequest,
  countUnassigned,
  listAssigned,
  listGroups,
  OPEN_COUNTED,
} from "~worker/domain/event-requests/assignments.server";

/**
 * What the page of assignments shows: one's own and the others', or with `?who=` all of one person.
 */
export async function openAssignments(ctx: Ctx, viewer: Viewer, query: URLSearchParams) {
  const input = assignmentsInput.parse(Object.fromEntries(query));
  const isOther = input.who !== undefined && input.who !== viewer.account?.id;
  const [open, own, others, staff] = await Promise.all([
    countUnassigned(ctx, viewer),
    listAssigned(ctx, viewer, input),
    isOther ? null : listGroups(ctx, viewer, input),
    listStaffChoices(ctx, viewer),
  ]);
  const view = ({ id, subject, version, createdAt, username }: AssignedRequest) => ({
    id,
    subject,
    version,
    username,
    age: formatAge(createdAt, ctx.now, ctx.locale),
  });
  return {
    title: ctx.t("requests:metaAssignments"),
    unassigned:
      open < OPEN_COUNTED ? String(open) : ctx.t("requests:work.unassignedMore", { count: open }),
    /** Whose requests these are; null for one's own. */
    who: isOther ? (own.assignee?.username ?? ctx.t("requests:staff.formerNobody")) : null,
    own: {
      requests: own.requests.map((request) => ({ ...view(request), assignee: own.assignee })),
      next: own.next,
    },
    others: others && {
      groups: others.groups.map(({ assignee, requests, hasMore }) => ({
        assignee,
        hasMore,
        requests: requests.map((request) => ({ ...view(request), assignee })),
      })),
      next: others.next,
    },
    staff,
  };
}
export type AssignedView =
  ReturnType<typeof openAssignments> extends Promise<infer Page>
    ? Page extends { own: { requests: (infer Request)[] } }
      ? Request
      : never
    : never;
