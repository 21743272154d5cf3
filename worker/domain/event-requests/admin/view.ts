import { OWNER_KEY } from "#shared/accounts/names";
import type { AdminRequest, Assignee } from "#shared/event-requests/schema";
import type { AdminRequestRow } from "./queries";

type AssigneeRow = Pick<
  AdminRequestRow,
  "assigneeId" | "assigneeName" | "assigneeKey" | "assigneeIsStaff" | "assigneeDeletedAt"
>;

/** Who has a request; of an account that is closed nothing but that somebody had it. */
export function assigneeOf(row: AssigneeRow): Assignee | null {
  if (row.assigneeId === null) return null;
  const isGone = row.assigneeDeletedAt !== null || row.assigneeName === null;
  const isStaff = row.assigneeIsStaff || row.assigneeKey === OWNER_KEY;
  return {
    id: row.assigneeId,
    username: isGone ? null : row.assigneeName,
    isFormer: isGone || !isStaff,
  };
}

/** An admin row as pages and the API show it. */
export function viewOf(row: AdminRequestRow): AdminRequest {
  const { id, subject, status, version, createdAt, updatedAt, username } = row;
  const party = row.facts && { name: row.facts.eventName, date: row.facts.eventDate };
  const stand = { id, subject, status, version, createdAt, updatedAt, username };
  return { ...stand, party, assignee: assigneeOf(row) };
}
