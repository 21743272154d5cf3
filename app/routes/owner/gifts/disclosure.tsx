import type { ReactNode } from "react";
import { ChevronIcon } from "~/components/ui/icons";

type DisclosureProps = {
  label: string;
  /** Open from the start, where something in it must be seen. */
  open?: boolean;
  className?: string;
  children: ReactNode;
};

/** What most people don't need, behind its name; works without scripts. */
export const Disclosure = ({ label, open, className = "", children }: DisclosureProps) => (
  <details open={open || undefined} className={`group ${className}`}>
    <summary className="flex min-h-8 w-fit cursor-pointer items-center gap-2 type-small font-semibold">
      {label}
      <ChevronIcon className="size-4.5 transition-transform duration-120 group-open:rotate-180" />
    </summary>
    {children}
  </details>
);
