/**
 * Money as a visitor's own language writes it. Every price is in US dollars; what it is about in
 * another currency is for the eye only.
 */

import { numberFormat } from "./formatters";

type Style = { tag: string; display: "symbol" | "narrowSymbol" | "name" };

/** What natives read best: "$25", "25 $", "25 US$", "25美元". */
const STYLES: Record<string, Style> = {
  en: { tag: "en-US", display: "symbol" },
  fr: { tag: "fr-FR", display: "narrowSymbol" },
  es: { tag: "es-ES", display: "symbol" },
  zh: { tag: "zh-CN", display: "name" },
};

const ENGLISH: Style = { tag: "en-US", display: "symbol" };

function formatterOf(locale: string, cents: boolean, currency = "USD"): Intl.NumberFormat {
  const { tag, display } = STYLES[locale] ?? ENGLISH;
  const digits = cents ? 2 : 0;
  return numberFormat(tag, {
    style: "currency",
    currency,
    // "$" alone is the American dollar on these pages.
    currencyDisplay: currency !== "USD" && display === "narrowSymbol" ? "symbol" : display,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A price in cents as text: "$25", "$25.99"; whole dollars carry no cents. */
export function formatPrice(cents: number, locale: string): string {
  return formatterOf(locale, cents % 100 !== 0).format(cents / 100);
}

/** An amount in another currency as text, whole units: "55 €". */
export const formatApproximatePrice = (
  { amount, currency }: { amount: number; currency: string },
  locale: string,
): string => formatterOf(locale, false, currency).format(amount);

/** A budget in cents as text, as the finder's options write it: "$50-100", "$200+". */
export function formatBudget(range: { min: number; max: number | null }, locale: string): string {
  if (range.max === null) return openEnded(formatPrice(range.min, locale), locale);
  const cents = range.min % 100 !== 0 || range.max % 100 !== 0;
  const formatter = formatterOf(locale, cents);
  const from = NUMBER.exec(formatter.format(range.min / 100))?.[0];
  const dash = locale === "zh" ? "–" : "-";
  return formatter.format(range.max / 100).replace(NUMBER, (to) => `${from}${dash}${to}`);
}

/** An amount's digits, without the currency before or behind them. */
const NUMBER = /\d(?:.*\d)?/;

function openEnded(price: string, locale: string): string {
  if (locale === "fr") return `${price} et plus`;
  if (locale === "es") return `${price} o más`;
  if (locale === "zh") return `${price}以上`;
  return `${price}+`;
}

/** The digits of cents as a form's field holds them: "25", "25.50". */
export const digitsOf = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
