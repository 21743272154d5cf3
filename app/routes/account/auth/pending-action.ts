/** What somebody wanted when they were asked to sign in: a page to go to, and a gift to save. */
import type { Address } from "~/lib/address";

export type PendingAction = { next: Address; save: number | null };

/** The address of /auth in a mode, for the same pending action. */
export function signInUrl({ next, save }: PendingAction, mode?: "sign-up"): Address {
  const query = new URLSearchParams();
  if (mode) query.set("mode", mode);
  if (next !== "/") query.set("next", next);
  if (save !== null) query.set("save", String(save));
  return query.size > 0 ? `/auth?${query}` : "/auth";
}
