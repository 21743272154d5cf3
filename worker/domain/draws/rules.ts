/** Pure decisions about draws: who may draw whom, and steps that anybody can repeat. */
import type { DrawPerson, DrawStep, SeatPair } from "#shared/draws/schema";
import { nameKey } from "../party/guests/guests.server";
import { fromBase64url, hashToken } from "../tokens";
import { type Allowed, changePairs, drawPairs, fewestLifts, randomOf } from "./assign";

/** What a host set up: who must not draw whom. */
export type DrawRules = {
  people: readonly DrawPerson[];
  barred: readonly { from: number; to: number; both: boolean }[];
  lifted: readonly SeatPair[];
};

/** Who takes part, by seat. */
export const membersOf = (people: readonly DrawPerson[]): DrawPerson[] =>
  people.filter(({ hasLeft }) => !hasLeft).toSorted((a, b) => a.seat - b.seat);

const keyOf = ([from, to]: SeatPair) => `${from} ${to}`;

/** All pairs of members that the rules bar, by seats, in the order of seats. */
export function barredPairs(
  { people, barred, lifted }: DrawRules,
  earlier: readonly SeatPair[] = [],
): SeatPair[] {
  const rules = barred.flatMap(({ from, to, both }) =>
    both ? [`${from} ${to}`, `${to} ${from}`] : [`${from} ${to}`],
  );
  const isBarred = new Set([...rules, ...earlier.map(keyOf)]);
  const isLifted = new Set(lifted.map(keyOf));
  const members = membersOf(people);
  return members.flatMap((giver) =>
    members.flatMap((receiver): SeatPair[] => {
      if (giver === receiver) return [];
      const pair: SeatPair = [giver.seat, receiver.seat];
      if (isLifted.has(keyOf(pair))) return [];
      const isHousehold = giver.household !== null && giver.household === receiver.household;
      return isHousehold || isBarred.has(keyOf(pair)) ? [pair] : [];
    }),
  );
}

/** The fewest pairs to allow so that these people can draw; none where they can. */
export function liftsFor(members: readonly { seat: number }[], barred: SeatPair[]): SeatPair[] {
  const seats = members.map(({ seat }) => seat);
  return fewestLifts(allowedAmong(seats, barred)).map(
    ([giver, receiver]): SeatPair => [seats[giver] as number, seats[receiver] as number],
  );
}

function allowedAmong(seats: readonly number[], barred: readonly SeatPair[]): Allowed {
  const isBarred = new Set(barred.map(keyOf));
  return seats.map((from) => seats.map((to) => from !== to && !isBarred.has(keyOf([from, to]))));
}

/** What a step begins with; the pairs follow from it and from those before. */
export type StepStart = Omit<DrawStep, "pairs">;

/** The pairs of a step: a whole draw, or as few changes as can be. Null where there are none. */
export async function pairsOf(
  { kind, people, barred, seed }: StepStart,
  before: readonly SeatPair[],
): Promise<SeatPair[] | null> {
  const seats = people.map(([seat]) => seat);
  const allowed = allowedAmong(seats, barred);
  const random = await randomOf(fromBase64url(seed));
  const known = new Map(before);
  const had = seats.map((seat) => seats.indexOf(known.get(seat) ?? 0));
  const drawn = kind === "draw" ? drawPairs(allowed, random) : changePairs(had, allowed, random);
  if (!drawn) return null;
  return drawn.map((to, giver): SeatPair => [seats[giver] as number, seats[to] as number]);
}

/** The code that is published with a step: SHA-256 of all of it, as 64 hex digits. */
export const codeOf = (drawId: string, step: DrawStep): Promise<string> => {
  const { kind, at, people, barred, seed, pairs } = step;
  return hashToken(JSON.stringify([drawId, kind, at, people, barred, seed, pairs]));
};

/** Repeats every step and compares: do the pairs follow from the seeds? */
export async function isProven(steps: readonly DrawStep[]): Promise<boolean> {
  let before: readonly SeatPair[] = [];
  for (const step of steps) {
    const pairs = await pairsOf(step, before);
    if (JSON.stringify(pairs) !== JSON.stringify(step.pairs)) return false;
    before = step.pairs;
  }
  return steps.length > 0;
}

type GiversPair = { to: number; step: number; changedAt: number | null };

/** Whom a giver has, by which step, and when that last changed. */
export function pairIn(steps: readonly DrawStep[], giver: number): GiversPair | null {
  return steps.reduce<GiversPair | null>((found, { pairs, at }, step) => {
    const to = pairs.find(([from]) => from === giver)?.[1];
    if (to === undefined || to === found?.to) return found;
    return { to, step, changedAt: found ? at : null };
  }, null);
}

/** The pairs of an earlier draw among the people of this one, who go by their names. */
export function earlierPairs(
  { people, pairs }: DrawStep,
  members: readonly DrawPerson[],
): SeatPair[] {
  const names = new Map(people.map(([seat, name]) => [seat, nameKey(name)]));
  const seats = new Map(members.map(({ seat, name }) => [nameKey(name), seat]));
  return pairs.flatMap(([giver, receiver]): SeatPair[] => {
    const from = seats.get(names.get(giver) ?? "");
    const to = seats.get(names.get(receiver) ?? "");
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
}
