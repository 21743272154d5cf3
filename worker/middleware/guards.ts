/** Brakes before any work: cross-site writes, floods, oversized bodies. Each fails closed but the flood
 * brake, which fails open: a broken counter must not close the shop. */
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

/** At most so many calls a minute and visitor; the binding counts per location, approximately. */
export const limitRate = (name: "RECOMMEND_LIMIT" | "SEARCH_LIMIT") =>
  createMiddleware<AppEnv>(async (c, next) => {
    const key = c.req.header("cf-connecting-ip") ?? "unknown";
    const verdict = await c.env[name]?.limit({ key }).catch(() => null);
    if (verdict && !verdict.success) throw new DomainError("tooManyRequests");
    await next();
  });
