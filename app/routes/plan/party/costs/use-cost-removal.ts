import { useTranslation } from "react-i18next";
import { useFetcher, useSubmit } from "react-router";
import { partyHref } from "~/features/party/party-href";
import { useToast } from "~/features/toast/toast-provider";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import { useSubmitQueue } from "~/lib/use-submit-queue";
import type { CostAnswer } from "./costs";

/** Takes lines out of the ledger; a toast offers to bring back what it took. */
export function useCostRemoval(partyId: string) {
  const { t } = useTranslation("party-costs");
  const toast = useToast();
  const submit = useSubmit();
  const fetcher = useFetcher<CostAnswer>();
  const action = partyHref("costs", { id: partyId });

  useActionResultEffect(fetcher.data as CostAnswer | undefined, ({ result, error }) => {
    if (error) {
      toast({ title: t("party:failed.title"), description: t(`errors:${error}`), tone: "error" });
    }
    if (!result) return;
    // The pressed button went with its line.
    document.getElementById("lines")?.focus({ preventScroll: true });
    const { id, label } = result;
    const fields = { intent: "restore", party: partyId, line: JSON.stringify(result) };
    const restore = () =>
      submit(fields, { method: "post", action, navigate: false, fetcherKey: `restore-${id}` });
    toast({
      title: t("removed", { label }),
      icon: "check",
      action: { label: t("undo"), onPress: () => void restore() },
    });
  });
  return { Form: fetcher.Form, turn: useSubmitQueue(fetcher) };
}
export type CostRemoval = ReturnType<typeof useCostRemoval>;
