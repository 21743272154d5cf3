/**
 * A budget as the visitor's language writes it, word for word as the pages do: the domain imports
 * no page's helper, and a test keeps both the same.
 */

import type { BudgetRange } from "#shared/brief/schema";
import type { Locale } from "#shared/catalogue/vocabulary";

const STYLES: Record<Locale, { tag: string; display: "symbol" | "narrowSymbol" | "name" }> = {
  en: { tag: "en-US", display: "symbol" },
  fr: { tag: "fr-FR", display: "narrowSymbol" },
  es: { tag: "es-ES", display: "symbol" },
  zh: { tag: "zh-CN", display: "name" },
};
const MORE: Record<Locale, (price: string) => string> = {
  en: (price) => `${price}+`,
  fr: (price) => `${price} et plus`,
  es: (price) => `${price} o más`,
  zh: (price) => `${price}以上`,
};

/** Building a formatter costs far more than using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: Locale, cents: boolean): Intl.NumberFormat {
  const key = `${locale} ${cents}`;
  const known = formatters.get(key);
  if (known) return known;
  const { tag, display } = STYLES[locale];
  const digits = cents ? 2 : 0;
  const made = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: "USD",
    currencyDisplay: display,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/** A price in cents as text: "$25", "25,99 $"; whole dollars carry no cents. */
export const formatPrice = (cents: number, locale: Locale): string =>
  formatterOf(locale, cents % 100 !== 0).format(cents / 100);

/** An amount's digits, without the currency before or behind them. */
const NUMBER = /\d(?:.*\d)?/;

/** A budget in cents as text: "$50-100", "200 $ et plus". */
export function formatBudget({ min, max }: BudgetRange, locale: Locale): string {
  if (max === null) {
    return MORE[locale](formatterOf(locale, min % 100 !== 0).format(min / 100));
  }
  const formatter = formatterOf(locale, min % 100 !== 0 || max % 100 !== 0);
  const from = NUMBER.exec(formatter.format(min / 100))?.[0];
  const dash = locale === "zh" ? "–" : "-";
  return formatter.format(max / 100).replace(NUMBER, (to) => `${from}${dash}${to}`);
}
