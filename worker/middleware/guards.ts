/** Brakes before any work: cross-site writes and oversized bodies. Both fail closed. */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "#shared/errors";
import type { AppEnv } from "../app-env";

const MAX_BODY = 64 * 1024;
/** Stripe's events repeat whole objects. */
const MAX_EVENT = 256 * 1024;
const EVENTS_PATH = "/api/payment/webhook";

const refuseLonger = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new DomainError("tooLarge");
    },
  });
const limits = { body: refuseLonger(MAX_BODY), event: refuseLonger(MAX_EVENT) };

/**
 * Bodies over 64 kB (256 kB for Stripe's events) are refused, whether or not they say how long they
 * are.
 */
export const limitBody = createMiddleware<AppEnv>((c, next) =>
  (c.req.path === EVENTS_PATH ? limits.event : limits.body)(c, next),
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
