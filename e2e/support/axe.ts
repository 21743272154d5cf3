import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** `contrast`: false where the same page was checked in another language. */
type AxeOptions = { contrast?: boolean };

/** Fails with axe's own words when it finds anything on the page as it stands. */
export async function expectAccessible(page: Page, { contrast = true }: AxeOptions = {}) {
  // Colours of a running entrance are nobody's reading colours; what repeats never ends.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState !== "running" || endTime === Number.POSITIVE_INFINITY;
    }),
  );
  // All in the page itself: otherwise each run opens a blank page as well, for frames of other
  // sites.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Details of what passes would take a quarter of the time.
    .options({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: contrast } } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
    page.url(),
  ).toEqual([]);
}

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, page.url()).toBeLessThanOrEqual(window ?? 0);
}
