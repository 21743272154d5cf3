import { useEffect, useRef } from "react";

export type Control = "up" | "down" | "remove";

/** The id of a gift's control. */
export const controlId = (control: Control, giftId: number) => `${control}-${giftId}`;

const OTHER = { up: "down", down: "up", remove: "remove" } as const;

/**
 * Keeps the focus when a press moves its own button or takes it away: on the gift's button, on the
 * other one at either end of the list, on the next gift's after a removal, else on the title.
 */
export function useItemFocus(order: readonly number[]) {
  const wanted = useRef<{ control: Control; giftId: number | null } | null>(null);
  const key = order.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order has changed
  useEffect(() => {
    if (!wanted.current) return;
    const { control, giftId } = wanted.current;
    wanted.current = null;
    const buttons =
      giftId === null ? [] : [control, OTHER[control]].map((c) => controlId(c, giftId));
    const target = [...buttons, "list-title"]
      .map((id) => document.getElementById(id))
      .find((element) => element && !element.hasAttribute("disabled"));
    target?.focus();
  }, [key]);
  return (control: Control, giftId: number | null) => {
    wanted.current = { control, giftId };
  };
}
