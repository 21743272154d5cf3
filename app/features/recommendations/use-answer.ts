import { type RefObject, useEffect, useRef } from "react";
import { useToast } from "~/components/toast/toast-provider";
import type { FinderAnswer } from "~/features/gift-finder/finder-answer";
import { useTranslation } from "~/translation";

/**
 * When an answer arrives in an open page: says so in a toast and takes focus and view to the
 * results' heading. Returns the heading's ref. An answer that came with the page itself is left
 * alone; one that the page asked for itself (`again`) comes without a toast, and lets be who is
 * typing.
 */
export function useAnswer(answer: FinderAnswer | undefined, again: RefObject<boolean>) {
  const { t } = useTranslation("home");
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(answer);

  useEffect(() => {
    if (!answer || seen.current === answer) return;
    seen.current = answer;
    const unasked = again.current;
    again.current = false;
    if (answer.recommendation) {
      if (unasked && document.activeElement?.closest("form")) return;
      const { isAiRecommendation } = answer.recommendation;
      if (!unasked && answer.recommendation.gifts.length > 0) {
        toast({ title: t(isAiRecommendation ? "results.aiReady" : "results.ready") });
      }
      heading.current?.focus({ preventScroll: true });
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const behavior = still || unasked ? "auto" : "smooth";
      heading.current?.scrollIntoView({ block: "start", behavior });
    }
  }, [answer, again, t, toast]);

  return heading;
}
