/**
 * What this isolate has counted and not yet written. Counting costs no query; an evicted isolate
 * loses its last minutes, so figures are approximate and never too high.
 */
import type { TallyName } from "#shared/counters/schema";

/** Write after this many seconds, or this many events, whichever is first. */
const SECONDS = 120;
const EVENTS = 200;

export type Tally = { day: string; sums: Partial<Record<TallyName, number>> };

let tally: (Tally & { since: number; events: number }) | null = null;
let done: Tally[] = [];

/** Adds to a figure of the day. `now` in UTC seconds. */
export function addTo(name: TallyName, by: number, { today, now }: { today: string; now: number }) {
  if (by === 0) return;
  if (tally && tally.day !== today) {
    done.push(tally);
    tally = null;
  }
  tally ??= { day: today, sums: {}, since: now, events: 0 };
  tally.sums[name] = (tally.sums[name] ?? 0) + by;
  tally.events++;
}

/** What is due to be written, at most once each; empty while it is too early. */
export function drainTallies(now: number, isForced = false): Tally[] {
  const isDue = tally && (now - tally.since >= SECONDS || tally.events >= EVENTS);
  if (tally && (isDue || isForced)) {
    done.push(tally);
    tally = null;
  }
  const due = done;
  done = [];
  return due;
}

/** Requeues tallies that could not be written. */
export function requeueTallies(tallies: readonly Tally[]): void {
  // Bounded, so that an unreachable database doesn't fill the isolate's memory.
  done = [...tallies, ...done].slice(0, 7);
}
