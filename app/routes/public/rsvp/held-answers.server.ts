/** The answers that a browser may change, as one cookie of their tokens, the latest first. */
import { hostCookie, RSVP_COOKIE, readCookie } from "~worker/cookies";

const YEAR = 365 * 86_400;
const MOST = 5;

export const heldAnswers = (request: Request): string[] =>
  (readCookie(request, RSVP_COOKIE) ?? "").split(".").filter(Boolean).slice(0, MOST);

/** A Set-Cookie header after which the browser holds this answer too. */
export const holdAnswer = (request: Request, token: string): string =>
  write([token, ...heldAnswers(request).filter((held) => held !== token)]);

/** A Set-Cookie header after which the browser has forgotten the answer. */
export const dropAnswer = (request: Request, token: string): string =>
  write(heldAnswers(request).filter((held) => held !== token));

const write = (tokens: readonly string[]) =>
  hostCookie(RSVP_COOKIE, tokens.slice(0, MOST).join(".") || null, YEAR);
