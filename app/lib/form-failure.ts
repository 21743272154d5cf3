import type { SubmissionResult } from "@conform-to/react";

/**
 * Why a form's work isn't done: what Conform shows at its fields, or what is wrong with the whole. Every
 * message is a key of the `errors` translations.
 */
export type FormFailure = { lastResult: SubmissionResult | null; error: string | null };

/** The first message at a field, or null. */
export function fieldMessage({ lastResult }: FormFailure): string | null {
  return Object.values(lastResult?.error ?? {}).flatMap((list) => list ?? [])[0] ?? null;
}
