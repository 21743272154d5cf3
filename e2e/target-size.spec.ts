/** Targets where `pages.spec.ts` doesn't come, which measures them on every other page. */

import type { Page } from "@playwright/test";
import { switchLanguage } from "./support/every-language";
import { expect, test, visit, words } from "./support/languages";
import { NARROW, WIDE } from "./support/page-checks";
import { smallTargets } from "./support/small-targets";

const expectTargets = async (page: Page) =>
  expect(await smallTargets(page), page.url()).toEqual([]);

test("every target is at least 24 by 24 pixels where nothing was found", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: NARROW });
  for (const path of [
    "/search?q=qqqqzzzz",
    "/category/Birthday?item=Cakes",
    "/gifts/layer-cake-delivered",
    "/auth/reset",
  ]) {
    await page.goto(path);
    for (const language of ["zh", "en"] as const) {
      await switchLanguage(page, language);
      await expectTargets(page);
      await page.setViewportSize(WIDE);
      await expectTargets(page);
      await page.setViewportSize(NARROW);
    }
  }
});

test("every target of the menus and dialogs is at least 24 by 24 pixels", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: NARROW });
  await page.goto("/auth");
  await page.locator("[popovertarget=menu]").click();
  await expect(page.locator("#menu")).toBeVisible();
  await expectTargets(page);
  await page.keyboard.press("Escape");

  await page.setViewportSize(WIDE);
  await page.locator("[popovertarget=language-menu]").click();
  await expect(page.locator("#language-menu")).toBeVisible();
  await expectTargets(page);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: words("en", "auth")("forgotLink") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectTargets(page);
});
