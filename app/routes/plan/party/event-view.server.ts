/**
 * Parties as pages show them: dates in words, made here so that server and browser can't disagree.
 */
import { dateFormat } from "#shared/format/formatters";
import { digitsOf } from "#shared/format/money";
import { dayAt, daysBetween } from "#shared/party/plans/place-clock";
import type { Party } from "#shared/party/plans/schema";

const DAY = { weekday: "long", year: "numeric", month: "long", day: "numeric" } as const;
const SHORT_DAY = { weekday: "short", month: "short", day: "numeric" } as const;
const MONTH = { year: "numeric", month: "long" } as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** "Sat, Jun 12" of a day (YYYY-MM-DD). */
export const shortDay = (day: string, locale: string): string =>
  dateFormat(locale, SHORT_DAY).format(new Date(`${day}T00:00:00Z`));

/** "June 2027" of a month (YYYY-MM). */
export const monthName = (month: string, locale: string): string =>
  dateFormat(locale, MONTH).format(new Date(`${month}-01T00:00:00Z`));

/** What the frame and the hub show of a party. */
export function viewParty({ ctx }: { ctx: { now: number; locale: string } }, party: Party) {
  const { id, eventName, eventType, eventDate, eventTime, timeZone, location } = party;
  const shown = new Date(`${eventDate}T${eventTime || "00:00"}:00Z`);
  return {
    id,
    eventName,
    eventType,
    location,
    guests: party.attendeeCount,
    budgetCents: party.budgetCents,
    day: dateFormat(ctx.locale, DAY).format(shown),
    time: eventTime ? dateFormat(ctx.locale, TIME).format(shown) : "",
    /** The month's short name and the day, as on a calendar's leaf. */
    leaf: {
      month: dateFormat(ctx.locale, { month: "short" }).format(shown),
      day: dateFormat("en", { day: "numeric" }).format(shown),
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
    budget: budgetCents === 0 ? "" : digitsOf(budgetCents),
    attendeeCount: attendeeCount === 0 ? "" : `${attendeeCount}`,
    eventTheme,
    description,
  };
}
