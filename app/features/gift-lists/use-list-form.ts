import { useRef } from "react";
import { useFetcher } from "react-router";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import { answersTo, type ListAnswer, problemOf } from "./list-answer";

/** Which form it is, and what a form without scripts came back with. */
export type ListFormIdentity = { intent: string; id?: string; posted: ListAnswer | undefined };

/**
 * One form of the lists with its answer, from the open page or from a posted one. What was done is
 * told once, after the page has read again what changed; what wasn't takes the focus to its field.
 */
export function useListForm(
  { intent, id = "", posted }: ListFormIdentity,
  onDone: (answer: ListAnswer) => void = () => {},
) {
  const fetcher = useFetcher<ListAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? answersTo(posted, intent, id);
  useActionResultEffect(fetcher.state === "idle" ? fetcher.data : undefined, (told) => {
    if (told.done) return onDone(told);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return {
    Form: fetcher.Form,
    form,
    answer,
    pending: fetcher.state !== "idle",
    /** Open while there is something to mend. */
    failed: answer !== null && !answer.done,
    done: answer?.done ? answer : null,
    problem: (field: string) => problemOf(answer, field),
    /** What was typed and refused, else `kept`. */
    value: (field: string, kept = "") => {
      const typed = answer?.done ? undefined : answer?.lastResult?.initialValue?.[field];
      return typeof typed === "string" ? typed : kept;
    },
  };
}
