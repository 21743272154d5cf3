import { useTranslation } from "react-i18next";
import { useFetcher, useSubmit } from "react-router";
import { partyHref } from "~/features/party/party-href";
import { useToast } from "~/features/toast/toast-provider";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import { useSubmitQueue } from "~/lib/use-submit-queue";
import type { GiftAnswer } from "./gifts";

/** Takes gifts off the board; a toast offers to bring back what it took. */
export function useGiftRemoval(partyId: string) {
  const { t } = useTranslation("party-gifts");
  const toast = useToast();
  const submit = useSubmit();
  const fetcher = useFetcher<GiftAnswer>();
  const action = partyHref("gifts", { id: partyId });

  useActionResultEffect(fetcher.data as GiftAnswer | undefined, ({ result, error }) => {
    if (error) {
      toast({ title: t("party:failed.title"), description: t(`errors:${error}`), tone: "error" });
    }
    if (!result?.removed) return;
    // The pressed button went with its gift.
    document.getElementById("board-title")?.focus({ preventScroll: true });
    const { id, title, removed } = result;
    const fields = { intent: "restore", party: partyId, gift: JSON.stringify(removed) };
    const restore = () =>
      submit(fields, { method: "post", action, navigate: false, fetcherKey: `restore-${id}` });
    toast({
      title: t("removed", { title }),
      icon: "check",
      action: { label: t("undo"), onPress: () => void restore() },
    });
  });
  return { Form: fetcher.Form, turn: useSubmitQueue(fetcher) };
}
export type GiftRemoval = ReturnType<typeof useGiftRemoval>;
