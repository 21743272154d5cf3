import type { ReactNode } from "react";
import { Link, type LinkProps } from "~/lib/router";
import { type ButtonSize, type ButtonVariant, buttonLook } from "./button-look";

type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
};

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function ButtonLink({
  variant = "outline",
  size = "large",
  icon,
  className = "",
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${buttonLook(variant, size)} ${className}`}>
      {icon}
      {children}
    </Link>
  );
}
