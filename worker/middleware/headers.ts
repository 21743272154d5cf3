/**
 * Security headers of every answer the Worker makes; an Observatory A+ (CSP without "unsafe",
 * nonces, isolation). The page where one pays alone lets Stripe in. Fails closed: an answer without
 * its own Cache-Control is private and not stored.
 */
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "../app-env";
import { type Bindings, fakeStripeOrigin, readSettings, type Settings, turnstileOf } from "../env";
import { isSecretPath } from "../secret-paths";
import { isKeepable, KEEP_A_MINUTE } from "./page-cache";

const content = {
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
};

const rules = {
  crossOriginOpenerPolicy: "same-origin",
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: "same-origin",
  referrerPolicy: "strict-origin-when-cross-origin",
  strictTransportSecurity: "max-age=63072000; includeSubDomains; preload",
  xFrameOptions: "DENY",
};
const permissions = { camera: [], geolocation: [], microphone: [], payment: [] };

/** Another site's frame and script beside our own, such as Turnstile's widget; none for most. */
const closedBut = (beside: string[]) =>
  secureHeaders({
    ...rules,
    contentSecurityPolicy: {
      ...content,
      scriptSrc: [...content.scriptSrc, ...beside],
      ...(beside.length > 0 && { frameSrc: beside }),
    },
    permissionsPolicy: permissions,
  });

/** While settings are wrong, which the answer will say, nothing of another site is let in. */
const closed = closedBut([]);

const STRIPE_SCRIPTS = ["https://js.stripe.com", "https://*.js.stripe.com"];

/**
 * Where a payment form's script, frames, calls and pictures come from, and its portal, where a
 * plain form leads.
 */
type PaymentSources = Record<"script" | "frame" | "connect" | "img" | "form", string[]>;

const openTo = ({ script, frame, connect, img, form }: PaymentSources, beside: string[]) =>
  secureHeaders({
    ...rules,
    // A bank's or a wallet's window has to find its way back to the form.
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    contentSecurityPolicy: {
      ...content,
      // Named for browsers that don't know strict-dynamic; the others trust what our script loads.
      scriptSrc: [...content.scriptSrc, ...script, ...beside],
      frameSrc: [...frame, ...beside],
      connectSrc: [...content.connectSrc, ...connect],
      imgSrc: [...content.imgSrc, ...img],
      formAction: [...content.formAction, ...form],
    },
    permissionsPolicy: { ...permissions, payment: ["self", "https://js.stripe.com"] },
  });

/** What Stripe.js asks for (docs.stripe.com/security/guide). */
const STRIPE: PaymentSources = {
  script: STRIPE_SCRIPTS,
  frame: [...STRIPE_SCRIPTS, "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
  img: ["https://*.stripe.com"],
  form: ["https://billing.stripe.com"],
};

const fakeOf = (origin: string): PaymentSources => ({
  script: [origin],
  frame: [origin],
  connect: [],
  img: [],
  form: [origin],
});

/** The headers of these settings, made once. */
const made = new WeakMap<Settings, Record<"page" | "payment", ReturnType<typeof secureHeaders>>>();

function settingsOf(env: Bindings): Settings | null {
  try {
    return readSettings(env);
  } catch {
    return null;
  }
}

function headersOf(settings: Settings) {
  const known = made.get(settings);
  if (known) return known;
  const fake = fakeStripeOrigin(settings);
  const turnstile = turnstileOf(settings);
  const beside = turnstile ? [turnstile.origin] : [];
  const headers = {
    page: closedBut(beside),
    payment: openTo(fake ? fakeOf(fake) : STRIPE, beside),
  };
  made.set(settings, headers);
  return headers;
}

/** Routes are found whatever the case of their letters. */
const PAYMENT_PAGE = /^\/premium\/?$/i;

const isolation = createMiddleware<AppEnv>((c, next) => {
  const isPayment = PAYMENT_PAGE.test(c.req.path);
  const settings = settingsOf(c.env);
  const headers = settings && headersOf(settings);
  return ((isPayment ? headers?.payment : headers?.page) ?? closed)(c, next);
});

const cacheDefault = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  const said = headers.get("Cache-Control");
  // What sets a cookie is one visitor's, whatever the page says of itself.
  const isOnesOwn = said?.includes("public") && headers.has("Set-Cookie");
  if (said && !isOnesOwn) return;
  if (isOnesOwn || !isKeepable(c.req.raw, c.res)) {
    return headers.set("Cache-Control", "private, no-store");
  }
  headers.set("Cache-Control", KEEP_A_MINUTE);
  headers.append("Vary", "Cookie, Accept-Language");
});

/**
 * No other site learns such an address. Not "no-referrer": browsers would then hide the origin of
 * its forms, which the guard against other sites' writes asks for.
 */
const secretAddresses = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (isSecretPath(c.req.path)) c.res.headers.set("Referrer-Policy", "same-origin");
});

export const responseHeaders = [secretAddresses, isolation, cacheDefault] as const;
