import type { Page } from "@playwright/test";
import { expect, test, visit, words } from "./support/languages";

const t = words("en", "home");

const carousel = (page: Page) => page.getByRole("region", { name: t("carousel.title") });
const button = (page: Page, key: string) =>
  carousel(page).getByRole("button", { name: t(`carousel.${key}`) });

/** The place of the gift in front, from 1. */
async function place(page: Page): Promise<number> {
  const dots = carousel(page).getByRole("list", { name: t("carousel.dots") });
  const label = await dots.locator("[aria-current]").getAttribute("aria-label");
  return Number(/\d+/.exec(label ?? "")?.[0]);
}

/** The home page with a clock of ours and its carousel running, the pointer far from it. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await expect(button(page, "next")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Stopping the clock jumps ahead: a card may be under way.
  await pass(page, 1);
}

/** Lets time pass for the carousel, and for a card that is under way to arrive. */
async function pass(page: Page, seconds: number) {
  await page.clock.runFor(seconds * 1000);
}

test("the carousel advances by itself, pauses, stops, and follows keys and buttons", async ({
  page,
}) => {
  await open(page);
  const count = await carousel(page).locator(".carousel-dot").count();
  const list = carousel(page).getByRole("list", { name: t("carousel.title") });

  await test.step("shows three cards, and keeps the keyboard out of the others", async () => {
    await expect(carousel(page).locator("li:not([inert]) > article")).toHaveCount(3);
    expect(await carousel(page).locator("li[inert]").count()).toBeGreaterThan(0);
  });

  await test.step("waits under the pointer and for the keyboard", async () => {
    await list.hover();
    const here = await place(page);
    await pass(page, 20);
    expect(await place(page)).toBe(here);
    await page.mouse.move(0, 0);
    await button(page, "pause").focus();
    await page.keyboard.press("Tab");
    await expect(button(page, "previous")).toBeFocused();
    await pass(page, 20);
    expect(await place(page)).toBe(here);
    await page.getByRole("link", { name: "Giftwright" }).first().focus();
    await pass(page, 6);
    await expect.poll(() => place(page)).not.toBe(here);
  });

  await test.step("goes on every five seconds, loops, and stops when told to", async () => {
    const first = await place(page);
    const places = [first];
    for (let second = 0; second < 8 * count && places.length <= count; second++) {
      await pass(page, 1);
      const here = await place(page);
      if (here !== places.at(-1)) places.push(here);
    }
    const round = Array.from({ length: count + 1 }, (_, step) => ((first - 1 + step) % count) + 1);
    expect(places).toEqual(round);
    await pass(page, 3);
    expect(await place(page)).toBe(first);
    await button(page, "pause").click();
    await page.mouse.move(0, 0);
    await pass(page, 20);
    expect(await place(page)).toBe(first);
    await expect(button(page, "play")).toBeVisible();
  });

  await test.step("follows arrow keys, buttons and dots", async () => {
    const here = await place(page);
    await list.focus();
    await page.keyboard.press("ArrowRight");
    await pass(page, 1);
    await expect.poll(() => place(page)).toBe((here % count) + 1);
    await page.keyboard.press("ArrowLeft");
    await pass(page, 1);
    await expect.poll(() => place(page)).toBe(here);
    await button(page, "previous").click();
    await pass(page, 1);
    await expect.poll(() => place(page)).toBe(((here + count - 2) % count) + 1);
    const last = t("carousel.dot")
      .replace("{{number}}", String(count))
      .replace("{{total}}", String(count));
    await carousel(page).getByRole("button", { name: last }).click();
    await pass(page, 1);
    await expect.poll(() => place(page)).toBe(count);
  });

  await test.step("with reduced motion it does not advance by itself, but follows keys", async () => {
    await button(page, "play").click();
    await page.mouse.move(0, 0);
    await page.getByRole("link", { name: "Giftwright" }).first().focus();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(button(page, "pause")).toHaveCount(0);
    const here = await place(page);
    await pass(page, 20);
    expect(await place(page)).toBe(here);
    await button(page, "next").click();
    await pass(page, 0.2);
    await expect.poll(() => place(page)).not.toBe(here);
  });
});

test("without scripts is a list that scrolls", async ({ browser }) => {
  const page = await visit(browser, "en-US", { javaScriptEnabled: false });
  await page.goto("/");
  expect(await carousel(page).getByRole("article").count()).toBeGreaterThanOrEqual(8);
  await expect(carousel(page).getByRole("button", { name: t("carousel.next") })).toHaveCount(0);
  const list = page.locator(".carousel-track");
  expect(await list.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
  await page.context().close();
});
