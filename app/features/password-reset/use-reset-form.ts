import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import { type FormFailure, fieldMessage } from "~/lib/form-failure";
import { useEachAnswer } from "~/lib/use-each-answer";

/** What the dialogs hear when it worked; plain pages are sent on instead. */
export type ResetStep = { done: true; email: string };

/**
 * Sends one of the two forms. Answers how it failed, also when that came with the page (`posted`); a
 * failure that no field explains is told in a toast too (spec §8).
 */
export function useResetForm(
  text: string,
  posted: FormFailure | undefined,
  onDone?: (step: ResetStep) => void,
) {
  const { t } = useTranslation("auth");
  const toast = useToast();
  const fetcher = useFetcher<ResetStep | FormFailure>();
  const answer = fetcher.data ?? posted;
  useEachAnswer(answer, (arrived) => {
    if ("done" in arrived) onDone?.(arrived);
    else if (!fieldMessage(arrived)) {
      toast({ title: t("error"), description: t(text), tone: "error" });
    }
  });
  const failure = answer && !("done" in answer) ? answer : undefined;
  return { Form: fetcher.Form, pending: fetcher.state !== "idle", failure };
}
