import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    /** What the evaluated source of axe-core defines. */
    axe: typeof axe;
  }
}

/** Half the size of the package's `source`, which every page would have to parse. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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
  // Not through axe's package for Playwright, which opens a page or sends every result back: that
  // takes twice the time. What passes is not wanted.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (options) => {
    // Colours of a running entrance are nobody's reading colours; what repeats never ends.
    const running = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState === "running" && endTime !== Number.POSITIVE_INFINITY;
      });
    for (let all = running(); all.length > 0; all = running()) {
      for (const animation of all) animation.finish();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
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
