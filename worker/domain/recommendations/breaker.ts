/** When a model provider may be asked: circuit breaker and daily quota guard. Pure rules. */
import type { ModelFailure } from "./ports";

export type BreakerState = { day: string; neurons: number; failures: number; openUntil: number };

/** Seconds that a circuit stays open after the nth failure in a row, by kind of failure. */
const PAUSES: Record<ModelFailure, readonly number[]> = {
  busy: [5, 20, 60],
  timeout: [10, 30, 120],
  down: [15, 60, 300],
  // An answer that can't be read says nothing about the next one, until it happens again and again.
  garbage: [0, 0, 60],
  quota: [0],
};

/** A standard answer costs at most this many neurons; the guard keeps that much in reserve. */
export const NEURONS_PER_ANSWER = 15;

/** May this provider be asked now? `now` in UTC seconds, `day` as YYYY-MM-DD. */
export function mayAsk(
  state: BreakerState | undefined,
  dailyNeurons: number | null,
  now: number,
  day: string,
): boolean {
  if (!state) return true;
  if (state.openUntil > now) return false;
  const used = state.day === day ? state.neurons : 0;
  return dailyNeurons === null || used + NEURONS_PER_ANSWER <= dailyNeurons;
}

/** UTC second until which the circuit stays open after a failure; a spent quota waits for midnight. */
export function openUntilAfter(kind: ModelFailure, failuresBefore: number, now: number): number {
  if (kind === "quota") return (Math.floor(now / 86_400) + 1) * 86_400;
  const pauses = PAUSES[kind];
  return now + (pauses[Math.min(failuresBefore, pauses.length - 1)] ?? 0);
}
