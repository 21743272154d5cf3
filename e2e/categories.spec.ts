import type { Page } from "@playwright/test";
import { signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { hold } from "./support/hold";
import { expect, test, visit, words } from "./support/languages";

const home = words("en", "home");
const t = words("en", "categories");

const suggestions = (page: Page) => page.locator("section[aria-labelledby=suggestions]");
const item = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("a visitor, while the categories are closed", () => {
  test("hears that they come soon, and stays", async ({ page }) => {
    await page.goto("/");
    const shelf = page.getByRole("region", { name: home("categories.title") });
    await expect(shelf).toContainText(home("categories.soon"));
    await expect(shelf).toContainText(home("categories.notice"));
    await expect(shelf.getByRole("listitem")).toHaveCount(8);
    await shelf.getByRole("link", { name: "Birthday" }).click();
    await expect(page.getByText(home("categories.alert")).first()).toBeVisible();
    await expect(page).toHaveURL("/");
    await expectAccessible(page);
  });

  test("opens a category by its own address all the same", async ({ page }) => {
    await page.goto("/category/Birthday?item=Cakes");
    await expect(page).toHaveURL("/category/Birthday?item=Cakes");
    await expect(suggestions(page).getByRole("article").first()).toContainText("cake");
    await expectAccessible(page);
  });
});

test("the Owner opens a category from the shelf, presses sub-items, and goes home", async ({
  page,
}) => {
  await signInAsOwner(page.request);
  await page.goto("/");
  await page.getByRole("link", { name: "St. Patrick’s Day" }).click();
  await expect(page).toHaveURL(/\/category\/St\.%20Patrick's%20Day$/);
  await page.goto("/category/Birthday");
  await expect(page).toHaveTitle(/Birthday gift ideas/);
  await expect(suggestions(page).getByRole("heading", { level: 2 })).toHaveText(t("recommended"));
  await expect(suggestions(page).getByRole("article")).toHaveCount(12);

  await item(page, "Piñatas").click();
  await expect(page).toHaveURL(/\/category\/Birthday\?item=Pi%C3%B1atas$/);
  await expect(item(page, "Piñatas")).toHaveAttribute("aria-pressed", "true");
  await expect(item(page, "Piñatas")).toBeFocused();
  await expect(suggestions(page).getByRole("heading", { level: 2 })).toHaveText("Piñatas");
  await expect(suggestions(page).getByRole("article").first()).toContainText("piñata");

  await item(page, "Cakes").click();
  await expect(item(page, "Piñatas")).toHaveAttribute("aria-pressed", "false");
  await expect(suggestions(page).getByRole("article").first()).toContainText("cake");
  await page.keyboard.press("Enter");
  await expect(item(page, "Cakes")).toHaveAttribute("aria-pressed", "false");
  await expect(suggestions(page).getByRole("heading", { level: 2 })).toHaveText(t("recommended"));

  await page
    .getByRole("main")
    .getByRole("link", { name: t("home") })
    .click();
  await expect(page).toHaveURL("/");
});

test("says that suggestions load, and that there are none", async ({ page }) => {
  await signInAsOwner(page.request);
  await page.goto("/category/wedding?item=%3Cb%3EIslands");
  await expect(page.getByText("No suggestions found for <b>Islands")).toBeVisible();
  await expectAccessible(page);
  const release = await hold(page, /\.data\?/);
  await item(page, "Home Decor").click();
  await expect(page.getByText(t("loading"))).toBeVisible();
  release();
  await expect(suggestions(page).getByRole("article").first()).toBeVisible();
});

test("reads well on a narrow screen", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  await signInAsOwner(page.request);
  const own = words("en", "categories");
  await page.goto("/category/Baby%20Shower?item=Baby%20Clothes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    words("en", "gifts")("themes.baby-shower"),
  );
  await expect(item(page, own("items.baby-clothes"))).toHaveAttribute("aria-pressed", "true");
  await expect(suggestions(page).getByRole("article").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
