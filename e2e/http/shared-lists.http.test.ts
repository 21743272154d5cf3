/** Own items and lists by link without JavaScript: the owner's forms, and what others see. */
import { describe, test } from "vitest";
import { expect } from "./support/expect";
import { inTurn, phrase, words } from "./support/languages";
import { Page } from "./support/page";
import { day, register } from "./support/people";

const en = phrase("en", "lists");

/** A page on which a person's own list is open. */
async function openList(name = "Wishes", locale = "en-US") {
  const page = new Page(locale);
  const person = await register(page);
  const made = await page.request.post("/api/lists", { data: { name, giftId: 1 } });
  await page.goto(`/lists/${(await made.json()).id}`);
  return { page, ...person };
}

const open = (page: Page, summary: string) => page.locator("summary", { hasText: summary }).click();

/** Shares the list of the page; answers its link. */
async function share(page: Page) {
  await open(page, en("share.start"));
  await page.getByLabel(en("share.occasion"), { exact: true }).fill(day(10));
  await page.getByRole("button", { name: en("share.submit"), exact: true }).click();
  return page.getByLabel(en("share.link"), { exact: true }).inputValue();
}

describe("without JavaScript", () => {
  inTurn("own items are added, changed, removed and brought back", async ({ code, locale }) => {
    const t = phrase(code, "lists");
    const errors = words(code, "errors");
    const { page } = await openList("Wishes", locale);
    await open(page, t("own.add"));
    await page.getByRole("button", { name: t("own.submit"), exact: true }).click();
    await expect(page.getByText(errors("ownItemNameRequired"))).toBeVisible();
    await page.getByLabel(t("own.url"), { exact: true }).fill("javascript:alert(1)");
    await page.getByLabel(t("own.price"), { exact: true }).fill("10-20");
    await page.getByRole("button", { name: t("own.submit"), exact: true }).click();
    await expect(page.getByText(errors("urlInvalid"))).toBeVisible();
    await expect(page.getByText(errors("priceInvalid"))).toBeVisible();
    await page
      .getByLabel(t("own.url"), { exact: true })
      .fill("https://www.etsy.com/listing/123456789/hand-knit-wool-socks");
    await page.getByLabel(t("own.price"), { exact: true }).fill("24.50");
    await page.getByLabel(t("own.quantity"), { exact: true }).fill("2");
    await page.getByRole("button", { name: t("own.submit"), exact: true }).click();
    const socks = page.getByRole("heading", { name: "Hand knit wool socks", level: 3 });
    await expect(socks).toBeVisible();
    await expect(page.getByRole("link", { name: /^etsy\.com/ })).toBeVisible();
    await page.getByLabel(t("own.editOf", { name: "Hand knit wool socks" })).click();
    await page.getByLabel(t("own.name"), { exact: true }).last().fill("Warm socks");
    await page
      .getByRole("button", { name: t("save"), exact: true })
      .last()
      .click();
    const warm = page.getByRole("heading", { name: "Warm socks", level: 3 });
    await expect(warm).toBeVisible();
    await page.getByRole("button", { name: t("remove", { name: "Warm socks" }) }).click();
    await expect(warm).toHaveCount(0);
    expect(page.url()).not.toContain("socks");
    await page.getByRole("button", { name: t("undo"), exact: true }).click();
    await expect(warm).toBeVisible();
  });

  inTurn("a list is shared, seen by anybody, moved and closed", async ({ code, locale }) => {
    const t = phrase(code, "lists");
    const v = phrase(code, "shared-list");
    const errors = words(code, "errors");
    const { page, username } = await openList("Wishes", locale);
    await open(page, t("share.start"));
    await page.getByRole("button", { name: t("share.submit"), exact: true }).click();
    await expect(page.getByText(errors("eventDateRequired"))).toBeVisible();
    await page.getByLabel(t("share.occasion"), { exact: true }).fill(day(10));
    await page.getByRole("button", { name: t("share.submit"), exact: true }).click();
    const link = await page.getByLabel(t("share.link"), { exact: true }).inputValue();
    const viewer = new Page(locale);
    expect((await viewer.goto(link)).status()).toBe(200);
    await expect(viewer.getByRole("heading", { name: "Wishes", level: 1 })).toBeVisible();
    await expect(viewer.getByText(v("by", { name: username }))).toBeVisible();
    await expect(viewer.getByText(v("own.title"))).toHaveCount(0);
    expect(await viewer.content()).toContain("noindex");
    await page.getByRole("link", { name: t("share.preview"), exact: true }).click();
    await expect(page.getByText(v("own.title"))).toBeVisible();
    await page.goto("/lists");
    await page.getByRole("link", { name: "Wishes", exact: true }).click();
    await page.locator("summary", { hasText: t("share.renew") }).click();
    await page.getByRole("button", { name: t("share.renewConfirm"), exact: true }).click();
    const next = await page.getByLabel(t("share.link"), { exact: true }).inputValue();
    expect(next).not.toBe(link);
    expect((await viewer.goto(link)).status()).toBe(404);
    await expect(viewer.getByRole("heading", { name: v("gone.title") })).toBeVisible();
    expect((await viewer.goto(next)).status()).toBe(200);
    await page.locator("summary", { hasText: t("share.stop") }).click();
    await page.getByRole("button", { name: t("share.stopConfirm"), exact: true }).click();
    await expect(page.getByText(t("share.off"))).toBeVisible();
    expect((await viewer.goto(next)).status()).toBe(404);
  });
});

test("a page shared to the site becomes an item of a list", async () => {
  const { page } = await openList();
  const url = encodeURIComponent("https://shop.example/a-blue-kettle");
  await page.goto(`/lists/new-item?text=${url}`);
  await page.getByRole("button", { name: en("own.submit"), exact: true }).click();
  await expect(page.getByRole("heading", { name: "Blue kettle", level: 3 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Wishes", level: 1 })).toBeVisible();
  const visitor = new Page();
  await visitor.goto(`/lists/new-item?url=${url}`);
  expect(visitor.url()).toContain(`/auth?next=${encodeURIComponent(`/lists/new-item?url=${url}`)}`);
});

test("a link is shown in the browser that made it and in no other", async () => {
  const { page, username, password } = await openList();
  const link = await share(page);
  const token = link.split("/").at(-1) ?? "";
  expect(page.request.cookies.get("__Host-shares")).toBe(token);
  const other = new Page();
  const signIn = { data: { username, password } };
  expect((await other.request.post("/api/login", signIn)).status()).toBe(200);
  await other.goto(page.url());
  await expect(other.getByText(en("share.elsewhere"))).toBeVisible();
  expect(await other.content()).not.toContain(token);
});

test("answers of a shared list are kept by nobody, and no other site learns its address", async () => {
  const { page } = await openList();
  const link = await share(page);
  const headers = (await new Page().request.get(link)).headers();
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["referrer-policy"]).toBe("same-origin");
});

describe("promises without JavaScript", () => {
  inTurn("are made, refused, found by a secret link and taken back", async ({ code, locale }) => {
    const v = phrase(code, "shared-list");
    const errors = words(code, "errors");
    const { page: owner } = await openList();
    await open(owner, en("own.add"));
    await owner.getByLabel(en("own.name"), { exact: true }).fill("Kettle");
    await owner.getByRole("button", { name: en("own.submit"), exact: true }).click();
    const link = await share(owner);
    const promise = async (page: Page, name: string) => {
      await page.getByLabel(v("claim.openOf", { name: "Kettle" })).click();
      await page.getByLabel(v("claim.name"), { exact: true }).last().fill(name);
      await page.getByRole("button", { name: v("claim.submit"), exact: true }).click();
    };
    const [ben, ana] = [new Page(locale), new Page(locale)];
    for (const page of [ben, ana]) await page.goto(link);
    await ben.getByLabel(v("claim.openOf", { name: "Kettle" })).click();
    await ben.getByLabel(v("claim.name"), { exact: true }).last().fill("  ");
    await ben.getByRole("button", { name: v("claim.submit"), exact: true }).click();
    await expect(ben.getByText(errors("guestNameRequired"))).toBeVisible();
    await ben.getByLabel(v("claim.name"), { exact: true }).last().fill("Ben");
    await ben.getByRole("button", { name: v("claim.submit"), exact: true }).click();
    await expect(ben.getByText(v("mine.one"))).toBeVisible();

    // Ana's page still offers it.
    await promise(ana, "Ana");
    await expect(ana.getByText(errors("giftTaken"))).toBeVisible();
    await expect(ana.getByText(v("promisedBy", { names: "Ben" }))).toBeVisible();

    await ben.getByRole("link", { name: v("promises.link"), exact: true }).click();
    const secret = await ben.getByLabel(v("promises.linkLabel"), { exact: true }).inputValue();
    const phone = new Page(locale);
    await phone.goto(secret);
    await phone.getByRole("button", { name: `${v("promises.bought")}: Kettle` }).click();
    await expect(phone.getByText(v("promises.isBought"), { exact: true })).toBeVisible();
    await phone.getByRole("button", { name: `${v("promises.undo")}: Kettle` }).click();
    await expect(phone.getByText(v("promises.empty"))).toBeVisible();
    await ana.goto(link);
    await promise(ana, "Ana");
    await ana.getByRole("button", { name: v("mine.undoOf", { name: "Kettle" }) }).click();
    await expect(ana.getByText(v("mine.one"))).toHaveCount(0);
    await promise(ana, "Ana");
    await owner.getByRole("button", { name: en("remove", { name: "Kettle" }) }).click();
    await ana.goto("/promises");
    await expect(ana.getByText(v("promises.gone"))).toBeVisible();
  });
});
