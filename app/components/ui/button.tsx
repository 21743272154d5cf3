import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonLook } from "./button-look";
import { Spinner } from "./spinner";
import { usePreventDoubleSubmit } from "./use-prevent-double-submit";

type ButtonProps = ComponentProps<"button"> & {
  /** ribbon: the page's one main act; ink: Buy Now; outline: the rest; text: cancel. */
  variant?: ButtonVariant;
  /** 48 or 40 high. */
  size?: ButtonSize;
  icon?: ReactNode;
  /**
   * While true the button is disabled and says `pendingText` beside a spinner, at the same width.
   * Where it is given, a double click submits the form once.
   */
  pending?: boolean;
  pendingText?: string;
};

/** A button in one of the four looks. */
export function Button({
  variant = "outline",
  size = "large",
  icon,
  pending,
  pendingText,
  disabled,
  className = "",
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const stopSecond = usePreventDoubleSubmit(pending);
  // Both labels share a cell, so the wider one sets the width of both states. A button without a
  // border would look indented if its label were centered in that width.
  const place = variant === "text" ? "justify-start" : "justify-center";
  const shown = `col-start-1 row-start-1 flex items-center gap-2 ${place}`;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      // The words that are seen then, which a name of its own would hide from who hears them.
      aria-label={pending && pendingText !== undefined ? undefined : rest["aria-label"]}
      onClick={(event) => {
        onClick?.(event);
        stopSecond(event);
      }}
      className={`${buttonLook(variant, size)} ${className}`.trim()}
    >
      {pendingText === undefined ? (
        <>
          {pending ? <Spinner className="size-4.5" /> : icon}
          {children}
        </>
      ) : (
        <span className="grid">
          <span className={`${shown} ${pending ? "invisible" : ""}`}>
            {icon}
            {children}
          </span>
          <span className={`${shown} ${pending ? "" : "invisible"}`}>
            <Spinner className="size-4.5" />
            {pendingText}
          </span>
        </span>
      )}
    </button>
  );
}
