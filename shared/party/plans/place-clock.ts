/** The clock of the place where a party is. Time zones are IANA names; days are YYYY-MM-DD. */

/** One for each zone as the runtime calls it: people may spell its name in thousands of ways. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** Formats kept at once; there are some 600 zones, and parties of an hour lie in few. */
export const MOST_FORMATS = 50;

/**
 * Building a format costs far more than using it. Throws a RangeError for a zone that nobody knows.
 */
export function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const zone = made.resolvedOptions().timeZone;
  const same = formats.get(zone);
  if (same) return same;
  const [oldest] = formats.keys();
  if (formats.size >= MOST_FORMATS && oldest !== undefined) formats.delete(oldest);
  formats.set(zone, made);
  return made;
}

/** How many formats are kept. */
export const formatsKept = (): number => formats.size;

/** Does this runtime know the zone? */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What the place's clock shows at a moment (UTC seconds), read as if it were UTC. */
function clockAt(seconds: number, timeZone: string): number {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  const parts = formatOf(zone).formatToParts(seconds * 1000);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown / 1000;
}

/** The day it is at the place. */
export const dayAt = (seconds: number, timeZone: string): string =>
  new Date(clockAt(seconds, timeZone) * 1000).toISOString().slice(0, 10);

/**
 * The moment, in UTC seconds, at which the place's clock shows a day and a time (HH:MM). A time
 * that the clock skips in spring is taken an hour later; of one that it shows twice in autumn, the
 * first.
 */
export function momentOf(day: string, time: string, timeZone: string): number {
  const target = Date.parse(`${day}T${time}:00Z`) / 1000;
  const offsets = [-86_400, 86_400].map((shift) => {
    const moment = target + shift;
    return clockAt(moment, timeZone) - moment;
  });
  const [before = 0, after = 0] = offsets;
  const candidates = [target - before, target - after];
  return candidates.find((moment) => clockAt(moment, timeZone) === target) ?? target - before;
}

/** Nobody sets when a party ends; three hours keep the evening free, in seconds. */
const PARTY_SECONDS = 3 * 3_600;

/** When a calendar shows a party: from its time on, or all day while no time is set. */
export function timesOf(party: { eventDate: string; eventTime: string; timeZone: string }) {
  const { eventDate, eventTime, timeZone } = party;
  if (eventTime === "") {
    const start = new Date(`${eventDate}T00:00:00Z`);
    return { allDay: true, start, end: new Date(`${addDays(eventDate, 1)}T00:00:00Z`) };
  }
  const start = momentOf(eventDate, eventTime, timeZone);
  return {
    allDay: false,
    start: new Date(start * 1000),
    end: new Date((start + PARTY_SECONDS) * 1000),
  };
}

const DAY = 86_400_000;

/** Whole days from one day to another; negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
