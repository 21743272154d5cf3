import type { SubmissionResult } from "@conform-to/react";
import type { ListItem } from "~worker/domain/gift-lists/schema";

/** What the pages of gift lists answer to a form. */
export type ListAnswer = {
  /** Which form it was, and of which list or gift where there are several. */
  intent: string;
  id: string;
  done: boolean;
  lastResult: SubmissionResult | null;
  /** A key of the `errors` translations, or "unreachable"; null where the fields say it. */
  error: string | null;
  /** The list or item that came of it. */
  result: { id: string; name: string } | ListItem | null;
};

/** The key of what is wrong with a field, or with the whole. */
export const problemOf = (answer: ListAnswer | null | undefined, field: string): string | null =>
  answer?.lastResult?.error?.[field]?.[0] ?? null;

/** Does this answer belong to this form? */
export const answersTo = (
  answer: ListAnswer | null | undefined,
  intent: string,
  id = "",
): ListAnswer | null => (answer?.intent === intent && answer.id === id ? answer : null);
