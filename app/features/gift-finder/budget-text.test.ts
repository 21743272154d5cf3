import { expect, it } from "vitest";
import { budgetRange, budgetText, cheaperBand } from "./budget-text";

it("reads what it writes", () => {
  for (const text of ["0-50", "50-200", "200+"]) {
    expect(budgetText(budgetRange(text) ?? { min: -1, max: null })).toBe(text);
  }
  expect(budgetRange("about 50")).toBeNull();
});

it("knows the band below, where there is one", () => {
  expect(cheaperBand({ min: 0, max: 5_000 })).toBeNull();
  expect(cheaperBand({ min: 5_000, max: 20_000 })).toBe("0-50");
  expect(cheaperBand({ min: 20_000, max: null })).toBe("100-200");
});
