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
  await page.goto("/search?q=the");
  await expect(page.getByRole("article")).toHaveCount(12);
  await page.getByRole("link", { name: /More gifts/ }).click();
  await expect(page.getByRole("article")).toHaveCount(24);
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(new Set(names).size).toBe(24);
  await page.goto("/search?q=the&budget=200%2B&age=80%2B&occasion=christmas");
  await expect(page.getByRole("article").first()).toBeVisible();
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
