/**
 * Signing in must not tell by its time whether there is such an account. Interleaved measurements
 * and a permutation test: the answer doesn't depend on how busy the machine is, only on whether one
 * kind of try is slower than the other.
 */
import { expect, test } from "vitest";
import { call, registerPerson } from "../../testing/people";

const ROUNDS = 40;
/** Cheaper than the real one, and still most of what a try takes. */
const HASH_COST = "12";
const PERMUTATIONS = 2_000;
/**
 * A false alarm once in a thousand runs; a leak of one hash more or less is thousands of times
 * rarer.
 */
const ALPHA = 0.001;

async function time(path: string, body: object): Promise<number> {
  const started = performance.now();
  await call("POST", path, body, { settings: { PASSWORD_COST: HASH_COST } });
  return performance.now() - started;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * Ranks instead of milliseconds, so that one slow moment of the machine weighs no more than any
 * other.
 */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks: number[] = [];
  order.forEach(({ index }, rank) => {
    ranks[index] = rank;
  });
  return ranks;
}

/** How likely pairs this different are if it is chance which of the two came out slower. */
function pairedPermutationTest(first: readonly number[], second: readonly number[]): number {
  const ranks = ranksOf([...first, ...second]);
  const differences = first.map((_, i) => (ranks[i] ?? 0) - (ranks[first.length + i] ?? 0));
  const seen = Math.abs(mean(differences));
  let asExtreme = 0;
  for (let round = 0; round < PERMUTATIONS; round++) {
    const flipped = differences.map((difference) =>
      Math.random() < 0.5 ? -difference : difference,
    );
    if (Math.abs(mean(flipped)) >= seen) asExtreme++;
  }
  return (asExtreme + 1) / (PERMUTATIONS + 1);
}

async function measure(one: () => Promise<number>, other: () => Promise<number>) {
  const [first, second]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    // Either goes first as often, so that a warm cache favours neither.
    if (round % 2 === 0) {
      first.push(await one());
      second.push(await other());
    } else {
      second.push(await other());
      first.push(await one());
    }
  }
  return pairedPermutationTest(first, second);
}

const wrong = (username: string) => () =>
  time("/api/login", { username, password: "not the password" });

test("a known and an unknown name take the same time to refuse", async () => {
  const { username } = await registerPerson({}, { PASSWORD_COST: HASH_COST });
  expect(await measure(wrong(username), wrong("nobody-by-that-name"))).toBeGreaterThan(ALPHA);
});

test("the test would notice a hash that is left out", async () => {
  const { username } = await registerPerson({}, { PASSWORD_COST: HASH_COST });
  // An empty password is refused before any hash is made.
  const quick = () => time("/api/login", { username: "nobody", password: "" });
  expect(await measure(wrong(username), quick)).toBeLessThanOrEqual(ALPHA);
});
