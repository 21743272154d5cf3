import { useEffect, useState, useSyncExternalStore } from "react";

/** Spec §9, in milliseconds. */
const EVERY = 5_000;

const STILLNESS = "(prefers-reduced-motion: reduce)";
const OPEN = '[role="dialog"][data-state="open"]';

/**
 * Calls `advance` every five seconds after the last change of `current`, but not while it is
 * paused, held by pointer or focus, in a hidden tab or under an open dialog, and never for who asks
 * for stillness.
 */
export function useRotation(isReady: boolean, current: number, advance: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const isStill = useStillness();
  const isHidden = useSyncExternalStore(watchVisibility, () => document.hidden, no);
  const rotates = isReady && !isPaused && !pointer && !focus && !isStill && !isHidden;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a manual move restarts the timer
  useEffect(() => {
    if (!rotates) return;
    const timer = setInterval(() => {
      if (!document.querySelector(OPEN)) advance();
    }, EVERY);
    return () => clearInterval(timer);
  }, [rotates, current]);

  return { rotates, isPaused, isStill, setPaused, setPointer, setFocus };
}

/** Does the visitor ask for less motion? */
export const useStillness = () =>
  useSyncExternalStore(watchStillness, () => window.matchMedia(STILLNESS).matches, no);

const no = () => false;

function watchStillness(changed: () => void) {
  const query = window.matchMedia(STILLNESS);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

function watchVisibility(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
