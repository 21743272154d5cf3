import { describe, expect, test } from "vitest";
import {
  type Allowed,
  changePairs,
  drawPairs,
  fewestLifts,
  possibleDraw,
  randomOf,
} from "./assign";

const seedOf = (number: number) => {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  return seed;
};
const random = (number: number) => randomOf(seedOf(number));

/** Everybody may give to everybody else, but for these pairs. */
function among(size: number, barred: readonly (readonly [number, number])[] = []): Allowed {
  const isBarred = new Set(barred.map(([from, to]) => `${from} ${to}`));
  return Array.from({ length: size }, (_, from) =>
    Array.from({ length: size }, (_, to) => from !== to && !isBarred.has(`${from} ${to}`)),
  );
}

/** Nobody gives within their group. */
const grouped = (sizes: readonly number[]): Allowed => {
  const groups = sizes.flatMap((size, group) => new Array<number>(size).fill(group));
  return groups.map((mine) => groups.map((other) => mine !== other));
};

const permutations = (rest: number[]): number[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((first) =>
        permutations(rest.filter((one) => one !== first)).map((others) => [first, ...others]),
      );
const validOf = (allowed: Allowed) =>
  permutations([...allowed.keys()]).filter((drawn) => isValid(drawn, allowed));
const isValid = (drawn: readonly number[], allowed: Allowed) =>
  new Set(drawn).size === allowed.length && drawn.every((to, giver) => allowed[giver]?.[to]);

/** The chi-square statistic of counts that should be equal. */
async function chiSquare(allowed: Allowed, draws: number): Promise<[number, number]> {
  const valid = validOf(allowed);
  const counts = new Map(valid.map((drawn) => [drawn.join(), 0]));
  for (let number = 0; number < draws; number++) {
    const key = drawPairs(allowed, await random(number))?.join() ?? "";
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(valid.length);
  const mean = draws / valid.length;
  const sum = [...counts.values()].reduce((total, count) => total + (count - mean) ** 2 / mean, 0);
  return [sum, valid.length - 1];
}

/** Beyond it one result in a thousand would be by chance (Wilson and Hilferty 1931). */
const bound = (degrees: number) =>
  degrees * (1 - 2 / (9 * degrees) + 3.09 * Math.sqrt(2 / (9 * degrees))) ** 3;

describe("a draw", () => {
  test.each([
    ["four people", among(4)],
    [
      "five with a couple",
      among(5, [
        [0, 1],
        [1, 0],
        [3, 4],
      ]),
    ],
    ["six in three couples", grouped([2, 2, 2])],
  ])("among %s has every valid result as often as the others", async (_, allowed) => {
    const [sum, degrees] = await chiSquare(allowed, 2_000);
    expect(sum).toBeLessThan(bound(degrees));
  });

  test("follows from its seed", async () => {
    const allowed = grouped([3, 3, 4]);
    const first = drawPairs(allowed, await random(7));
    expect(drawPairs(allowed, await random(7))).toEqual(first);
    expect(drawPairs(allowed, await random(8))).not.toEqual(first);
  });

  test("finds the only result among twelve people, and one of two as often as the other", async () => {
    const ring = Array.from({ length: 12 }, (_, from) =>
      Array.from({ length: 12 }, (_, to) => to === (from + 1) % 12),
    );
    expect(drawPairs(ring, await random(1))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]);
    const eitherWay = ring.map((row, from) => row.map((may, to) => may || to === (from + 11) % 12));
    // Rings forwards and backwards, and two ways to exchange between neighbours.
    const seen = new Map<string, number>();
    for (let number = 0; number < 120; number++) {
      const key = drawPairs(eitherWay, await random(number))?.join() ?? "";
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(4);
    expect(Math.min(...seen.values())).toBeGreaterThan(12);
  });

  test.each([
    ["without rules", among(60)],
    ["in fifteen households of four", grouped(new Array(15).fill(4))],
    ["in four households of fifteen", grouped([15, 15, 15, 15])],
    ["in two households of thirty", grouped([30, 30])],
    ["where everybody has three to choose from", ringOf(60, 3)],
  ])("of sixty people %s ends soon, and differs from seed to seed", async (_, allowed) => {
    const drawn: (number[] | null)[] = [];
    const begun = performance.now();
    for (let number = 0; number < 5; number++) drawn.push(drawPairs(allowed, await random(number)));
    expect((performance.now() - begun) / 5).toBeLessThan(250);
    expect(drawn.every((one) => one && isValid(one, allowed))).toBe(true);
    expect(new Set(drawn.map((one) => one?.join())).size).toBe(5);
  });

  test("is null where there is none", async () => {
    expect(drawPairs(grouped([3, 2]), await random(1))).toBe(null);
    expect(
      possibleDraw(
        among(3, [
          [0, 1],
          [0, 2],
        ]),
      ),
    ).toBe(null);
  });
});

/** Everybody may give to the next ones in a ring. */
function ringOf(size: number, next: number): Allowed {
  return Array.from({ length: size }, (_, from) =>
    Array.from({ length: size }, (_, to) => {
      const ahead = (to - from + size) % size;
      return ahead >= 1 && ahead <= next;
    }),
  );
}

/** Deterministic rules of all kinds among few people. */
function* someRules(): Generator<Allowed> {
  for (let number = 1; number <= 60; number++) {
    const size = 3 + (number % 4);
    const pairs = Array.from({ length: size * size }, (_, at): [number, number] => [
      Math.floor(at / size),
      at % size,
    ]);
    yield among(
      size,
      pairs.filter((_, at) => ((at + 3) * 7919 * number) % 11 < 6),
    );
  }
}

test("the pairs to lift are as few as can be, and enough", () => {
  for (const allowed of someRules()) {
    const lifts = fewestLifts(allowed);
    const cost = (drawn: readonly number[]) =>
      drawn.filter((to, giver) => !allowed[giver]?.[to]).length;
    const derangements = permutations([...allowed.keys()]).filter((drawn) =>
      drawn.every((to, giver) => to !== giver),
    );
    expect(lifts).toHaveLength(Math.min(...derangements.map(cost)));
    const isLifted = (from: number, to: number) => lifts.some(([a, b]) => a === from && b === to);
    const wider = allowed.map((row, from) => row.map((may, to) => may || isLifted(from, to)));
    expect(possibleDraw(wider)).not.toBe(null);
  }
});

test("a change leaves as many pairs as can be, and is any of those", async () => {
  let number = 0;
  for (const allowed of someRules()) {
    const before = possibleDraw(among(allowed.length)) ?? [];
    const drawn = changePairs(before, allowed, await random(number++));
    const valid = validOf(allowed);
    if (valid.length === 0) {
      expect(drawn).toBe(null);
      continue;
    }
    const changes = (one: readonly number[]) => one.filter((to, at) => to !== before[at]).length;
    expect(isValid(drawn ?? [], allowed)).toBe(true);
    expect(changes(drawn ?? [])).toBe(Math.min(...valid.map(changes)));
  }
});

test("who joins is drawn by anybody, each as likely as the others", async () => {
  const before = [1, 2, 3, 4, 0, -1];
  const givers = new Array<number>(5).fill(0);
  for (let number = 0; number < 1_000; number++) {
    const drawn = changePairs(before, among(6), await random(number)) ?? [];
    const giver = drawn.indexOf(5);
    expect(drawn.filter((to, at) => to !== before[at])).toHaveLength(2);
    givers[giver] = (givers[giver] ?? 0) + 1;
  }
  const sum = givers.reduce((total, count) => total + (count - 200) ** 2 / 200, 0);
  expect(sum).toBeLessThan(bound(4));
});
