/** What to change when nothing suits a party: which wish blocks, and by how much. Pure. */

import type { WayOut } from "#shared/party/entertainment/schema";
import type { AgeGroup } from "#shared/party/entertainment/vocabulary";
import { EVENT_TYPES } from "#shared/party/plans/schema";
import { costOf, isAt, sidesOf, suits, suitsAll, type Wishes } from "./fit";
import type { Idea } from "./ideas";

type Change = WayOut[number];

type WishName = Change["wish"];

/** The easiest to give up first. */
const WISHES: readonly WishName[] = ["budget", "place", "ages", "guests", "eventType"];
const WAYS_OUT = 3;

/** Every choice of wishes, the smallest first; within a size in the order of `WISHES`. */
const CHOICES: readonly WishName[][] = Array.from({ length: 2 ** WISHES.length - 1 }, (_, index) =>
  WISHES.filter((__, place) => ((index + 1) >> place) & 1),
).toSorted((a, b) => a.length - b.length);

/**
 * Up to three ways to change the wishes so that something fits, all of them with the fewest wishes
 * changed.
 */
export function smallestChanges(known: readonly Idea[], wishes: Wishes): WayOut[] {
  // Ways of one size keep the ideas' order, which must not depend on the order of the input.
  const ideas = known.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const ways: WayOut[] = [];
  for (const choice of CHOICES) {
    if (ways.length > 0 && choice.length > (ways[0]?.length ?? 0)) break;
    const [best] = bundles(ideas, wishes, choice)
      .flatMap((bundle) => wayTo(bundle, wishes, choice) ?? [])
      .toSorted((a, b) => a.size - b.size);
    if (best) ways.push(best.changes);
  }
  return ways.slice(0, WAYS_OUT);
}

/** Ideas that would have to fit together, and the ages that they leave out. */
type Bundle = { ideas: readonly Idea[]; served: readonly AgeGroup[] };

/**
 * One idea for everybody, or as many as it suits; or one for the children beside one for the rest.
 */
function bundles(ideas: readonly Idea[], { ages }: Wishes, choice: readonly WishName[]): Bundle[] {
  const singles = ideas.map((idea): Bundle => {
    return { ideas: [idea], served: ages.filter((group) => suits(idea, group)) };
  });
  if (choice.includes("ages")) return singles.filter(({ served }) => served.length > 0);
  const whole = singles.filter(({ served }) => served.length === ages.length);
  const sides = sidesOf(ages);
  if (!sides) return whole;
  const young = ideas.filter((idea) => suitsAll(idea, sides.young));
  const rest = ideas.filter((idea) => suitsAll(idea, sides.rest));
  const pairs = young.flatMap((one) =>
    rest.map((other): Bundle => ({ ideas: [one, other], served: ages })),
  );
  return [...whole, ...pairs];
}

/**
 * What these wishes would have to become for a bundle; null where other wishes stand in its way
 * too.
 */
function wayTo({ ideas, served }: Bundle, wishes: Wishes, choice: readonly WishName[]) {
  const may = (wish: WishName, isNeeded: boolean) => !isNeeded || choice.includes(wish);
  const least = Math.max(...ideas.map((idea) => idea.guests[0]));
  const most = Math.min(...ideas.map((idea) => idea.guests[1]));
  if (least > most) return null;
  const guests = Math.min(most, Math.max(least, wishes.guests));
  const cost = Math.max(...ideas.map((idea) => costOf(idea, guests)));
  const isDear = wishes.budgetCents !== null && cost > wishes.budgetCents;
  const isElsewhere = !ideas.every((idea) => isAt(idea, wishes.place));
  const common = EVENT_TYPES.filter((type) => ideas.every((i) => i.eventTypes.includes(type)));
  const [eventType] = common;
  const isOther = !common.includes(wishes.eventType);
  const isOutside = guests !== wishes.guests;
  const isAllowed =
    may("budget", isDear) &&
    may("place", isElsewhere) &&
    may("guests", isOutside) &&
    may("eventType", isOther);
  if (!isAllowed || eventType === undefined) return null;
  const changes: WayOut = [
    ...(isDear ? [{ wish: "budget" as const, budgetCents: cost }] : []),
    ...(isElsewhere ? [{ wish: "place" as const, place: "either" as const }] : []),
    ...(served.length < wishes.ages.length ? [{ wish: "ages" as const, ages: [...served] }] : []),
    ...(isOutside ? [{ wish: "guests" as const, guests }] : []),
    ...(isOther ? [{ wish: "eventType" as const, eventType }] : []),
  ];
  return { changes, size: sizeOf(changes, wishes) };
}

/** The size of a change: dropped age groups weigh most, then the number of guests, then cents. */
function sizeOf(changes: WayOut, wishes: Wishes): number {
  return changes.reduce((size, change) => {
    if (change.wish === "ages") return size + (wishes.ages.length - change.ages.length) * 1e12;
    if (change.wish === "guests") return size + Math.abs(change.guests - wishes.guests) * 1e9;
    return size + (change.wish === "budget" ? change.budgetCents : 0);
  }, 0);
}
