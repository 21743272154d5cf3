/** The event as a calendar takes it. */
import ical, { ICalEventTransparency } from "ical-generator";
import type { Ctx } from "../../context";
import { momentOf } from "../party-plans/place-clock";
import { openInvitation } from "./invitations.server";

/** Hours that a calendar keeps free; an invitation says no end. */
const HOURS = 3;

/** An .ics file of the event that a link opens, for the page at `url`. Throws notFound. */
export async function eventCalendar(ctx: Ctx, inviteToken: string, url: string): Promise<string> {
  const { partyId, updatedAt, invitation } = await openInvitation(ctx, inviteToken);
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
