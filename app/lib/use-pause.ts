import { useCallback, useEffect, useRef } from "react";

/** Long enough that a word is one search, short enough to feel at once. */
const PAUSE = 300;

/** Work that a pause in typing starts; a press on a link or a step back calls it off. */
export function usePause(): { start: (work: () => void) => void; stop: () => void } {
  const timer = useRef(0);
  const stop = useCallback(() => window.clearTimeout(timer.current), []);
  const start = useCallback(
    (work: () => void) => {
      stop();
      timer.current = window.setTimeout(work, PAUSE);
    },
    [stop],
  );
  useEffect(() => {
    const stopAtLink = (event: MouseEvent) => {
      if (leavesPage(event)) stop();
    };
    // At the press itself: the router's own word of it waits for a render, perhaps longer than the pause.
    document.addEventListener("click", stopAtLink, true);
    window.addEventListener("popstate", stop);
    return () => {
      stop();
      document.removeEventListener("click", stopAtLink, true);
      window.removeEventListener("popstate", stop);
    };
  }, [stop]);
  return { start, stop };
}

/** Whether a press leads away from what is being typed; a new tab or window doesn't. */
function leavesPage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey) return false;
  return target instanceof Element && target.closest("a[href]:not([target])") !== null;
}
