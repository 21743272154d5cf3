import { useTranslation } from "react-i18next";
import { type FetcherWithComponents, useFetcher } from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import { useEachAnswer } from "~/lib/use-each-answer";
import type { FeedbackAnswer } from "./feedback-answer";

/** Sends feedback without leaving the page, and says in a toast how it went (spec §8). */
export function useFeedback(onSent: () => void): FetcherWithComponents<FeedbackAnswer> {
  const { t } = useTranslation("feedback");
  const toast = useToast();
  const fetcher = useFetcher<FeedbackAnswer>();
  useEachAnswer(fetcher.data, ({ sent }) => {
    const [outcome, tone] = sent ? (["thanks", "plain"] as const) : (["failed", "error"] as const);
    toast({ title: t(`${outcome}.title`), description: t(`${outcome}.text`), tone });
    if (sent) onSent();
  });
  return fetcher;
}
