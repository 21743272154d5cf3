/**
 * The optimizer's arithmetic: a multiple-choice knapsack over whole cents and whole points, solved
 * exactly.
 *
 * A plan takes one choice for every gift, or a bundle for two neighbours. Writing C, P and D for
 * the sums of its cents, points and drops, it must have C <= target and D <= maxDrops, and among
 * those we want the least (D, pointCents * P + C, P, C), compared in that order. An infinite
 * `pointCents` leaves (D, P, C): saving beyond the target is worth nothing then.
 *
 * Dynamic programming over gifts: f[d][p] is the least C of all ways to decide the first gifts with
 * d drops and p points. The objective only ever wants the least C for given d and p, so f loses no
 * optimum, and its size is bounded by points, never by cents: at most choices x gifts x (maxDrops +
 * 1) x (sum of the worst points + 1) additions. A state is dropped where one with fewer points
 * costs no more, where the rest can't meet the target, or where its Lagrangian bound is worse than
 * a plan in hand: none of them is a part of a best plan.
 *
 * A higher target never gives more drops, nor more points for as many drops: let x be best at T and
 * y at T' > T. If y fits T both are the same plan; if not, C(y) > C(x), so that y can only be
 * preferred for fewer points.
 */
import {
  type Bound,
  boundOf,
  bundleStep,
  type Edge,
  edgesOf,
  leastFrom,
  type Problem,
  type Weights,
} from "./bounds";

export type { Bundle, Choice, Problem } from "./bounds";

/** What happens to a gift: the index of its choice, or of the bundle that it is a part of. */
export type Pick = { choice: number } | { bundle: number };
export type Plan = { cents: number; points: number; drops: number; isMet: boolean; picks: Pick[] };

/**
 * f[d] of some first gifts: `costs[i]` is the least cents with `low + i` points, by the edge
 * `steps[i]`.
 */
type Front = { low: number; costs: Float64Array; steps: Int16Array };
type Layers = (Front | null)[];

/**
 * The best plan for a target in cents; where none meets it, the one of least cents (then drops,
 * then points).
 */
export function solve(problem: Problem, target: number, pointCents: number): Plan {
  const all = edgesOf(problem);
  const least = leastFrom(all, problem.maxDrops);
  const whole = least[0] ?? [];
  const lowest = Math.min(...whole);
  const limit = Math.max(target, lowest);
  const drops = whole.findIndex((cents) => cents <= limit);
  const edges = drops > 0 ? all : all.map((some) => some.filter((edge) => edge.drops === 0));

  const isSavingWorthless = pointCents === Number.POSITIVE_INFINITY;
  const weights = isSavingWorthless ? { points: 1, cents: 0 } : { points: pointCents, cents: 1 };
  const cheapest = cheapestValue(edges, least, drops, weights);
  const bound = boundOf(edges, weights, { cents: limit, drops }, cheapest);

  const stages: Layers[] = [firstStage(drops)];
  for (let at = 1; at <= edges.length; at++) {
    const layers = Array.from({ length: drops + 1 }, (_, d) => extend(edges, stages, at, d));
    stages.push(layers.map((front, d) => front && prune(front, d)));
  }
  return choose();

  /** Clears what no best plan goes through, and trims both ends. */
  function prune(front: Front, d: number): Front | null {
    const at = stages.length;
    const rest = least[at]?.[drops - d] ?? Number.POSITIVE_INFINITY;
    const allowed = allowedValue(bound, weights, at, d);
    const centWeight = weights.cents + bound.centPrice;
    let fewest = Number.POSITIVE_INFINITY;
    let [start, end] = [-1, -1];
    front.costs.forEach((cents, index) => {
      const value = weights.points * (front.low + index) + centWeight * cents;
      if (cents >= fewest || cents + rest > limit || value > allowed) {
        front.costs[index] = Number.POSITIVE_INFINITY;
        return;
      }
      fewest = cents;
      if (start < 0) start = index;
      end = index;
    });
    if (start < 0) return null;
    return {
      low: front.low + start,
      costs: front.costs.subarray(start, end + 1),
      steps: front.steps.subarray(start, end + 1),
    };
  }

  function choose(): Plan {
    const last = stages.at(-1)?.[drops];
    let best = { cents: Number.POSITIVE_INFINITY, points: 0, value: Number.POSITIVE_INFINITY };
    last?.costs.forEach((cents, index) => {
      const points = last.low + index;
      const value = weights.points * points + weights.cents * cents;
      if (cents <= limit && value < best.value) best = { cents, points, value };
    });
    const { cents, points } = best;
    const picks = walkBack(problem, edges, stages, drops, points);
    return { cents, points, drops, isMet: cents <= target, picks };
  }
}

/** The least cents of any plan that leaves out no more than `drops` gifts. */
export const leastTotal = (problem: Problem, drops: number): number =>
  Math.min(...(leastFrom(edgesOf(problem), drops)[0] ?? []));

const firstStage = (drops: number): Layers =>
  Array.from({ length: drops + 1 }, (_, d) =>
    d === 0 ? { low: 0, costs: new Float64Array(1), steps: new Int16Array(1) } : null,
  );

/** f[d] of the first `at` gifts, from the stages before. */
function extend(
  edges: readonly Edge[][],
  stages: readonly Layers[],
  at: number,
  d: number,
): Front | null {
  const ways = [at - 1, at - 2].flatMap((start, index) =>
    (edges[start] ?? []).flatMap((edge) => {
      const front = edge.length === index + 1 ? stages[start]?.[d - edge.drops] : null;
      return front ? [{ edge, front }] : [];
    }),
  );
  if (ways.length === 0) return null;
  const low = Math.min(...ways.map(({ edge, front }) => front.low + edge.points));
  const high = Math.max(
    ...ways.map(({ edge, front }) => front.low + front.costs.length + edge.points),
  );
  const costs = new Float64Array(high - low).fill(Number.POSITIVE_INFINITY);
  const steps = new Int16Array(high - low);
  for (const { edge, front } of ways) relax(front, edge, low, costs, steps);
  return { low, costs, steps };
}

function relax(front: Front, edge: Edge, low: number, costs: Float64Array, steps: Int16Array) {
  const { cents, step } = edge;
  const from = front.costs;
  const shift = front.low + edge.points - low;
  for (let index = 0; index < from.length; index++) {
    const sum = (from[index] as number) + cents;
    if (sum < (costs[index + shift] as number)) {
      costs[index + shift] = sum;
      steps[index + shift] = step;
    }
  }
}

/** The highest value of a state that may still lead to a plan as good as the one in hand. */
function allowedValue(bound: Bound, weights: Weights, at: number, d: number): number {
  const { best, constant, from, dropPrice, centPrice } = bound;
  const rest = from[at] ?? 0;
  // Sums of fractions are off by far less than a billionth of what is summed.
  const scale = best + constant + (from[0] ?? 0) + weights.cents + centPrice + 1;
  return best + constant - rest - dropPrice * d + scale * 1e-9;
}

/** The value of a plan of least cents with this many drops. */
function cheapestValue(
  edges: readonly Edge[][],
  least: readonly number[][],
  drops: number,
  weights: Weights,
): number {
  let value = 0;
  for (let at = 0, d = drops; at < edges.length; ) {
    const rest = least[at]?.[d];
    const next = edges[at]?.find(
      (e) => e.cents + (least[at + e.length]?.[d - e.drops] ?? Number.NaN) === rest,
    );
    if (!next) return Number.POSITIVE_INFINITY;
    value += weights.points * next.points + weights.cents * next.cents;
    d -= next.drops;
    at += next.length;
  }
  return value;
}

function walkBack(
  problem: Problem,
  edges: readonly Edge[][],
  stages: readonly Layers[],
  drops: number,
  points: number,
): Pick[] {
  const picks: Pick[] = [];
  let [at, d, p] = [problem.gifts.length, drops, points];
  while (at > 0) {
    const front = stages[at]?.[d];
    const step = front?.steps[p - front.low] ?? 0;
    const length = step < 0 ? 2 : 1;
    const edge = edges[at - length]?.find((e) => e.step === step);
    const pick = step < 0 ? { bundle: bundleStep(step) } : { choice: step };
    for (let count = 0; count < length; count++) picks.unshift(pick);
    p -= edge?.points ?? 0;
    d -= edge?.drops ?? 0;
    at -= length;
  }
  return picks;
}
