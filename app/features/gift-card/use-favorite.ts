import { startTransition, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useViewer } from "~/features/viewer/use-viewer";

/** What `POST /favorites` answers: what holds now, or an `errors` key that says why nothing changed. */
export type FavoriteAnswer = { saved: boolean | null; error: string | null };

/**
 * What was answered last, by gift. A render isn't asked: the router's drawing may come late, show an answer before what
 * the page knows by it, or never come, since the card may be gone.
 */
const answers = new Map<number, FavoriteAnswer>();

/** Notes what the server answered to a heart, as soon as it arrives. */
export const noteFavorite = (giftId: number, answer: FavoriteAnswer) =>
  void answers.set(giftId, answer);

/**
 * A gift's heart: filled at once, sent one press at a time. However fast somebody presses, the last press is the one
 * that stays, since the next is sent only when the last one was answered; also when the card is gone by then.
 */
export function useFavorite(giftId: number, onFailure: (error: string) => void) {
  const { favoriteIds } = useViewer();
  const { submit } = useFetcher();
  // What is drawn until the page knows it, and what the last press wants.
  const [wished, setWished] = useState<boolean | null>(null);
  const wish = useRef(false);
  const isOut = useRef(false);
  const saved = wished ?? favoriteIds.includes(giftId);

  async function send(): Promise<string | null> {
    const wanted = wish.current;
    answers.delete(giftId);
    await submit(
      { giftId, intent: wanted ? "save" : "remove" },
      { method: "post", action: "/favorites" },
    );
    const error = answers.has(giftId) ? answers.get(giftId)?.error : "unavailable";
    if (error) return error;
    return wish.current === wanted ? null : send();
  }

  function toggle() {
    wish.current = !saved;
    setWished(!saved);
    if (isOut.current) return;
    isOut.current = true;
    void send()
      .catch(() => "unavailable")
      .then((error) => {
        isOut.current = false;
        // With what the router draws by now, not before it; a press meanwhile comes after this and stays.
        startTransition(() => setWished(null));
        if (error) onFailure(error);
      });
  }

  return { saved, toggle };
}
