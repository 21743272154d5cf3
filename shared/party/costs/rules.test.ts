import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EVENT_TYPES, PARTY_LIMITS } from "../plans/schema";
import { headsOf, starterLines, sumsOf, totalsOf } from "./rules";
import { COST_CATEGORIES, COST_LIMITS } from "./schema";

const cents = fc.integer({ min: 0, max: COST_LIMITS.amountCents });
const line = fc.record({
  perGuest: fc.boolean(),
  estimateCents: cents,
  committedCents: fc.option(cents, { nil: null }),
  paidCents: cents,
  category: fc.constantFrom(...COST_CATEGORIES),
});
const lines = fc.array(line, { maxLength: COST_LIMITS.lines });
const derived = fc.array(
  fc.record({
    key: fc.string(),
    label: fc.string(),
    category: fc.constantFrom("gifts" as const, "entertainment" as const),
    cents,
  }),
  { maxLength: 21 },
);
const heads = fc
  .array(fc.integer({ min: 0, max: 50_000 }), { minLength: 3, maxLength: 3 })
  .map((counts) => counts.toSorted((a, b) => a - b))
  .map(([low = 0, likely = 0, high = 0]) => ({ low, likely, high }));

describe("a ledger", () => {
  test("adds up to the cent, in whole cents, never below nothing", () => {
    fc.assert(
      fc.property(lines, derived, heads, cents, (all, others, count, budgetCents) => {
        const totals = totalsOf(all, others, { heads: count, budgetCents });
        const each = all.map((one) => sumsOf(one, count.likely));
        const more = others.reduce((sum, one) => sum + one.cents, 0);
        for (const key of ["estimate", "likely", "paid", "due"] as const) {
          const extra = key === "paid" ? 0 : more;
          expect(totals[key]).toBe(each.reduce((sum, one) => sum + one[key], extra));
          expect(Number.isSafeInteger(totals[key])).toBe(true);
          expect(totals[key]).toBeGreaterThanOrEqual(0);
        }
        expect(totals.paid + totals.due).toBe(totals.likely);
        expect(totals.byCategory.reduce((sum, one) => sum + one.cents, 0)).toBe(totals.likely);
        const over = Math.max(0, totals.likely - budgetCents);
        expect(totals.over).toBe(budgetCents > 0 ? over : 0);
      }),
    );
  });

  test("costs no less with more guests, and what is likely lies in the range", () => {
    fc.assert(
      fc.property(lines, derived, heads, (all, others, count) => {
        const { low, likely, high } = totalsOf(all, others, { heads: count, budgetCents: 0 });
        expect(low).toBeLessThanOrEqual(likely);
        expect(likely).toBeLessThanOrEqual(high);
      }),
    );
  });

  test("only lines for each guest follow the headcount, and only until they are agreed", () => {
    const each = { perGuest: true, estimateCents: 1_250, committedCents: null, paidCents: 0 };
    expect(sumsOf(each, 20)).toMatchObject({ estimate: 25_000, likely: 25_000, due: 25_000 });
    expect(sumsOf({ ...each, committedCents: 30_000 }, 99).likely).toBe(30_000);
    expect(sumsOf({ ...each, perGuest: false }, 20).likely).toBe(1_250);
    expect(sumsOf({ ...each, paidCents: 40_000 }, 20)).toMatchObject({ likely: 40_000, due: 0 });
    // Agreed on nothing is not the same as nothing agreed.
    expect(sumsOf({ ...each, committedCents: 0 }, 20).likely).toBe(0);
  });

  test("tells the price of one guest, and none without guests", () => {
    const one = {
      ...{ perGuest: false, estimateCents: 1_000, committedCents: null, paidCents: 0 },
      category: "food" as const,
    };
    const of = (count: number) =>
      totalsOf([one], [], { heads: { low: count, likely: count, high: count }, budgetCents: 1 });
    expect(of(3).perGuest).toBe(333);
    expect(of(0).perGuest).toBeNull();
    expect(of(0).over).toBe(999);
  });
});

describe("whom the ledger counts with", () => {
  const heads = (low: number, likely: number, high: number, listed: number) =>
    headsOf({ low, likely, high, listed }, 12);

  test("is the plan while nobody is on the list", () => {
    expect(heads(0, 0, 0, 0)).toEqual({ low: 12, likely: 12, high: 12, unnamed: 12 });
  });

  test("is the list, and who is planned and not named yet", () => {
    expect(heads(0, 2, 3, 3)).toEqual({ low: 0, likely: 11, high: 12, unnamed: 9 });
    expect(heads(10, 14, 20, 16)).toEqual({ low: 10, likely: 14, high: 20, unnamed: 0 });
  });

  test("nobody takes the place of who declined", () => {
    expect(heads(0, 0, 0, 12)).toEqual({ low: 0, likely: 0, high: 0, unnamed: 0 });
    expect(heads(4, 5, 6, 12)).toEqual({ low: 4, likely: 5, high: 6, unnamed: 0 });
  });
});

test("the first lines never pass the budget", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EVENT_TYPES),
      fc.integer({ min: 1, max: PARTY_LIMITS.budgetCents }),
      fc.integer({ min: 0, max: 50_000 }),
      (type, budgetCents, count) => {
        const all = starterLines(type, budgetCents, count);
        const spent = all.reduce(
          (sum, one) => sum + one.estimateCents * (one.perGuest ? count : 1),
          0,
        );
        expect(spent).toBeLessThanOrEqual(budgetCents);
        expect(all.length).toBeGreaterThan(2);
        expect(all.every((one) => Number.isInteger(one.estimateCents))).toBe(true);
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      },
    ),
  );
});
