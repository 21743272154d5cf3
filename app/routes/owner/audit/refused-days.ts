import type { Locale } from "~worker/domain/catalogue/vocabulary";
import { type DayFigures, SECURITY_TALLIES } from "~worker/domain/counters/schema";

type SecurityTally = (typeof SECURITY_TALLIES)[number];

/** What was refused on one day, in the reader's figures. */
export type RefusedDay = { day: string; name: string } & Record<SecurityTally, string>;

/** The days on which anything was refused, the latest first. */
export function refusedDays(days: readonly DayFigures[], locale: Locale): RefusedDay[] {
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return days
    .filter((figures) => SECURITY_TALLIES.some((tally) => figures[tally] > 0))
    .toReversed()
    .map((figures) => ({
      day: figures.day,
      name: date.format(Date.parse(`${figures.day}T00:00:00Z`)),
      ...(Object.fromEntries(
        SECURITY_TALLIES.map((tally) => [tally, number.format(figures[tally])]),
      ) as Record<SecurityTally, string>),
    }));
}
