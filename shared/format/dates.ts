/** Days as a visitor's own language writes them. */
import { dateFormat } from "./formatters";

/**
 * A day in words, from UTC seconds: "November 9, 2026", "9 novembre 2026", "2026年11月9日"; `medium`
 * shortens the month. In UTC, so that server and browser agree and the day is the one written.
 */
export const formatDay = (seconds: number, locale: string, dateStyle: "long" | "medium" = "long") =>
  dateFormat(locale, { dateStyle }).format(seconds * 1000);

/** A day without a time, YYYY-MM-DD, in words, as `formatDay`. */
export const formatDate = (day: string, locale: string, dateStyle: "long" | "medium" = "long") =>
  formatDay(Date.parse(`${day}T00:00:00Z`) / 1000, locale, dateStyle);

/** The day as machines read it: "2026-11-09". */
export const isoDay = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 10);

/** A day of any year, MM-DD, in words: "March 3", "3 mars", "3月3日". A leap year has the 29th. */
export const formatDayOfYear = (day: string, locale: string): string =>
  dateFormat(locale, { month: "long", day: "numeric" }).format(Date.parse(`2000-${day}T00:00:00Z`));

/** The name of a month, 1 to 12. */
export const formatMonth = (month: number, locale: string): string =>
  dateFormat(locale, { month: "long" }).format(Date.UTC(2000, month - 1, 1));

/** The month and year of a day, YYYY-MM-DD: "March 2027", "mars 2027", "2027年3月". */
export const formatMonthOf = (day: string, locale: string): string =>
  dateFormat(locale, { year: "numeric", month: "long" }).format(Date.parse(`${day}T00:00:00Z`));
