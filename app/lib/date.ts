/** Days as a visitor's own language writes them. */

/** Building a formatter costs far more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A day in words, from UTC seconds: "November 9, 2026", "9 novembre 2026", "2026年11月9日". */
export function formatDay(seconds: number, locale: string): string {
  // UTC, so that server and browser agree and the day is the one that was written.
  const format =
    formatters.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  formatters.set(locale, format);
  return format.format(seconds * 1000);
}

/** The day as machines read it: "2026-11-09". */
export const isoDay = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 10);
