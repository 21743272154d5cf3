/** What the finder's form gets back: results, or what to mend. */
import type { SubmissionResult } from "@conform-to/react";
import type { RecommendInput } from "~worker/domain/brief/schema";
import type { Recommendation } from "~worker/domain/recommendations/schema";

export const FINDER_FIELDS = [
  "recipient",
  "age",
  "occasion",
  "interests",
  "budget",
  "relationship",
] as const satisfies (keyof RecommendInput)[];

export type FinderField = (typeof FINDER_FIELDS)[number];
export type FinderValues = Record<FinderField, string>;

/**
 * A key of the `errors` translations, or what only the browser sees: no answer at all, or one
 * without a list of gifts (spec §8).
 */
export type FinderFailure = "unreachable" | "badFormat" | (string & {});

export type FinderAnswer = {
  lastResult: SubmissionResult | null;
  /** What was asked, when it could be read; the blocker's one-press change starts from it. */
  values: FinderValues | null;
  recommendation: Recommendation | null;
  error: FinderFailure | null;
  /** True when the question came from the blocker's button, so the form takes its values over. */
  changed: boolean;
};

/** Where the finder posts; the fragment brings a visitor without scripts to the answer. */
export const FINDER_ACTION = "/?index#answer";
