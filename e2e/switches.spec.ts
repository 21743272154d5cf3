import type { Page } from "@playwright/test";
import { register } from "./support/account-page";
import { signInAsOwner } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";

const dev = words("en", "dev");

/** Turns one of the Owner's switches by hand. */
async function turn(page: Page, name: string, to: boolean) {
  await page.goto("/dev/premium-features");
  const toggle = page.getByRole("switch", { name: dev(`switches.${name}.title`) });
  await expect(toggle).toHaveAttribute("aria-checked", String(!to));
  await toggle.click();
  await expect(page.getByText(dev("switches.done")).first()).toBeVisible();
  await expect(toggle).toHaveAttribute("aria-checked", String(to));
}

// What they turn is turned for every journey.
test.describe("what the Owner turns holds at once for everybody @serial", () => {
  test("premium leaves the shelves, and comes back", async ({ browser }) => {
    const owner = await visit(browser, "en-US");
    await signInAsOwner(owner.request);
    await turn(owner, "premiumTier", false);
    try {
      const page = await visit(browser, "en-US");
      await register(page);
      await page.goto("/");
      await expect(page.locator('a[href="/premium"]')).toHaveCount(0);
      await page.goto("/premium");
      const t = words("en", "premium");
      await page.getByRole("button", { name: t("get") }).click();
      await expect(page.getByRole("alert")).toContainText(t("closed.title"));
      await expectAccessible(page);
      const asked = await page.request.get("/api/payment/create-payment-intent");
      expect(asked.status()).toBe(403);
    } finally {
      await turn(owner, "premiumTier", true);
    }
    const page = await visit(browser, "en-US");
    await page.goto("/");
    await expect(page.locator('nav a[href="/premium"]').first()).toBeVisible();
  });

  test("the shelf's categories open, and close again", async ({ browser }) => {
    const owner = await visit(browser, "en-US");
    await signInAsOwner(owner.request);
    await turn(owner, "openCategories", true);
    try {
      const page = await visit(browser, "en-US");
      await page.goto("/");
      const home = words("en", "home");
      await expect(page.getByText(home("categories.notice"))).toHaveCount(0);
      await page.getByRole("link", { name: home("categories.items.wedding"), exact: true }).click();
      await expect(page).toHaveURL("/category/Wedding");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    } finally {
      await turn(owner, "openCategories", false);
    }
    const page = await visit(browser, "en-US");
    await page.goto("/");
    const home = words("en", "home");
    await expect(page.getByText(home("categories.notice"))).toBeVisible();
    const wedding = page.getByRole("link", { name: home("categories.items.wedding"), exact: true });
    await expect(wedding).toHaveAttribute("href", "/?soon=1#categories");
  });
});
