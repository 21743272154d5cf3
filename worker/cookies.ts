/** The cookies of identity. `__Host-`: this host alone, over TLS, for every path. */
import { serialize } from "hono/utils/cookie";
import { SESSION_SECONDS } from "./domain/sessions/sessions.server";

export const SESSION_COOKIE = "__Host-session";

/** Ties a browser to the password reset that it asked for, for as long as the code lives. */
export const RESET_COOKIE = "__Host-reset";

/** Marks a browser that signed in to an account, also after signing out. */
export const KNOWN_COOKIE = "__Host-known";
const KNOWN_SECONDS = 180 * 86_400;

/** What somebody wanted when they were asked to sign in: a page, and a gift to save. */
export const PENDING_COOKIE = "__Host-pending";

/** What a browser must bring back from an OAuth provider. */
export const OAUTH_COOKIE = "__Host-oauth";

/** Says which conversation a visitor has; also for who signs in meanwhile. */
export const CHAT_COOKIE = "__Host-chat";

/** The region whose shops somebody chose; read by the server alone. */
export const REGION_COOKIE = "__Host-region";

/** Opens the answers to invitations that somebody without an account gave in this browser. */
export const RSVP_COOKIE = "__Host-rsvp";

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

/** The cookies of a sign-in: the session's token, and what makes the browser a known one. */
export const signInCookies = (signedIn: { token: string; known?: string | null }): string[] => [
  sessionCookie(signedIn.token),
  ...(signedIn.known ? [hostCookie(KNOWN_COOKIE, signedIn.known, KNOWN_SECONDS)] : []),
];

/** The value of a cookie in a request's Cookie header, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = pair.trim().split("=");
    if (key === name) return value.join("=") || null;
  }
  return null;
}
