import type { SubmissionResult } from "@conform-to/react";
import type { PasteResult } from "~worker/domain/party/guests/guests.server";
import type { Guest, Join } from "~worker/domain/party/guests/schema";

/** What the guest list answers to a form. */
export type GuestFormAnswer = {
  /** Which form it was, and of which guest where there are several. */
  intent: string;
  id: string;
  done: boolean;
  lastResult: SubmissionResult | null;
  /** A key of the `errors` translations; null where the fields say it. */
  error: string | null;
  guest: Guest | null;
  /** What was joined, to undo it. */
  join: Join | null;
  paste: PasteResult | null;
};
