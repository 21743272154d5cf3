import { type MouseEvent, useEffect, useRef } from "react";

/** How long a form may be on its way before its button shows it, in milliseconds. */
const UNSEEN = 500;

/**
 * Takes a double press of a button that sends a form for one. The router's word that the form is on its way waits for a
 * render, on a slow phone longer than for a second tap, which would do everything again and break off the first answer.
 */
export function useOnePress(pending: boolean | undefined) {
  const last = useRef<{ at: number; sent: string } | null>(null);
  // Answered: the same may be sent again at once.
  useEffect(() => {
    if (!pending) last.current = null;
  }, [pending]);
  return (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    const { form } = button;
    const isSending = pending !== undefined && button.type === "submit" && !event.defaultPrevented;
    if (!isSending || !form) return;
    // What was mended in between is no second press, nor what the browser counts as a first; keys have no count.
    const sent = JSON.stringify([...new FormData(form, button)]);
    const isSoon = last.current?.sent === sent && event.timeStamp - last.current.at < UNSEEN;
    if (isSoon && event.detail !== 1) event.preventDefault();
    else last.current = { at: event.timeStamp, sent };
  };
}
