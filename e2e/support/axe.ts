import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    /** What the evaluated source of axe-core defines. */
    axe: typeof axe;
  }
}

/**
 * `colors`: "skip" where the same page is checked in another language, "only" where it was checked
 * in another colour scheme; otherwise colours are checked with the rest.
 */
type AxeOptions = { colors?: "check" | "skip" | "only" };

const RULES: Record<NonNullable<AxeOptions["colors"]>, axe.RunOptions> = {
  check: {},
  skip: { rules: { "color-contrast": { enabled: false } } },
  only: { runOnly: ["color-contrast"] },
};

/** Fails with axe's own words when it finds anything on the page as it stands. */
export async function expectAccessible(page: Page, { colors = "check" }: AxeOptions = {}) {
  // Colours of a running entrance are nobody's reading colours; what repeats never ends.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState !== "running" || endTime === Number.POSITIVE_INFINITY;
    }),
  );
  // Not through axe's package for Playwright, which opens a page or sends every result back: that
  // takes twice the time. What passes is not wanted.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const found = await window.axe.run({ resultTypes: ["violations"], ...options });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
    );
  }, RULES[colors]);
  expect(violations, page.url()).toEqual([]);
}

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, page.url()).toBeLessThanOrEqual(window ?? 0);
}
