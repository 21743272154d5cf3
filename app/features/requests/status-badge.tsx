import type { RequestStatus } from "#shared/event-requests/schema";

const LOOKS: Record<RequestStatus, string> = {
  open: "bg-warn-tint text-warn",
  taken: "bg-tint text-ink",
  answered: "bg-good-tint text-good",
  closed: "bg-sunk text-soft",
};

/** How a request stands, in the words of whoever looks at it. */
export const StatusBadge = ({ status, children }: { status: RequestStatus; children: string }) => (
  <span className={`inline-block rounded-tag px-2 py-0.5 type-badge ${LOOKS[status]}`}>
    {children}
  </span>
);
