/** The six kinds of people who may ask, and what each kind of access lets them do. */

/**
 * The last one was staff and premium until the Owner deleted the account; the cookie is still
 * there.
 */
export const ROLES = ["anonymous", "user", "premium", "staff", "owner", "deleted"] as const;
export type Role = (typeof ROLES)[number];

/** `premium` is what is paid for: staff have none by being staff. */
export type Access = "open" | "signedIn" | "premium" | "staff" | "owner";

const ALLOWED: Record<Access, readonly Role[]> = {
  open: ROLES,
  signedIn: ["user", "premium", "staff", "owner"],
  premium: ["premium", "owner"],
  staff: ["staff", "owner"],
  owner: ["owner"],
};

export const isAllowed = (access: Access, role: Role): boolean => ALLOWED[access].includes(role);

/** What the API answers to who may not: 401 means "sign in", 403 "not you". */
export const refusalOf = (role: Role): 401 | 403 =>
  role === "anonymous" || role === "deleted" ? 401 : 403;
