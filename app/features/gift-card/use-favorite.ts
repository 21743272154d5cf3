import { useRef, useState } from "react";
import { useViewer } from "~/features/viewer/use-viewer";
import type { ActionResult } from "~/forms/action-result";
import { useFetcher } from "~/lib/router";
import type { ErrorKey } from "~/translation";

type Failure = Pick<ActionResult, "error">;

/**
 * Last server result per gift id. Read outside React because the card may unmount before
 * fetcher.data renders.
 */
const results = new Map<number, Failure>();

/** Notes what the server answered to a heart, as soon as it arrives. */
export const noteFavorite = (giftId: number, result: Failure) => void results.set(giftId, result);

/** What the last press wants; settled once the server has answered to it. */
type OptimisticFavorite = { saved: boolean; isSettled: boolean };

/**
 * A gift's heart: shown at once, submitted one press at a time. The next press is sent only after
 * the result of the one before, so the last one wins, also when the card has unmounted by then.
 */
export function useFavorite(giftId: number, onFailure: (error: ErrorKey) => void) {
  const { favoriteIds } = useViewer();
  const { submit } = useFetcher();
  const kept = favoriteIds.includes(giftId);
  const [optimistic, setOptimistic] = useState<OptimisticFavorite | null>(null);
  const wanted = useRef(false);
  const isOut = useRef(false);
  // Kept until the loader data agree: React may render the result before the revalidated data.
  if (optimistic?.isSettled && optimistic.saved === kept) setOptimistic(null);
  const saved = optimistic?.saved ?? kept;

  async function send(): Promise<ErrorKey | null> {
    const sent = wanted.current;
    results.delete(giftId);
    await submit(
      { giftId, intent: sent ? "save" : "remove" },
      { method: "post", action: "/favorites" },
    );
    const error = results.has(giftId) ? results.get(giftId)?.error : "unavailable";
    if (error) return error;
    return wanted.current === sent ? null : send();
  }

  function toggle() {
    wanted.current = !saved;
    setOptimistic({ saved: !saved, isSettled: false });
    if (isOut.current) return;
    isOut.current = true;
    void send()
      .catch(() => "unavailable" as const)
      .then((error) => {
        isOut.current = false;
        setOptimistic(error ? null : { saved: wanted.current, isSettled: true });
        if (error) onFailure(error);
      });
  }

  return { saved, toggle };
}
