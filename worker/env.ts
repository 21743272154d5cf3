/**
 * The only reader of bindings, variables and secrets. Parsed once an isolate; an invalid value
 * stops the Worker at startup with a message that names it.
 */
import { z } from "zod";
import { type Kind, type Limits, splitLimits } from "#shared/allowances/schema";
import { parseExchangeRates } from "#shared/catalogue/exchange";
import type { DailyAllowanceObject } from "./adapters/daily-allowance";
import type { PasswordHasherObject } from "./adapters/password-hasher";

const blank = (value: unknown) => (value === "" ? undefined : value);
const optionalUrl = z.preprocess(blank, z.url({ protocol: /^https?$/ }).optional());
const optionalText = z.preprocess(blank, z.string().optional());

const optionalCount = z.preprocess(blank, z.coerce.number().int().min(0).optional());

/** scrypt's log2(N) in production, after OWASP's password storage cheat sheet. */
const PASSWORD_COST = 15;

const settingsSchema = z.object({
  /** "local" shows Server-Timing and never calls the AI binding, which needs an account. */
  ENVIRONMENT: z.enum(["production", "local", "test"]).default("production"),
  WORKERS_AI_MODEL: z.string().default("@cf/zai-org/glm-4.7-flash"),
  WORKERS_AI_PREMIUM_MODEL: z.string().default("@cf/google/gemma-4-26b-a4b-it"),
  /** scrypt's log2(N) for new hashes. Tests set a cheap one; production ignores it. */
  PASSWORD_COST: z.preprocess(blank, z.coerce.number().int().min(1).max(15).default(PASSWORD_COST)),
  /** Set to reach Workers AI over its REST interface instead of the binding. */
  WORKERS_AI_BASE_URL: optionalUrl,
  WORKERS_AI_API_TOKEN: optionalText,
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: optionalUrl,
  OPENAI_MODEL: z.string().default("gpt-5-mini"),
  /** Paid model calls a UTC day, a fifth of them for premium people. */
  OPENAI_DAILY_CALLS: optionalCount,
  /**
   * What visitors who aren't signed in may spend a UTC day, all together, and the percentage of
   * what is left that one network may take (docs/decisions/0019).
   */
  VISITORS_DAILY_ROWS: optionalCount,
  VISITORS_DAILY_HASHES: optionalCount,
  VISITORS_DAILY_CHATS: optionalCount,
  VISITORS_DAILY_MAILS: optionalCount,
  VISITORS_NETWORK_PERCENT: z.preprocess(blank, z.coerce.number().min(0.1).max(100).optional()),
  /** Turnstile's check of persons on three forms; on when both keys are set. */
  TURNSTILE_SITE_KEY: optionalText,
  TURNSTILE_SECRET_KEY: optionalText,
  TURNSTILE_BASE_URL: z.preprocess(
    blank,
    z.url({ protocol: /^https?$/ }).default("https://challenges.cloudflare.com"),
  ),
  DONATION_URL: optionalUrl,
  /** Units of a currency for a dollar, for "about 55 €" beside a price; the day comes first. */
  EXCHANGE_RATES: z
    .preprocess(
      blank,
      z.string().default("2025-10-31 CAD=1.40 GBP=0.76 EUR=0.87 MXN=18.6 CNY=7.12"),
    )
    .transform((text, issues) => {
      const rates = parseExchangeRates(text);
      if (!rates) issues.addIssue("must be a day and a rate of each of CAD, GBP, EUR, MXN, CNY");
      return rates ?? z.NEVER;
    }),
  /** The site's details on the about page; whatever is not set is not shown. */
  FOUNDER_NAME: optionalText,
  CONTACT_PHONE: z.preprocess(
    blank,
    z
      .string()
      .regex(/^\+?[\d\s().-]{5,30}$/, "must be a phone number")
      .optional(),
  ),
  CONTACT_EMAIL: z.preprocess(blank, z.email().optional()),
  SOCIAL_ONE_NAME: optionalText,
  SOCIAL_ONE_URL: optionalUrl,
  SOCIAL_TWO_NAME: optionalText,
  SOCIAL_TWO_URL: optionalUrl,
  /**
   * The Owner's first password; the account is made when it is first used. One that is
   * too short opens nothing: see `isOwnerPasswordLong`.
   */
  OWNER_PASSWORD: optionalText,
  OWNER_EMAIL: z.preprocess(blank, z.email().default("owner@giftwright.invalid")),
  /** "Giftwright <hello@example.com>": who mails come from. Without it no provider sends. */
  MAIL_FROM: z.preprocess(
    blank,
    z
      .string()
      .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, "must be an address")
      .optional(),
  ),
  RESEND_API_KEY: optionalText,
  /** "https://host" where the links of mails lead; the host that was asked unless set. */
  SITE_ORIGIN: optionalUrl.transform((url) => url && new URL(url).origin),
  MAIL_API_BASE: z.preprocess(blank, z.url().default("https://api.resend.com")),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  /** Set to reach a provider's fake: authorize, token and profile live under it. */
  GOOGLE_BASE_URL: optionalUrl,
  GITHUB_CLIENT_ID: optionalText,
  GITHUB_CLIENT_SECRET: optionalText,
  GITHUB_BASE_URL: optionalUrl,
  /** Payment is on when all three are set. */
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** Set to reach another host in place of Stripe's API: protocol, host and port. */
  STRIPE_API_BASE: optionalUrl,
  /**
   * Where browsers find the fake of Stripe that `npm start` runs; counts with ENVIRONMENT=local
   * alone.
   */
  STRIPE_FAKE_ORIGIN: optionalUrl,
});

export type Settings = z.infer<typeof settingsSchema>;

/**
 * The origin of the fake of Stripe that `npm start` serves; null in a deployment, whatever is set
 * there.
 */
export const fakeStripeOrigin = ({ ENVIRONMENT, STRIPE_FAKE_ORIGIN }: Settings): string | null =>
  ENVIRONMENT === "local" && STRIPE_FAKE_ORIGIN ? new URL(STRIPE_FAKE_ORIGIN).origin : null;

/** The cost of a new password hash: the setting's, or the full one in production. */
export const passwordCost = (settings: Settings): number =>
  settings.ENVIRONMENT === "production" ? PASSWORD_COST : settings.PASSWORD_COST;

/** Characters that OWNER_PASSWORD has at least, wherever others can reach the Worker. */
export const OWNER_PASSWORD_MIN = 16;

/** Is OWNER_PASSWORD long enough for this environment? On one's own machine every one is. */
export const isOwnerPasswordLong = ({ ENVIRONMENT, OWNER_PASSWORD = "" }: Settings): boolean =>
  ENVIRONMENT === "local" || [...OWNER_PASSWORD].length >= OWNER_PASSWORD_MIN;

/** Well under the free tier: 100,000 rows written and as many Durable Object requests a day. */
export const VISITORS_DAILY = { rows: 30_000, hashes: 15_000, chats: 5_000, mails: 2_000 } as const;
const OPENAI_CALLS = 300;
export const VISITORS_NETWORK_PERCENT = 3;
/** On one's own machine everybody has one address, and there is no free tier to spend. */
const LOCAL_FACTOR = 100;

/** What visitors may spend of a day, by the settings or their defaults. */
export function dailyLimits(settings: Settings): Limits {
  const isLocal = settings.ENVIRONMENT !== "production";
  const factor = isLocal ? LOCAL_FACTOR : 1;
  const daily: Record<Kind, number> = {
    rows: settings.VISITORS_DAILY_ROWS ?? VISITORS_DAILY.rows * factor,
    hashes: settings.VISITORS_DAILY_HASHES ?? VISITORS_DAILY.hashes * factor,
    chats: settings.VISITORS_DAILY_CHATS ?? VISITORS_DAILY.chats * factor,
    mails: settings.VISITORS_DAILY_MAILS ?? VISITORS_DAILY.mails * factor,
    paidCalls: settings.OPENAI_DAILY_CALLS ?? OPENAI_CALLS,
  };
  const percent = settings.VISITORS_NETWORK_PERCENT ?? (isLocal ? 100 : VISITORS_NETWORK_PERCENT);
  return splitLimits(daily, percent);
}

/** Turnstile's keys, and where its script, frame and service are; null unless both keys are set. */
export function turnstileOf(settings: Settings) {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = settings;
  const baseUrl = settings.TURNSTILE_BASE_URL;
  return siteKey && secret ? { siteKey, secret, baseUrl, origin: new URL(baseUrl).origin } : null;
}

/** What the Worker needs of its platform. */
export type Bindings = {
  DB: D1Database;
  KV: KVNamespace;
  AI?: Ai;
  ASSETS?: Fetcher;
  RECOMMEND_LIMIT?: RateLimit;
  SEARCH_LIMIT?: RateLimit;
  WRITE_LIMIT?: RateLimit;
  ACCOUNT_LIMIT?: RateLimit;
  SIGN_IN_LIMIT?: RateLimit;
  PASSWORD_HASHER: DurableObjectNamespace<PasswordHasherObject>;
  DAILY_ALLOWANCE: DurableObjectNamespace<DailyAllowanceObject>;
  /** Cloudflare's mail binding, where it is configured. */
  SEND_EMAIL?: SendEmail;
};

const parsed = new WeakMap<object, Settings>();

/** The settings of this environment. Throws an Error that names every wrong variable. */
export function readSettings(env: Bindings): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const result = settingsSchema.safeParse(env);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Wrong settings: ${wrong.join("; ")}`);
  }
  parsed.set(env, result.data);
  return result.data;
}
