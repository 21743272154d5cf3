/** Own links of envelopes that were opened in this browser, as one cookie, the latest first. */
import { ENVELOPES_COOKIE, hostCookie, readCookie } from "~worker/cookies";

const SECONDS = 400 * 86_400;
const MOST = 20;

export const heldEnvelopes = (request: Request): string[] =>
  (readCookie(request, ENVELOPES_COOKIE) ?? "").split(".").filter(Boolean).slice(0, MOST);

/** A Set-Cookie header after which the browser holds this own link too. */
export function holdEnvelope(request: Request, token: string): string {
  const others = heldEnvelopes(request).filter((held) => held !== token);
  return hostCookie(ENVELOPES_COOKIE, [token, ...others].slice(0, MOST).join("."), SECONDS);
}
