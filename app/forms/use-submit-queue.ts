import { type SubmitEvent, useRef } from "react";
import type { To } from "~/lib/address";
import type { useFetcher } from "~/lib/router";
import { useActionResultEffect } from "./use-action-result-effect";

type QueuedSubmit = {
  form: HTMLFormElement;
  fields: FormData;
  action: string;
  act: (() => void) | undefined;
};

/**
 * Submits forms that share a fetcher one after the other. A fetcher aborts its previous submit,
 * which would lose the first result and its Undo. A second submit of the same form is dropped: it
 * would only report that nothing is left to change.
 */
export function useSubmitQueue({ state, data, submit }: ReturnType<typeof useFetcher>) {
  // Not the fetcher's state, which waits for a render: a second tap may be faster.
  const going = useRef<HTMLFormElement>(null);
  const waiting = useRef<QueuedSubmit[]>([]);
  // Idle: the next form must not break off the reading of what this one changed either.
  useActionResultEffect(state === "idle" ? data : undefined, () => {
    const next = waiting.current.shift();
    going.current = next?.form ?? null;
    if (!next) return;
    next.act?.();
    // By its fields: the form itself may have left the page with what changed meanwhile.
    void submit(next.fields, { method: "post", action: next.action as To });
  });
  /** The `onSubmit` of each of these forms; `act` is done when the form goes. */
  return (act?: () => void) => (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (!going.current) {
      going.current = form;
      act?.();
      return;
    }
    event.preventDefault();
    if (form === going.current || waiting.current.some((queued) => queued.form === form)) return;
    const action = form.getAttribute("action") ?? "";
    waiting.current.push({ form, fields: new FormData(form), action, act });
  };
}
