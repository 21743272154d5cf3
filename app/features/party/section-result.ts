/** What a section of party planning answers to one of its forms. */
import type { SubmissionResult } from "@conform-to/react";

export type SectionResult<T = unknown> = {
  /** Which form it was, and of which thing where there are several. */
  intent: string;
  id: string;
  done: boolean;
  lastResult: SubmissionResult | null;
  /** A key of the `errors` translations; null where the fields say it. */
  error: string | null;
  result: T | null;
};
