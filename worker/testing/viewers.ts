/** Viewers for tests that need a role and no account in the database. */
import type { Account, Viewer } from "#shared/viewer";

const account: Account = {
  id: "owner-id",
  username: "Owner",
  email: "owner@example.com",
  locale: "en",
  createdAt: 0,
  epoch: 0,
  sessionId: "session",
  verifiedAt: Number.MAX_SAFE_INTEGER,
  favoritesVersion: 0,
  catalogueVersion: "",
  favoriteIds: [],
};
export const OWNER: Viewer = { account, isPremium: true, isStaff: true, isOwner: true };
export const STAFF: Viewer = { ...OWNER, isOwner: false };
