import type { ActionResult } from "~/forms/action-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { useFetcher } from "~/lib/router";

/** Whose code it is: what the dialogs get on success; plain pages are redirected instead. */
export type ResetStep = { email: string };
export type ResetResult = ActionResult<ResetStep>;

/** Sends one of the two forms. Returns its last failure, also one that came with the page. */
export function useResetForm(posted: ActionResult | undefined, onDone?: (step: ResetStep) => void) {
  const fetcher = useFetcher<ResetResult>();
  useActionResultEffect(fetcher.data, ({ done, result }) => {
    if (done && result) onDone?.(result);
  });
  const outcome = fetcher.data ?? posted;
  const failure = outcome && !outcome.done ? outcome : undefined;
  return { Form: fetcher.Form, pending: fetcher.state !== "idle", failure };
}
