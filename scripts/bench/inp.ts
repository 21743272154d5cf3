/** The time from a press to the next paint, with the CPU slowed four times. */
import type { Browser, Page } from "@playwright/test";

const SLOWER = 4;
const PRESSES = 5;

/** Remembers the longest event of each press, as Interaction to Next Paint counts them. */
function watchPresses() {
  const seen = globalThis as unknown as { presses: number[] };
  seen.presses = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) seen.presses.push(entry.duration);
    }
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as object);
}

/** Milliseconds of the slowest of what `press` does; events under 16 ms are told as 0. */
async function slowest(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watchPresses);
  await press();
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(() => (globalThis as unknown as { presses: number[] }).presses);
  return Math.max(0, ...seen);
}

/** Opens a page whose scripts have run, in a phone's window on a slow processor. */
async function openSlowly(page: Page, url: string) {
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/**
 * The slowest press of each kind, and the path of the results that the finder led to. Signs
 * somebody up, since a visitor's heart leads to signing in.
 */
export async function measurePresses(browser: Browser, base: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: "en-US",
    baseURL: base,
  });
  const name = `press-${Date.now().toString(36)}`;
  const person = { username: name, email: `${name}@example.com`, password: "a kettle for my aunt" };
  await context.request.post("/api/register", { data: person });
  const page = await context.newPage();

  await openSlowly(page, `${base}/search?q=tea`);
  const hearts = await slowest(page, async () => {
    for (let heart = 0; heart < PRESSES; heart++) {
      await page.locator("button[aria-pressed]").nth(heart).click();
    }
  });
  await openSlowly(page, `${base}/search?q=tea`);
  const filters = await slowest(page, async () => {
    await page.getByRole("searchbox").first().pressSequentially(" pot", { delay: 80 });
    await page.locator('select[name="budget"]').click();
    await page.locator('select[name="budget"]').selectOption({ index: 1 });
    await page.locator('select[name="age"]').click();
    await page.locator('select[name="age"]').selectOption({ index: 4 });
  });
  await openSlowly(page, `${base}/`);
  const finder = await slowest(page, async () => {
    const form = page.locator('form:has([name="recipient"])');
    await form.locator('[name="recipient"]').pressSequentially("My aunt", { delay: 40 });
    await form.locator('[name="interests"]').pressSequentially("tea, hiking", { delay: 40 });
    for (const [field, value] of Object.entries(CHOICES)) {
      await form.locator(`[name="${field}"]`).selectOption(value);
    }
    await form.locator('[type="submit"]').click();
    await page.waitForURL((url) => url.search.length > 1);
  });
  const { pathname, search } = new URL(page.url());
  await context.close();
  return { presses: { hearts, filters, finder }, results: pathname + search };
}

const CHOICES = { age: "26-50", occasion: "birthday", budget: "50-100", relationship: "family" };
