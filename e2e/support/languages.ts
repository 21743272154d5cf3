import { readFileSync } from "node:fs";
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Page,
} from "@playwright/test";
import { type Language, type Translations, textOf } from "../shared/languages";

export { LANGUAGES, type Language } from "../shared/languages";

/** The words that a page shows in a language: `words("fr", "home")("finder.submit")`. */
export function words(language: Language, namespace: string) {
  const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url);
  const all = JSON.parse(readFileSync(file, "utf8")) as Translations;
  return (key: string): string => textOf(all, key);
}

let visitors = 0;

/** An address on the network that no other visitor has, whichever of the workers asks. */
function newAddress(): string {
  visitors++;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 256;
  return `10.${worker}.${visitors >> 8}.${visitors & 255}`;
}

/** Waits until a page that was served obeys its scripts, where it has any. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      // A page that is still on its way has no scripts yet.
      document.readyState !== "loading" &&
      (document.documentElement.dataset.hydrated !== undefined ||
        !document.querySelector("script[type=module]")),
  );

/** Waits until the router has nothing on its way: no navigation, no answer, no loader. */
export const untilIdle = (page: Page) =>
  page.waitForFunction(() => {
    const { navigation, revalidation, fetchers } = window.__reactRouterDataRouter.state;
    const isIdle = ({ state }: { state: string }) => state === "idle";
    return isIdle(navigation) && revalidation === "idle" && [...fetchers.values()].every(isIdle);
  });

/**
 * Waits until a page has loaded what it fetches in idle time, so that a test that cuts the network
 * cuts nothing else: half a second without a new resource.
 */
export async function untilLoaded(page: Page) {
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType("resource").map((entry) => entry.startTime);
    return document.readyState === "complete" && performance.now() - Math.max(0, ...ends) > 500;
  });
}

/**
 * The page, whose visits take until it obeys its scripts: on a busy machine a press would come
 * before.
 */
export function patient(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const whole = async <T>(visit: Promise<T>) => {
    const response = await visit;
    await untilHydrated(page);
    return response;
  };
  return Object.assign(page, {
    // Pictures may still load: no test waits for them.
    goto: (url: string, options: Parameters<Page["goto"]>[1] = {}) =>
      whole(goto(url, { waitUntil: "domcontentloaded", ...options })),
    reload: (options: Parameters<Page["reload"]>[0] = {}) =>
      whole(reload({ waitUntil: "domcontentloaded", ...options })),
  });
}

/** Every test is another visitor to the rate limits, and leaves no page open behind it. */
export const test = base.extend<{ closedContexts: undefined }>({
  page: ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? patient(page) : page),
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ "cf-connecting-ip": newAddress() });
  },
  // Those that a test opens by itself would stay until its worker ends: hundreds of pages in the
  // end.
  closedContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A page of a fresh visitor who speaks `locale`. */
export async function visit(browser: Browser, locale: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    locale,
    extraHTTPHeaders: { "cf-connecting-ip": newAddress() },
    ...options,
  });
  const page = await context.newPage();
  return options.javaScriptEnabled === false ? page : patient(page);
}

export { expect } from "@playwright/test";
