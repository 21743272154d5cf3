import type { SubmissionResult } from "@conform-to/react";

/** What a form of the invitation comes back with when it wasn't taken. */
export type RsvpAnswer = {
  intent: string;
  lastResult: SubmissionResult | null;
  /** A key of the `errors` translations; null where a field says it. */
  error: string | null;
};

export const problemOf = (answer: RsvpAnswer | undefined, field: string): string | null =>
  answer?.lastResult?.error?.[field]?.[0] ?? null;

/** What was typed and refused, else `kept`. */
export function typedOr(answer: RsvpAnswer | undefined, field: string, kept: string): string {
  const typed = answer?.lastResult?.initialValue?.[field];
  return typeof typed === "string" ? typed : kept;
}
