import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useViewer } from "~/features/viewer/use-viewer";
import { type ActionResult, errorKey } from "~/forms/action-result";

type Failure = Pick<ActionResult, "error" | "lastResult">;

/**
 * What was answered last, by gift. A render isn't asked: the router's drawing may come late, show an answer before what
 * the page knows by it, or never come, since the card may be gone.
 */
const results = new Map<number, Failure>();

/** Notes what the server answered to a heart, as soon as it arrives. */
export const noteFavorite = (giftId: number, result: Failure) => void results.set(giftId, result);

/** What the last press wants; settled once the server has answered to it. */
type OptimisticFavorite = { saved: boolean; isSettled: boolean };

/**
 * A gift's heart: filled at once, sent one press at a time. However fast somebody presses, the last press is the one
 * that stays, since the next is sent only when the last one was answered; also when the card is gone by then.
 */
export function useFavorite(giftId: number, onFailure: (error: string) => void) {
  const { favoriteIds } = useViewer();
  const { submit } = useFetcher();
  const kept = favoriteIds.includes(giftId);
  const [optimistic, setOptimistic] = useState<OptimisticFavorite | null>(null);
  const wanted = useRef(false);
  const isOut = useRef(false);
  // Drawn until the page knows it too, which may be a while after the answer: React draws the two when it likes.
  if (optimistic?.isSettled && optimistic.saved === kept) setOptimistic(null);
  const saved = optimistic?.saved ?? kept;

  async function send(): Promise<string | null> {
    const sent = wanted.current;
    results.delete(giftId);
    await submit(
      { giftId, intent: sent ? "save" : "remove" },
      { method: "post", action: "/favorites" },
    );
    const error = results.has(giftId) ? errorKey(results.get(giftId)) : "unavailable";
    if (error) return error;
    return wanted.current === sent ? null : send();
  }

  function toggle() {
    wanted.current = !saved;
    setOptimistic({ saved: !saved, isSettled: false });
    if (isOut.current) return;
    isOut.current = true;
    void send()
      .catch(() => "unavailable")
      .then((error) => {
        isOut.current = false;
        setOptimistic(error ? null : { saved: wanted.current, isSettled: true });
        if (error) onFailure(error);
      });
  }

  return { saved, toggle };
}
