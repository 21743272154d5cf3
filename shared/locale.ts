/** The languages of the site, and which of them a request speaks. */

export const LOCALES = ["en", "fr", "es", "zh"] as const;
export type Locale = (typeof LOCALES)[number];

/** The name under which the chosen language is stored, in the cookie and in local storage. */
export const LOCALE_KEY = "i18nextLng";

const YEAR = 31_536_000;

/** The Set-Cookie header that keeps a chosen language. */
export const localeCookie = (locale: Locale): string =>
  // Readable by scripts on purpose: i18next finds the saved language there.
  `${LOCALE_KEY}=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax; Secure`;

const known = (tag: string | null | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === tag?.toLowerCase().split("-")[0]);

/** Under which the language of an address is kept for the addresses that its links lead to. */
export const ASKED_KEY = "lng";

/** The Set-Cookie header that keeps an address's language until the browser closes. */
export const askedCookie = (locale: Locale): string =>
  `${ASKED_KEY}=${locale}; Path=/; SameSite=Lax; Secure; HttpOnly`;

type Spoken = {
  saved: string | undefined;
  accepted: string | undefined;
  query: string | null | undefined;
  asked?: string | undefined;
};

/**
 * The language, by this order: saved value (the cookie, as the server sees it), browser
 * languages, query string (`?lng=`), the cookie that an earlier address left, else English.
 */
export function detectLocale({ saved, accepted, query, asked }: Spoken): Locale {
  return known(saved) ?? preferred(accepted) ?? known(query) ?? known(asked) ?? "en";
}

/** True when it's the address that says which language to speak, and no cookie says so yet. */
export const isNamedByAddress = ({ saved, accepted, query, asked }: Spoken): boolean =>
  !known(saved) &&
  !preferred(accepted) &&
  known(query) !== undefined &&
  known(query) !== known(asked);

/** The first supported language of an Accept-Language header (RFC 9110 §12.5.4), by weight. */
function preferred(header = ""): Locale | undefined {
  return header
    .split(",", 20)
    .map((part, index) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { locale: known(tag.trim()), weight: Number(weight ?? 1), index };
    })
    .filter((entry) => entry.locale && entry.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)[0]?.locale;
}
