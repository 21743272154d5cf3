/** Where somebody wanted to go before they were asked to sign in, and the gift they wanted to save. */
export type WayBack = { next: string; save: number | null };

/** The address of /auth, or of a door beside it, that keeps the way back. */
export function addressOf(path: string, { next, save }: WayBack, mode?: "sign-up"): string {
  const asked = new URLSearchParams();
  if (mode) asked.set("mode", mode);
  if (next !== "/") asked.set("next", next);
  if (save !== null) asked.set("save", String(save));
  return asked.size > 0 ? `${path}?${asked}` : path;
}
