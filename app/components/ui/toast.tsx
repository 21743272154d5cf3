/**
 * Radix toast in our look. One at a time and small: bottom right, and on phones over the bar,
 * where it hides nothing of the page.
 */

import { Toast as Radix } from "radix-ui";
import type { To } from "~/lib/address";
import { Link } from "~/lib/router";
import { AlertIcon, CheckIcon, CloseIcon, HeartIcon } from "./icons";

const ICONS = { check: CheckIcon, heart: HeartIcon, alert: AlertIcon };

/** The one thing that a message offers: to go somewhere, or to do something. */
export type ToastAction = { label: string } & ({ to: To } | { onPress: () => void });

export type ToastProps = {
  title: string;
  description?: string | undefined;
  tone: "plain" | "error";
  icon: keyof typeof ICONS;
  action?: ToastAction | undefined;
  /** Name of the close button, of a message, and of the place where messages stand. */
  labels: { close: string; message: string; region: string };
  /** Milliseconds; the clock stands still under pointer or focus. */
  duration: number;
  /** How far to the right, in px, a swipe dismisses. */
  swipe: number;
};

const ACTION = "link mt-0.5 inline-block py-1 type-label font-semibold";

/** The toast on screen; it leaves by itself. Mount it anew, by key, for each message. */
export function Toast({ title, description, tone, action, labels, duration, ...rest }: ToastProps) {
  const error = tone === "error";
  const Icon = ICONS[rest.icon];
  return (
    <Radix.Provider
      swipeDirection="right"
      swipeThreshold={rest.swipe}
      duration={duration}
      label={labels.message}
    >
      <Radix.Root
        type={error ? "foreground" : "background"}
        className={`toast flex items-start gap-2 rounded-panel border border-transparent px-3 py-2.5 shadow-lift ${
          error ? "toast-error bg-bad text-bad-ink" : "bg-ink text-paper"
        }`}
      >
        <Icon className="mt-0.5" />
        <div className="min-w-0 flex-1">
          <Radix.Title className="type-small font-semibold">{title}</Radix.Title>
          {description ? (
            <Radix.Description className="type-label font-normal">{description}</Radix.Description>
          ) : null}
          {action ? (
            <Radix.Action asChild altText={action.label}>
              {"to" in action ? (
                <Link className={ACTION} to={action.to}>
                  {action.label}
                </Link>
              ) : (
                <button type="button" className={ACTION} onClick={action.onPress}>
                  {action.label}
                </button>
              )}
            </Radix.Action>
          ) : null}
        </div>
        <Radix.Close
          aria-label={labels.close}
          className="-my-2.5 -me-2.5 flex size-11 shrink-0 items-center justify-center rounded-full"
        >
          <CloseIcon className="size-4.5" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        label={labels.region}
        className="fixed z-50 max-sm:inset-x-2 max-sm:top-2 sm:end-6 sm:bottom-6 sm:w-fit sm:max-w-88"
      />
    </Radix.Provider>
  );
}
