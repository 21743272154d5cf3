/** What the search of `solve.ts` may leave out: bounds that every best plan keeps within. Pure. */

/** One way to deal with a gift. Keeping it as it is must come first, with no points. */
export type Choice = { cents: number; points: number; isDrop?: boolean };

/** One way to deal with the gifts `at` and `at + 1` together. */
export type Bundle = { at: number; cents: number; points: number };

export type Problem = {
  gifts: readonly (readonly Choice[])[];
  bundles: readonly Bundle[];
  maxDrops: number;
};

/** What a plan costs in the objective: `points` times its points and `cents` times its cents. */
export type Weights = { points: number; cents: number };

/** A step over one gift, or over two at once by a bundle. */
export type Edge = { cents: number; points: number; drops: number; length: 1 | 2; step: number };

/** How a bundle's index stands among the indices of choices, and back. */
export const bundleStep = (index: number) => -2 - index;

/** The edges that begin at each gift. */
export const edgesOf = ({ gifts, bundles }: Problem): Edge[][] =>
  gifts.map((choices, at) => [
    ...choices.map(
      ({ cents, points, isDrop }, step): Edge => ({
        cents,
        points,
        drops: isDrop ? 1 : 0,
        length: 1,
        step,
      }),
    ),
    ...bundles.flatMap(({ at: first, cents, points }, index): Edge[] =>
      first === at ? [{ cents, points, drops: 0, length: 2, step: bundleStep(index) }] : [],
    ),
  ]);

/** The least cents of the gifts from each on, by the exact number of drops among them. */
export function leastFrom(edges: readonly Edge[][], maxDrops: number): number[][] {
  const row = () => Array<number>(maxDrops + 1).fill(Number.POSITIVE_INFINITY);
  const least = Array.from({ length: edges.length + 2 }, row);
  const end = least[edges.length];
  if (end) end[0] = 0;
  for (let at = edges.length - 1; at >= 0; at--) {
    const here = least[at] as number[];
    for (const { cents, drops, length } of edges[at] ?? []) {
      const after = least[at + length];
      for (let d = drops; d <= maxDrops; d++) {
        here[d] = Math.min(here[d] as number, cents + (after?.[d - drops] as number));
      }
    }
  }
  return least;
}

/**
 * A Lagrangian bound (Fisher, 1981): with prices put on cents and drops, gifts stop depending on
 * each other, and `from[s]` is the least that the gifts from s on can cost. No plan that extends a
 * state with value v costs less than v + from[s] - constant. `best` is what a plan that keeps all
 * limits costs: the best that was met on the way.
 */
export type Bound = {
  centPrice: number;
  dropPrice: number;
  from: number[];
  constant: number;
  best: number;
};

type Limits = { cents: number; drops: number };
type Relaxed = { from: number[]; cents: number; drops: number; value: number };

/** Steps of the two nested bisections; a looser price only leaves more to search. */
const DROP_STEPS = 10;
const CENT_STEPS = 24;

/**
 * A bound for plans with at most `limits.cents` and exactly `limits.drops`; `fallback` is one's
 * value.
 */
export function boundOf(
  edges: readonly Edge[][],
  weights: Weights,
  limits: Limits,
  fallback: number,
): Bound {
  let best = fallback;
  const relaxed = (centPrice: number, dropPrice: number) => {
    const plan = relax(edges, weights, centPrice, dropPrice);
    const keeps = plan.cents <= limits.cents && plan.drops === limits.drops;
    if (keeps) best = Math.min(best, plan.value);
    return plan;
  };
  const centPriceFor = (dropPrice: number) =>
    bisect(CENT_STEPS, (price) => relaxed(price, dropPrice).cents <= limits.cents);
  const dropPrice =
    limits.drops === 0
      ? 0
      : bisect(DROP_STEPS, (price) => relaxed(centPriceFor(price), price).drops <= limits.drops);
  const centPrice = centPriceFor(dropPrice);
  const { from } = relaxed(centPrice, dropPrice);
  const constant = centPrice * limits.cents + dropPrice * limits.drops;
  return { centPrice, dropPrice, from, constant, best };
}

/** About the least price that is high enough, or a very high one where none is. */
function bisect(steps: number, isEnough: (price: number) => boolean): number {
  if (isEnough(0)) return 0;
  let low = 2 ** -24;
  let high = 2 ** 24;
  for (let step = 0; step < steps; step++) {
    const middle = Math.sqrt(low * high);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function relax(
  edges: readonly Edge[][],
  weights: Weights,
  centPrice: number,
  dropPrice: number,
): Relaxed {
  const size = edges.length;
  const from = Array<number>(size + 2).fill(0);
  const taken: Edge[] = [];
  for (let at = size - 1; at >= 0; at--) {
    let least = Number.POSITIVE_INFINITY;
    for (const edge of edges[at] as Edge[]) {
      const { points, cents, drops, length } = edge;
      const value =
        weights.points * points +
        (weights.cents + centPrice) * cents +
        dropPrice * drops +
        (from[at + length] as number);
      if (value < least) {
        least = value;
        taken[at] = edge;
      }
    }
    from[at] = least;
  }
  const sum = { from, cents: 0, drops: 0, value: 0 };
  for (let at = 0; at < size; at += taken[at]?.length ?? 1) {
    const { points, cents, drops } = taken[at] as Edge;
    sum.cents += cents;
    sum.drops += drops;
    sum.value += weights.points * points + weights.cents * cents;
  }
  return sum;
}
