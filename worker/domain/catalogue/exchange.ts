/**
 * What a price in dollars is about, in a visitor's own money: by rates of a day that a setting names,
 * for the eye only. Nothing is ever charged by them.
 */
import { CURRENCIES, type Currency } from "./regions";
import type { AboutPrice } from "./schema";

/** Units of each currency for a dollar, and the day (YYYY-MM-DD) of these rates. */
export type ExchangeRates = { date: string; rates: Readonly<Record<Currency, number>> };

/** Reads "2026-11-01 CAD=1.38 GBP=0.76 …"; null where a day or a currency is missing. */
export function parseExchangeRates(text: string): ExchangeRates | null {
  const [date = "", ...pairs] = text.trim().split(/\s+/);
  const rates = Object.fromEntries(
    pairs.map((pair) => [pair.split("=")[0], Number(pair.split("=")[1])]),
  );
  const isWhole = CURRENCIES.every((currency) => rates[currency] > 0);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isWhole) return null;
  return { date, rates: rates as ExchangeRates["rates"] };
}

/** A price in cents in another currency, rounded to two digits that count: 64 dollars are "about 55". */
export function aboutPrice(
  cents: number,
  currency: Currency,
  { date, rates }: ExchangeRates,
): AboutPrice {
  return { amount: Number(((cents / 100) * rates[currency]).toPrecision(2)), currency, date };
}
