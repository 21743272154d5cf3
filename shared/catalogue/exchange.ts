/** Approximate prices in other currencies, by the dated rates of a setting; for display only. */
import { CURRENCIES, type Currency } from "./regions";
import type { ApproximatePrice } from "./schema";

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

/** A price in US cents in another currency, rounded to two significant digits. */
export function approximatePriceIn(
  cents: number,
  currency: Currency,
  { date, rates }: ExchangeRates,
): ApproximatePrice {
  return { amount: Number(((cents / 100) * rates[currency]).toPrecision(2)), currency, date };
}
