import { useToast } from "~/components/toast/toast-provider";
import type { To } from "~/lib/address";
import { useFetcher, useSubmit } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { ActionResult } from "./action-result";
import { useActionResultEffect } from "./use-action-result-effect";
import { useSubmitQueue } from "./use-submit-queue";

/** How to undo what a result reports. */
export type Undo = {
  /** What was done, in words. */
  title: string;
  /** The fields of the form that undoes it, with its `intent`. */
  fields: Record<string, string | number>;
  /** Tells this undo from others; a second press of the same replaces the first. */
  key: string;
};

type RemovalOptions<T> = {
  /** Where both forms go. */
  action: To;
  /** The button of the toast, and the title of one that says why nothing was removed. */
  words: { undo: string; failed: string };
  /** Null where a result has nothing to undo. */
  undoOf: (result: ActionResult<T>) => Undo | null;
  /** Why nothing was removed, in words; null for a success. */
  failureOf?: (result: ActionResult<T>) => string | null;
  /** The id of what takes the focus, as the pressed button goes with its row. */
  focus?: string;
};

/** Removes rows one after the other; a toast offers to undo each removal. */
export function useUndoableRemoval<T>({
  action,
  words,
  undoOf,
  failureOf,
  focus,
}: RemovalOptions<T>) {
  const { t } = useTranslation("errors");
  const toast = useToast();
  const submit = useSubmit();
  const fetcher = useFetcher<ActionResult<T>>();
  useActionResultEffect(fetcher.data as ActionResult<T> | undefined, (result) => {
    const failure = failureOf ? failureOf(result) : result.error && t(result.error);
    if (failure) toast({ title: words.failed, description: failure, tone: "error" });
    const undo = undoOf(result);
    if (!undo) return;
    if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
    // Not the removal's own fetcher: the person may be on another page by now.
    const options = { method: "post", action, navigate: false, fetcherKey: undo.key } as const;
    toast({
      title: undo.title,
      icon: "check",
      action: { label: words.undo, onPress: () => void submit(undo.fields, options) },
    });
  });
  return { Form: fetcher.Form, queue: useSubmitQueue(fetcher) };
}
export type UndoableRemoval = ReturnType<typeof useUndoableRemoval>;
