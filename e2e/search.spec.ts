import type { Locator } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";

const QUERIES = { en: "tea", fr: "thé", es: "café", zh: "咖啡" } as const;

for (const { code, locale } of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test(`${code}: finds gifts${javaScriptEnabled ? "" : " without JavaScript"}`, async ({
      browser,
    }) => {
      const page = await visit(browser, locale, {
        javaScriptEnabled,
        viewport: { width: 320, height: 800 },
      });
      await page.goto("/search");
      const t = words(code, "search");
      await page.getByRole("searchbox").fill(QUERIES[code]);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(page).toHaveURL(/[?&]q=/);
      if (javaScriptEnabled) {
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      await page.getByRole("searchbox").fill("qqqqzzzz");
      await page.keyboard.press("Enter");
      const none = t("none").replace("{{query}}", "qqqqzzzz");
      await expect(page.getByRole("heading", { name: none })).toBeVisible();
    });
  }
}

test("narrows by price, age and occasion, and pages on", async ({ page }) => {
  await page.goto("/search?q=the", { waitUntil: "networkidle" });
  await expect(page.getByRole("article")).toHaveCount(12);
  await page.getByRole("link", { name: /More gifts/ }).click();
  await expect(page.getByRole("article")).toHaveCount(24);
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(new Set(names).size).toBe(24);
  await page.goto("/search?q=the&budget=200%2B&age=80%2B&occasion=christmas");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a filter that we don't know is none, a bare plus in an address is one", async ({ page }) => {
  const response = await page.goto("/search?q=the&budget=200+&age=80+&occasion=doomsday");
  expect(response?.status()).toBe(200);
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("200+");
  await expect(page.getByLabel("Age", { exact: true })).toHaveValue("80+");
  await expect(page.getByLabel("Occasion", { exact: true })).toHaveValue("");
});

/** Types and presses within one task of the page, as no machine is too slow for. */
const typeAndPress = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    const field = document.querySelector<HTMLInputElement>("#search-text");
    if (field) field.value = "tea";
    field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    element.click();
  });

test("a link pressed right after typing wins over the search", async ({ page }) => {
  // Before the scripts are up nothing searches by itself, and the test would prove nothing.
  await page.goto("/search", { waitUntil: "networkidle" });
  await typeAndPress(page.getByRole("link", { name: "Your favorites" }).first());
  await page.waitForTimeout(900);
  // A visitor is asked to sign in there.
  await expect(page).toHaveURL(/\/auth\?next=%2Ffavorites$/);
  await page.goto("/search", { waitUntil: "networkidle" });
  // Slower than the form's pause: an answer before it would take the typed text away by itself.
  await page.route(/search\.data\?.*q=Books/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await typeAndPress(page.getByRole("link", { name: "Books" }));
  await page.waitForTimeout(900);
  await expect(page).toHaveURL(/category=books/);
});

test("offers the words of a Chinese search that finds nothing", async ({ browser }) => {
  const page = await visit(browser, "zh-CN");
  await page.goto("/search?q=咖啡茶壶&age=0-5");
  await page.getByRole("link", { name: "咖啡", exact: true }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("咖啡");
  await expect(page).toHaveURL(/age=0-5/);
});

test("too many searches are slowed in words, on a page that stands", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  // A new minute may begin in between and forgive everything; what it answers the browser keeps for a minute.
  let asked = "tea";
  await expect(async () => {
    asked += " cup";
    const searches = Array.from({ length: 130 }, () => page.request.get("/search?q=tea"));
    const statuses = (await Promise.all(searches)).map((response) => response.status());
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    const address = `/search?q=${encodeURIComponent(asked)}`;
    expect((await page.goto(address))?.status()).toBe(429);
  }).toPass();
  await expect(page.getByRole("alert")).toContainText(words("en", "errors")("tooManyRequests"));
  await expect(page.getByRole("searchbox")).toHaveValue(asked);
});

test("blank text does nothing, hostile text is only text", async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("searchbox").fill("   ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(0);
  const response = await page.goto(
    `/search?q=${encodeURIComponent('"><script>x</script> OR * NEAR(')}`,
  );
  expect(response?.status()).toBe(200);
  const long = await page.goto(`/search?q=${"x".repeat(5000)}`);
  expect(long?.status()).toBeLessThan(500);
});
