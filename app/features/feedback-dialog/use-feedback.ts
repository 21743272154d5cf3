import { useTranslation } from "react-i18next";
import { type FetcherWithComponents, useFetcher } from "react-router";
import { useToast } from "~/features/toast/toast-provider";
import { useActionResultEffect } from "~/lib/use-action-result-effect";
import type { FeedbackAnswer } from "./feedback-answer";

/**
 * Sends feedback without leaving the page, and thanks in a toast (spec §8); the form says what
 * failed.
 */
export function useFeedback(onSent: () => void): FetcherWithComponents<FeedbackAnswer> {
  const { t } = useTranslation("feedback");
  const toast = useToast();
  const fetcher = useFetcher<FeedbackAnswer>();
  useActionResultEffect(fetcher.data, ({ sent }) => {
    if (!sent) return;
    toast({ title: t("thanks.title"), description: t("thanks.text") });
    onSent();
  });
  return fetcher;
}
