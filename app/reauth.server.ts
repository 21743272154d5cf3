/**
 * Signing in again before what a stolen session must not do. A guard sends the visitor to
 * /auth/again and keeps where they were, with what they had typed, in one short-lived cookie;
 * afterwards they are back there, with or without scripts. The cookie isn't signed: it says nothing
 * but a path of ours and the text of fields, which go back into the fields of its own browser.
 */

import { z } from "zod";
import { requireSignedIn } from "~/guards.server";
import type { Address } from "~/lib/address";
import { ownPath } from "~/lib/own-path";
import { redirect, redirectDocument } from "~/lib/router";
import { hostCookie, REAUTH_COOKIE, readCookie, sessionCookie } from "~worker/cookies";
import { isRecentlyVerified } from "~worker/domain/accounts/sessions/sessions.server";

const REAUTH_SECONDS = 900;

/** A cookie holds 4 kB; what was typed is dropped beyond this. */
const VALUE_MAX = 3_000;

/**
 * Where somebody was: a path of ours, which may end with a fragment, and the text of fields by
 * name.
 */
export type Interrupted = { back: Address; typed: Record<string, string> };

const interrupted = z.object({
  back: z.string().transform(ownPath),
  typed: z.record(z.string(), z.string()),
});

type GuardArgs = Parameters<typeof requireSignedIn>[0];

/**
 * Who is signed in and proved it within the last five minutes. Throws a redirect to /auth/again,
 * which comes back to `back` with `typed`, never passwords, for `takeTyped`; or what
 * requireSignedIn throws.
 */
export function requireRecentlySignedIn(
  args: GuardArgs,
  { back, typed = {} }: { back: Address; typed?: Record<string, string> },
): ReturnType<typeof requireSignedIn> {
  const signedIn = requireSignedIn(args);
  if (isRecentlyVerified(signedIn.ctx, signedIn.viewer)) return signedIn;
  throw askToSignInAgain({ back, typed });
}

/** The redirect to /auth/again, for an action whose service said reauthRequired. */
export const askToSignInAgain = (where: Interrupted): Response =>
  redirect("/auth/again", {
    status: 303,
    headers: { "Set-Cookie": interruptedCookie(where) },
  });

/**
 * The cookie that remembers where somebody was; for a link to /auth/again, which has nothing typed.
 */
export function interruptedCookie({ back, typed }: Interrupted): string {
  const whole = JSON.stringify({ back, typed });
  const value =
    encodeURIComponent(whole).length > VALUE_MAX ? { back, typed: {} } : { back, typed };
  return hostCookie(REAUTH_COOKIE, JSON.stringify(value), REAUTH_SECONDS);
}

/** What the browser's cookie says; the account page when it says nothing of ours. */
export function readInterrupted(request: Request): Interrupted {
  try {
    const text = decodeURIComponent(readCookie(request, REAUTH_COOKIE) ?? "");
    return interrupted.parse(JSON.parse(text));
  } catch {
    return { back: "/account", typed: {} };
  }
}

/**
 * What was typed on the page `path` before its visitor signed in again, once: null, or the text of
 * fields with the cookie that forgets it.
 */
export function takeTyped(
  request: Request,
  path: string,
): { typed: Record<string, string>; cookie: string } | null {
  if (readCookie(request, REAUTH_COOKIE) === null) return null;
  const { back, typed } = readInterrupted(request);
  if (back.split(/[?#]/)[0] !== path) return null;
  return { typed, cookie: hostCookie(REAUTH_COOKIE, null, 0) };
}

/** The end of signing in again: the session's new token, and back to where the visitor was. */
export const completeReauth = (request: Request, token: string): Response =>
  redirectDocument(readInterrupted(request).back, {
    headers: { "Set-Cookie": sessionCookie(token) },
  });
