/** How long a session lasts, and how long a proof of who somebody is counts. All in seconds. */

/** The absolute end after signing in, however often the session is used: thirty days. */
export const SESSION_SECONDS = 30 * 86_400;

/** A session that nobody uses ends; the rights of staff and the Owner are worth more to a thief. */
const IDLE_SECONDS = { people: 14 * 86_400, staff: 12 * 3_600 } as const;

/** "Last used" is written no more often than this. */
export const TOUCH_SECONDS = 3_600;

/** How long a proof lets somebody do what needs a recent one: five minutes. */
export const RECENT_SECONDS = 300;

/** A session as the database keeps it. */
export type SessionRow = {
  id: string;
  userId: string;
  epoch: number;
  device: string;
  createdAt: number;
  verifiedAt: number;
  lastUsedAt: number;
  /** When a passkey was shown in it; null for a password or a provider alone. */
  passkeyAt: number | null;
  expiresAt: number;
};

/** A session last used at this time or before has ended. */
export const idleSince = (now: number) => ({
  people: now - IDLE_SECONDS.people,
  staff: now - IDLE_SECONDS.staff,
});
