/**
 * Security headers of every answer the Worker makes; an Observatory A+ (CSP without "unsafe", nonces,
 * isolation). Fails closed: an answer without its own Cache-Control is private and not stored.
 */
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "../app-env";
import { isKeepable, KEEP_A_MINUTE } from "./page-cache";

const isolation = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: [NONCE, "'strict-dynamic'"],
    // The development server injects styles as it goes; a build never does.
    styleSrc:
      import.meta.env.MODE === "development" ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  crossOriginOpenerPolicy: "same-origin",
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: "same-origin",
  referrerPolicy: "strict-origin-when-cross-origin",
  strictTransportSecurity: "max-age=63072000; includeSubDomains; preload",
  xFrameOptions: "DENY",
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
});

const cacheDefault = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const said = c.res.headers.get("Cache-Control");
  // What sets a cookie is one visitor's, whatever the page says of itself.
  const isOnesOwn = said?.includes("public") && c.res.headers.has("Set-Cookie");
  if (said && !isOnesOwn) return;
  if (isOnesOwn) return c.header("Cache-Control", "private, no-store");
  if (!isKeepable(c.req.raw, c.res)) return c.header("Cache-Control", "private, no-store");
  c.header("Cache-Control", KEEP_A_MINUTE);
  c.header("Vary", "Cookie, Accept-Language", { append: true });
});

export const responseHeaders = [isolation, cacheDefault] as const;
