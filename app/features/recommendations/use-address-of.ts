import { useEffect } from "react";
import type { Recommendation } from "~worker/domain/recommendations/schema";

/**
 * Puts an answer's address into the browser's bar once it arrived, so that a reload, Back and a
 * sent link show the same gifts. Not through the router: the page shows the answer already.
 */
export function useAddressOf(recommendation: Recommendation | null): void {
  useEffect(() => {
    if (!recommendation || recommendation.gifts.length === 0) return;
    window.history.replaceState(window.history.state, "", `/?${recommendation.address}`);
  }, [recommendation]);
}
