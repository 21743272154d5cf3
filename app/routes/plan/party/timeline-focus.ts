import { useEffect, useRef } from "react";

/** The id of a task's control. */
export const taskControl = (control: "check" | "delete", id: string) => `${control}-${id}`;

/**
 * Keeps the focus when a press takes its own button away: on the next task's after a deletion, else
 * on the title; on the task's own where it only went elsewhere.
 */
export function useTaskFocus(order: readonly string[]) {
  const wanted = useRef<readonly string[] | null>(null);
  const key = order.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order has changed
  useEffect(() => {
    if (!wanted.current) return;
    const ids = [...wanted.current, "timeline-title"];
    wanted.current = null;
    // A pressed button that is still there keeps the focus by itself.
    if (document.activeElement && document.activeElement !== document.body) return;
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element?.checkVisibility())
      ?.focus();
  }, [key]);
  return {
    /** Call before a task may leave its place. */
    keep: (id: string, control: "check" | "delete" | "edit") => {
      const next = order[order.indexOf(id) + 1];
      const [own, others] =
        control === "delete" ? [[], control] : [[taskControl("check", id)], "check" as const];
      wanted.current = [...own, ...(next ? [taskControl(others, next)] : [])];
    },
  };
}
export type TaskFocus = ReturnType<typeof useTaskFocus>;
