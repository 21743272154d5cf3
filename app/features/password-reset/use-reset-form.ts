import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import type { FormFailure } from "~/lib/form-failure";
import { useEachAnswer } from "~/lib/use-each-answer";

/** What the dialogs hear when it worked; plain pages are sent on instead. */
export type ResetStep = { done: true; email: string };

/**
 * Sends one of the two forms. Returns how it failed, also when that came with the page (`posted`).
 * Each failure that the server answers is told in a toast (spec §8); one that came with the page
 * stands there.
 */
export function useResetForm(
  text: string,
  posted: FormFailure | undefined,
  onDone?: (step: ResetStep) => void,
) {
  const { t } = useTranslation("auth");
  const toast = useToast();
  const fetcher = useFetcher<ResetStep | FormFailure>();
  useEachAnswer(fetcher.data, (arrived) => {
    if ("done" in arrived) onDone?.(arrived);
    else toast({ title: t("error"), description: t(text), tone: "error" });
  });
  const answer = fetcher.data ?? posted;
  const failure = answer && !("done" in answer) ? answer : undefined;
  return { Form: fetcher.Form, pending: fetcher.state !== "idle", failure };
}
