import { useTranslation } from "react-i18next";
import { useFetcher, useSubmit } from "react-router";
import { partyHref } from "~/features/party/party-href";
import { useToast } from "~/features/toast/toast-provider";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import { useSubmitQueue } from "~/lib/use-submit-queue";
import type { TaskAnswer } from "./timeline";
import type { TaskFocus } from "./timeline-focus";

/** Deletes tasks; a toast offers to bring back what it took. */
export function useTaskRemoval(partyId: string, focus: TaskFocus) {
  const { t } = useTranslation("timeline");
  const toast = useToast();
  const submit = useSubmit();
  const fetcher = useFetcher<TaskAnswer>();
  const action = partyHref("timeline", { id: partyId });

  useActionResultEffect(fetcher.data as TaskAnswer | undefined, ({ result, error }) => {
    if (error) {
      toast({ title: t("party:failed.title"), description: t(`errors:${error}`), tone: "error" });
    }
    if (!result) return;
    const { id: which, title, dueOn, isDone } = result;
    const fields = { intent: "restore", party: partyId, which, title, dueOn };
    const restore = () =>
      submit(
        { ...fields, isDone: isDone ? "yes" : "no" },
        // Not the removal's own fetcher: the person may be on another page by now.
        { method: "post", action, navigate: false, fetcherKey: `restore-${which}` },
      );
    toast({
      title: t("deleted", { title }),
      icon: "check",
      action: { label: t("undo"), onPress: () => void restore() },
    });
  });
  return { Form: fetcher.Form, turn: useSubmitQueue(fetcher), focus };
}
export type TaskRemoval = ReturnType<typeof useTaskRemoval>;
