import type { Page } from "@playwright/test";
import { findGifts, TEA_LOVER } from "./support/finder";
import { expect, test } from "./support/languages";

async function firstCard(page: Page) {
  await page.goto("/");
  await findGifts(page, "en", { ...TEA_LOVER, recipient: "My aunt", interests: "tea" });
  // The season's cards stand there until these come.
  await expect(page.getByText("Why it fits").first()).toBeVisible();
  const card = page.getByRole("article").first();
  await expect(card).toBeVisible();
  return card;
}

test("says why it fits and what was checked", async ({ page }) => {
  const card = await firstCard(page);
  await expect(card.getByText("Why it fits")).toBeVisible();
  await expect(card.getByText("$0-50")).toBeVisible();
  await expect(card.getByText("Ages 51-70")).toBeVisible();
});

test("asks to sign in before saving", async ({ page }) => {
  const card = await firstCard(page);
  await card.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("Sign in required").first()).toBeVisible();
  await expect(
    page.getByText("Please sign in to save gifts to your favorites").first(),
  ).toBeVisible();
});

test("copies when the browser can't share", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  const card = await firstCard(page);
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: /^Share/ }).click();
  await expect(page.getByText("Copied to clipboard").first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Check out this gift: ${name}`);
});

test("buys at an outside store, in a new tab, over https", async ({ page }) => {
  const card = await firstCard(page);
  const buy = card.getByRole("link", { name: /Buy Now/ });
  await expect(buy).toHaveAttribute("href", /^https:\/\//);
  await expect(buy).toHaveAttribute("target", "_blank");
  await expect(buy).toHaveAttribute("rel", /noopener/);
});

test("replaces a picture that does not load", async ({ page }) => {
  await page.route(/\/pictures\/(?!default)/, (route) => route.abort());
  const card = await firstCard(page);
  await expect(card.getByRole("img").first()).toHaveAttribute("src", /\/pictures\/default/);
});
