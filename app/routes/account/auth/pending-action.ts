/** What somebody wanted when they were asked to sign in: a page to go to, and a gift to save. */
export type PendingAction = { next: string; save: number | null };

/** The address of /auth in a mode, for the same pending action. */
export function signInUrl({ next, save }: PendingAction, mode?: "sign-up"): string {
  const asked = new URLSearchParams();
  if (mode) asked.set("mode", mode);
  if (next !== "/") asked.set("next", next);
  if (save !== null) asked.set("save", String(save));
  return asked.size > 0 ? `/auth?${asked}` : "/auth";
}
