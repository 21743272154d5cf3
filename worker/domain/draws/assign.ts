/**
 * Who gives to whom. Every choice follows from a seed, so whoever knows it can draw again and
 * compare. Pure but for the seed's key stream; people are indexes here.
 */

/** Who may give to whom: `allowed[giver][receiver]`. Nobody may give to themselves. */
export type Allowed = readonly (readonly boolean[])[];
/** The receiver of each giver. */
export type Assignment = number[];

/** Numbers that a draw takes from its seed at most: what bounds its time. */
const NUMBERS = 65_536;
/** Of these for drawing until a draw is valid; what remains is for the ways that always end. */
const TRY_NUMBERS = 40_000;
/** Up to so many people a draw can be chosen by counting all of them. */
const COUNTABLE = 12;
/** Moves of the walk, each of up to four numbers. */
const MOVES = 6_000;

/** Draws whole numbers below a bound, each as likely as the others. */
export type Random = { below: (bound: number) => number; left: () => number };

/** The numbers of a seed of 32 bytes: the key stream of AES-256 in counter mode from zero. */
export async function randomOf(seed: Uint8Array<ArrayBuffer>): Promise<Random> {
  const key = await crypto.subtle.importKey("raw", seed, "AES-CTR", false, ["encrypt"]);
  const counter = { name: "AES-CTR", counter: new Uint8Array(16), length: 64 };
  const stream = await crypto.subtle.encrypt(counter, key, new Uint8Array(NUMBERS * 4));
  const numbers = new DataView(stream);
  let next = 0;
  return {
    left: () => NUMBERS - next,
    below(bound) {
      // The numbers at the top would make some results likelier than others.
      const end = 2 ** 32 - (2 ** 32 % bound);
      for (;;) {
        const number = next < NUMBERS ? numbers.getUint32(4 * next++) : 0;
        if (number < end) return number % bound;
      }
    },
  };
}

/**
 * A draw among all valid ones; null where there is none. Each is as likely as the others: by
 * drawing at random until a draw is valid, or for few people by counting. For many people with so
 * many pairs barred that neither ends in time, by a long random walk among valid draws.
 */
export function drawPairs(allowed: Allowed, random: Random): Assignment | null {
  const start = possibleDraw(allowed);
  if (!start) return null;
  while (NUMBERS - random.left() < TRY_NUMBERS) {
    const drawn = tryOnce(allowed, random);
    if (drawn) return drawn;
  }
  return allowed.length <= COUNTABLE
    ? drawByCounting(allowed, random)
    : walk(start, allowed, random);
}

/** A random permutation, given up at the first pair that isn't allowed. */
function tryOnce(allowed: Allowed, random: Random): Assignment | null {
  const receivers = allowed.map((_, index) => index);
  for (let giver = 0; giver < receivers.length; giver++) {
    const at = giver + random.below(receivers.length - giver);
    const receiver = receivers[at] as number;
    if (!allowed[giver]?.[receiver]) return null;
    receivers[at] = receivers[giver] as number;
    receivers[giver] = receiver;
  }
  return receivers;
}

/** Chooses each receiver by how many valid draws go on from there. */
function drawByCounting(allowed: Allowed, random: Random): Assignment | null {
  const size = allowed.length;
  /** How many ways the last givers can take the receivers of a set. */
  const ways = new Float64Array(1 << size);
  ways[0] = 1;
  const options = (giver: number, set: number) =>
    [...Array(size).keys()].filter((to) => (set >> to) & 1 && allowed[giver]?.[to]);
  for (let set = 1; set < ways.length; set++) {
    const giver = size - bitsOf(set);
    for (const to of options(giver, set)) {
      ways[set] = (ways[set] ?? 0) + (ways[set & ~(1 << to)] ?? 0);
    }
  }
  let set = ways.length - 1;
  if (ways[set] === 0) return null;
  const drawn: Assignment = [];
  for (let giver = 0; giver < size; giver++) {
    let place = random.below(ways[set] ?? 1);
    const to = options(giver, set).find((one) => {
      place -= ways[set & ~(1 << one)] ?? 0;
      return place < 0;
    }) as number;
    drawn.push(to);
    set &= ~(1 << to);
  }
  return drawn;
}

function bitsOf(set: number): number {
  let bits = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) bits++;
  return bits;
}

/** Lets two or three givers exchange receivers where that is allowed, again and again. */
function walk(start: Assignment, allowed: Allowed, random: Random): Assignment {
  const drawn = [...start];
  const size = drawn.length;
  for (let move = 0; move < MOVES && random.left() > 8; move++) {
    const givers = [random.below(size), random.below(size)];
    if (random.below(2) === 1) givers.push(random.below(size));
    if (new Set(givers).size < givers.length) continue;
    const taken = givers.map((_, at) => drawn[givers[(at + 1) % givers.length] as number]);
    if (!givers.every((giver, at) => allowed[giver]?.[taken[at] as number])) continue;
    givers.forEach((giver, at) => {
      drawn[giver] = taken[at] as number;
    });
  }
  return drawn;
}

/**
 * The valid draw that leaves most givers of `before` their receiver (-1 for who had none); among
 * those with as few changes one at random. Null where there is none.
 */
export function changePairs(
  before: readonly number[],
  allowed: Allowed,
  random: Random,
): Assignment | null {
  const costs = allowed.map((row, giver) =>
    row.map((may, to) => {
      if (!may) return NEVER;
      return (before[giver] === to ? 0 : CHANGE) + random.below(NOISE);
    }),
  );
  const drawn = cheapest(costs);
  return drawn.every((to, giver) => allowed[giver]?.[to]) ? drawn : null;
}
const NOISE = 1_000;
/** More than the noise of sixty pairs together. */
const CHANGE = 100_000;
const NEVER = 100_000_000;

/** The fewest pairs to allow so that there is a valid draw; none where there is one. */
export function fewestLifts(allowed: Allowed): [giver: number, receiver: number][] {
  if (possibleDraw(allowed)) return [];
  const costs = allowed.map((row, giver) =>
    row.map((may, to) => {
      if (giver === to) return NEVER;
      return may ? 0 : 1;
    }),
  );
  return cheapest(costs).flatMap((to, giver): [number, number][] =>
    allowed[giver]?.[to] ? [] : [[giver, to]],
  );
}

/** Any valid draw, or null: augmenting paths (Kuhn 1955). */
export function possibleDraw(allowed: Allowed): Assignment | null {
  const size = allowed.length;
  const giverOf = new Array<number>(size).fill(-1);
  const findFor = (giver: number, seen: boolean[]): boolean =>
    [...seen.keys()].some((to) => {
      if (seen[to] || !allowed[giver]?.[to]) return false;
      seen[to] = true;
      const other = giverOf[to] as number;
      if (other >= 0 && !findFor(other, seen)) return false;
      giverOf[to] = giver;
      return true;
    });
  for (let giver = 0; giver < size; giver++) {
    if (!findFor(giver, new Array<boolean>(size).fill(false))) return null;
  }
  const drawn = new Array<number>(size);
  giverOf.forEach((giver, to) => {
    drawn[giver] = to;
  });
  return drawn;
}

/** The assignment that costs least: the Hungarian method with potentials, in cubic time. */
export function cheapest(costs: readonly (readonly number[])[]): Assignment {
  const size = costs.length;
  const rowPotential = new Array<number>(size + 1).fill(0);
  const columnPotential = new Array<number>(size + 1).fill(0);
  /** The row of each column, counted from 1; 0 is the row that is being placed. */
  const rowOf = new Array<number>(size + 1).fill(0);
  for (let row = 1; row <= size; row++) {
    const least = new Array<number>(size + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Array<number>(size + 1).fill(0);
    const isUsed = new Array<boolean>(size + 1).fill(false);
    let column = 0;
    rowOf[0] = row;
    do {
      isUsed[column] = true;
      const current = rowOf[column] as number;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let to = 1; to <= size; to++) {
        if (isUsed[to]) continue;
        const cost = costs[current - 1]?.[to - 1] ?? 0;
        const reduced = cost - (rowPotential[current] as number) - (columnPotential[to] as number);
        if (reduced < (least[to] as number)) {
          least[to] = reduced;
          from[to] = column;
        }
        if ((least[to] as number) < step) {
          step = least[to] as number;
          next = to;
        }
      }
      for (let to = 0; to <= size; to++) {
        if (isUsed[to]) {
          rowPotential[rowOf[to] as number] = (rowPotential[rowOf[to] as number] as number) + step;
          columnPotential[to] = (columnPotential[to] as number) - step;
        } else least[to] = (least[to] as number) - step;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = from[column] as number;
      rowOf[column] = rowOf[previous] as number;
      column = previous;
    }
  }
  const assigned = new Array<number>(size);
  for (let column = 1; column <= size; column++) {
    assigned[(rowOf[column] as number) - 1] = column - 1;
  }
  return assigned;
}
