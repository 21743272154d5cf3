/**
 * Parties as pages show them: dates in words, made here so that server and browser can't disagree.
 */
import { dayAt, daysBetween } from "#shared/party/plans/place-clock";
import type { Party } from "#shared/party/plans/schema";

/** Building a formatter costs far more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const tag = locale === "en" ? "en-US" : locale;
  const made = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  formatters.set(key, made);
  return made;
}

const DAY = { weekday: "long", year: "numeric", month: "long", day: "numeric" } as const;
const SHORT_DAY = { weekday: "short", month: "short", day: "numeric" } as const;
const MONTH = { year: "numeric", month: "long" } as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** "Sat, Jun 12" of a day (YYYY-MM-DD). */
export const shortDay = (day: string, locale: string): string =>
  formatter(locale, SHORT_DAY).format(new Date(`${day}T00:00:00Z`));

/** "June 2027" of a month (YYYY-MM). */
export const monthName = (month: string, locale: string): string =>
  formatter(locale, MONTH).format(new Date(`${month}-01T00:00:00Z`));

/** What the frame and the hub show of a party. */
export function viewParty({ ctx }: { ctx: { now: number; locale: string } }, party: Party) {
  const { id, eventName, eventType, eventDate, eventTime, timeZone, location } = party;
  const shown = new Date(`${eventDate}T${eventTime}:00Z`);
  return {
    id,
    eventName,
    eventType,
    location,
    guests: party.attendeeCount,
    budgetCents: party.budgetCents,
    day: formatter(ctx.locale, DAY).format(shown),
    time: formatter(ctx.locale, TIME).format(shown),
    /** The month's short name and the day, as on a calendar's leaf. */
    leaf: {
      month: formatter(ctx.locale, { month: "short" }).format(shown),
      day: formatter("en", { day: "numeric" }).format(shown),
    },
    daysToGo: daysBetween(dayAt(ctx.now, timeZone), eventDate),
  };
}
export type PartyView = ReturnType<typeof viewParty>;

/** A party as the fields of the form hold it. */
export function formOf(party: Party) {
  const { eventName, eventType, eventDate, eventTime, timeZone, location } = party;
  const { budgetCents, attendeeCount, eventTheme, description } = party;
  return {
    eventName,
    eventType,
    eventDate,
    eventTime,
    timeZone,
    location,
    budget: (budgetCents / 100).toFixed(budgetCents % 100 === 0 ? 0 : 2),
    attendeeCount: `${attendeeCount}`,
    eventTheme,
    description,
  };
}
