import { useEffect, useRef } from "react";

/**
 * A card that goes away with the button that was pressed leaves the focus nowhere: it goes to the
 * title then.
 */
export function useTitleFocus(ids: readonly string[]) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(ids);
  useEffect(() => {
    const isGone = last.current.some((id) => !ids.includes(id));
    last.current = ids;
    if (!isGone || document.activeElement !== document.body) return;
    title.current?.setAttribute("tabindex", "-1");
    title.current?.focus({ preventScroll: true });
  });
  return title;
}
