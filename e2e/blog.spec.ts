import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { hold } from "./support/hold";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";

const SLUG = "thanksgiving-host-gifts";

test("the list shows featured articles first, each with its facts", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
  const cards = page.getByRole("article");
  expect(await cards.count()).toBeGreaterThanOrEqual(18);
  // Staff may have published something newer meanwhile.
  const first = cards.first();
  const seasonal = cards.filter({ has: page.getByText("Seasonal", { exact: true }) });
  await expect(seasonal.first()).toBeVisible();
  await expect(first.locator("time")).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
  await expect(first.getByText(/^\d+ min read$/)).toBeVisible();
  const days = await cards
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(days).toEqual(days.toSorted().reverse());
});

test("searches and filters", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  await page.goto("/blog");
  const cards = page.getByRole("article");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const toggle = async (name: string, pressed: boolean) => {
    await button(name).click();
    await expect(button(name)).toHaveAttribute("aria-pressed", String(pressed));
  };

  await toggle("Seasonal", true);
  await expect(cards).toHaveCount(3);
  await toggle("DIY Gifts", true);
  await expect(cards).toHaveCount(6);
  await expect(page).toHaveURL(/category=diy-gifts&category=seasonal$/);
  await toggle("Seasonal", false);
  await expect(cards).toHaveCount(3);

  const field = page.getByRole("searchbox", { name: "Search articles" });
  await field.fill("NOTEBOOK");
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]category=diy-gifts(&|$)/);
  await expect(page).toHaveURL(/[?&]q=NOTEBOOK(&|$)/);

  await field.fill("qqqqzzzz");
  await field.press("Enter");
  await expect(page.getByText("No posts found matching your criteria.")).toBeVisible();
  await page.getByRole("link", { name: "Show all articles" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
  await expect(field).toHaveValue("");
});

test("an article shows its gifts as cards", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  await page.goto("/blog");
  await page.locator(`a[href="/blog/${SLUG}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thanksgiving");
  await expect(page.getByRole("link", { name: "0 comments" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Comments" })).toBeVisible();
  await expect(page.getByText("No comments yet")).toBeVisible();
  const cards = page.getByRole("article").getByRole("article");
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
  await expect(cards.first().getByRole("link", { name: /Buy Now/ })).toBeVisible();
  await page.getByRole("link", { name: "Back to Blog" }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("skeletons and words stand in for what is on its way", async ({ page }) => {
  await page.goto("/blog");
  const release = await hold(page, /\/blog.*\.data/);
  await page.getByRole("button", { name: "Occasions", exact: true }).click();
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  await expect(page.getByRole("status").getByText("Loading articles…")).toBeAttached();
  release();
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.unroute(/\/blog.*\.data/);

  const letGo = await hold(page, /\/blog\/.*\.data/);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByText("Loading post...")).toBeVisible();
  letGo();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();
});

test("shares an article, or copies it where the browser can't share", async ({ browser }) => {
  const page = await visit(browser, "en-US", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(`/blog/${SLUG}?q=x`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Thanksgiving");
  expect(copied).toMatch(new RegExp(`https?://[^ ]+/blog/${SLUG}$`));
});

test("a table of an article scrolls by itself and by keyboard", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 700 } });
  await page.goto("/blog/gift-budget-for-the-whole-year");
  const region = page.getByRole("region", { name: /^Who and when/ });
  await region.focus();
  await expect(region).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("the feed is well-formed, in the language that was asked for", async ({ page }) => {
  await page.goto("/blog");
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  expect(href).toBe("/blog/rss.xml?lng=en");
  for (const { code } of LANGUAGES) {
    const response = await page.request.get(`/blog/rss.xml?lng=${code}`);
    expect(response.headers()["content-type"]).toContain("application/rss+xml");
    const xml = await response.text();
    expect(xml).toContain(words(code, "blog")("title"));
    const read = await page.evaluate((text) => {
      const feed = new DOMParser().parseFromString(text, "text/xml");
      const all = (name: string) =>
        [...feed.querySelectorAll(name)].map((node) => node.textContent);
      return { broken: all("parsererror"), guids: all("item > guid"), dates: all("pubDate") };
    }, xml);
    expect(read.broken).toEqual([]);
    expect(read.guids.length).toBeGreaterThanOrEqual(18);
    expect(new Set(read.guids).size).toBe(read.guids.length);
    expect(read.dates.map((date) => Number.isNaN(Date.parse(date ?? "")))).not.toContain(true);
  }
});
