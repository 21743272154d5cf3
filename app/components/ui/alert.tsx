import type { ReactNode, Ref } from "react";
import { AlertIcon, CheckIcon } from "./icons";

const TONES = {
  bad: { box: "bg-bad-tint", title: "text-bad" },
  warn: { box: "bg-warn-tint", title: "text-warn" },
  good: { box: "bg-good-tint", title: "text-good" },
};

/** A message that stays in the page: a title, what happened, perhaps a way on. */
export function Alert({
  title,
  tone = "bad",
  className = "",
  ref,
  children,
}: {
  title: string;
  tone?: keyof typeof TONES;
  className?: string;
  /** Set when the page may take the focus here. */
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}) {
  const { box, title: colour } = TONES[tone];
  const Icon = tone === "good" ? CheckIcon : AlertIcon;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={ref ? -1 : undefined}
      className={`flex gap-3 rounded-panel border border-transparent p-4 text-ink ${box} ${className}`}
    >
      <Icon className={`mt-0.5 ${colour}`} />
      <div className="min-w-0 type-body">
        <p className={`font-semibold ${colour}`}>{title}</p>
        {children}
      </div>
    </div>
  );
}
