/** What is known of the regions whose shops a gift's link can lead to, and a visitor's own. */
import type { Locale } from "../locale";

/**
 * The regions whose shops a gift's link can lead to: codes of countries (ISO 3166), and "world" for
 * everywhere else.
 */
export const REGIONS = ["us", "ca", "gb", "fr", "es", "mx", "cn", "world"] as const;
export type Region = (typeof REGIONS)[number];

/** Currencies besides the dollar in which an approximate price is shown. */
export const CURRENCIES = ["CAD", "GBP", "EUR", "MXN", "CNY"] as const;
export type Currency = (typeof CURRENCIES)[number];

type Facts = {
  /** In which its shops are searched. */
  language: Locale;
  /** Null where prices in dollars are as good as any other. */
  currency: Currency | null;
};

export const REGION_FACTS: Readonly<Record<Region, Facts>> = {
  us: { language: "en", currency: null },
  ca: { language: "en", currency: "CAD" },
  gb: { language: "en", currency: "GBP" },
  fr: { language: "fr", currency: "EUR" },
  es: { language: "es", currency: "EUR" },
  mx: { language: "es", currency: "MXN" },
  cn: { language: "zh", currency: "CNY" },
  world: { language: "en", currency: null },
};

const regionNamed = (text: string | undefined): Region | undefined =>
  REGIONS.find((region) => region === text?.toLowerCase());

/**
 * The region that a visitor chose, else that of the country the network names ("FR"), else
 * "world"; "us" where the network names none, since prices are in dollars.
 */
export function detectRegion(saved: string | undefined, country: string | undefined): Region {
  return regionNamed(saved) ?? (country ? (regionNamed(country) ?? "world") : "us");
}
