import { type ReactNode, useEffect, useRef } from "react";
import { buttonLook } from "./button-look";

type DisclosureProps = {
  label: string;
  /** The whole name, where the label alone doesn't say of what. */
  name: string;
  icon: ReactNode;
  /** Of those with the same group one is open at a time. */
  group: string;
  /** Open from the start: the form within came back with something to mend. */
  open: boolean;
  /** Anything new here closes it and gives the focus back: its work is done. */
  done: unknown;
  children: ReactNode;
};

/** A form behind a button, which opens without scripts too; open, it takes a line of its own. */
export function Disclosure({ label, name, icon, group, open, done, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!done || !details.current?.open) return;
    details.current.open = false;
    summary.current?.focus();
  }, [done]);
  return (
    <details ref={details} name={group} open={open || undefined} className="open:basis-full">
      <summary
        ref={summary}
        aria-label={name}
        className={`${buttonLook("text", "small")} -ms-3 min-h-11! px-3! type-small!`}
      >
        {icon}
        {label}
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}
