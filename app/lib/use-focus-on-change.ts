import { useEffect, useRef } from "react";

/** Focuses the element of this id when a value changes: what was pressed may be gone with it. */
export function useFocusOnChange(value: unknown, id: string) {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    document.getElementById(id)?.focus();
  }, [value, id]);
}
