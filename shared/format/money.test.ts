import { describe, expect, it } from "vitest";
import { formatBudget, formatPrice } from "./money";

/** Which of the no-break spaces a language uses is the platform's affair. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("formatPrice", () => {
  it.each([
    ["en", 2_500, "$25"],
    ["en", 2_599, "$25.99"],
    ["en", 125_000, "$1,250"],
    ["fr", 2_500, "25 $"],
    ["fr", 2_599, "25,99 $"],
    ["es", 2_500, "25 US$"],
    ["zh", 2_500, "25美元"],
    ["zh", 2_550, "25.50美元"],
    ["xx", 2_500, "$25"],
  ])("%s %i is %s", (locale, cents, text) => {
    expect(plain(formatPrice(cents, locale))).toBe(text);
  });

  it("keeps number and currency on one line", () => {
    expect(formatPrice(2_500, "fr")).not.toContain(" ");
    expect(formatPrice(2_500, "es")).not.toContain(" ");
  });
});

describe("formatBudget", () => {
  it.each([
    ["en", 5_000, 10_000, "$50-100"],
    ["en", 0, 6_050, "$0.00-60.50"],
    ["en", 100_000, 200_000, "$1,000-2,000"],
    ["en", 20_000, null, "$200+"],
    ["fr", 5_000, 10_000, "50-100 $"],
    ["fr", 20_000, null, "200 $ et plus"],
    ["es", 5_000, 10_000, "50-100 US$"],
    ["es", 20_000, null, "200 US$ o más"],
    ["zh", 5_000, 10_000, "50–100美元"],
    ["zh", 20_000, null, "200美元以上"],
  ])("%s %i to %s is %s", (locale, min, max, text) => {
    expect(plain(formatBudget({ min, max }, locale))).toBe(text);
  });
});
