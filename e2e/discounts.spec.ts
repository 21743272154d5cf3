/** The samples of a local database; the teapot has two codes, the blooming tea one that ran out. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";
import { makePremium } from "./support/premium";

const TEAPOT = "/gifts/glass-teapot-with-infuser";
const PAGES = [
  TEAPOT,
  "/search?q=glass+teapot",
  "/favorites",
  "/category/kitchen",
  "/?index",
  "/lists",
];

/** A new account on this page's browser, which has saved the teapot and put it on a list. */
async function register(page: Page) {
  const username = `saver${randomUUID().slice(0, 8)}`;
  const data = { username, email: `${username}@example.com`, password: "three ribbons and a bow" };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  const found = await (await page.request.get("/api/gifts/search?q=glass+teapot+infuser")).json();
  const giftId = found.find(({ slug }: { slug: string }) => TEAPOT.endsWith(slug)).id;
  expect((await page.request.post("/api/favorites", { data: { giftId } })).ok()).toBe(true);
  const list = await page.request.post("/api/lists", { data: { name: "Tea", giftId } });
  return `/lists/${(await list.json()).id}`;
}

for (const { code, locale } of LANGUAGES) {
  test(`${code}: a premium person copies a code and reads its terms`, async ({ browser }) => {
    const page = await visit(browser, locale, {
      viewport: { width: 320, height: 800 },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const t = words(code, "cards");
    await register(page);
    await makePremium(page);
    await page.goto(TEAPOT);
    const codes = page.getByRole("main").getByRole("list", { name: /./ }).filter({
      hasText: "SAMPLE10",
    });
    const button = codes.getByRole("button", { name: `${t("discounts.copy")} SAMPLE10` });
    await button.click();
    await expect(page.getByText(t("discounts.copied")).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("SAMPLE10");
    await expect(codes.getByText(t("discounts.sample")).first()).toBeVisible();
    const terms = codes.getByText(t("discounts.details")).first();
    await terms.focus();
    await page.keyboard.press("Enter");
    const [until = ""] = t("discounts.until").split("{{");
    await expect(codes.getByText(until.trim()).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test("shows codes on cards and lists, also without scripts, as text to select", async ({
  browser,
}) => {
  const page = await visit(browser, "en-US", { javaScriptEnabled: false });
  const list = await register(page);
  await makePremium(page);
  for (const path of [TEAPOT, "/favorites", "/search?q=glass+teapot", list]) {
    await page.goto(path);
    await expect(page.getByText("SAMPLE10", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /Copy code/ })).toHaveCount(0);
  }
  await page.getByText("Terms and dates").first().click();
  await expect(page.getByText(/^Last checked/).first()).toBeVisible();
});

test("hides a code that ran out", async ({ page }) => {
  await register(page);
  await makePremium(page);
  await page.goto("/gifts/jasmine-blooming-tea-flowers");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.content()).not.toContain("SAMPLEPAST");
});

test("sends no code to anybody else, in no page and no page's data", async ({ page }) => {
  const addresses = (paths: string[]) =>
    paths.flatMap((path) => {
      const [name = "", query] = path.split("?");
      const file = name === "/" ? "/_root.data" : `${name}.data`;
      return [path, query === undefined ? file : `${file}?${query}`];
    });
  async function expectNoCodes(paths: string[]) {
    for (const address of addresses(paths)) {
      const text = await (await page.request.get(address)).text();
      expect(text, address).not.toMatch(/SAMPLE\w/);
      expect(text, address).not.toContain("discountCodes");
    }
  }
  await expectNoCodes(PAGES);
  const list = await register(page);
  await expectNoCodes([...PAGES, list]);
  await makePremium(page);
  for (const address of addresses([TEAPOT, "/favorites", "/search?q=glass+teapot", list])) {
    expect(await (await page.request.get(address)).text(), address).toContain("SAMPLE10");
  }
});
