import { HOLIDAYS, type Holiday, SEASONS, type Season } from "./vocabulary";

/** What the hero, the palette and the seasonal picks follow: a holiday, else the season. */
export type SeasonKey = Holiday | Season;

export const SEASON_KEYS = [...HOLIDAYS, ...SEASONS] as const;

const SEASON_OF: Record<Holiday, Season> = {
  "st-patricks": "spring",
  easter: "spring",
  "mothers-day": "spring",
  "fathers-day": "summer",
  "independence-day": "summer",
  halloween: "autumn",
  thanksgiving: "autumn",
  christmas: "winter",
};

/** How gifts made for a season or holiday are tagged: a holiday's carry its season as well. */
export function seasonTags(key: SeasonKey): { season: Season; holiday: Holiday | null } {
  const holiday = HOLIDAYS.find((name) => name === key) ?? null;
  return { holiday, season: holiday ? SEASON_OF[holiday] : (key as Season) };
}

/**
 * Dated holidays as [key, first day, last day], days as month * 100 + day; the first that matches
 * counts.
 */
const HOLIDAY_DATES: readonly (readonly [Holiday, number, number])[] = [
  ["st-patricks", 224, 317],
  ["easter", 301, 420],
  ["mothers-day", 420, 514],
  ["fathers-day", 525, 618],
  ["independence-day", 613, 704],
  ["halloween", 910, 1031],
  ["thanksgiving", 1025, 1128],
  ["christmas", 1125, 1231],
];

/**
 * The season of a visitor's own calendar date (month 1-12, day 1-31): the first rule
 * that matches wins, so an earlier holiday wins where two overlap.
 */
export function seasonOf(date: { month: number; day: number }): SeasonKey {
  const today = date.month * 100 + date.day;
  for (const [key, first, last] of HOLIDAY_DATES) {
    if (today >= first && today <= last) return key;
  }
  if (date.month >= 3 && date.month <= 5) return "spring";
  if (date.month >= 6 && date.month <= 8) return "summer";
  if (date.month >= 9 && date.month <= 11) return "autumn";
  return "winter";
}
