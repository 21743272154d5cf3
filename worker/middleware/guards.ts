/** Brakes before any work: cross-site writes and oversized bodies. Both fail closed. */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "#shared/errors";
import type { AppEnv } from "../app-env";

const MAX_BODY = 64 * 1024;
/** Stripe's events repeat whole objects; a draw says itself that ten thousand names are many. */
const MAX_LONG_BODY = 256 * 1024;
const LONG = /^\/(?:api\/payment\/webhook$|draws\/)/;

const refuseLonger = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new DomainError("tooLarge");
    },
  });
const limits = { usual: refuseLonger(MAX_BODY), long: refuseLonger(MAX_LONG_BODY) };

/**
 * Bodies over 64 kB (256 kB for Stripe's events and draws) are refused, whether or not they say how
 * long they are.
 */
export const limitBody = createMiddleware<AppEnv>((c, next) =>
  (LONG.test(c.req.path) ? limits.long : limits.usual)(c, next),
);

/**
 * Does another site make this request, by Sec-Fetch-Site, else Origin, else Referer? Null when it
 * carries none of them. `direct`: may it come from no site at all, as an address typed by hand?
 */
export function isFromElsewhere(c: Context<AppEnv>, { direct }: { direct: boolean }) {
  const site = c.req.header("sec-fetch-site");
  if (site) return site !== "same-origin" && !(direct && site === "none");
  const from = c.req.header("origin") ?? c.req.header("referer");
  if (!from) return null;
  return !URL.canParse(from) || new URL(from).origin !== new URL(c.req.url).origin;
}

/** Refuses writes that another site makes in a visitor's name. */
export const refuseCrossSite = createMiddleware<AppEnv>(async (c, next) => {
  const { method } = c.req;
  const isRead = method === "GET" || method === "HEAD" || method === "OPTIONS";
  if (!isRead && isFromElsewhere(c, { direct: true })) throw new DomainError("crossSite");
  await next();
});
