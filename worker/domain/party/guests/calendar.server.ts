/** The event as a calendar takes it. */
import ical, { ICalEventTransparency } from "ical-generator";
import { momentOf } from "#shared/party/plans/place-clock";
import type { Ctx } from "../../../context";
import { openAnswer, openInvitation } from "./invitations.server";

/** Hours that a calendar keeps free; an invitation says no end. */
const HOURS = 3;

/** An .ics file of the event that a shared link opens, for the page at `url`. Throws notFound. */
export const eventCalendar = async (ctx: Ctx, inviteToken: string, url: string): Promise<string> =>
  calendarOf(await openInvitation(ctx, inviteToken), url);

/** The same by a personal link. */
export const ownCalendar = async (ctx: Ctx, editToken: string, url: string): Promise<string> =>
  calendarOf(await openAnswer(ctx, editToken), url);

type Opened = Awaited<ReturnType<typeof openInvitation>>;

function calendarOf({ partyId, updatedAt, invitation }: Opened, url: string): string {
  const { eventName, eventDate, eventTime, timeZone, location, description } = invitation;
  const start = momentOf(eventDate, eventTime, timeZone);
  const calendar = ical({ prodId: { company: "Giftwright", product: "Invitation" } });
  calendar.createEvent({
    // One id for good, so that adding the event again changes it.
    id: `${partyId}@giftwright`,
    start: new Date(start * 1000),
    end: new Date((start + HOURS * 3600) * 1000),
    stamp: new Date(updatedAt * 1000),
    summary: eventName,
    location,
    description: description || null,
    url,
    transparency: ICalEventTransparency.OPAQUE,
  });
  return calendar.toString();
}
