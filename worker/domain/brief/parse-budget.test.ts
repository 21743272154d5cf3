import fc from "fast-check";
import { expect, test } from "vitest";
import type { Currency } from "#shared/brief/schema";
import { BUDGET_BANDS, BUDGETS } from "#shared/catalogue/vocabulary";
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

test.each(
  [
    "50 dollars overall",
    "I don't mind spending 50",
    "mini budget 50",
    "50, nothing mind-blowing",
    "Budget - 50",
    "50, maybe more",
    "no more than 50",
    "not over 50",
    "without going over 50",
    "I don't want to spend more than 50",
    "nothing above 50",
    "50 at the very most",
    "50, not more",
    "about 50 max",
    "pas plus de 50",
    "sans dépasser 50",
    "50 maxi",
    "no más de 50",
    "sin pasar de 50",
    "como mucho 50",
    "不超过50",
    "别超过50",
    "50以内",
    "一共50",
    "two gifts under 50 each",
    "1 or 2 gifts under 50",
    "3 presents, 50 each",
    "for my 3 kids, 50",
    "2 x 50",
    "deux cadeaux à moins de 50",
    "dos regalos de menos de 50",
    "两个礼物50以内",
  ].map((text) => [text]),
)("%s: in doubt 50 at most", (text) => {
  expect(parseBudget(text)).toEqual({ min: 0, max: 5_000, currency: null });
});

test.each(
  [
    "no less than 50",
    "not under 50",
    "nothing below 50",
    "50 minimum",
    "min. 50",
    "50+",
    "don't mind spending over 50",
    "50, not less",
    "pas moins de 50",
    "au moins 50",
    "50 et plus",
    "no menos de 50",
    "por lo menos 50",
    "50 o más",
    "不少于50",
    "不低于50",
    "50起",
  ].map((text) => [text]),
)("%s: 50 at least", (text) => {
  expect(parseBudget(text)).toEqual({ min: 5_000, max: null, currency: null });
});

test.each<[string, (Currency | null)?]>([
  ["20 dollars to 50 dollars"],
  ["over 20 under 50"],
  ["more than 20 but less than 50"],
  ["at least 20, at most 50"],
  ["20 min 50 max"],
  ["from $20 up to $50"],
  ["entre 20 euros et 50 euros", "EUR"],
  ["de 20 à 50 €", "EUR"],
  ["plus de 20 mais moins de 50"],
  ["desde 20 hasta 50"],
  ["entre 20 y 50 dólares"],
  ["más de 20 y menos de 50"],
  ["20元到50元", "CNY"],
  ["不少于20不超过50"],
])("%s: from 20 to 50", (text, currency = null) => {
  expect(parseBudget(text)).toEqual({ min: 2_000, max: 5_000, currency });
});

test.each<[string, number]>([
  ["1 million", 1_000_000],
  ["1 millón", 1_000_000],
  ["5 hundred", 500],
  ["5 thousand", 5_000],
  ["two thousand five hundred", 2_500],
  ["deux mille", 2_000],
  ["dos mil", 2_000],
  ["2k", 2_000],
])("%s is %i", (text, dollars) => {
  expect(parseBudget(text)).toEqual({ min: 0, max: dollars * 100, currency: null });
});

test("both ends of 20-30k are thousands", () => {
  expect(parseBudget("20-30k")).toMatchObject({ min: 2_000_000, max: 3_000_000 });
});

test.each<[string, Currency | null]>([
  ["5000 yen", "JPY"],
  ["5000円", "JPY"],
  ["5000日元", "JPY"],
  ["¥500", "CNY"],
  ["300 yuan", "CNY"],
  ["₹2000", "INR"],
  ["2000 rupees", "INR"],
  ["50 pounds", "GBP"],
  ["CA$50", "CAD"],
  ["50 Canadian dollars", "CAD"],
  ["50 dollars canadiens", "CAD"],
  ["50加元", "CAD"],
  ["A$50", "AUD"],
  ["50 dólares australianos", "AUD"],
  ["500 pesos", "MXN"],
  ["US$50", null],
])("the currency of %s is %s", (text, currency) => {
  expect(parseBudget(text)).toMatchObject({ min: 0, currency });
});

test.each(["2 gifts", "two presents for my 3 kids"])("%s names no amount", (text) => {
  expect(parseBudget(text)).toBeNull();
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
