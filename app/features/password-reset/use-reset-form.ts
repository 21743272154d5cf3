import { useFetcher } from "react-router";
import type { FormFailure } from "~/lib/form-failure";
import { useActionResultEffect } from "~/lib/use-action-result-effect";

/** What the dialogs hear when it worked; plain pages are sent on instead. */
export type ResetStep = { done: true; email: string };

/**
 * Sends one of the two forms. Answers how it failed, also when that came with the page (`posted`).
 */
export function useResetForm(posted: FormFailure | undefined, onDone?: (step: ResetStep) => void) {
  const fetcher = useFetcher<ResetStep | FormFailure>();
  const answer = fetcher.data ?? posted;
  useActionResultEffect(answer, (arrived) => {
    if (isStep(arrived)) onDone?.(arrived);
  });
  const failure = answer && !isStep(answer) ? answer : undefined;
  return { Form: fetcher.Form, pending: fetcher.state !== "idle", failure };
}

const isStep = (answer: ResetStep | FormFailure): answer is ResetStep =>
  "done" in answer && answer.done === true;
