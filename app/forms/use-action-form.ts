import { useRef } from "react";
import { useFetcher } from "~/lib/router";
import { type ActionResult, fieldError, resultFor, typedValue } from "./action-result";
import { useActionResultEffect } from "./use-action-result-effect";

/** Which form it is, and what it came back with where no scripts ran. */
export type FormIdentity<T> = {
  intent: string;
  id?: string;
  posted: ActionResult<T> | undefined;
};

/**
 * One form of a page with its last result, from a fetcher or from a native post. `onDone` is called
 * once per success, after the page has read again what changed; a failure focuses the first field
 * with an error.
 */
export function useActionForm<T>(
  { intent, id = "", posted }: FormIdentity<T>,
  onDone: (result: ActionResult<T>) => void = () => {},
) {
  const fetcher = useFetcher<ActionResult<T>>();
  const form = useRef<HTMLFormElement>(null);
  const fetched = fetcher.data as ActionResult<T> | undefined;
  const outcome = fetched ?? resultFor(posted, intent, id);
  useActionResultEffect(fetcher.state === "idle" ? fetched : undefined, (result) => {
    if (result.done) return onDone(result);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    form,
    outcome,
    pending: fetcher.state !== "idle",
    /** The fields being sent, so that the page can show them before the server has answered. */
    sent: fetcher.formData,
    failed: outcome !== null && !outcome.done,
    /** The success, once the page has read again what changed. */
    done: outcome?.done && fetcher.state === "idle" ? outcome : null,
    /** The key of what is wrong with a field. */
    problem: (field: string) => fieldError(outcome, field),
    /** What was typed and refused, else `stored`. */
    value: (field: string, stored = "") => typedValue(outcome, field, stored),
  };
}
export type ActionForm = ReturnType<typeof useActionForm>;
