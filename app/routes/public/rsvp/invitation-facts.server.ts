import { dateFormat } from "#shared/format/formatters";
import type { Invitation } from "#shared/party/guests/schema";
import { momentOf } from "#shared/party/plans/place-clock";
import type { Ctx } from "~worker/context";

/** An invitation with its date in words, made here so that server and browser say the same. */
export type InvitationFacts = Omit<Invitation, "timeZone"> & {
  day: string;
  /** "" while the host has set none. */
  time: string;
  /** The place's clock, where the host's browser told it. */
  zone: string | null;
};

/** What the card shows, and what the page's head says. */
export function factsOf(ctx: Ctx, { timeZone, ...invitation }: Invitation) {
  const { eventDate, eventTime } = invitation;
  const shown = new Date(`${eventDate}T${eventTime || "00:00"}:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(ctx.locale, options).format(shown);
  const facts: InvitationFacts = {
    ...invitation,
    day: format({ dateStyle: "full" }),
    time: eventTime ? format({ timeStyle: "short" }) : "",
    zone: timeZone === "UTC" || !eventTime ? null : zoneName(ctx, invitation, timeZone),
  };
  const { eventName: name, hostName: host, day, time } = facts;
  return {
    invitation: facts,
    title: ctx.t("rsvp:meta", { name }),
    description: ctx.t(time ? "rsvp:description" : "rsvp:descriptionDay", { host, day, time }),
  };
}

function zoneName(
  { locale }: Ctx,
  { eventDate, eventTime }: { eventDate: string; eventTime: string },
  timeZone: string,
): string | null {
  try {
    return (
      dateFormat(locale, { timeZone, timeZoneName: "long" })
        .formatToParts(momentOf(eventDate, eventTime, timeZone) * 1000)
        .find(({ type }) => type === "timeZoneName")?.value ?? null
    );
  } catch {
    // A zone that this runtime doesn't know yet.
    return null;
  }
}
