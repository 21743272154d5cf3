import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useSubmit } from "react-router";
import type { ListAnswer } from "~/features/gift-lists/list-answer";
import { useToast } from "~/features/toast/toast-provider";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import { useSubmitQueue } from "~/lib/use-submit-queue";
import { useFailureToast } from "./use-failure-toast";

/** Takes gifts off a list; a toast offers to put back what it took, with its note, in its place. */
export function useRemoval(listId: string) {
  const { t } = useTranslation("lists");
  const toast = useToast();
  const tellFailure = useFailureToast();
  const submit = useSubmit();
  const fetcher = useFetcher<ListAnswer>();
  const name = useRef("");

  useActionResultEffect(fetcher.data, ({ result, error }) => {
    tellFailure(error);
    if (!result || !("giftId" in result)) return;
    const { giftId: which, note, position } = result;
    const restore = () =>
      submit(
        { intent: "restore", which, note, position },
        // Not the removal's own fetcher: the person may be on another page by now.
        {
          method: "post",
          action: `/lists/${listId}`,
          navigate: false,
          fetcherKey: `restore-${listId}-${which}`,
        },
      );
    toast({
      title: t("removed", { name: name.current }),
      icon: "check",
      action: { label: t("undo"), onPress: () => void restore() },
    });
  });

  const turn = useSubmitQueue(fetcher);
  return {
    Form: fetcher.Form,
    /** The `onSubmit` of the form that removes this gift; `act` is done when the form goes. */
    start: (gift: string, act: () => void) =>
      turn(() => {
        name.current = gift;
        act();
      }),
  };
}
export type Removal = ReturnType<typeof useRemoval>;
