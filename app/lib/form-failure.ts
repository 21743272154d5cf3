import type { SubmissionResult } from "@conform-to/react";

/**
 * Why a form's work isn't done: what Conform shows at its fields, or what is wrong with the whole. Every
 * message is a key of the `errors` translations.
 */
export type FormFailure = { lastResult: SubmissionResult | null; error: string | null };
