import { Link } from "react-router";
import type { StaffChoice } from "~worker/domain/event-requests/schema";
import { AssignForm } from "./assign-form";
import type { AssignedView } from "./open-assignments.server";

/** Requests that somebody works on, each with a way to give it to somebody else. */
export const AssignedList = ({
  requests,
  staff,
}: {
  requests: readonly AssignedView[];
  staff: readonly StaffChoice[];
}) => (
  <ul className="mt-4">
    {requests.map((request) => (
      <li
        key={request.id}
        className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4"
      >
        <div className="min-w-0">
          <Link
            to={`/staff/requests/${request.id}`}
            className="link py-1 type-body font-semibold wrap-anywhere"
          >
            {request.subject}
          </Link>
          <p className="mt-1 type-label font-normal wrap-anywhere text-soft">
            {request.username} · {request.age}
          </p>
        </div>
        <AssignForm request={request} staff={staff} />
      </li>
    ))}
  </ul>
);
