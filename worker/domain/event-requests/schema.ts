/** Questions of premium people about a party, and what staff make of them. */

/** open: nobody's yet; taken: somebody works on it; answered: the person has heard; closed: done. */
export const REQUEST_STATUSES = ["open", "taken", "answered", "closed"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
