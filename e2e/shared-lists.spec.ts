/** A list with own items is shared; friends without an account promise and take back. */
import type { Page } from "@playwright/test";
import { register } from "./support/account-page";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { day } from "./support/hosts";
import { expect, test, words } from "./support/languages";

const t = words("en", "lists");
const v = words("en", "shared-list");
const errors = words("en", "errors");

const named = (text: string, name: string) => text.replace("{{name}}", name);

/** A person's list on their screen. */
async function openList(page: Page) {
  await register(page);
  const made = await page.request.post("/api/lists", { data: { name: "Wishes", giftId: 1 } });
  await page.goto(`/lists/${(await made.json()).id}`);
}

async function addItem(page: Page, fields: Record<string, string>) {
  const add = page.locator("summary", { hasText: t("own.add") });
  await add.click();
  const form = page.locator("form", { has: page.locator('input[value="own-add"]') });
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.getByRole("button", { name: t("own.submit") }).click();
  await expect(form).toBeHidden();
  await expect(add).toBeFocused();
}

async function share(page: Page) {
  await page.locator("summary", { hasText: t("share.start") }).click();
  await page.getByLabel(t("share.occasion")).fill(day(10));
  await page.getByRole("button", { name: t("share.submit") }).click();
  const link = page.getByLabel(t("share.link"));
  await expect(link).toBeVisible();
  return link.inputValue();
}

async function promise(page: Page, item: string, name: string, quantity?: string) {
  await page.getByLabel(named(v("claim.openOf"), item)).press("Enter");
  const form = page.locator("details[open] form");
  await form.getByLabel(v("claim.name")).fill(name);
  if (quantity) await form.locator("[name=quantity]").fill(quantity);
  await form.locator("[name=name]").press("Enter");
}

for (const [screen, viewport] of Object.entries({
  phone: { width: 320, height: 800 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`on a ${screen} a list is filled, shared, promised by friends and revealed to nobody`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    await openList(page);

    await test.step("own items are added, refused, changed and brought back", async () => {
      await addItem(page, { name: "Plate", quantity: "6", price: "12" });
      await addItem(page, { url: "https://www.etsy.com/listing/123456789/hand-knit-wool-socks" });
      const socks = page.getByRole("heading", { name: "Hand knit wool socks" });
      await expect(socks).toBeVisible();
      await page.getByLabel(named(t("own.editOf"), "Plate")).click();
      const edit = page.locator("details[open] form");
      await edit.getByLabel(t("own.quantity")).fill("99");
      await edit.getByRole("button", { name: t("save") }).click();
      await expect(edit.getByText(errors("quantityRange"))).toBeVisible();
      await expect(edit.getByLabel(t("own.quantity"))).toBeFocused();
      await expectAccessible(page);
      await edit.getByLabel(t("own.quantity")).fill("2");
      await edit.getByRole("button", { name: t("save") }).click();
      await expect(page.getByText("Quantity: 2")).toBeVisible();
      await page.getByRole("button", { name: named(t("remove"), "Hand knit wool socks") }).click();
      await expect(socks).toHaveCount(0);
      await page.getByRole("button", { name: t("undo") }).click();
      await expect(socks).toBeVisible();
    });

    const link = await share(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const ben = await (await browser.newContext({ viewport })).newPage();
    const ana = await (await browser.newContext({ viewport, javaScriptEnabled: false })).newPage();

    await test.step("a friend promises by keyboard, and a form that is wrong says so", async () => {
      for (const friend of [ben, ana]) await friend.goto(link);
      await ben.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
      await promise(ben, "Plate", " ");
      await expect(ben.getByText(errors("guestNameRequired"))).toBeVisible();
      await expect(ben.locator("details[open] [name=name]")).toBeFocused();
      await expectAccessible(ben);
      await ben.locator("details[open] [name=name]").fill("Ben");
      await ben.locator("details[open] [name=name]").press("Enter");
      await expect(ben.getByText(v("mine.one"))).toBeVisible();
      await promise(ben, "Hand knit wool socks", "Ben");
      await expect(ben.getByText(v("mine.one"))).toHaveCount(2);
      await expectNoSidewaysScroll(ben);
      await expectAccessible(ben);
    });

    await test.step("another without scripts is told what is taken, promises and takes back", async () => {
      await promise(ana, "Hand knit wool socks", "Ana");
      await expect(ana.getByText(errors("giftTaken"))).toBeVisible();
      await promise(ana, "Plate", "Ana", "1");
      await expect(ana.getByText(v("mine.one"))).toBeVisible();
      await ana.getByRole("button", { name: named(v("mine.undoOf"), "Plate") }).click();
      await expect(ana.getByText(v("mine.one"))).toHaveCount(0);
    });

    await test.step("promises are found again, bought and undone", async () => {
      await ben.getByRole("link", { name: v("promises.link") }).click();
      await ben.getByRole("button", { name: `${v("promises.bought")}: Plate` }).click();
      await expect(ben.getByText(v("promises.isBought"), { exact: true })).toBeVisible();
      await expectNoSidewaysScroll(ben);
      await expectAccessible(ben);
      const undo = ben.getByRole("button", {
        name: `${v("promises.undo")}: Hand knit wool socks`,
      });
      await undo.focus();
      await ben.keyboard.press("Enter");
      await expect(undo).toHaveCount(0);
      await expect(ben.getByRole("heading", { level: 1 })).toBeFocused();
    });

    await test.step("the owner sees none of it", async () => {
      await page.goto(link);
      await expect(page.getByText(v("own.title"))).toBeVisible();
      await expect(page.getByText("Ben", { exact: false })).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}
