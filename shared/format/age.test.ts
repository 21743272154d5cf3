import { expect, test } from "vitest";
import { formatAge } from "./age";

const NOW = 1_800_000_000;

test.each([
  [0, "en", "now"],
  [-5, "en", "now"],
  [59, "en", "now"],
  [60, "en", "1 minute ago"],
  [3_599, "en", "59 minutes ago"],
  [86_400, "en", "yesterday"],
  [3 * 86_400, "fr", "il y a 3 jours"],
  [3 * 86_400, "zh", "3天前"],
  [400 * 86_400, "es", "el año pasado"],
])("%i seconds ago in %s is %s", (age, locale, words) => {
  expect(formatAge(NOW - age, NOW, locale)).toBe(words);
});
