import { useRef } from "react";
import { useLocation } from "react-router";
import { useToast } from "~/components/toast/toast-provider";
import { type ActionResult, firstFieldError } from "~/forms/action-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { useSubmitQueue } from "~/forms/use-submit-queue";
import { addressOfUrl } from "~/lib/address";
import { useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";

type Intent = "choose" | "drop";

/** The id of the button that puts an idea on the plan, or takes it off. */
export const planButtonId = (intent: Intent, slug: string) => `${intent}-${slug}`;

/**
 * Puts ideas on the plan and takes them off. A press takes its own button away, so the focus goes
 * on to `next`, or to the heading of the list when there is none.
 */
export function usePlan() {
  const { t } = useTranslation("entertainment");
  const toast = useToast();
  const fetcher = useFetcher<ActionResult>();
  const { pathname, search } = useLocation();
  const pressed = useRef<{ name: string; next: string | null } | null>(null);

  // Told once the page has read the plan again, so that the focus finds its place.
  const told = fetcher.state === "idle" ? (fetcher.data as ActionResult | undefined) : undefined;
  useActionResultEffect(told, (outcome) => {
    const { done, intent, error } = outcome;
    const { name = "", next = null } = pressed.current ?? {};
    pressed.current = null;
    if (!done) {
      const key = error ?? firstFieldError(outcome) ?? "internal";
      toast({ title: t("party:failed.title"), description: t(`errors:${key}`), tone: "error" });
      return;
    }
    const heading = intent === "choose" ? "ideas" : "plan";
    const target = next ? document.getElementById(planButtonId(intent as Intent, next)) : null;
    (
      target ??
      document.getElementById(heading) ??
      document.querySelector<HTMLElement>("h1")
    )?.focus({
      preventScroll: true,
    });
    toast({ title: t(intent === "choose" ? "added" : "dropped", { name }), icon: "check" });
  });

  const queue = useSubmitQueue(fetcher);
  return {
    Form: fetcher.Form,
    action: addressOfUrl({ pathname, search }),
    /** The idea that is on its way. */
    pending: fetcher.state === "idle" ? null : `${fetcher.formData?.get("which") ?? ""}`,
    /** The `onSubmit` of an idea's form. */
    press: (name: string, next: string | null) =>
      queue(() => {
        pressed.current = { name, next };
      }),
  };
}
export type Plan = ReturnType<typeof usePlan>;
