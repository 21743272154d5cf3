/** Who asks, and what they may do. Made anew from D1 for every request. */

import { DomainError } from "./errors";
import type { Locale } from "./locale";

/** The signed-in person's own facts, as the one query for identity reads them. */
export type Account = {
  id: string;
  username: string;
  email: string;
  locale: Locale;
  /** UTC seconds. */
  createdAt: number;
  /** The epoch that the session was opened in; a newer one makes it void. */
  epoch: number;
  /** SHA-256 of the session's token. */
  sessionId: string;
  /** When the person last proved in this session who they are, in UTC seconds. */
  verifiedAt: number;
  /** What KV's cache of the favourites is keyed by. */
  favoritesVersion: number;
  catalogueVersion: string;
  /** Gift ids with a filled heart. */
  favoriteIds: readonly number[];
};

export type Viewer = {
  /** Null for who isn't signed in. */
  account: Account | null;
  isPremium: boolean;
  isStaff: boolean;
  isOwner: boolean;
  /**
   * The rights of staff or the Owner wait for a passkey in this session: until then both are false.
   * The Owner asks for that by a switch (docs/decisions/0023).
   */
  needsPasskey?: boolean;
  /** The session's cookie could not be looked up: no rights, yet not "signed out" either. */
  isUnknown?: boolean;
};

export const VISITOR: Viewer = { account: null, isPremium: false, isStaff: false, isOwner: false };
export const UNKNOWN_VIEWER: Viewer = { ...VISITOR, isUnknown: true };

/** The viewer's account. Throws signInRequired, or unavailable while nobody can be looked up. */
export function requireAccount(viewer: Viewer): Account {
  if (viewer.account) return viewer.account;
  throw new DomainError(viewer.isUnknown ? "unavailable" : "signInRequired");
}

/** Throws signInRequired or premiumRequired unless a premium person (or the Owner) asks. */
export function requirePremium(viewer: Viewer): Account {
  const account = requireAccount(viewer);
  if (!viewer.isPremium) throw new DomainError("premiumRequired");
  return account;
}

/** Throws signInRequired, passkeyRequired or forbidden unless staff or the Owner asks. */
export function requireStaff(viewer: Viewer): Account {
  const account = requireAccount(viewer);
  if (!viewer.isStaff) throw refusal(viewer);
  return account;
}

/** Throws signInRequired, passkeyRequired or forbidden unless the Owner asks. */
export function requireOwner(viewer: Viewer): Account {
  const account = requireAccount(viewer);
  if (!viewer.isOwner) throw refusal(viewer);
  return account;
}

const refusal = ({ needsPasskey }: Viewer) =>
  new DomainError(needsPasskey ? "passkeyRequired" : "forbidden");
