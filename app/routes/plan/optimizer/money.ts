import { formatPrice } from "~/lib/price";

/** The optimizer's dollars as whole cents again. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Dollars as the optimizer answers them, in the visitor's language. */
export const formatDollars = (dollars: number, locale: string): string =>
  formatPrice(centsOf(dollars), locale);

/** Whole percent in the visitor's language: "21%", "21 %". */
export const formatPercent = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent" }).format(percent / 100);
