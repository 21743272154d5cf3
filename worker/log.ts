/** Structured logs: one JSON line an event, never with what a person typed, nor who they are. */
export type Log = Record<"info" | "warn" | "error", (event: string, facts?: LogFacts) => void>;
type LogFacts = Record<string, string | number | boolean | null | undefined>;

/** A log whose lines carry the request's id. */
export function newLog(requestId: string): Log {
  const line =
    (level: keyof Log) =>
    (event: string, facts: LogFacts = {}) =>
      console[level](JSON.stringify({ level, event, requestId, ...facts }));
  return { info: line("info"), warn: line("warn"), error: line("error") };
}

/**
 * The root cause of a failure in words that may be logged. Drizzle's own message repeats a query's
 * parameters, which people typed, so only its cause, D1's own message, is logged.
 */
export function describeError(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return String(root).slice(0, 300);
}
