/** Rules of the circuit breaker and the daily quota guard; `queries.ts` keeps their state. */
import type { ModelFailure } from "./ports";

/** Seconds that a circuit stays open after the nth failure in a row, by kind of failure. */
const PAUSES: Record<ModelFailure, readonly number[]> = {
  busy: [5, 20, 60],
  timeout: [10, 30, 120],
  down: [15, 60, 300],
  // An unreadable answer opens the circuit only after several in a row.
  garbage: [0, 0, 60],
  quota: [0],
};

/** The assumed cost of a failed call: nothing if refused, all that was reserved if it ran. */
export function spentOnFailure(kind: ModelFailure, reserved: number): number {
  return kind === "timeout" || kind === "garbage" ? reserved : 0;
}

/**
 * UTC second until which the circuit stays open after a failure; a spent quota waits for midnight.
 */
export function openUntilAfter(kind: ModelFailure, failuresBefore: number, now: number): number {
  if (kind === "quota") return (Math.floor(now / 86_400) + 1) * 86_400;
  const pauses = PAUSES[kind];
  return now + (pauses[Math.min(failuresBefore, pauses.length - 1)] ?? 0);
}
