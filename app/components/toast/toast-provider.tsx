/** One short message at a time, from anywhere in the page. */
import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { PlainToast } from "~/components/ui/plain-toast";
import { listen, type Show, type ToastMessage } from "./announce";
import type { ToastSkinProps } from "./toast-skin";

/** Spec §9: 5,000 ms on screen. */
const DURATION = 5_000;

const ToastContext = createContext<Show>(() => {});

/** Shows a message; a new one takes the place of the one on screen. */
export const useToast = (): Show => use(ToastContext);

/** Holds the last message, on screen or gone. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ id: number; message: ToastMessage } | null>(null);
  // One function for good, so that whoever only shows messages never renders again because of one.
  const [show] = useState<Show>(
    () => (message: ToastMessage) => setCurrent((last) => ({ id: (last?.id ?? 0) + 1, message })),
  );
  useEffect(() => listen(show), [show]);
  const Toast = useSkin(current?.id);
  const place = usePlace(current?.id);
  return (
    <ToastContext value={show}>
      {children}
      {current && Toast && place?.id === current.id
        ? createPortal(
            <Toast key={current.id} {...current.message} duration={DURATION} />,
            place.host,
          )
        : null}
    </ToastContext>
  );
}

/**
 * Where a message stands: within the modal dialog that is open, since all else is inert and behind
 * its backdrop. Looked up in an effect, after a dialog that the message's cause closes has closed.
 */
function usePlace(message: number | undefined): { id: number; host: Element } | null {
  const [place, setPlace] = useState<{ id: number; host: Element } | null>(null);
  useEffect(() => {
    if (message === undefined) return;
    const host = document.querySelector("dialog:modal") ?? document.body;
    setPlace({ id: message, host });
    // A dialog that closes while its message shows must not take it along.
    const leave = () => setPlace({ id: message, host: document.body });
    host.addEventListener("close", leave);
    return () => host.removeEventListener("close", leave);
  }, [message]);
  return place;
}

/**
 * The skin, which comes when the page has nothing better to do: the first message may be that the
 * network is gone. Null until then; where it can't be had a plain one takes its place.
 */
function useSkin(message: number | undefined): ComponentType<ToastSkinProps> | null {
  const [skin, setSkin] = useState<ComponentType<ToastSkinProps> | null>(null);
  const [failed, setFailed] = useState<number | null>(null);
  const missing = skin === null;
  useEffect(() => {
    if (!missing) return;
    const load = () =>
      import("./toast-skin").then(
        ({ ToastSkin }) => setSkin(() => ToastSkin),
        // A later message tries again.
        () => message !== undefined && setFailed(message),
      );
    if (message !== undefined || !("requestIdleCallback" in window)) {
      void load();
      return;
    }
    const idle = requestIdleCallback(load, { timeout: 3_000 });
    return () => cancelIdleCallback(idle);
  }, [missing, message]);
  return skin ?? (failed !== null && failed === message ? PlainToast : null);
}
