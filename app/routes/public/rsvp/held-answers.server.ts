/**
 * What a browser has used, as one cookie of tokens, the latest first: those that open its answers,
 * and the shared links by which it gave them. A page may show a shared link only to a browser that
 * has used it.
 */
import { hostCookie, RSVP_COOKIE, readCookie } from "~worker/cookies";

const YEAR = 365 * 86_400;
const MOST = 10;

export const heldAnswers = (request: Request): string[] =>
  (readCookie(request, RSVP_COOKIE) ?? "").split(".").filter(Boolean).slice(0, MOST);

/** A Set-Cookie header after which the browser holds these tokens too. */
export const holdAnswer = (request: Request, ...tokens: string[]): string =>
  write([...tokens, ...heldAnswers(request).filter((held) => !tokens.includes(held))]);

/** A Set-Cookie header after which the browser has forgotten the answer. */
export const dropAnswer = (request: Request, token: string): string =>
  write(heldAnswers(request).filter((held) => held !== token));

const write = (tokens: readonly string[]) =>
  hostCookie(RSVP_COOKIE, tokens.slice(0, MOST).join(".") || null, YEAR);
