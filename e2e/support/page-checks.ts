/** What holds for every page, whatever is on it. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { KEYS } from "./keys";
import { expect, type Language } from "./languages";
import { smallTargets } from "./small-targets";

export const NARROW = { width: 320, height: 800 };
export const WIDE = { width: 1280, height: 900 };

/** By how much the page is wider than the window, folded and unfolded, and words like keys. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html, body } = document;
    const excess = () => Math.max(0, html.scrollWidth - html.clientWidth);
    const folded = excess();
    for (const details of document.querySelectorAll("main details:not([open])")) {
      details.setAttribute("open", "");
      details.setAttribute("data-unfolded", "");
    }
    return {
      excess: [folded, excess()],
      words: body.innerText.match(/[\w-]+:?[\w-]+(?:\.[\w-]+)*/g) ?? [],
    };
  });

const fold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("[data-unfolded]")) {
      details.removeAttribute("open");
      details.removeAttribute("data-unfolded");
    }
  });

/** Colours are the same in every language, and all else in either colour scheme. */
async function expectAccessibleIn(page: Page, language: Language) {
  if (language !== "en") return expectAccessible(page, { colors: "skip" });
  await expectAccessible(page);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  // Stays so: turning it back would draw the page once more.
  await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
  await expectAccessible(page, { colors: "only" });
}

export async function expectTargets(page: Page) {
  expect(await smallTargets(page), page.url()).toEqual([]);
}

/**
 * The page shows no key instead of words, doesn't scroll sideways and has nothing for axe to find,
 * what is folded away included; in English its colours are checked light and dark. `targets`: has
 * none that is too small.
 */
export async function expectNoFaults(
  page: Page,
  { language, targets }: { language: Language; targets: boolean },
) {
  const { excess, words } = await unfold(page);
  expect(excess, page.url()).toEqual([0, 0]);
  expect(words.filter((word) => KEYS.has(word))).toEqual([]);
  if (targets) await expectTargets(page);
  await expectAccessibleIn(page, language);
  await fold(page);
}
