/** Radix popover in the shop's skin: raised, lifted, 200 ms. */
import { Popover as Radix } from "radix-ui";
import type { ComponentProps } from "react";

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;

/** The floating panel; focus goes in, Esc closes and gives it back. */
export function PopoverContent({
  className = "",
  children,
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={8}
        collisionPadding={16}
        {...rest}
        className={`z-50 w-80 max-w-[calc(100vw-2rem)] animate-fade rounded-panel border border-line bg-raised p-4 text-ink shadow-lift ${className}`}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
