import type { ToastAction } from "~/components/ui/toast";

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

type Success = { ok: true; title: string; description?: string };

/**
 * Shows the success that the result of an action is, where it is one with words. As soon as it
 * arrives: the button that was pressed may be gone from the page before React has given it its
 * result.
 */
export function announceSuccess(result: unknown): void {
  if (!isSuccess(result)) return;
  const { title, description } = result;
  announce({ title, ...(description ? { description } : {}) });
}

const isSuccess = (result: unknown): result is Success =>
  typeof result === "object" &&
  result !== null &&
  "ok" in result &&
  result.ok === true &&
  "title" in result &&
  typeof result.title === "string" &&
  result.title !== "";
