export type ButtonVariant = "ribbon" | "ink" | "outline" | "text";
export type ButtonSize = "large" | "small";

/** The classes of a button or of a link that looks like one. Labels wrap before they clip. */
export const buttonLook = (variant: ButtonVariant, size: ButtonSize): string =>
  `button button-${size} button-${variant}`;
