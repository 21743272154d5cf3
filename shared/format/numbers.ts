/** Numbers as a visitor's own language writes them. */
import { numberFormat } from "./formatters";

/** A whole number: "1,250", "1 250", "1.250". */
export const formatNumber = (value: number, locale: string): string =>
  numberFormat(locale).format(value);

/** Whole percent: "21%", "21 %". */
export const formatPercent = (percent: number, locale: string): string =>
  numberFormat(locale, { style: "percent" }).format(percent / 100);
