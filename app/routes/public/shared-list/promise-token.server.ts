/** The token of this browser's promises: a cookie that lasts a year from the latest promise on. */
import { hostCookie, PROMISES_COOKIE, readCookie } from "~worker/cookies";

const YEAR = 365 * 86_400;
const TOKEN = /^[\w-]{43}$/;

/** The token that this browser holds, or null. */
export function heldPromises(request: Request): string | null {
  const token = readCookie(request, PROMISES_COOKIE);
  return token && TOKEN.test(token) ? token : null;
}

/** A Set-Cookie header after which the browser holds this token. */
export const holdPromises = (token: string): string => hostCookie(PROMISES_COOKIE, token, YEAR);
