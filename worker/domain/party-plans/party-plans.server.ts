/** The door of parties. Somebody else's party is notFound, as if it didn't exist. */
import type { Ctx } from "../../context";
import { DomainError } from "../errors";
import { readSwitches } from "../settings/settings.server";
import { newToken } from "../tokens";
import { type Account, requirePremium, type Viewer } from "../viewer";
import {
  deleteParty as deletePartyRow,
  insertParty,
  readParties,
  readParty,
  updateParty as updatePartyRow,
} from "./queries";
import { PARTY_LIMITS, type Party, type PartyInput } from "./schema";

/** Are the party rooms open? The Owner's switch. */
export const arePartiesOpen = async (ctx: Ctx): Promise<boolean> =>
  (await readSwitches(ctx)).partyTools;

/** Throws signInRequired, premiumRequired, or notFound while the Owner keeps the rooms closed. */
async function requirePartyTools(ctx: Ctx, viewer: Viewer): Promise<Account> {
  const account = requirePremium(viewer);
  if (!(await arePartiesOpen(ctx))) throw new DomainError("notFound");
  return account;
}

/** The person's parties, the earliest first. */
export async function listParties(ctx: Ctx, viewer: Viewer): Promise<Party[]> {
  const { id } = await requirePartyTools(ctx, viewer);
  return readParties(ctx.db, id, PARTY_LIMITS.parties);
}

/** One of the person's parties; the check of every door that works on one. Throws notFound. */
export async function getParty(ctx: Ctx, viewer: Viewer, partyId: string): Promise<Party> {
  const { id } = await requirePartyTools(ctx, viewer);
  const party = await readParty(ctx.db, id, partyId);
  if (!party) throw new DomainError("notFound");
  return party;
}

/** Sets up a party. Throws invalidInput for a day that is over or too far, or one party too many. */
export async function createParty(ctx: Ctx, viewer: Viewer, input: PartyInput): Promise<Party> {
  const { id: userId } = await requirePartyTools(ctx, viewer);
  await ctx.limitRate("write");
  const { budget: budgetCents, ...fields } = input;
  checkDay(ctx, input.eventDate);
  const party: Party = {
    ...fields,
    id: crypto.randomUUID(),
    budgetCents,
    inviteToken: newToken(),
    feedToken: newToken(),
    createdAt: ctx.now,
  };
  const row = { ...party, userId, updatedAt: ctx.now };
  if (await insertParty(ctx.db, row, PARTY_LIMITS.parties)) return party;
  throw new DomainError("invalidInput", { eventName: "partiesFull" });
}

/** Changes a party; a day that it already has may be over. Throws notFound, invalidInput. */
export async function updateParty(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  input: PartyInput,
): Promise<Party> {
  const before = await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  if (input.eventDate !== before.eventDate) checkDay(ctx, input.eventDate);
  const { budget: budgetCents, ...fields } = input;
  const change = { ...fields, budgetCents, updatedAt: ctx.now };
  const { id: userId } = requirePremium(viewer);
  const party = await updatePartyRow(ctx.db, userId, partyId, change);
  if (!party) throw new DomainError("notFound");
  return party;
}

/** Deletes a party with its tasks, guests, gifts and costs. Throws notFound. */
export async function deleteParty(ctx: Ctx, viewer: Viewer, partyId: string): Promise<void> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  await deletePartyRow(ctx.db, requirePremium(viewer).id, partyId);
}

/** A day may still be "today" somewhere while UTC has moved on. */
function checkDay(ctx: Ctx, day: string): void {
  const DAY = 86_400;
  const time = Date.parse(`${day}T00:00:00Z`) / 1000;
  if (time < ctx.now - 2 * DAY)
    throw new DomainError("invalidInput", { eventDate: "eventDatePast" });
  if (time > ctx.now + PARTY_LIMITS.years * 366 * DAY) {
    throw new DomainError("invalidInput", { eventDate: "eventDateFar" });
  }
}
