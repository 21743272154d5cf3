/**
 * Tokens of links to lists that were made in this browser, as one cookie, the latest first. The
 * database knows their hashes alone, so only this browser can show the links again.
 */
import { hostCookie, readCookie, SHARES_COOKIE } from "~worker/cookies";

const YEAR = 365 * 86_400;
const MOST = 10;

export const heldShares = (request: Request): string[] =>
  (readCookie(request, SHARES_COOKIE) ?? "").split(".").filter(Boolean).slice(0, MOST);

/** A Set-Cookie header after which the browser holds this token too. */
export const holdShare = (request: Request, token: string): string =>
  hostCookie(SHARES_COOKIE, [token, ...heldShares(request)].slice(0, MOST).join("."), YEAR);
