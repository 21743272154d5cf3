import type { Page, Request } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { findGifts, TEA_LOVER } from "./support/finder";
import { hold, isPost } from "./support/hold";
import { expect, LANGUAGES, test, untilIdle, untilLoaded, words } from "./support/languages";

const title = "Your Personalized Recommendations";
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const isAnswer = (request: Request) => isPost(request) && /\/_\.data\?index/.test(request.url());

async function findTea(page: Page) {
  await findGifts(page, "en", {
    ...TEA_LOVER,
    recipient: "Grandma",
    interests: "tea, gardening, no candles",
  });
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

test("without a network a question fails in its place; page, answers and earlier results stay", async ({
  page,
}) => {
  const alert = page.getByRole("alert").filter({ hasText: "Failed to get recommendations" });
  await page.goto("/");
  // What the page loads when it has time is there, so that only the network is missing.
  await untilLoaded(page);
  await test.step("the first question", async () => {
    await page.context().setOffline(true);
    await findGifts(page, "en", { ...TEA_LOVER, recipient: "Grandma", interests: "tea" });
    await expect(page.getByRole("alert").first()).toBeFocused();
    await expect(page.getByRole("heading", { name: "Featured Categories" })).toBeVisible();
    await expect(field(page, "Occasion")).toHaveValue(TEA_LOVER.occasion);
  });
  await test.step("a later question", async () => {
    await page.context().setOffline(false);
    await findTea(page);
    await expect(alert).toHaveCount(0);
    await untilLoaded(page);
    await page.context().setOffline(true);
    await field(page, "Recipient").fill("My aunt Rosé");
    await field(page, "Interests").fill("jazz\nold maps");
    await page.getByRole("button", { name: "Get Gift Ideas" }).click();
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
  await test.step("Save still answers", async () => {
    const heart = page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Save / });
    await heart.click();
    await expect(page.getByText("Sign in required").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  });
});

test("a page whose messages part fails to load still works", async ({ page }) => {
  await page.route(/\/assets\/toast-(?!provider)[\w-]+\.js/, (route) => route.abort());
  await page.goto("/search?q=tea");
  await untilLoaded(page);
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Search Gifts" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("no phone scrolls sideways in any language", async ({ page, baseURL }) => {
  for (const { code } of LANGUAGES) {
    const cookie = { name: "i18nextLng", value: code, url: baseURL ?? "" };
    await page.context().addCookies([cookie]);
    await page.setViewportSize({ width: 320, height: 780 });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-locale", code);
    for (const width of [320, 340, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 780 });
      await expectNoSidewaysScroll(page);
    }
  }
});

test("the last answers come back after a reload and Back, but not after the logo is pressed", async ({
  page,
}) => {
  await page.goto("/");
  await findTea(page);
  await test.step("after a reload", async () => {
    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(field(page, "Recipient")).toHaveValue("Grandma");
    await expect(field(page, "Interests")).toHaveValue("tea, gardening, no candles");
    await expect(field(page, "Budget")).toHaveValue(TEA_LOVER.budget);
    await expect(page.getByText("Recommendations Ready!")).toHaveCount(0);
  });
  await test.step("on the way back from the search page", async () => {
    await page.getByRole("link", { name: "Search gifts" }).first().click();
    await expect(page.getByRole("heading", { name: "Search Gifts" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(field(page, "Recipient")).toHaveValue("Grandma");
  });
  await test.step("in another language", async () => {
    const inFrench = page.waitForResponse((response) => isAnswer(response.request()));
    await page.getByRole("button", { name: "Français" }).last().click();
    const home = words("fr", "home");
    await expect(page.getByRole("heading", { name: home("results.title") })).toBeVisible();
    await inFrench;
    await untilIdle(page);
    await expect(field(page, home("finder.interests"))).toHaveValue("tea, gardening, no candles");
  });
  await test.step("but not after the logo is pressed while another answer is on its way", async () => {
    const answer = await hold(page, "**/*", isAnswer);
    await page.getByRole("button", { name: "English" }).last().click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const answered = page.waitForResponse((response) => isAnswer(response.request()));
    const leave = await hold(page, /\/_\.data(\?|$)/, (request) => !isPost(request));
    await page.getByRole("link", { name: "Giftwright, home" }).click();
    answer();
    await answered;
    leave();
    await expect(page.getByRole("heading", { name: "Featured Categories" })).toBeVisible();
    await expect(field(page, "Recipient")).toHaveValue("");
    await page.reload();
    await untilLoaded(page);
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
