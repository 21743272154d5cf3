/** One short message at a time, from anywhere in the page. */
import { createContext, lazy, type ReactNode, Suspense, use, useState } from "react";
import { useTranslation } from "react-i18next";

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: "plain" | "error";
  /** A tick says "done", so a message that asks for something wears another; errors always the alert. */
  icon?: "check" | "heart" | "alert";
  action?: { label: string; to: string };
};

type Show = (toast: ToastMessage) => void;

/** Spec §9: 5,000 ms on screen, a swipe of 50 px to the right dismisses. */
const DURATION = 5_000;
const SWIPE = 50;

// The skin comes with the first message: most visits never need it.
const Toast = lazy(() =>
  import("~/components/ui/toast").then((module) => ({ default: module.Toast })),
);

const ToastContext = createContext<Show>(() => {});

/** Shows a message; a new one takes the place of the one on screen. */
export const useToast = (): Show => use(ToastContext);

/** Holds the last message, on screen or gone. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState<{ id: number; message: ToastMessage } | null>(null);
  // One function for good, so that whoever only shows messages never renders again because of one.
  const [show] = useState<Show>(
    () => (message: ToastMessage) => setCurrent((last) => ({ id: (last?.id ?? 0) + 1, message })),
  );
  return (
    <ToastContext value={show}>
      {children}
      {current ? (
        <Suspense>
          <Toast
            key={current.id}
            {...current.message}
            tone={current.message.tone ?? "plain"}
            icon={iconOf(current.message)}
            duration={DURATION}
            swipe={SWIPE}
            labels={{
              close: t("toast.close"),
              message: t("toast.message"),
              region: t("toast.region"),
            }}
          />
        </Suspense>
      ) : null}
    </ToastContext>
  );
}

function iconOf({ tone, icon, action }: ToastMessage) {
  if (tone === "error") return "alert";
  return icon ?? (action ? "alert" : "check");
}
