import { useEffect, useRef } from "react";

/** Focuses an element when there are fewer rows: a row that goes takes its pressed button along. */
export function useFocusWhenFewer<Element extends HTMLElement>(rows: number) {
  const target = useRef<Element>(null);
  const last = useRef(rows);
  useEffect(() => {
    if (rows < last.current) target.current?.focus({ preventScroll: true });
    last.current = rows;
  }, [rows]);
  return target;
}
