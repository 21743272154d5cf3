/** The samples of a local database; the teapot has two codes, the blooming tea one that ran out. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";
import { makePremium } from "./support/rights";

const TEAPOT = "/gifts/glass-teapot-with-infuser";
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

test("a premium person copies a code and reads its terms", async ({ browser }) => {
  const page = await visit(browser, "en-US", {
    viewport: { width: 320, height: 800 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const t = words("en", "cards");
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
