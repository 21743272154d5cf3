import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bundle, type Choice, type Plan, type Problem, solve } from "./solve";

const RATES = [0, 3, 25, Number.POSITIVE_INFINITY] as const;

type Sum = { cents: number; points: number; drops: number };

/** Every plan there is. */
function* everyPlan({ gifts, bundles, maxDrops }: Problem, at = 0): Generator<Sum> {
  if (at >= gifts.length) {
    yield { cents: 0, points: 0, drops: 0 };
    return;
  }
  const own = (gifts[at] ?? []).map((choice) => ({ ...choice, length: 1 }));
  const joint = bundles.filter((b) => b.at === at).map((b) => ({ ...b, isDrop: false, length: 2 }));
  for (const edge of [...own, ...joint]) {
    for (const rest of everyPlan({ gifts, bundles, maxDrops }, at + edge.length)) {
      const drops = rest.drops + Number(edge.isDrop ?? false);
      if (drops > maxDrops) continue;
      yield { cents: rest.cents + edge.cents, points: rest.points + edge.points, drops };
    }
  }
}

/** The key by which the docstring of `solve.ts` compares plans. */
const keyOf = ({ cents, points, drops }: Sum, rate: number) => [
  drops,
  rate === Number.POSITIVE_INFINITY ? points : rate * points + cents,
  points,
  cents,
];
const compare = (a: number[], b: number[]) => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

function bruteForce(problem: Problem, target: number, rate: number): Sum {
  const plans = [...everyPlan(problem)];
  const fitting = plans.filter(({ cents }) => cents <= target);
  if (fitting.length > 0) {
    return fitting.reduce((a, b) => (compare(keyOf(b, rate), keyOf(a, rate)) < 0 ? b : a));
  }
  const key = ({ cents, drops, points }: Sum) => [cents, drops, points];
  return plans.reduce((a, b) => (compare(key(b), key(a)) < 0 ? b : a));
}

const choicesOf = (max: number) =>
  fc
    .record({
      price: fc.integer({ min: 1, max: 60 }),
      others: fc.array(
        fc.record({
          cents: fc.integer({ min: 0, max: 60 }),
          points: fc.integer({ min: 0, max: 12 }),
          isDrop: fc.boolean(),
        }),
        { maxLength: max },
      ),
    })
    .map(({ price, others }): Choice[] => [
      { cents: price, points: 0 },
      ...others.map((other) => ({ ...other, cents: other.isDrop ? 0 : other.cents })),
    ]);

const problems = fc
  .record({
    gifts: fc.array(choicesOf(3), { minLength: 1, maxLength: 5 }),
    bundles: fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 3 }),
        cents: fc.integer({ min: 0, max: 90 }),
        points: fc.integer({ min: 0, max: 24 }),
      }),
      { maxLength: 3 },
    ),
    maxDrops: fc.integer({ min: 0, max: 2 }),
  })
  .map(
    ({ gifts, bundles, maxDrops }): Problem => ({
      gifts,
      maxDrops,
      bundles: bundles.filter(({ at }: Bundle) => at + 1 < gifts.length),
    }),
  );
const targets = fc.integer({ min: 0, max: 260 });
const rates = fc.constantFrom(...RATES);

/** What the picks of a plan add up to. */
function sumOf(problem: Problem, { picks }: Plan): Sum {
  const sum = { cents: 0, points: 0, drops: 0 };
  for (let at = 0; at < picks.length; at++) {
    const pick = picks[at];
    if (!pick) continue;
    const edge: Choice | Bundle | undefined =
      "bundle" in pick ? problem.bundles[pick.bundle] : problem.gifts[at]?.[pick.choice];
    if (!edge) throw new Error(`no choice at ${at}`);
    sum.cents += edge.cents;
    sum.points += edge.points;
    sum.drops += Number("isDrop" in edge && edge.isDrop);
    if ("bundle" in pick) {
      expect(problem.bundles[pick.bundle]?.at).toBe(at);
      expect(picks[++at]).toEqual(pick);
    }
  }
  return sum;
}

describe("solve", () => {
  test("is as good as the best of all plans, counted out", () => {
    fc.assert(
      fc.property(problems, targets, rates, (problem, target, rate) => {
        const { cents, points, drops, isMet } = solve(problem, target, rate);
        const best = bruteForce(problem, target, rate);
        expect({ cents, points, drops }).toEqual(best);
        expect(isMet).toBe(best.cents <= target);
      }),
      { numRuns: 6_000 },
    );
  });

  test("adds up: the picks are the plan", () => {
    fc.assert(
      fc.property(problems, targets, rates, (problem, target, rate) => {
        const plan = solve(problem, target, rate);
        const { cents, points, drops } = plan;
        expect(plan.picks).toHaveLength(problem.gifts.length);
        expect(sumOf(problem, plan)).toEqual({ cents, points, drops });
      }),
      { numRuns: 2_000 },
    );
  });

  test("a higher target never costs more quality", () => {
    fc.assert(
      fc.property(problems, targets, targets, rates, (problem, a, b, rate) => {
        const low = solve(problem, Math.min(a, b), rate);
        const high = solve(problem, Math.max(a, b), rate);
        if (!low.isMet) return;
        expect(high.isMet).toBe(true);
        expect(compare([high.drops, high.points], [low.drops, low.points])).toBeLessThanOrEqual(0);
      }),
      { numRuns: 3_000 },
    );
  });

  test("knows no rounding: the largest prices add up to the cent", () => {
    const gifts = Array.from({ length: 40 }, (_, at) => [
      { cents: 99_999_999 - at, points: 0 },
      { cents: 50_000_001 + at, points: 7 },
    ]);
    const total = gifts.reduce((sum, [keep]) => sum + (keep?.cents ?? 0), 0);
    const plan = solve({ gifts, bundles: [], maxDrops: 0 }, total - 1, Number.POSITIVE_INFINITY);
    expect(plan).toMatchObject({ points: 7, isMet: true });
    // The dearest gift saves the most, and one change is enough.
    expect(plan.cents).toBe(total - (99_999_999 - 50_000_001));
  });
});
