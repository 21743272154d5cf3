/** A host, parties and their guests, for tests of invitations. */
import { beforeAll } from "vitest";
import { type Answer, guestFilter, newGuestInput } from "#shared/party/guests/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../context";
import { addGuest, listGuests } from "../domain/party/guests/guests.server";
import { answerByLink } from "../domain/party/guests/invitations.server";
import { newToken } from "../domain/tokens";
import { hostParty, premiumPerson } from "./hosts";

/** A key under which an answer is sent, as a browser makes it. */
export const key = () => crypto.randomUUID().replaceAll("-", "").padEnd(43, "x");

/** A party on a day that stays the same, with words that calendars must escape. */
export const newParty = (ctx: Ctx, viewer: Viewer) =>
  hostParty(ctx, viewer, {
    eventDate: "2027-05-31",
    description: "Bring\nshoes; dancing, too",
  });

/** Sets a file's tests up with one host, and answers what that host and the guests do. */
export function hostWithGuests(ctx: Ctx) {
  const host = {} as Viewer;
  beforeAll(async () => {
    Object.assign(host, await premiumPerson(ctx));
  });
  return {
    host,
    invite: (partyId: string, fields: object) =>
      addGuest(ctx, host, partyId, newGuestInput.parse({ name: "Ana", ...fields })),
    listOf: async (partyId: string) =>
      (await listGuests(ctx, host, partyId, guestFilter.parse({}))).guests,
    /** Answers by the shared link. */
    link: (invited: string, name: string, answer: Answer = "yes", key = newToken()) =>
      answerByLink(ctx, invited, { name, answer, key }),
  };
}
