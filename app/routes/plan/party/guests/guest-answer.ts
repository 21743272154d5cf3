import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { keepStanding } from "~/lib/keep-standing";
import type { PasteResult } from "~worker/domain/party-guests/party-guests.server";
import type { Guest } from "~worker/domain/party-guests/schema";

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
  paste: PasteResult | null;
};

/** Keeps the form and what was typed when the server can't be reached. */
export function keepGuestForm(request: Request, send: () => Promise<unknown>) {
  const copy = request.clone();
  return keepStanding(request, send, async () => {
    const form = await copy.formData();
    const answer: GuestFormAnswer = {
      intent: String(form.get("intent") ?? ""),
      id: String(form.get("which") ?? ""),
      done: false,
      lastResult: null,
      error: "unreachable",
      guest: null,
      paste: null,
    };
    return data(answer, { status: 503 });
  });
}
