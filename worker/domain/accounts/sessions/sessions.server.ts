/**
 * Sessions: who a cookie belongs to, opening and ending. A session is a row in D1 under the
 * SHA-256 of its token; the one query that every signed-in request needs anyway answers whether it
 * still counts (docs/decisions/0006).
 */

import { OWNER_KEY } from "#shared/accounts/names";
import type { SessionView } from "#shared/accounts/schema";
import { DomainError } from "#shared/errors";
import { type Account, requireAccount, VISITOR, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { noteSecurity } from "../../audit/security";
import { primeSwitches } from "../../settings/settings.server";
import { hashToken, newToken } from "../../tokens";
import {
  deleteExpiredSessions,
  deleteOwnSession,
  deleteSession,
  listOpenSessions,
  openSession,
  readIdentity,
  rotateSession,
  type SignInKey,
  startEpoch,
  touchSession,
  trimSessions,
} from "./queries";
import { RECENT_SECONDS, SESSION_SECONDS, type SessionRow, TOUCH_SECONDS } from "./rules";

/** Places where one person may be signed in; the oldest is dropped. */
const SESSIONS_A_PERSON = 20;

/** Length of the hash prefix that identifies a session among one person's. */
const HANDLE_LENGTH = 16;

export { RECENT_SECONDS };

const TOKEN = /^[\w-]{43}$/;

/**
 * Who a session's token belongs to; VISITOR when it counts no more. One query; a session in use is
 * noted once an hour, after the answer.
 */
export async function findViewer(ctx: Ctx, token: string): Promise<Viewer> {
  if (!TOKEN.test(token)) return VISITOR;
  const sessionId = await hashToken(token);
  const row = await readIdentity(ctx.db, sessionId, ctx.now);
  if (!row) return VISITOR;
  const { usernameKey, isPremium, isStaff, switches, lastUsedAt, passkeysRequired, ...account } =
    row;
  primeSwitches(ctx, switches);
  const before = ctx.now - TOUCH_SECONDS;
  if (lastUsedAt <= before) {
    ctx.waitUntil(touchSession(ctx.db, sessionId, ctx.now, before).then(() => {}));
  }
  const isOwner = usernameKey === OWNER_KEY;
  const isTrusted = isStaff || isOwner;
  const needsPasskey = passkeysRequired === "on";
  return {
    account: { ...account, sessionId },
    // The Owner has staff and premium powers; staff have no premium by that.
    isPremium: isPremium || isOwner,
    isStaff: isTrusted && !needsPasskey,
    isOwner: isOwner && !needsPasskey,
    ...(needsPasskey && { needsPasskey }),
  };
}

/**
 * A session to be opened: the token for the cookie, and the row for the same batch or for
 * `openSession`.
 */
export async function newSession(
  ctx: Ctx,
  user: { id: string; epoch: number },
  passkeyAt: number | null = null,
): Promise<{ token: string; row: SessionRow }> {
  const token = newToken();
  const row = {
    id: await hashToken(token),
    userId: user.id,
    epoch: user.epoch,
    device: ctx.device,
    createdAt: ctx.now,
    verifiedAt: ctx.now,
    lastUsedAt: ctx.now,
    passkeyAt,
    expiresAt: ctx.now + SESSION_SECONDS,
  };
  return { token, row };
}

/**
 * Opens a session for somebody who just proved who they are, in place of the one that the browser
 * had (`viewer`), and answers its token; null when the account was closed, reset or signed out
 * everywhere since `epoch` was read, or when the account at a provider (`via`) opens it no more.
 * What staff and the Owner open is noted in the audit log.
 */
export async function startSession(
  ctx: Ctx,
  viewer: Viewer,
  user: { id: string; epoch: number },
  via?: SignInKey | "passkey",
): Promise<string | null> {
  const isPasskey = via === "passkey";
  const { token, row } = await newSession(ctx, user, isPasskey ? ctx.now : null);
  const opened = await openSession(ctx.db, row, isPasskey ? undefined : via);
  if (!opened) return null;
  if (opened.trusted) noteSecurity(ctx, opened.trusted, { account: user.id });
  await endReplaced(ctx, viewer);
  ctx.waitUntil(trimSessions(ctx.db, user.id, SESSIONS_A_PERSON));
  return token;
}

/** Ends the session that the browser had before another was opened in it. */
export async function endReplaced(ctx: Ctx, viewer: Viewer): Promise<void> {
  if (viewer.account) await deleteSession(ctx.db, viewer.account.sessionId);
}

/**
 * Keeps the session of somebody who proved again who they are, under another token: the old one
 * opens nothing any more. Answers the token for the cookie. Throws signInRequired when the session
 * has ended.
 */
export async function renewSession(ctx: Ctx, viewer: Viewer): Promise<string> {
  const account = requireAccount(viewer);
  const { token, row } = await newSession(ctx, account);
  if (!(await rotateSession(ctx.db, account.sessionId, row))) {
    throw new DomainError("signInRequired");
  }
  return token;
}

/**
 * Did the viewer prove within the last `seconds` who they are, by signing in or signing in again?
 */
export function isRecentlyVerified(
  ctx: Pick<Ctx, "now">,
  viewer: Viewer,
  seconds: number = RECENT_SECONDS,
): boolean {
  return ctx.now - requireAccount(viewer).verifiedAt <= seconds;
}

/**
 * The viewer's account, for what a stolen session must not do. Throws reauthRequired unless they
 * proved within the last `seconds` who they are; signInRequired.
 */
export function requireRecentSignIn(
  ctx: Pick<Ctx, "now">,
  viewer: Viewer,
  seconds: number = RECENT_SECONDS,
): Account {
  const account = requireAccount(viewer);
  if (!isRecentlyVerified(ctx, viewer, seconds)) throw new DomainError("reauthRequired");
  return account;
}

/**
 * Ends this session only; without one it does nothing. Throws unavailable while nobody
 * can be looked up: a cookie that is only forgotten would leave the session open.
 */
export async function signOut(ctx: Ctx, viewer: Viewer): Promise<void> {
  if (viewer.isUnknown) throw new DomainError("unavailable");
  if (viewer.account) await deleteSession(ctx.db, viewer.account.sessionId);
}

/** Ends every session of the account, this one too. */
export async function signOutEverywhere(ctx: Ctx, viewer: Viewer): Promise<void> {
  await startEpoch(ctx.db, requireAccount(viewer).id);
}

/**
 * Ends one session of the viewer's, as `SessionView` names it; one that has ended changes nothing.
 * Throws signInRequired.
 */
export async function endSession(ctx: Ctx, viewer: Viewer, handle: string): Promise<void> {
  await ctx.limitRate("write");
  await deleteOwnSession(ctx.db, requireAccount(viewer).id, handle);
}

/** Where the person is signed in, last used first. */
export async function listSessions(ctx: Ctx, viewer: Viewer): Promise<SessionView[]> {
  const account = requireAccount(viewer);
  const rows = await listOpenSessions(ctx.db, account.id, ctx.now);
  return rows.map(({ id, ...row }) => ({
    ...row,
    handle: id.slice(0, HANDLE_LENGTH),
    isCurrent: id === account.sessionId,
  }));
}

/** Deletes what has expired. */
export const sweepSessions = async (ctx: Ctx): Promise<void> => {
  await deleteExpiredSessions(ctx.db, ctx.now);
};
