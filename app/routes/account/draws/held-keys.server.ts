/**
 * Keys of draws that were drawn in this browser, as one cookie, the latest first. The database
 * knows their hashes alone, so only this browser can show the links and change such a draw.
 */
import { DRAWS_COOKIE, hostCookie, readCookie } from "~worker/cookies";

/** As long as browsers keep any cookie: a draw may be revealed long after. */
const SECONDS = 400 * 86_400;
/** More than an account has draws: one that is started over leaves its key behind. */
const MOST = 30;

export const heldKeys = (request: Request): string[] =>
  (readCookie(request, DRAWS_COOKIE) ?? "").split(".").filter(Boolean).slice(0, MOST);

/** A Set-Cookie header after which the browser holds this key too. */
export const holdKey = (request: Request, key: string): string =>
  hostCookie(DRAWS_COOKIE, [key, ...heldKeys(request)].slice(0, MOST).join("."), SECONDS);
