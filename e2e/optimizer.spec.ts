/** The optimizer in a browser; what works without one: `people.http.test.ts`. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { expect, test, words } from "./support/languages";
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

async function saveFavorites(page: Page, count: number) {
  const found = (await (await page.request.get("/api/gifts/search?q=tea")).json()).slice(0, count);
  for (const { id } of found) await page.request.post("/api/favorites", { data: { giftId: id } });
  expect(found).toHaveLength(count);
}

const open = (page: Page) => page.goto("/budget-optimizer");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const planTitle = (page: Page) => page.getByRole("heading", { level: 2, name: t("list.title") });

async function optimize(page: Page) {
  await button(page, t("optimize")).click();
  await expect(planTitle(page)).toBeVisible();
}

test("settings follow the gifts, survive failures, the plan and the way back", async ({
  page,
  context,
}) => {
  await register(page);
  await makePremium(page);
  await open(page);
  await expect(page.getByRole("heading", { name: t("empty.title") })).toBeVisible();
  await expectAccessible(page);
  await saveFavorites(page, 4);
  await page.reload();
  const slider = page.getByRole("slider", { name: t("target.label") });
  const box = page.getByRole("spinbutton", { name: t("target.box") });
  const first = page.getByRole("checkbox").first();
  const usual = Number(await slider.inputValue());
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  await expect(box).toHaveValue(String(usual));

  await test.step("a wrong target is told at its field", async () => {
    await box.fill("-5");
    await button(page, t("optimize")).click();
    await expect(page.getByText("Target budget must be positive")).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("-5");
    await expectAccessible(page);
    await box.fill(String(usual));
  });

  const least = await test.step("the target follows the gifts and the keys", async () => {
    await first.uncheck();
    await expect(page.getByText("3 of 4")).toBeVisible();
    expect(Number(await slider.inputValue())).toBeLessThan(usual);
    const min = (await slider.getAttribute("min")) ?? "";
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(box).toHaveValue(min);
    await page.keyboard.press("ArrowRight");
    await expect(box).toHaveValue(String(Number(min) + 1));
    return min;
  });

  await test.step("a lost connection takes nothing away", async () => {
    await context.setOffline(true);
    await button(page, t("optimize")).click();
    await expect(page.getByText(t("failed.title")).first()).toBeVisible();
    await expect(first).not.toBeChecked();
    await context.setOffline(false);
  });

  await test.step("the plan and the ways back", async () => {
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
  });

  for (const gift of await page.getByRole("checkbox").all()) await gift.uncheck();
  await expect(button(page, t("optimize"))).toBeDisabled();
});

test("a plan is read with the keyboard, explained, and saved as one gift list", async ({
  page,
  context,
}) => {
  await register(page);
  await makePremium(page);
  await saveFavorites(page, 4);
  await open(page);
  await page.getByRole("radio", { name: new RegExp(`^${t("strategy.aggressive.name")}`) }).check();
  await button(page, t("optimize")).focus();
  await page.keyboard.press("Enter");
  await expect(planTitle(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const rows = page.locator("details.plan-item");
  await expect(rows).toHaveCount(4);

  await test.step("a gift opens and closes by Enter", async () => {
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

  const last = rows.last();
  if ((await last.getAttribute("open")) === null) await last.locator("summary").click();
  await expect(last.getByText(t("list.why"))).toBeVisible();

  await test.step("a lost connection is told", async () => {
    await context.setOffline(true);
    await last.getByRole("button", { name: t("diy.generate") }).click();
    await expect(page.getByRole("alert").filter({ hasText: t("diy.failed") })).toBeVisible();
    await button(page, "Save Optimized List").click();
    await expect(page.getByRole("alert").filter({ hasText: t("save.failed") })).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
  });

  await test.step("what could be made by hand", async () => {
    await last.getByRole("button", { name: t("failed.retry") }).click();
    await expect(last.getByRole("heading", { level: 4 }).last()).toBeFocused();
    await expect(last.getByText(t("diy.cost"), { exact: true })).toBeVisible();
    await expect(last.getByRole("listitem").first()).toBeVisible();
  });

  await test.step("it is saved as one list, however often it is pressed", async () => {
    const link = page.getByRole("main").getByRole("link", { name: t("save.open") });
    await button(page, "Save Optimized List").click();
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
});
