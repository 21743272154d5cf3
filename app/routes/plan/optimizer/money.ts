import { formatPrice } from "#shared/format/money";

/** The optimizer's dollars as whole cents again. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Dollars as the optimizer answers them, in the visitor's language. */
export const formatDollars = (dollars: number, locale: string): string =>
  formatPrice(centsOf(dollars), locale);
