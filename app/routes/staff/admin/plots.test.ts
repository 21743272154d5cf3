import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleTop } from "./plots";

const amount = fc.integer({ min: 0, max: 10_000_000 });

test("a scale holds its values, is round, and wastes less than it shows", () => {
  fc.assert(
    fc.property(amount, (highest) => {
      const top = scaleTop(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(top).toBeLessThanOrEqual(Math.max(1, highest * 2.5));
      expect(String(top)).toMatch(/^[125]0*$/);
    }),
  );
});

test("a limit stands in the plot once a day comes near it", () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 100, max: 10_000_000 }), (highest, limit) => {
      const isShown = scaleTop(highest, limit) >= limit;
      if (highest > limit / 4) expect(isShown).toBe(true);
      expect(scaleTop(highest, limit)).toBeGreaterThanOrEqual(highest);
    }),
  );
});
