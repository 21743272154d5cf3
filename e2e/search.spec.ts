import type { Locator } from "@playwright/test";
import { expect, test } from "./support/languages";

test("searches as one types, filters without a word, and adds more gifts below", async ({
  page,
}) => {
  await page.goto("/search");
  const articles = page.getByRole("article");
  await page.getByRole("searchbox").fill("the");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=the");
  await expect(articles).toHaveCount(12);
  await page.getByRole("link", { name: /More gifts/ }).click();
  await expect(articles).toHaveCount(24);
  const names = await articles.getByRole("heading").allTextContents();
  expect(new Set(names).size).toBe(24);
  await page.goto("/search");
  await page.getByLabel("Price", { exact: true }).selectOption("0-50");
  await expect(page).toHaveURL("/search?budget=0-50");
  await expect(page.getByRole("heading", { name: "Gifts that match your filters" })).toBeVisible();
  await expect(articles).not.toHaveCount(0);
  await page.getByRole("link", { name: "More gifts" }).click();
  await expect(page.getByRole("region", { name: "More gifts" })).toBeVisible();
  await page.getByLabel("Price", { exact: true }).selectOption("");
  await expect(page).toHaveURL("/search");
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
