import { type SubmitEvent, useRef } from "react";
import type { useFetcher } from "react-router";
import { useEachAnswer } from "./use-each-answer";

type Turn = {
  form: HTMLFormElement;
  fields: FormData;
  action: string;
  act: (() => void) | undefined;
};

/**
 * Sends the forms that share a fetcher one after the other. A second one would break off the first, whose answer, with
 * the way to undo it, nobody would hear; a second press of the same finds nothing left and would be told so.
 */
export function useTurns({ state, data, submit }: ReturnType<typeof useFetcher>) {
  // Not the fetcher's state, which waits for a render: a second tap may be faster.
  const going = useRef<HTMLFormElement>(null);
  const waiting = useRef<Turn[]>([]);
  // Idle: the next form must not break off the reading of what this one changed either.
  useEachAnswer(state === "idle" ? data : undefined, () => {
    const next = waiting.current.shift();
    going.current = next?.form ?? null;
    if (!next) return;
    next.act?.();
    // By its fields: the form itself may have left the page with what changed meanwhile.
    void submit(next.fields, { method: "post", action: next.action });
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
    if (form === going.current || waiting.current.some((turn) => turn.form === form)) return;
    const action = form.getAttribute("action") ?? "";
    waiting.current.push({ form, fields: new FormData(form), action, act });
  };
}
