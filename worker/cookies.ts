/** The cookies of identity. `__Host-`: this host alone, over TLS, for every path. */
import { serialize } from "hono/utils/cookie";
import { SESSION_SECONDS } from "./domain/accounts/sessions/rules";

export const SESSION_COOKIE = "__Host-session";

/** Says which accounts know this browser, so that strangers' tries don't slow it. */
export const BROWSER_COOKIE = "__Host-browser";

/** Half a year after the last sign-in with a password. */
export const BROWSER_SECONDS = 180 * 86_400;

/** Ties a browser to the password reset that it asked for, for as long as the code lives. */
export const RESET_COOKIE = "__Host-reset";

/** The pending action of somebody who was asked to sign in: a page, and a gift to save. */
export const PENDING_COOKIE = "__Host-pending";

/** Where somebody was, and what they had typed, when they were asked to sign in again. */
export const REAUTH_COOKIE = "__Host-reauth";

/** The challenge that a passkey is to sign, as only we can have written it. */
export const PASSKEY_COOKIE = "__Host-passkey";

/** What a browser must bring back from an OAuth provider. */
export const OAUTH_COOKIE = "__Host-oauth";

/** Says which conversation a visitor has; also for who signs in meanwhile. */
export const CHAT_COOKIE = "__Host-chat";

/** The region whose shops somebody chose; read by the server alone. */
export const REGION_COOKIE = "__Host-region";

/** Opens the answers to invitations that somebody without an account gave in this browser. */
export const RSVP_COOKIE = "__Host-rsvp";

/** The links to their lists that somebody made in this browser; the database has hashes alone. */
export const SHARES_COOKIE = "__Host-shares";

/** Opens what somebody promised of shared lists in this browser. */
export const PROMISES_COOKIE = "__Host-promises";

/** The keys of draws that somebody held in this browser; the database has hashes alone. */
export const DRAWS_COOKIE = "__Host-draws";

/** Opens the envelopes that were opened in this browser. */
export const ENVELOPES_COOKIE = "__Host-envelopes";

/**
 * A Set-Cookie header that scripts can't read and other sites can't send. Without a value it
 * deletes.
 */
export const hostCookie = (name: string, value: string | null, seconds: number): string =>
  serialize(name, value ?? "", {
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "Lax",
    maxAge: value === null ? 0 : seconds,
  });

/** Keeps a session's token in the browser; null forgets it. */
export const sessionCookie = (token: string | null): string =>
  hostCookie(SESSION_COOKIE, token, SESSION_SECONDS);

/** The value of a cookie in a request's Cookie header, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = pair.trim().split("=");
    if (key === name) return value.join("=") || null;
  }
  return null;
}
