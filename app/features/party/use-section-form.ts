import { useRef } from "react";
import { useFetcher } from "react-router";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import type { SectionResult } from "./section-result";

type Identity<T> = {
  intent: string;
  id?: string;
  /** What a form without scripts came back with. */
  posted: SectionResult<T> | undefined;
};

/**
 * One form of a section with its answer, from the open page or from a posted one. What was done is told once,
 * after the page has read again what changed; what wasn't takes the focus to its field.
 */
export function useSectionForm<T>(
  { intent, id = "", posted }: Identity<T>,
  onDone: (answer: SectionResult<T>) => void = () => {},
) {
  const fetcher = useFetcher<SectionResult<T>>();
  const form = useRef<HTMLFormElement>(null);
  const native = posted?.intent === intent && posted.id === id ? posted : null;
  const answer = (fetcher.data as SectionResult<T> | undefined) ?? native;
  useActionResultEffect(fetcher.state === "idle" ? (answer ?? undefined) : undefined, (told) => {
    if (told === native) return;
    if (told.done) return onDone(told);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return {
    Form: fetcher.Form,
    form,
    answer,
    pending: fetcher.state !== "idle",
    /** What is on its way, so that the page can show it before the server has answered. */
    sent: fetcher.formData,
    failed: answer !== null && !answer.done,
    /** Once the page has read again what changed. */
    done: answer?.done && fetcher.state === "idle" ? answer : null,
    /** The key of what is wrong with a field. */
    problem: (field: string) => answer?.lastResult?.error?.[field]?.[0] ?? null,
    /** What was typed and refused, else `kept`. */
    value: (field: string, kept = "") => {
      const typed = answer?.done ? undefined : answer?.lastResult?.initialValue?.[field];
      return typeof typed === "string" ? typed : kept;
    },
  };
}
