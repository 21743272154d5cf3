import type { Locator } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";

test("finds gifts", async ({ browser }) => {
  const page = await visit(browser, "en-US", {
    viewport: { width: 320, height: 800 },
  });
  await page.goto("/search");
  const t = words("en", "search");
  await page.getByRole("searchbox").fill("tea");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("qqqqzzzz");
  await page.keyboard.press("Enter");
  const none = t("none").replace("{{query}}", "qqqqzzzz");
  await expect(page.getByRole("heading", { name: none })).toBeVisible();
});

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
  await page.goto("/search");
  await typeAndPress(page.getByRole("link", { name: "Your favorites" }).first());
  await page.waitForTimeout(900);
  // A visitor is asked to sign in there.
  await expect(page).toHaveURL(/\/auth\?next=%2Ffavorites$/);
  await page.goto("/search");
  // Slower than the form's pause: an answer before it would take the typed text away by itself.
  await page.route(/search\.data\?.*q=Books/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await typeAndPress(page.getByRole("link", { name: "Books" }));
  await page.waitForTimeout(900);
  await expect(page).toHaveURL(/category=books/);
});
