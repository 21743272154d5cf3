/**
 * Builds what the domain works with, once a request. With `env.ts`, the only reader of bindings.
 */

import type { Limits, Use } from "#shared/allowances/schema";
import type { Region } from "#shared/catalogue/regions";
import { type SeasonKey, seasonOf } from "#shared/catalogue/season";
import type { TallyName } from "#shared/counters/schema";
import { DomainError } from "#shared/errors";
import type { Locale } from "#shared/locale";
import type { Translate } from "#shared/translate";
import { durableAllowance } from "./adapters/daily-allowance";
import { kvCache } from "./adapters/kv-cache";
import { mailerOf } from "./adapters/mailer";
import { oauthProviders } from "./adapters/oauth";
import { openAiSource } from "./adapters/openai";
import { durableHasher } from "./adapters/password-hasher";
import { stripePayments } from "./adapters/stripe";
import { turnstileCheck } from "./adapters/turnstile";
import { webAuthn } from "./adapters/webauthn";
import { runByBinding, runByRest, workersAiSource } from "./adapters/workers-ai";
import { type Database, openDatabase } from "./db/client";
import { type Meter, newMeter } from "./db/meter";
import type { WebAuthn } from "./domain/accounts/passkeys/ports";
import type { OAuthProvider, PasswordHasher } from "./domain/accounts/ports";
import { describeDevice } from "./domain/accounts/sessions/device";
import { networkOf } from "./domain/allowances/networks";
import type { DailyAllowance, HumanCheck } from "./domain/allowances/ports";
import { openPurse, type Purse, spendFrom } from "./domain/allowances/purse";
import { noteSecurity } from "./domain/audit/security";
import { addTo } from "./domain/counters/tally";
import type { Cache } from "./domain/favorites/ports";
import type { Mailer } from "./domain/mail/ports";
import type { PaymentProvider } from "./domain/premium/ports";
import type { ModelSource } from "./domain/recommendations/ports";
import {
  type Bindings,
  dailyLimits,
  passwordCost,
  readSettings,
  type Settings,
  turnstileOf,
} from "./env";
import { translator } from "./i18n";
import { describeError, type Log, newLog } from "./log";

export type Ctx = {
  requestId: string;
  settings: Settings;
  db: Database;
  locale: Locale;
  /** Whose shops a gift's link leads to. */
  region: Region;
  t: Translate;
  /** UTC seconds, and the UTC day as YYYY-MM-DD. */
  now: number;
  today: string;
  /** By the visitor's own date. */
  season: SeasonKey;
  models: readonly ModelSource[];
  cache: Cache;
  passwords: PasswordHasher;
  webAuthn: WebAuthn;
  mailer: Mailer;
  /** Those whose secrets are set. */
  oauth: readonly OAuthProvider[];
  /** Null while its keys aren't set. */
  payments: PaymentProvider | null;
  /** Where the visitor found us, as `https://host`; null for the clock's jobs. */
  origin: string | null;
  /** Where the links of mails lead, as `https://host`. */
  site: string;
  /** The browser and system that ask, for the list of sessions. */
  device: string;
  /** What the browser's cookie says of accounts that know it, and the answer's word for it. */
  knownBrowser: string | null;
  rememberBrowser: (value: string) => void;
  log: Log;
  /** Counts one call against a limit of the visitor's address; throws tooManyRequests. */
  limitRate: (limit: RateLimitName) => Promise<void>;
  /**
   * Sets aside what a visitor's use case costs of the day's allowances (docs/decisions/0019); never
   * asked for who is signed in. A browser that an account knows has a part of its own, whatever
   * its network spent. Throws dailyLimit or signInLimit.
   */
  spend: (use: Use, browser?: string | null) => Promise<void>;
  /** The same for what can be left out: false when the allowance is spent. */
  maySpend: (use: Use) => Promise<boolean>;
  allowance: DailyAllowance;
  /** Null while Turnstile is switched off. */
  humanCheck: HumanCheck | null;
  limits: Limits;
  /** Counts one try to sign in to an account, from wherever; false when they come too fast. */
  countSignIn: (account: string) => Promise<boolean>;
  /**
   * Adds to a figure of the day for the Admin Dashboard; written now and then, never at each
   * request.
   */
  count: (name: TallyName, by?: number) => void;
  /** Work that may finish after the response; a failure is only logged. */
  waitUntil: (work: Promise<unknown>) => void;
};

export type RequestFacts = {
  requestId: string;
  locale: Locale;
  /** The United States when unknown. */
  region?: Region;
  bookmark?: string | undefined;
  /** Reads from the primary, not a replica: rights may have just been revoked. */
  readsLatest?: boolean | undefined;
  /** The visitor's network address, which rate limits count by. */
  address?: string | undefined;
  userAgent?: string | undefined;
  knownBrowser?: string | undefined;
  origin?: string | undefined;
  /** IANA name, from the network; UTC when unknown. */
  timeZone?: string | undefined;
  now?: Date;
};

export type RateLimitName = "recommend" | "search" | "write" | "account";

export type BuiltCtx = {
  ctx: Ctx;
  bookmark: () => string | null;
  meter: Meter;
  /** What the browser's cookie is to say from now on; null leaves it. */
  browserToRemember: () => string | null;
  purse: Purse;
  /** Factor for extrapolating rows read: 0 where this request didn't count them. */
  readWeight: number;
};

/** Sampling rate for counting rows read, which needs each read to run twice. */
const READ_SAMPLE = 20;

/** The context of one request or job. */
export function buildCtx(
  env: Bindings,
  execution: Pick<ExecutionContext, "waitUntil">,
  facts: RequestFacts,
): BuiltCtx {
  const settings = readSettings(env);
  const now = facts.now ?? new Date();
  const today = now.toISOString().slice(0, 10);
  const seconds = Math.floor(now.getTime() / 1000);
  const log = newLog(facts.requestId);
  const limits = dailyLimits(settings);
  const turnstile = turnstileOf(settings);
  const allowance = durableAllowance(env.DAILY_ALLOWANCE, log);
  const purse = openPurse(allowance, { address: facts.address, day: today, limits });
  const count: Ctx["count"] = (name, by = 1) => addTo(name, by, { today, now: seconds });
  // At once, and not at the end of the request: a stream and background work write after it.
  const meter = newMeter((rows) => {
    count("rowsWritten", rows);
    purse.wrote(rows);
  });
  const isSampled = settings.ENVIRONMENT === "production";
  const countsReads = !isSampled || Math.random() * READ_SAMPLE < 1;
  const readWeight = countsReads ? (isSampled ? READ_SAMPLE : 1) : 0;
  const { db, bookmark } = openDatabase(env.DB, freshness(facts), { meter, countsReads });
  const limitRate = rateLimiter(env, facts.address);
  let browserToRemember: string | null = null;
  const ctx: Ctx = {
    requestId: facts.requestId,
    settings,
    db,
    locale: facts.locale,
    region: facts.region ?? "us",
    t: translator(facts.locale),
    now: seconds,
    today,
    season: seasonOf(localDate(now, facts.timeZone)),
    models: modelSources(env, settings),
    cache: kvCache(env.KV, log, (call) => {
      meter[call]++;
      if (call === "kvWrites") count(call);
    }),
    passwords: durableHasher(env.PASSWORD_HASHER, passwordCost(settings)),
    mailer: mailerOf(env, settings),
    oauth: oauthProviders(settings),
    payments: stripePayments(settings),
    origin: facts.origin ?? null,
    site: settings.SITE_ORIGIN ?? facts.origin ?? "",
    device: describeDevice(facts.userAgent),
    knownBrowser: facts.knownBrowser ?? null,
    rememberBrowser: (value) => {
      browserToRemember = value;
    },
    log,
    limitRate: (name) =>
      limitRate(name).catch((error: unknown) => {
        noteSecurity(ctx, "throttled", { reason: name });
        throw error;
      }),
    webAuthn,
    countSignIn: async (account) =>
      (await env.SIGN_IN_LIMIT?.limit({ key: account }).catch(() => null))?.success ?? true,
    spend: (use, browser) => spendFrom(purse, use, browser),
    maySpend: (use) => purse.take(use),
    allowance,
    humanCheck: turnstile && turnstileCheck(turnstile, facts.address, log),
    limits,
    count,
    waitUntil: (work) =>
      execution.waitUntil(
        work.catch((error: unknown) =>
          log.error("background_failed", { error: describeError(error) }),
        ),
      ),
  };
  return { ctx, bookmark, meter, purse, readWeight, browserToRemember: () => browserToRemember };
}

const freshness = ({ readsLatest, bookmark }: RequestFacts) =>
  readsLatest ? "first-primary" : (bookmark ?? "first-unconstrained");

/**
 * The binding counts per location and approximately. Fails open, since a broken counter must not
 * block visitors.
 */
function rateLimiter(env: Bindings, address = "unknown"): Ctx["limitRate"] {
  const limits = {
    recommend: env.RECOMMEND_LIMIT,
    search: env.SEARCH_LIMIT,
    write: env.WRITE_LIMIT,
    account: env.ACCOUNT_LIMIT,
  };
  return async (name) => {
    const verdict = await limits[name]?.limit({ key: networkOf(address) }).catch(() => null);
    if (verdict && !verdict.success) throw new DomainError("tooManyRequests");
  };
}

/** The sources that can be reached, in the order in which they are asked. */
function modelSources(env: Bindings, settings: Settings): ModelSource[] {
  const sources: ModelSource[] = [];
  const models = {
    model: settings.WORKERS_AI_MODEL,
    premiumModel: settings.WORKERS_AI_PREMIUM_MODEL,
  };
  if (settings.WORKERS_AI_BASE_URL) {
    const run = runByRest(settings.WORKERS_AI_BASE_URL, settings.WORKERS_AI_API_TOKEN);
    sources.push(workersAiSource(run, models));
  } else if (env.AI && settings.ENVIRONMENT === "production") {
    sources.push(workersAiSource(runByBinding(env.AI), models));
  }
  if (settings.OPENAI_API_KEY) {
    const baseUrl = settings.OPENAI_BASE_URL ?? "https://api.openai.com/v1";
    sources.push(
      openAiSource({ apiKey: settings.OPENAI_API_KEY, baseUrl, model: settings.OPENAI_MODEL }),
    );
  }
  return sources;
}

/** The calendar date where the visitor is. */
function localDate(now: Date, timeZone = "UTC"): { month: number; day: number } {
  const [month = 1, day = 1] = dateFormat(timeZone).format(now).split("/").map(Number);
  return { month, day };
}

/** Cached, since creating a format costs more than using it; a few hundred zones at most. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat("en-US", { timeZone, month: "numeric", day: "numeric" });
  } catch {
    // A zone that this runtime doesn't know yet.
    return dateFormat("UTC");
  }
  formats.set(timeZone, format);
  return format;
}
