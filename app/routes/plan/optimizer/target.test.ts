import fc from "fast-check";
import { expect, test } from "vitest";
import { sliderPlace, targetRange, usualTarget } from "./target";

test("the slider runs from half the budget up to it and starts at 80%", () => {
  expect(targetRange(40_000)).toEqual({ min: 200, max: 400 });
  expect(usualTarget(40_000)).toBe(320);
  expect(usualTarget(41_250)).toBe(330);
  expect(targetRange(41_250)).toEqual({ min: 207, max: 412 });
});

test("any budget has a range within half of it and all of it, and a usual target in that", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const { min, max } = targetRange(cents);
      const usual = usualTarget(cents);
      expect(min).toBeGreaterThanOrEqual(1);
      expect(usual).toBeGreaterThanOrEqual(min);
      expect(usual).toBeLessThanOrEqual(max);
      if (cents >= 200) {
        expect(min * 100).toBeGreaterThanOrEqual(cents / 2);
        expect(max * 100).toBeLessThanOrEqual(cents);
      }
    }),
  );
});

test("whatever is typed, the slider stays on its rail", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(100_000_000), (typed, cents) => {
      const { min, max } = targetRange(cents);
      const place = sliderPlace(typed, cents);
      expect(place).toBeGreaterThanOrEqual(min);
      expect(place).toBeLessThanOrEqual(max);
    }),
  );
  expect(sliderPlace("250", 40_000)).toBe(250);
  expect(sliderPlace("9", 40_000)).toBe(200);
});
