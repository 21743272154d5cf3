import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useSubmit } from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import { useEachAnswer } from "~/lib/use-each-answer";
import { useTurns } from "~/lib/use-turns";
import type { GuestFormAnswer } from "./guest-answer";

/** Takes guests off the list; a toast offers to bring back whom it took, answer and link included. */
export function useGuestRemoval(action: string) {
  const { t } = useTranslation("guests");
  const toast = useToast();
  const submit = useSubmit();
  const fetcher = useFetcher<GuestFormAnswer>();
  const name = useRef("");

  useEachAnswer(fetcher.data, ({ guest, error }) => {
    if (error) toast({ title: t("failed"), description: t(`errors:${error}`), tone: "error" });
    if (!guest) return;
    // The pressed button went with its row.
    document.getElementById("everyone")?.focus({ preventScroll: true });
    const restore = () =>
      submit(
        { intent: "restore", guest: JSON.stringify(guest) },
        { method: "post", action, navigate: false, fetcherKey: `restore-${guest.id}` },
      );
    toast({
      title: t("row.removed", { name: name.current }),
      icon: "check",
      action: { label: t("row.undo"), onPress: () => void restore() },
    });
  });

  const turn = useTurns(fetcher);
  return {
    Form: fetcher.Form,
    /** The `onSubmit` of the form that removes this guest. */
    start: (guest: string) =>
      turn(() => {
        name.current = guest;
      }),
  };
}
export type GuestRemoval = ReturnType<typeof useGuestRemoval>;
