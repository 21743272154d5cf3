/**
 * Which pages a visitor's own browser may keep for a minute (docs/decisions/0008). Fails closed:
 * what isn't known to be the same for everybody who speaks a language is not kept.
 */

import { ASKED_KEY, LOCALE_KEY } from "#shared/locale";
import { BROWSER_COOKIE } from "../cookies";

/**
 * Never "public": a shared cache would hand one visitor's nonce to others, can't know a visitor's
 * season, and Cloudflare's ignores `Vary: Cookie`.
 */
export const KEEP_A_MINUTE = "private, max-age=60";

/**
 * Pages that show the same to every anonymous visitor; their data requests (`*.data`) are none of
 * them.
 */
const PUBLIC_PAGE = /^\/(?:(?:search|about|premium|blog)?|(?:blog|gifts|category)\/[^/]+)$/;

/** Parameters that a page answers with something of one moment or one person. */
const OF_ONE_PERSON = ["save", "sent", "index"];

/** True for a public page that answers somebody without any cookie but those of a language. */
export function isKeepable(request: Request, response: Response): boolean {
  const { pathname, searchParams } = new URL(request.url);
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    response.status === 200 &&
    PUBLIC_PAGE.test(pathname) &&
    !pathname.endsWith(".data") &&
    !OF_ONE_PERSON.some((name) => searchParams.has(name)) &&
    isAnonymous(request.headers.get("cookie")) &&
    !request.headers.has("authorization") &&
    !response.headers.has("set-cookie") &&
    (response.headers.get("content-type") ?? "").startsWith("text/html")
  );
}

/**
 * Session, conversation, D1 bookmark: whoever has one reads what is theirs, and the latest of it.
 * No page shows anything else to a browser that signed in before.
 */
const SHOWS_NOTHING = [LOCALE_KEY, ASKED_KEY, BROWSER_COOKIE];

const isAnonymous = (cookies: string | null): boolean =>
  (cookies ?? "")
    .split(";")
    .map((pair) => pair.split("=")[0]?.trim())
    .every((name) => !name || SHOWS_NOTHING.includes(name));
