import { useTranslation } from "react-i18next";
import { useFetcher, useSubmit } from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import { useSubmitQueue } from "~/lib/use-submit-queue";
import type { GuestFormAnswer } from "./guest-answer";
import { failedDecision, undoOf } from "./guest-undo";

/**
 * Takes guests off the list, and joins unconfirmed answers or keeps them apart; a toast offers to undo each. Without
 * scripts the page itself does (`UndoGuest`).
 */
export function useGuestDecisions(action: string) {
  const { t } = useTranslation("guests");
  const toast = useToast();
  const submit = useSubmit();
  const fetcher = useFetcher<GuestFormAnswer>();

  useActionResultEffect(fetcher.data, (answer) => {
    const problem = failedDecision(answer);
    if (problem) toast({ title: t("failed"), description: t(`errors:${problem}`), tone: "error" });
    const undo = undoOf(answer);
    if (!undo) return;
    // The pressed button went with its row.
    document.getElementById("everyone")?.focus({ preventScroll: true });
    const { intent, values } = undo;
    const undoIt = () =>
      submit(
        { intent, ...values },
        { method: "post", action, navigate: false, fetcherKey: `${intent}-${answer.id}` },
      );
    toast({
      title: t(undo.said, { name: undo.name }),
      icon: "check",
      action: { label: t("row.undo"), onPress: () => void undoIt() },
    });
  });

  return { Form: fetcher.Form, start: useSubmitQueue(fetcher) };
}
export type GuestDecisions = ReturnType<typeof useGuestDecisions>;
