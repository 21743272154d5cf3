import { useRef } from "react";
import { useFetcher } from "react-router";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import type { GuestFormAnswer } from "./guest-answer";

/** Which form it is, where it goes, and what a form without scripts came back with. */
export type GuestFormFacts = {
  intent: string;
  id?: string;
  action: string;
  posted: GuestFormAnswer | undefined;
};

/** One form of the guest list with its answer. What wasn't taken takes the focus to its field. */
export function useGuestForm(
  { intent, id = "", action, posted }: GuestFormFacts,
  onDone: (answer: GuestFormAnswer) => void = () => {},
) {
  const fetcher = useFetcher<GuestFormAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const own = posted?.intent === intent && posted.id === id ? posted : null;
  const answer = fetcher.data ?? own;
  useActionResultEffect(fetcher.state === "idle" ? fetcher.data : undefined, (told) => {
    if (told.done) return onDone(told);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return {
    Form: fetcher.Form,
    form,
    action,
    answer,
    pending: fetcher.state !== "idle",
    failed: answer !== null && !answer.done,
    done: answer?.done ? answer : null,
    problem: (field: string) => answer?.lastResult?.error?.[field]?.[0] ?? null,
    /** What was typed and refused, else `kept`. */
    value: (field: string, kept = "") => {
      const typed = answer?.done ? undefined : answer?.lastResult?.initialValue?.[field];
      return typeof typed === "string" ? typed : kept;
    },
  };
}
export type GuestForm = ReturnType<typeof useGuestForm>;
