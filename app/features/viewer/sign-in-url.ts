/** Where signing in starts, and what it leads back to. */

import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Address } from "~/lib/address";

/** The gift that somebody who isn't signed in wanted to save last, in this document. */
let pendingSave: number | null = null;
const listeners = new Set<() => void>();

/** Remembers a gift that is to be saved once its visitor has signed in. */
export function notePendingSave(giftId: number): void {
  pendingSave = giftId;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The address of the page on screen, as a visit can open it again. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  // The finder's answer lives at "/?index", which a visit can't open.
  return search.startsWith("?index") ? pathname : pathname + search;
}

/** The address of `/auth` that leads back to `next`, and saves a gift. */
export function signInUrl(next: string, save: number | null = null): Address {
  const query = new URLSearchParams();
  if (next !== "/") query.set("next", next);
  if (save !== null) query.set("save", String(save));
  return query.size > 0 ? `/auth?${query}` : "/auth";
}

/**
 * The address of `/auth` that leads back to the page on screen and saves the gift that was asked
 * for.
 */
export function useSignInUrl(): Address {
  const { pathname, search } = useLocation();
  const here = useHere();
  const save = useSyncExternalStore(
    subscribe,
    () => pendingSave,
    () => null,
  );
  // On the pages of signing in the address to return to is in the URL already.
  if (/^\/(auth|sign-out|account)(\/|$)/.test(pathname)) {
    const query = new URLSearchParams(search);
    return signInUrl(query.get("next") ?? "/", Number(query.get("save")) || save);
  }
  return signInUrl(here, save);
}
