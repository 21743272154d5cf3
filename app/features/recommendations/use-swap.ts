import { type SubmitEvent, useCallback, useEffect, useRef } from "react";
import type { Recommendation } from "#shared/recommendations/schema";
import { useToast } from "~/components/toast/toast-provider";
import {
  FINDER_ACTION,
  type FinderAnswer,
  type FinderValues,
} from "~/features/gift-finder/finder-answer";
import { useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";

/** Refuses one gift of the answer on screen, or takes that back. */
export type SwapActions = {
  /** The answer after the last swap; undefined before the first. */
  answer: Recommendation | null | undefined;
  pending: boolean;
  /** Asks for the answer at an address (its query), whose brief these fields say. */
  ask: (address: string, values: FinderValues) => void;
  /** Asks for the answer that the submitted form of this page would open. */
  submit: (event: SubmitEvent<HTMLFormElement>, values: FinderValues) => void;
};

/**
 * "Not this" and its undo without leaving the page. The focus follows the place that changed.
 * `visit` names the visit of the page whose answer it is.
 */
export function useSwap(visit: string): SwapActions {
  const { t } = useTranslation("home");
  const toast = useToast();
  const fetcher = useFetcher<FinderAnswer>({ key: `swap-${visit}` });
  const { data, submit: fetcherSubmit } = fetcher;
  const seen = useRef(data);
  const place = useRef(0);
  const isPressed = useRef(false);

  useEffect(() => {
    if (!data || seen.current === data) return;
    seen.current = data;
    if (data.recommendation) {
      const at = data.recommendation.swap?.place ?? place.current;
      place.current = at;
      if (!isPressed.current) return;
      isPressed.current = false;
      const item = document.getElementById(placeId(at))?.closest("li");
      const undo = item?.querySelector<HTMLElement>("[data-swap-undo]");
      (undo ?? item?.querySelector<HTMLElement>("[popovertarget]"))?.focus();
      return;
    }
    isPressed.current = false;
    const { error } = data;
    const isPlain = error !== null && error !== "badFormat";
    const description = t(isPlain ? `errors:${error}` : error ? "failed.format" : "failed.again");
    toast({ title: t("failed.title"), description, tone: "error" });
  }, [data, toast, t]);

  // Once the answer is there another press counts, though the fetcher isn't idle yet.
  const pending = fetcher.state === "submitting";
  const ask = useCallback(
    // The address leaves out words that the fields hold.
    (address: string, values: FinderValues) =>
      void fetcherSubmit({ ...values, address }, { method: "post", action: FINDER_ACTION }),
    [fetcherSubmit],
  );

  function submit(event: SubmitEvent<HTMLFormElement>, values: FinderValues) {
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    // Comparing is a page of its own.
    if (form.has("compare")) return;
    event.preventDefault();
    if (pending) return;
    isPressed.current = true;
    const address = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    ask(String(address), values);
  }

  return { answer: data?.recommendation, pending, ask, submit };
}

/** Where a place of the answer begins, for an address that leads to it. */
export const placeId = (place: number) => `place-${place + 1}`;
