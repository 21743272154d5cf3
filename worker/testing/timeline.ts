/** A host whose party has a timeline, for tests of timelines and their calendars. */
import { beforeEach } from "vitest";
import { addDays } from "#shared/party/plans/place-clock";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../context";
import { openTimeline } from "../domain/party/timeline/timeline.server";
import { hostParty } from "./hosts";
import { as } from "./own-account";
import { registerPerson, setPerson } from "./people";

export const today = new Date().toISOString().slice(0, 10);

/** A new account with premium. */
export async function premiumHost() {
  const person = await registerPerson();
  await setPerson(person.user.id, "is_premium = 1");
  return person;
}

/**
 * Sets each test of a file up with a new host and party, whose ids stand in `made`, and answers
 * what the host does.
 */
export function hostWithTimeline() {
  const made = { userId: "", partyId: "", feedToken: "" };
  let cookie = "";
  const host = <T>(work: (ctx: Ctx, viewer: Viewer) => T) => as(cookie, work);
  const newParty = (fields: object = {}) =>
    host((ctx, viewer) =>
      hostParty(ctx, viewer, {
        eventName: "Grandma turns 80",
        eventDate: addDays(today, 100),
        timeZone: "Europe/Paris",
        location: "Rue de l’Église 5, Paris; garden",
        budget: "250",
        attendeeCount: "12",
        ...fields,
      }),
    );
  beforeEach(async () => {
    const person = await premiumHost();
    cookie = person.cookie;
    const { id, feedToken } = await newParty();
    Object.assign(made, { userId: person.user.id, partyId: id, feedToken });
  });
  return {
    made,
    host,
    newParty,
    open: () => host((ctx, viewer) => openTimeline(ctx, viewer, made.partyId)),
  };
}
