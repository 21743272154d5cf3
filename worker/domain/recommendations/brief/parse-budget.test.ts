import fc from "fast-check";
import { expect, test } from "vitest";
import { BUDGET_BANDS, BUDGETS } from "../../catalogue/vocabulary";
import type { Currency } from "../schema";
import { parseBudget } from "./parse-budget";

test.each(BUDGETS)("the band %s", (band) => {
  const [min, max] = BUDGET_BANDS[band];
  expect(parseBudget(band)).toEqual({ min, max, currency: null });
});

test.each<[string, number, number | null, (Currency | null)?]>([
  ["under 50", 0, 5_000],
  ["75", 0, 7_500],
  ["$75", 0, 7_500],
  ["around 80 bucks", 6_400, 9_600],
  ["about 80", 6_400, 9_600],
  ["80ish", 6_400, 9_600],
  ["up to 120", 0, 12_000],
  ["no more than 70", 0, 7_000],
  ["between 40 and 60", 4_000, 6_000],
  ["60-40", 4_000, 6_000],
  ["at least 100", 10_000, null],
  ["over 200", 20_000, null],
  ["200 and up", 20_000, null],
  ["no limit", 0, null],
  ["1,200", 0, 120_000],
  ["$1,234.56", 0, 123_456],
  ["2k", 0, 200_000],
  ["fifty dollars", 0, 5_000],
  ["min 20 max 50", 2_000, 5_000],
  ["£30", 0, 3_000, "GBP"],
  ["moins de 30", 0, 3_000],
  ["40 à 60 €", 4_000, 6_000, "EUR"],
  ["1 200 €", 0, 120_000, "EUR"],
  ["1.200 €", 0, 120_000, "EUR"],
  ["€ 49,90", 0, 4_990, "EUR"],
  ["environ 50 euros", 4_000, 6_000, "EUR"],
  ["cent euros", 0, 10_000, "EUR"],
  ["plus de 100 €", 10_000, null, "EUR"],
  ["menos de 50 €", 0, 5_000, "EUR"],
  ["entre 20 y 40", 2_000, 4_000],
  ["no más de 50", 0, 5_000],
  ["hasta 30€", 0, 3_000, "EUR"],
  ["más de 100", 10_000, null],
  ["三百块以内", 0, 30_000, "CNY"],
  ["100元左右", 8_000, 12_000, "CNY"],
  ["100美元", 0, 10_000],
  ["一百五", 0, 15_000],
  ["100到200元", 10_000, 20_000, "CNY"],
  ["不超过２００元", 0, 20_000, "CNY"],
])("%s", (text, min, max, currency = null) => {
  expect(parseBudget(text)).toEqual({ min, max, currency });
});

test.each(["", "0", "0-0", "-50", "$-5", "NaN", "Infinity", "abc", "free"])(
  "%j is none",
  (text) => {
    expect(parseBudget(text)).toBeNull();
  },
);

test("any text answers null or whole cents in order", () => {
  const near = fc.stringMatching(/^[ \d.,$€元kK+~a-z-]{0,30}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), near), (text) => {
      const budget = parseBudget(text);
      if (!budget) return;
      expect(Number.isSafeInteger(budget.min)).toBe(true);
      expect(budget.min).toBeGreaterThanOrEqual(0);
      if (budget.max === null) return;
      expect(Number.isSafeInteger(budget.max)).toBe(true);
      expect(budget.max).toBeGreaterThan(0);
      expect(budget.max).toBeGreaterThanOrEqual(budget.min);
    }),
  );
});
