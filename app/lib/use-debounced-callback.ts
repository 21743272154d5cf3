import { useCallback, useEffect, useRef } from "react";

/** Long enough that a word is one search, short enough to feel at once. */
const DEBOUNCE_MS = 300;

/** Debounces a callback; cancelled by link clicks and popstate. */
export function useDebouncedCallback(): { start: (work: () => void) => void; stop: () => void } {
  const timer = useRef(0);
  const stop = useCallback(() => window.clearTimeout(timer.current), []);
  const start = useCallback(
    (work: () => void) => {
      stop();
      timer.current = window.setTimeout(work, DEBOUNCE_MS);
    },
    [stop],
  );
  useEffect(() => {
    const stopAtLink = (event: MouseEvent) => {
      if (leavesPage(event)) stop();
    };
    // On the click itself: the router's state waits for a render, perhaps longer than the debounce.
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

/** Whether a click leaves the page; a new tab or window doesn't. */
function leavesPage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey) return false;
  return target instanceof Element && target.closest("a[href]:not([target])") !== null;
}
