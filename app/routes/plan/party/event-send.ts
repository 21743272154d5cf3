import { useTranslation } from "react-i18next";
import { type FetcherWithComponents, useFetcher } from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import type { EventAnswer } from "./event-answer";

/** Sends the form of an event without leaving the page; a toast says that it is set up (spec §2). */
export function useEvent(
  isEdit: boolean,
  onDone: (answer: EventAnswer) => void,
): FetcherWithComponents<EventAnswer> {
  const { t } = useTranslation("party");
  const toast = useToast();
  const fetcher = useFetcher<EventAnswer>();
  // Told once the page has read the new party, so that what closes finds it there.
  const told = fetcher.state === "idle" ? (fetcher.data as EventAnswer | undefined) : undefined;
  useActionResultEffect(told, (answer) => {
    if (!answer.done) return;
    const outcome = isEdit ? "saved" : "created";
    toast({ title: t(`${outcome}.title`), description: t(`${outcome}.text`), icon: "check" });
    onDone(answer);
  });
  return fetcher as FetcherWithComponents<EventAnswer>;
}
