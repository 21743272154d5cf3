/**
 * The pending action of a sign-in, from the address of /auth to its end. /auth keeps it in one
 * short-lived cookie; `completeSignIn` does it, whichever way somebody signed in. The cookie isn't
 * signed, so whatever it says is checked like an address: a path of ours and a gift's id, or
 * nothing.
 */
import { giftIdInput } from "#shared/favorites/schema";
import type { Viewer } from "#shared/viewer";
import { ownPath } from "~/lib/own-path";
import { redirectDocument } from "~/lib/router";
import type { Ctx } from "~worker/context";
import { hostCookie, PENDING_COOKIE, readCookie, sessionCookie } from "~worker/cookies";
import { saveAfterSignIn } from "~worker/domain/favorites/favorites.server";
import type { PendingAction } from "./pending-action";

const PENDING_SECONDS = 1_800;

/** A longer path is dropped: a cookie holds 4 kB. */
const NEXT_MAX = 1_000;

function parse(query: URLSearchParams): PendingAction {
  const next = ownPath(query.get("next"));
  return {
    next: next.length > NEXT_MAX ? "/" : next,
    save: giftIdInput.safeParse(query.get("save") ?? undefined).data ?? null,
  };
}

/** The pending action that the request's address names, else its cookie's. */
export function readPendingAction(request: Request): PendingAction {
  const { searchParams } = new URL(request.url);
  const isNamed = searchParams.has("next") || searchParams.has("save");
  return parse(isNamed ? searchParams : new URLSearchParams(cookieText(request)));
}

function cookieText(request: Request): string {
  try {
    return decodeURIComponent(readCookie(request, PENDING_COOKIE) ?? "");
  } catch {
    return "";
  }
}

/**
 * The pending action of a visit to /auth, and the cookie that keeps it from here on; null where
 * nothing has to be set. An address that only says how a sign-in went leaves the cookie as it is;
 * /auth by itself begins anew.
 */
export function keepPendingAction(request: Request): {
  pending: PendingAction;
  cookie: string | null;
} {
  const { searchParams } = new URL(request.url);
  const isContinued = searchParams.has("error") || searchParams.has("reset");
  const isNamed = searchParams.has("next") || searchParams.has("save");
  if (isContinued && !isNamed) return { pending: readPendingAction(request), cookie: null };
  const pending = parse(searchParams);
  if (pending.next === "/" && pending.save === null) {
    const hasCookie = readCookie(request, PENDING_COOKIE) !== null;
    return { pending, cookie: hasCookie ? hostCookie(PENDING_COOKIE, null, 0) : null };
  }
  const value = new URLSearchParams({ next: pending.next });
  if (pending.save !== null) value.set("save", String(pending.save));
  return { pending, cookie: hostCookie(PENDING_COOKIE, value.toString(), PENDING_SECONDS) };
}

/**
 * The end of every sign-in, by password, new account or provider, and of opening /auth when signed
 * in already: saves the gift, forgets the pending action and goes to its page. `token` is a session
 * that was just opened.
 */
export async function completeSignIn(
  ctx: Ctx,
  request: Request,
  who: { token: string } | { viewer: Viewer },
): Promise<Response> {
  const { next, save } = readPendingAction(request);
  const isNew = "token" in who;
  // Another site may lead somebody who is signed in here, but not change what they keep.
  if (save !== null && (isNew || isOwnVisit(request))) {
    await saveAfterSignIn(ctx, isNew ? who.token : who.viewer, save);
  }
  const headers = new Headers({ "Set-Cookie": hostCookie(PENDING_COOKIE, null, 0) });
  if (isNew) headers.append("Set-Cookie", sessionCookie(who.token));
  return redirectDocument(next, { headers });
}

/** Did the visit begin on a page of ours, or with an address that somebody typed? */
function isOwnVisit(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  return URL.parse(request.headers.get("referer") ?? "")?.origin === new URL(request.url).origin;
}
