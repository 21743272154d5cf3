import type { SubmissionResult } from "@conform-to/react";
import type { ErrorKey } from "~/translation";

/**
 * What every form's action returns, on success and on failure. `T` is what the page shows of the
 * outcome: what the service returned, or what it needs after a failure (see each form).
 */
export type ActionResult<T = unknown> = {
  /** Which form it was, and of which thing where several forms share an intent. */
  intent: string;
  id: string;
  /** Whether the service did what the form asked for. */
  done: boolean;
  /** Conform's state of the fields: what was typed, and the keys of their errors. */
  lastResult: SubmissionResult<ErrorKey[]> | null;
  /** What is wrong with the form as a whole; null where a field says it. */
  error: ErrorKey | null;
  result: T | null;
  /** The outcome in the visitor's language, where the server words it; a success is a toast. */
  message?: ActionMessage;
};
export type ActionMessage = { title: string; description?: string };

type Result = Pick<ActionResult, "lastResult"> | null | undefined;

/** The key of what is wrong with a field, or null. */
export const fieldError = (result: Result, field: string): ErrorKey | null =>
  result?.lastResult?.error?.[field]?.[0] ?? null;

/** The first key at any field, or null. */
export const firstFieldError = (result: Result): ErrorKey | null =>
  Object.values(result?.lastResult?.error ?? {})[0]?.[0] ?? null;

/**
 * The key of the first error: of the form as a whole, else of a field; null where there is none.
 */
export const errorKey = (result: Pick<ActionResult, "error" | "lastResult"> | null | undefined) =>
  result?.error ?? firstFieldError(result);

/** What was typed into a field and refused, else `stored`. */
export function typedValue(
  result: (ActionResult | Pick<ActionResult, "lastResult" | "done">) | null | undefined,
  field: string,
  stored = "",
): string {
  const typed = result?.done ? undefined : result?.lastResult?.initialValue?.[field];
  return typeof typed === "string" ? typed : stored;
}

/** The result that belongs to one form, by its intent and id; else null. */
export const resultFor = <R extends Pick<ActionResult, "intent" | "id">>(
  result: R | null | undefined,
  intent: string,
  id = "",
): R | null => (result?.intent === intent && result.id === id ? result : null);
