import type { Locale } from "#shared/catalogue/vocabulary";

/** A day as these pages show it. */
export const dayFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });

/** A day and an hour as these pages show it, in UTC. */
export const timeFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
