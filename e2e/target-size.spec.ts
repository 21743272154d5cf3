import type { Page } from "@playwright/test";
import { registerUser } from "./support/accounts";
import { expect, test, visit, words } from "./support/languages";

const PUBLIC = [
  "/",
  "/?recipient=my+aunt&age=26-50&occasion=birthday&interests=tea&budget=0-50&relationship=family",
  "/search",
  "/search?q=tea",
  "/search?q=qqqqzzzz",
  "/category/Birthday?item=Cakes",
  "/category/Nowhere",
  "/gifts/layer-cake-delivered",
  "/premium",
  "/about",
  "/blog",
  "/blog/thanksgiving-host-gifts",
  "/auth",
  "/auth?mode=sign-up&next=%2Fsearch",
  "/auth/forgot",
  "/auth/reset",
  "/feedback",
  "/chat",
  "/nowhere",
];
const SIGNED_IN = ["/favorites", "/lists", "/account", "/sign-out", "/budget-optimizer"];

/** CSS pixels, WCAG 2.2 criterion 2.5.8. */
const LEAST = 24;

/**
 * Targets smaller than 24 by 24 pixels, as their words. Exempt are links within a sentence, and
 * inputs whose label, which is as good a target, is large enough.
 */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const fits = ({ width, height }: DOMRect) => width >= least && height >= least;
    const isClipped = ({ width, height }: DOMRect) => width <= 1 && height <= 1;
    const textBeside = (link: Element): string => {
      let text = "";
      for (const node of link.parentNode?.childNodes ?? []) {
        if (node !== link && node.nodeType === Node.TEXT_NODE) text += node.textContent ?? "";
      }
      return text.trim();
    };
    const isInline = (target: Element) =>
      target.tagName === "A" &&
      getComputedStyle(target).display === "inline" &&
      textBeside(target) !== "";
    /** A pseudo-element that is spread over the card counts as part of its link. */
    const isSpread = (target: Element) =>
      ["::after", "::before"].some((part) => {
        const { content, position, inset } = getComputedStyle(target, part);
        return content !== "none" && position === "absolute" && inset === "0px";
      });
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex='0']",
    );
    return [...targets]
      .filter((target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
      )
      .filter((target) => {
        const box = target.getBoundingClientRect();
        if (fits(box) || isInline(target) || isSpread(target)) return false;
        const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
        if (labels.some((label) => fits(label.getBoundingClientRect()))) return false;
        // Shown to the keyboard alone, at full size once it has the focus.
        if (isClipped(box)) {
          target.focus();
          return !fits(target.getBoundingClientRect());
        }
        return true;
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute("aria-label") ?? target.textContent?.trim() ?? "";
        return `${target.tagName} "${name.slice(0, 40)}" ${width.toFixed(1)} x ${height.toFixed(1)}`;
      });
  }, LEAST);

/** As a browser without a Chinese font draws it: a narrow mark for each character. */
const withoutChineseFont = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll("footer button[lang^=zh]")) {
      button.textContent = "ii";
    }
  });

for (const width of [320, 1280]) {
  for (const locale of ["en-US", "zh-CN"]) {
    test(`${locale}: every target is at least 24 by 24 pixels at ${width} px`, async ({
      browser,
    }) => {
      const page = await visit(browser, locale, { viewport: { width, height: 900 } });
      const small: string[] = [];
      const measure = async (paths: readonly string[]) => {
        for (const path of paths) {
          await page.goto(path);
          await withoutChineseFont(page);
          small.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
        }
      };
      await measure(PUBLIC);
      if (locale === "en-US") {
        await registerUser(page, "en");
        await measure(SIGNED_IN);
      }
      expect(small).toEqual([]);
    });
  }
}

test("every target of the menus and dialogs is at least 24 by 24 pixels", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  const common = words("en", "common");
  await page.goto("/");
  await page.locator("[popovertarget=menu]").click();
  await expect(page.locator("#menu")).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page
    .locator("#menu")
    .getByRole("button", { name: common("nav.feedback") })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/auth");
  await page.locator("[popovertarget=language-menu]").click();
  await expect(page.locator("#language-menu")).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: words("en", "auth")("forgotLink") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
