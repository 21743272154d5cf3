import type { ToastAction } from "~/components/ui/toast";
import type { ActionResult } from "~/forms/action-result";

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: "plain" | "error";
  /**
   * A tick says "done", so a message that asks for something wears another; errors always the
   * alert.
   */
  icon?: "check" | "heart" | "alert";
  action?: ToastAction;
};

export type Show = (message: ToastMessage) => void;

let show: Show | null = null;

/** Lets `announce` speak on this page; answers what ends that. */
export function listen(shower: Show): () => void {
  show = shower;
  return () => {
    if (show === shower) show = null;
  };
}

/** Shows a message from outside of React, such as a client middleware. Only in the browser. */
export const announce: Show = (message) => show?.(message);

/**
 * Shows the success that the result of an action is, where it is one with words. As soon as it
 * arrives: the button that was pressed may be gone from the page before React has given it its
 * result.
 */
export function announceSuccess(result: unknown): void {
  const { done, message } = (result ?? {}) as Partial<ActionResult>;
  if (done && message) announce(message);
}
