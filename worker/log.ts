/** Structured logs: one JSON line an event, never with what a person typed, nor who they are. */
export type Log = Record<"info" | "warn" | "error", (event: string, facts?: LogFacts) => void>;
export type LogFacts = Record<string, string | number | boolean | null | undefined>;

/** A log whose lines carry the request's id. */
export function newLog(requestId: string): Log {
  const line =
    (level: keyof Log) =>
    (event: string, facts: LogFacts = {}) =>
      console[level](JSON.stringify({ level, event, requestId, ...facts }));
  return { info: line("info"), warn: line("warn"), error: line("error") };
}
