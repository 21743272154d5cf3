/** Opens and closes a request: context, bookmark cookie, cost figures, one log line. */
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { detectRegion } from "#shared/catalogue/regions";
import { ASKED_KEY, askedCookie, detectLocale, isNamedByAddress, LOCALE_KEY } from "#shared/locale";
import { VISITOR } from "#shared/viewer";
import type { AppEnv } from "../app-env";
import { buildCtx } from "../context";
import {
  BROWSER_COOKIE,
  BROWSER_SECONDS,
  CHAT_COOKIE,
  hostCookie,
  REGION_COOKIE,
  SESSION_COOKIE,
} from "../cookies";
import { secondsLeft } from "../domain/allowances/allowances.server";
import { flushSoon } from "../domain/counters/counters.server";
import { maskSecrets } from "../secret-paths";

/** D1's place in time after this person's last write, so that replicas serve nothing older. */
const BOOKMARK = "__Host-bookmark";

export const openRequest = createMiddleware<AppEnv>(async (c, next) => {
  const started = performance.now();
  const url = new URL(c.req.url);
  const bookmark = getCookie(c, BOOKMARK);
  const cf = c.req.raw.cf as IncomingRequestCfProperties | undefined;
  const spoken = {
    saved: getCookie(c, LOCALE_KEY),
    accepted: c.req.header("accept-language"),
    query: c.req.query("lng"),
    asked: getCookie(c, ASKED_KEY),
  };
  const built = buildCtx(c.env, c.executionCtx, {
    requestId: c.get("requestId"),
    locale: detectLocale(spoken),
    region: detectRegion(getCookie(c, REGION_COOKIE), cf?.country),
    bookmark: bookmark && /^[0-9a-f-]{10,120}$/.test(bookmark) ? bookmark : undefined,
    // A streamed answer is written after its headers, so a conversation has no bookmark to go by.
    readsLatest:
      getCookie(c, SESSION_COOKIE) !== undefined || getCookie(c, CHAT_COOKIE) !== undefined,
    userAgent: c.req.header("user-agent"),
    knownBrowser: getCookie(c, BROWSER_COOKIE),
    origin: url.origin,
    address: c.req.header("cf-connecting-ip"),
    timeZone: cf?.timezone,
  });
  c.set("built", built);
  c.set("ctx", built.ctx);
  c.set("viewer", VISITOR);
  await next();

  // Hono's `c.header` makes another Response for each header of one that is finished.
  const { headers, ok, status } = c.res;
  if (c.req.method === "GET" && ok && isNamedByAddress(spoken)) {
    headers.append("Set-Cookie", askedCookie(built.ctx.locale));
  }
  const browser = built.browserToRemember();
  if (browser) headers.append("Set-Cookie", hostCookie(BROWSER_COOKIE, browser, BROWSER_SECONDS));
  if (status === 429 && !headers.has("Retry-After")) headers.set("Retry-After", "30");
  // Reads alone need no bookmark: only a request that may have written moves it.
  const moved = c.req.method !== "GET" && c.req.method !== "HEAD" ? built.bookmark() : null;
  if (moved) headers.append("Set-Cookie", hostCookie(BOOKMARK, moved, 3600));
  // The API's own problems and every page alike: the allowance comes back at midnight.
  if (built.purse.isRefused() && status === 429) {
    headers.set("Retry-After", String(secondsLeft(built.ctx.now)));
  }
  const duration = Math.round(performance.now() - started);
  if (built.ctx.settings.ENVIRONMENT !== "production") {
    const { queries, rowsRead, rowsWritten, kvReads, kvWrites } = built.meter;
    headers.set(
      "Server-Timing",
      `total;dur=${duration}, queries;desc="${queries}", rows-read;desc="${rowsRead}", ` +
        `rows-written;desc="${rowsWritten}", kv-read;desc="${kvReads}", ` +
        `kv-write;desc="${kvWrites}"`,
    );
  }
  built.ctx.count("requests");
  built.ctx.count("rowsRead", built.meter.rowsRead * built.readWeight);
  built.ctx.waitUntil(built.purse.settle());
  flushSoon(built.ctx);
  built.ctx.log.info("request", {
    method: c.req.method,
    path: maskSecrets(url.pathname).slice(0, 120),
    status,
    duration,
    locale: built.ctx.locale,
  });
});
