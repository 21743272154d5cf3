import { useToast } from "~/components/toast/toast-provider";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { type FetcherWithComponents, useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { EventResult } from "./event-result";

/** Sends the form of an event without leaving the page; a toast says that it is set up. */
export function useEvent(
  isEdit: boolean,
  onDone: (outcome: EventResult) => void,
): FetcherWithComponents<EventResult> {
  const { t } = useTranslation("party");
  const toast = useToast();
  const fetcher = useFetcher<EventResult>();
  // Told once the page has read the new party, so that what closes finds it there.
  const outcome = fetcher.state === "idle" ? (fetcher.data as EventResult | undefined) : undefined;
  useActionResultEffect(outcome, (result) => {
    if (!result.done) return;
    const key = isEdit ? "saved" : "created";
    toast({ title: t(`${key}.title`), description: t(`${key}.text`), icon: "check" });
    onDone(result);
  });
  return fetcher as FetcherWithComponents<EventResult>;
}
