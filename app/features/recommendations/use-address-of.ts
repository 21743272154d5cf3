import { useLayoutEffect } from "react";
import { keepAnswers } from "~/features/gift-finder/kept-answers";
import type { PageAnswer } from "./page-answer";

/**
 * Puts an answer's address into the browser's bar once it arrived, so that a reload, Back and a
 * sent link show the same gifts, and keeps what the form held for it. Not through the router: the
 * page shows the answer already.
 */
export function useAddressOf(answer: PageAnswer | null): void {
  // Before anything is painted: whoever sees the answer may reload or copy its address.
  useLayoutEffect(() => {
    const { search } = window.location;
    const named = new URLSearchParams(search).has("gifts");
    if (!answer && !named) return;
    const { recommendation, values } = answer ?? {};
    const address = recommendation?.gifts.length ? recommendation.address : "";
    if (values) keepAnswers({ values, address });
    const { history } = window;
    history.replaceState(history.state, "", `/${address && `?${address}`}${window.location.hash}`);
  }, [answer]);
}
