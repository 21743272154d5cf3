export type ButtonVariant = "ribbon" | "ink" | "outline" | "text";
export type ButtonSize = "large" | "small";

const SIZES: Record<ButtonSize, string> = {
  large: "min-h-12 px-6 py-2.5",
  small: "min-h-10 px-4 py-1.5",
};

const VARIANTS: Record<ButtonVariant, string> = {
  ribbon: "press-ribbon forced-colors:border",
  ink: "press-ink forced-colors:border",
  outline: "border-[1.5px] border-edge text-ink hover:border-ink hover:bg-sunk",
  text: "text-ink hover:bg-sunk",
};

/** The classes of a button or of a link that looks like one. Labels wrap before they clip. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize): string {
  return `inline-flex items-center justify-center gap-2 rounded-full text-center type-body font-semibold transition-colors duration-120 ${SIZES[size]} ${VARIANTS[variant]}`;
}
