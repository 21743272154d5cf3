/** The event as a calendar takes it. */
import ical, { ICalEventTransparency } from "ical-generator";
import { timesOf } from "#shared/party/plans/place-clock";
import type { Ctx } from "../../../context";
import { openAnswer, openInvitation } from "./invitations.server";

/** An .ics file of the event that a shared link opens, for the page at `url`. Throws notFound. */
export const eventCalendar = async (ctx: Ctx, inviteToken: string, url: string): Promise<string> =>
  calendarOf(await openInvitation(ctx, inviteToken), url);

/** The same by a personal link. */
export const ownCalendar = async (ctx: Ctx, editToken: string, url: string): Promise<string> =>
  calendarOf(await openAnswer(ctx, editToken), url);

type Opened = Awaited<ReturnType<typeof openInvitation>>;

function calendarOf({ partyId, updatedAt, invitation }: Opened, url: string): string {
  const { eventName, location, description } = invitation;
  const calendar = ical({ prodId: { company: "Giftwright", product: "Invitation" } });
  calendar.createEvent({
    // One id for good, so that adding the event again changes it.
    id: `${partyId}@giftwright`,
    ...timesOf(invitation),
    stamp: new Date(updatedAt * 1000),
    summary: eventName,
    location,
    description: description || null,
    url,
    transparency: ICalEventTransparency.OPAQUE,
  });
  return calendar.toString();
}
