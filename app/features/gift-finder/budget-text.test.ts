import { expect, it } from "vitest";
import { budgetRange, budgetText } from "./budget-text";

it("reads what it writes", () => {
  for (const text of ["0-50", "50-200", "200+"]) {
    expect(budgetText(budgetRange(text) ?? { min: -1, max: null })).toBe(text);
  }
  expect(budgetRange("about 50")).toBeNull();
});

it("knows the band below, where there is one", () => {});
