import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import { keepStanding } from "~/lib/keep-standing";

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

/** Keeps the form and what was typed when the server can't be reached. */
export const keepInvitation = (request: Request, send: () => Promise<unknown>) => {
  const copy = request.clone();
  return keepStanding(request, send, async () => {
    const intent = String((await copy.formData()).get("intent") ?? "");
    const answer: RsvpAnswer = { intent, lastResult: null, error: "unreachable" };
    return data(answer, { status: 503 });
  });
};
