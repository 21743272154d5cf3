/**
 * A party and its tasks as iCalendar (RFC 5545): line ends, escaping and folding are the library's.
 */
import ical, { ICalEventTransparency } from "ical-generator";
import { addDays, timesOf } from "#shared/party/plans/place-clock";
import type { PartyTask } from "#shared/party/timeline/schema";
import type { Translate } from "#shared/translate";

/** How often a calendar should ask again, in seconds. */
const REFRESH = 6 * 3_600;

type CalendarParty = {
  id: string;
  eventName: string;
  eventDate: string;
  eventTime: string;
  timeZone: string;
  location: string;
  description: string;
};

/**
 * The calendar's text. The party stands at its moment in UTC, which every calendar shows by its own
 * clock and which needs no time zone's rules, or takes its whole day while no time is set; a task
 * takes its whole day and leaves it free. The same things have the same UIDs every time.
 */
export function calendarText(
  party: CalendarParty,
  tasks: readonly PartyTask[],
  { t, now }: { t: Translate; now: number },
): string {
  const stamp = new Date(now * 1000);
  const calendar = ical({
    name: t("timeline:calendar.name", { name: party.eventName }),
    prodId: { company: "Giftwright", product: "Party planning", language: "EN" },
    ttl: REFRESH,
  });
  calendar.createEvent({
    id: `party-${party.id}@giftwright`,
    stamp,
    ...timesOf(party),
    summary: party.eventName,
    location: party.location,
    ...(party.description ? { description: party.description } : {}),
  });
  for (const { id, title, dueOn, isDone } of tasks) {
    calendar.createEvent({
      id: `task-${id}@giftwright`,
      stamp,
      start: new Date(`${dueOn}T00:00:00Z`),
      end: new Date(`${addDays(dueOn, 1)}T00:00:00Z`),
      allDay: true,
      summary: isDone ? t("timeline:calendar.done", { title }) : title,
      description: party.eventName,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
