import { useEffect, useRef, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import { useViewer } from "~/features/viewer/use-viewer";

/** What `POST /favorites` answers: what holds now, or an `errors` key that says why nothing changed. */
export type FavoriteAnswer = { saved: boolean | null; error: string | null };

/**
 * A gift's heart: filled at once, sent one press at a time. However fast somebody presses, the last
 * press is the one that stays, since the next is sent only when the last one was answered.
 */
export function useFavorite(giftId: number, onFailure: (error: string) => void) {
  const { favoriteIds } = useViewer();
  const kept = favoriteIds.includes(giftId);
  const fetcher = useFetcher<FavoriteAnswer>({ key: `favorite-${giftId}` });
  const [wanted, setWanted] = useState<boolean | null>(null);
  const answered = useRef<FavoriteAnswer | undefined>(undefined);
  const sent = useRef<boolean | null>(null);
  const isOut = useRef(false);
  const { state, data, submit } = fetcher;

  useEffect(() => {
    if (state !== "idle") return;
    const fresh = data !== answered.current ? data : undefined;
    answered.current = data;
    // A press is drawn before the router says that the one before is on its way: until an answer comes, it is.
    if (isOut.current && !fresh) return;
    isOut.current = false;
    if (wanted === null) return;
    if (fresh?.error) {
      setWanted(null);
      onFailure(fresh.error);
      return;
    }
    // What the server said last, or what the page came with, is it as wished?
    if ((fresh?.saved ?? kept) === wanted) {
      // A press may have come between this page's drawing and now; that one still stands.
      return setWanted((now) => (now === wanted ? null : now));
    }
    sent.current = wanted;
    isOut.current = true;
    submit(formOf(giftId, wanted), { method: "post", action: "/favorites" }).catch(() => {
      isOut.current = false;
      setWanted(null);
      onFailure("unavailable");
    });
  }, [state, data, wanted, kept, giftId, submit, onFailure]);
  useLastPress(giftId, () => (wanted === sent.current ? null : wanted));

  const saved = wanted ?? kept;
  return { saved, toggle: () => setWanted(!saved) };
}

const formOf = (giftId: number, wanted: boolean) => ({
  giftId,
  intent: wanted ? "save" : "remove",
});

/**
 * Sends the press that still waits for its turn when the heart goes: among the favourites the answer to the one before
 * takes the gift away, and its card with it.
 */
function useLastPress(giftId: number, unsent: () => boolean | null) {
  const submit = useSubmit();
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      const wanted = unsent();
      if (wanted === null) return;
      const options = { method: "post", action: "/favorites", navigate: false } as const;
      // Not the heart's own fetcher, which goes with it.
      void submit(formOf(giftId, wanted), { ...options, fetcherKey: `last-press-${giftId}` });
    };
  });
  useEffect(() => () => leave.current(), []);
}
