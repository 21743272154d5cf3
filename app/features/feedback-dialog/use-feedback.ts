import { useToast } from "~/components/toast/toast-provider";
import type { ActionResult } from "~/forms/action-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { type FetcherWithComponents, useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";

/** Sends feedback without leaving the page, and thanks in a toast; the form says what failed. */
export function useFeedback(onSent: () => void): FetcherWithComponents<ActionResult> {
  const { t } = useTranslation("feedback");
  const toast = useToast();
  const fetcher = useFetcher<ActionResult>();
  useActionResultEffect(fetcher.data, ({ done }) => {
    if (!done) return;
    toast({ title: t("thanks.title"), description: t("thanks.text") });
    onSent();
  });
  return fetcher;
}
