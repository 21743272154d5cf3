/** Brakes before any work: cross-site writes and oversized bodies. Both fail closed. */
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env";
import { DomainError } from "../domain/errors";

const MAX_BODY = 64 * 1024;

/** Bodies over 64 kB are refused, whether or not they say how long they are. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new DomainError("tooLarge");
  },
});

/** Refuses writes that another site makes in a visitor's name (Sec-Fetch-Site, else Origin). */
export const refuseCrossSite = createMiddleware<AppEnv>(async (c, next) => {
  const { method } = c.req;
  if (method !== "GET" && method !== "HEAD" && method !== "OPTIONS") {
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const own = new URL(c.req.url).origin;
    const refused = site ? site !== "same-origin" && site !== "none" : origin && origin !== own;
    if (refused) throw new DomainError("crossSite");
  }
  await next();
});
