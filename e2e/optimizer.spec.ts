import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";
import { makePremium } from "./support/rights";

const t = words("en", "optimizer");

/** A new account, signed in on this page's browser. */
async function register(page: Page) {
  const username = `saver${randomUUID().slice(0, 8)}`;
  const answer = await page.request.post("/api/register", {
    data: { username, email: `${username}@example.com`, password: "three ribbons and a bow" },
  });
  expect(answer.status()).toBe(201);
}

/** A premium person with some favourites, whose names are answered. */
async function premiumWithFavorites(page: Page, count = 4): Promise<string[]> {
  await register(page);
  await makePremium(page);
  const found = (await (await page.request.get("/api/gifts/search?q=tea")).json()).slice(0, count);
  for (const { id } of found) await page.request.post("/api/favorites", { data: { giftId: id } });
  return found.map(({ name }: { name: string }) => name);
}

const open = (page: Page) => page.goto("/budget-optimizer");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const planTitle = (page: Page, word = t) =>
  page.getByRole("heading", { level: 2, name: word("list.title") });

async function optimize(page: Page, word = t) {
  await button(page, word("optimize")).click();
  await expect(planTitle(page, word)).toBeVisible();
}

test("without favourites it is sound as well", async ({ page }) => {
  await register(page);
  await makePremium(page);
  await open(page);
  await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
  await expectAccessible(page);
});

test("optimizes, explains and fits a phone", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 760 } });
  const word = words("en", "optimizer");
  const names = await premiumWithFavorites(page);
  await open(page);
  await expect(page.getByRole("checkbox")).toHaveCount(names.length);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page
    .getByRole("radio", { name: new RegExp(`^${word("strategy.aggressive.name")}`) })
    .check();
  await optimize(page, word);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const rows = page.locator("details.plan-item");
  await expect(rows).toHaveCount(names.length);
  await rows.last().locator("summary").click();
  await expect(rows.last().getByText(word("list.why"))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await rows
    .last()
    .getByRole("button", { name: word("diy.generate") })
    .click();
  await expect(rows.last().getByRole("heading", { level: 4 }).last()).toBeFocused();
  await expect(rows.last().getByText(word("diy.cost"), { exact: true })).toBeVisible();
  await expect(rows.last().getByRole("listitem").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("settings follow the gifts, survive the plan and the way back", async ({ page }) => {
  await premiumWithFavorites(page);
  await open(page);
  const slider = page.getByRole("slider", { name: t("target.label") });
  const box = page.getByRole("spinbutton", { name: t("target.box") });
  const usual = Number(await slider.inputValue());
  await expect(box).toHaveValue(String(usual));
  const first = page.getByRole("checkbox").first();
  await first.uncheck();
  await expect(page.getByText("3 of 4")).toBeVisible();
  expect(Number(await slider.inputValue())).toBeLessThan(usual);
  const least = await slider.getAttribute("min");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(box).toHaveValue(least ?? "");
  await page.keyboard.press("ArrowRight");
  await expect(box).toHaveValue(String(Number(least) + 1));

  await optimize(page);
  await expect(page.locator("details.plan-item")).toHaveCount(3);
  await page.getByRole("link", { name: "Back to Settings" }).click();
  await expect(first).not.toBeChecked();
  await expect(box).toHaveValue(String(Number(least) + 1));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await optimize(page);
  await page.goBack();
  await expect(box).toHaveValue(String(Number(least) + 1));
  await expect(first).not.toBeChecked();

  for (const gift of await page.getByRole("checkbox").all()) await gift.uncheck();
  await expect(button(page, t("optimize"))).toBeDisabled();
});

test("a wrong target is told at its field", async ({ page }) => {
  await premiumWithFavorites(page);
  await open(page);
  const box = page.getByRole("spinbutton", { name: t("target.box") });
  await box.fill("-5");
  await button(page, t("optimize")).click();
  await expect(page.getByText("Target budget must be positive")).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("-5");
  await expectAccessible(page);
});

test("a plan is saved as one gift list, however often it is pressed", async ({ page }) => {
  await premiumWithFavorites(page);
  await open(page);
  await optimize(page);
  await button(page, "Save Optimized List").click();
  const link = page.getByRole("main").getByRole("link", { name: t("save.open") });
  await expect(link).toBeFocused();
  await page.reload();
  await button(page, "Save Optimized List").click();
  await expect(link).toBeVisible();
  const lists = await (await page.request.get("/api/lists")).json();
  expect(lists).toHaveLength(1);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: lists[0].name })).toBeVisible();
  expect(lists[0].itemCount).toBeGreaterThan(0);
});

test("gifts can come from a list", async ({ page }) => {
  const names = await premiumWithFavorites(page);
  const found = await (await page.request.get("/api/gifts/search?q=book")).json();
  const data = { name: "Grandma", giftId: found[0].id };
  expect((await page.request.post("/api/lists", { data })).status()).toBe(201);
  await open(page);
  await page.getByLabel(t("source.label")).selectOption({ label: "Grandma (1)" });
  await button(page, t("source.submit")).click();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: found[0].name })).toBeChecked();
  expect(names).not.toContain(found[0].name);
  await optimize(page);
  await expect(page.locator("details.plan-item")).toHaveCount(1);
});

test("works with the keyboard alone", async ({ page }) => {
  await premiumWithFavorites(page, 2);
  await open(page);
  await button(page, t("optimize")).focus();
  await page.keyboard.press("Enter");
  await expect(planTitle(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The plan opens the first gift that it changes by itself.
  const line = page.locator("li:has(> details.plan-item:not([open]))").first();
  const closed = page.locator(`#${await line.getAttribute("id")} details.plan-item`);
  await closed.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(closed).toHaveAttribute("open", "");
  await page.keyboard.press("Tab");
  await expect(closed.locator(":focus")).toHaveCount(1);
  await closed.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(closed).not.toHaveAttribute("open", "");
});

test("a lost connection is told and takes nothing away", async ({ page, context }) => {
  await premiumWithFavorites(page);
  await open(page);
  await page.getByRole("checkbox").first().uncheck();
  await context.setOffline(true);
  await button(page, t("optimize")).click();
  await expect(page.getByText(t("failed.title")).first()).toBeVisible();
  await expect(page.getByRole("checkbox").first()).not.toBeChecked();
  await context.setOffline(false);
  await optimize(page);
  await context.setOffline(true);
  await page
    .getByRole("button", { name: t("diy.generate") })
    .first()
    .click();
  await expect(page.getByRole("alert").filter({ hasText: t("diy.failed") })).toBeVisible();
  await button(page, "Save Optimized List").click();
  await expect(page.getByRole("alert").filter({ hasText: t("save.failed") })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await button(page, "Save Optimized List").click();
  await expect(page.getByRole("main").getByRole("link", { name: t("save.open") })).toBeVisible();
});
