import { useEffect, useState } from "react";
import { Link } from "~/lib/router";
import type { ToastProps } from "./toast";

type PlainToastProps = Pick<ToastProps, "title" | "description" | "action" | "duration"> &
  Partial<Pick<ToastProps, "tone">>;

/**
 * A message for when the skin of messages can't be loaded, which needs nothing that isn't there
 * already.
 */
export function PlainToast({ title, description, action, tone, duration }: PlainToastProps) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  if (!isOpen) return null;
  const look = "link mt-0.5 inline-block py-1 type-label font-semibold";
  return (
    <div
      role="alert"
      className={`toast fixed z-50 max-sm:inset-x-2 max-sm:top-2 sm:end-6 sm:bottom-6 sm:max-w-88 rounded-panel px-3 py-2.5 shadow-lift ${
        tone === "error" ? "bg-bad text-bad-ink" : "bg-ink text-paper"
      }`}
    >
      <p className="type-small font-semibold">{title}</p>
      {description ? <p className="type-label font-normal">{description}</p> : null}
      {action && "to" in action ? (
        <Link className={look} to={action.to}>
          {action.label}
        </Link>
      ) : null}
      {action && "onPress" in action ? (
        <button type="button" className={look} onClick={action.onPress}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
