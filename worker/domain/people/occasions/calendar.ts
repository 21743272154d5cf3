/**
 * People's occasions as iCalendar (RFC 5545): line ends, escaping and folding are the library's.
 */
import ical, { ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { addDays } from "#shared/party/plans/place-clock";
import type { Lead } from "#shared/people/vocabulary";
import type { Translate } from "#shared/translate";

/** How often a calendar should ask again, in seconds. */
const REFRESH = 12 * 3_600;
/** Where the giver chose no reminders: a week. */
const USUAL_LEADS: readonly Lead[] = [7];
const DAY = 86_400;

type CalendarDate = { id: string; name: string; occasion: string; date: string };

/**
 * The calendar's text: each date takes its whole day, leaves it free and has an alarm for each
 * lead. The same date has the same UID every time.
 */
export function calendarText(
  dates: readonly CalendarDate[],
  leads: readonly Lead[],
  { t, now }: { t: Translate; now: number },
): string {
  const calendar = ical({
    name: t("recipients:calendar.name"),
    prodId: { company: "Giftwright", product: "People", language: "EN" },
    ttl: REFRESH,
  });
  for (const { id, name, occasion, date } of dates) {
    const summary = t("recipients:dateOf", { name, occasion });
    calendar.createEvent({
      id: `${id}-${date}@giftwright`,
      stamp: new Date(now * 1000),
      start: new Date(`${date}T00:00:00Z`),
      end: new Date(`${addDays(date, 1)}T00:00:00Z`),
      allDay: true,
      summary,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: (leads.length > 0 ? leads : USUAL_LEADS).map((lead) => ({
        type: ICalAlarmType.display,
        trigger: lead * DAY,
        description: summary,
      })),
    });
  }
  return calendar.toString();
}
