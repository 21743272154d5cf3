import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";

/** Waits between looks, in milliseconds: a minute in all, ever less eagerly. */
const WAITS = [2_000, 3_000, 5_000, 8_000, 13_000, 21_000] as const;

/** Asks the page's loader again while `isOpen`; answers true once it has given up. */
export function useRecheck(isOpen: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [look, setLook] = useState(0);
  const ask = useRef(revalidate);
  ask.current = revalidate;
  const wait = isOpen ? WAITS[look] : undefined;
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      void ask.current().finally(() => setLook(look + 1));
    }, wait);
    return () => clearTimeout(timer);
  }, [look, wait]);
  return isOpen && look >= WAITS.length;
}
