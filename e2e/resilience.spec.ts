import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { findGifts, TEA_LOVER } from "./support/finder";
import { expect, LANGUAGES, test, untilLoaded, visit, words } from "./support/languages";

const title = "Your Personalized Recommendations";
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function findTea(page: Page) {
  await findGifts(page, "en", {
    ...TEA_LOVER,
    recipient: "Grandma",
    interests: "tea, gardening, no candles",
  });
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

/** What the page loads when it has time is there, so that only the network is missing. */
const settle = untilLoaded;

test.describe("without a network", () => {
  test("a question keeps page, answers and earlier results", async ({ page }) => {
    await page.goto("/");
    await findTea(page);
    await settle(page);
    await page.context().setOffline(true);
    await field(page, "Recipient").fill("My aunt Rosé");
    await field(page, "Interests").fill("jazz\nold maps");
    await page.getByRole("button", { name: "Get Gift Ideas" }).click();

    const alert = page.getByRole("alert").filter({ hasText: "Failed to get recommendations" });
    await expect(alert.first()).toBeFocused();
    await expect(alert.first()).toBeInViewport();
    await expect(field(page, "Recipient")).toHaveValue("My aunt Rosé");
    await expect(field(page, "Interests")).toHaveValue("jazz\nold maps");
    await expect(field(page, "Age")).toHaveValue(TEA_LOVER.age);
    await expect(field(page, "Budget")).toHaveValue(TEA_LOVER.budget);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(8);
    await expectAccessible(page);
  });

  test("the first question fails in its place", async ({ page }) => {
    await page.goto("/");
    await settle(page);
    await page.context().setOffline(true);
    await findGifts(page, "en", { ...TEA_LOVER, recipient: "Grandma", interests: "tea" });
    await expect(page.getByRole("alert").first()).toBeFocused();
    await expect(page.getByRole("heading", { name: "Featured Categories" })).toBeVisible();
    await expect(field(page, "Occasion")).toHaveValue(TEA_LOVER.occasion);
  });

  test("Save still answers", async ({ page }) => {
    await page.goto("/search?q=tea");
    await settle(page);
    await page.context().setOffline(true);
    await page
      .getByRole("button", { name: /^Save / })
      .first()
      .click();
    await expect(page.getByText("Sign in required").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Search Gifts" })).toBeVisible();
  });

  test("a page without its messages stands", async ({ page }) => {
    await page.route(/\/assets\/toast-(?!provider)[\w-]+\.js/, (route) => route.abort());
    await page.goto("/search?q=tea");
    await settle(page);
    await page
      .getByRole("button", { name: /^Save / })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Search Gifts" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});

for (const { code, locale } of LANGUAGES) {
  test(`${code}: no phone scrolls sideways`, async ({ browser }) => {
    const page = await visit(browser, locale);
    await page.goto("/");
    for (const width of [320, 340, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 780 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test.describe("the last answers", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await findTea(page);
  });

  test("are asked again after a reload", async ({ page }) => {
    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(field(page, "Recipient")).toHaveValue("Grandma");
    await expect(field(page, "Interests")).toHaveValue("tea, gardening, no candles");
    await expect(field(page, "Budget")).toHaveValue(TEA_LOVER.budget);
    await expect(page.getByText("Recommendations Ready!")).toHaveCount(0);
  });

  test("are asked again on the way back from the search page", async ({ page }) => {
    await page.getByRole("link", { name: "Search gifts" }).first().click();
    await expect(page.getByRole("heading", { name: "Search Gifts" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(field(page, "Recipient")).toHaveValue("Grandma");
  });

  test("are asked again in another language", async ({ page }) => {
    await page.getByRole("button", { name: "Français" }).last().click();
    await expect(
      page.getByRole("heading", { name: words("fr", "home")("results.title") }),
    ).toBeVisible();
    await expect(field(page, words("fr", "home")("finder.interests"))).toHaveValue(
      "tea, gardening, no candles",
    );
  });

  test("are forgotten with a press on the shop's name", async ({ page }) => {
    await page.getByRole("link", { name: "Giftwright, home" }).click();
    await expect(page.getByRole("heading", { name: "Featured Categories" })).toBeVisible();
    await expect(field(page, "Recipient")).toHaveValue("");
    await page.reload();
    await settle(page);
    await expect(page.getByRole("heading", { name: "Featured Categories" })).toBeVisible();
    await expect(page.getByText("Why it fits")).toHaveCount(0);
  });
});

test("a browser that stores nothing works as well", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await findTea(page);
  await expect(page.getByRole("article")).toHaveCount(8);
});
