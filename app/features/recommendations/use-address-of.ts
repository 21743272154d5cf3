import { useEffect, useLayoutEffect } from "react";
import { keepAnswers } from "~/features/gift-finder/kept-answers";
import type { PageAnswer } from "./page-answer";

/**
 * Puts an answer's address into the browser's bar once it arrived, so that a reload, Back and a
 * sent link show the same gifts, and keeps what the form held for it. Not through the router: the
 * page shows the answer already.
 */
export function useAddressOf(answer: PageAnswer | null): void {
  const address = answer?.recommendation.gifts.length ? answer.recommendation.address : "";
  // Before anything is painted: whoever sees the answer may reload or copy its address.
  useLayoutEffect(() => {
    const { history, location } = window;
    const named = new URLSearchParams(location.search).has("gifts");
    if (!answer && !named) return;
    history.replaceState(history.state, "", `/${address && `?${address}`}${location.hash}`);
  }, [answer, address]);
  // After what was kept before a reload has been read.
  useEffect(() => {
    if (answer) keepAnswers({ values: answer.values, address });
  }, [answer, address]);
}
