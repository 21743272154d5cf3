/** A party's day, YYYY-MM-DD, as a language writes it. */
export const formatPartyDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
