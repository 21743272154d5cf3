/** What categories need a browser for. Their pages and the home page: `categories.http.test.ts`. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { hold } from "./support/hold";
import { expect, test, words } from "./support/languages";

const home = words("en", "home");
const t = words("en", "themes");

const suggestions = (page: Page) => page.locator("section[aria-labelledby=suggestions]");
const item = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("sub-items load in place and keep the focus; a closed category says so and the page stays", async ({
  page,
}) => {
  await page.goto("/category/Wedding?item=%3Cb%3EIslands");
  await expect(page.getByText("No suggestions found for <b>Islands")).toBeVisible();
  await expectAccessible(page);

  await test.step("says that suggestions load", async () => {
    const release = await hold(page, /\.data\?/);
    await item(page, "Home Decor").click();
    await expect(page.getByText(t("loading"))).toBeVisible();
    release();
    await expect(suggestions(page).getByRole("article").first()).toBeVisible();
    await page.unroute(/\.data\?/);
  });

  await test.step("the pressed sub-item shows its gifts, pressed again all of them", async () => {
    await expect(page).toHaveURL(/\/category\/Wedding\?item=Home\+Decor$/i);
    await expect(item(page, "Home Decor")).toHaveAttribute("aria-pressed", "true");
    await expect(item(page, "Home Decor")).toBeFocused();
    await expect(suggestions(page).getByRole("heading", { level: 2 })).toHaveText("Home Decor");
    await page.keyboard.press("Enter");
    await expect(item(page, "Home Decor")).toHaveAttribute("aria-pressed", "false");
    await expect(suggestions(page).getByRole("heading", { level: 2 })).toHaveText(t("recommended"));
  });

  await test.step("a closed category", async () => {
    await page
      .getByRole("main")
      .getByRole("link", { name: t("home") })
      .click();
    await expect(page).toHaveURL("/");
    const section = page.getByRole("region", { name: home("categories.title") });
    await section.getByRole("link", { name: "Birthday" }).click();
    await expect(page.getByText(home("categories.alert")).first()).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});
