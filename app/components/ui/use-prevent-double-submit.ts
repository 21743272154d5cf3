import { type MouseEvent, useEffect, useRef } from "react";

/** A second submit within this time is a double click, in milliseconds. */
const DOUBLE_SUBMIT_MS = 500;

/**
 * Ignores the second click of a double click on a submit button. The router's pending state waits
 * for a render, which on a slow phone comes after the second tap; that tap would submit again and
 * abort the first request.
 */
export function usePreventDoubleSubmit(pending: boolean | undefined) {
  const last = useRef<{ at: number; sent: string } | null>(null);
  // After a result the same form may be submitted again at once.
  useEffect(() => {
    if (!pending) last.current = null;
  }, [pending]);
  return (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    const { form } = button;
    const isSending = pending !== undefined && button.type === "submit" && !event.defaultPrevented;
    if (!isSending || !form) return;
    // Not a double click: the form changed since, or `detail` is 1. Keyboard clicks have `detail`
    // 0.
    const sent = JSON.stringify([...new FormData(form, button)]);
    const isSoon =
      last.current?.sent === sent && event.timeStamp - last.current.at < DOUBLE_SUBMIT_MS;
    if (isSoon && event.detail !== 1) event.preventDefault();
    else last.current = { at: event.timeStamp, sent };
  };
}
