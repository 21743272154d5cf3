/** Parties. Somebody else's party is notFound, as if it didn't exist. */

import { DomainError } from "#shared/errors";
import { addDays, dayAt } from "#shared/party/plans/place-clock";
import { PARTY_LIMITS, type Party, type PartyInput } from "#shared/party/plans/schema";
import { type Account, requirePremium, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { readSwitches } from "../../settings/settings.server";
import { newToken } from "../../tokens";
import { planFor } from "../timeline/plan.server";
import {
  deleteParty as deletePartyRow,
  insertParty,
  readNextParties,
  readParties,
  readParty,
  updateParty as updatePartyRow,
} from "./queries";

/** What one request has read already: a page calls several services about the same party. */
const read = new WeakMap<Ctx, { isOpen?: Promise<boolean>; party?: Party & { userId: string } }>();

function readBy(ctx: Ctx) {
  const known = read.get(ctx) ?? {};
  read.set(ctx, known);
  return known;
}

/** Is party planning open? The Owner's switch. */
export function arePartiesOpen(ctx: Ctx): Promise<boolean> {
  const known = readBy(ctx);
  known.isOpen ??= readSwitches(ctx).then(({ partyTools }) => partyTools);
  return known.isOpen;
}

/**
 * Throws signInRequired, premiumRequired, or notFound while the Owner keeps party planning closed.
 */
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

/** Parties that a section's switcher offers beside the one it shows. */
export const NEIGHBOURS = 6;

/**
 * The party that `partyId` names, else the next one, else the last; and those that a person most
 * likely turns to. However many there are, one query reads a few rows.
 */
export async function findParty(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string | null,
): Promise<{ party: Party | null; parties: Party[] }> {
  const { id } = await requirePartyTools(ctx, viewer);
  const asked = { day: ctx.today, partyId, limit: NEIGHBOURS };
  const { named, next: parties } = await readNextParties(ctx.db, id, asked);
  const next = parties.find(({ eventDate }) => eventDate >= ctx.today) ?? parties.at(-1);
  const party = named ?? next ?? null;
  if (party) readBy(ctx).party = { ...party, userId: id };
  const isApart = named !== null && parties.every((one) => one.id !== named.id);
  return { party, parties: isApart ? [named, ...parties] : parties };
}

/** One of the person's parties; the check of every function that works on one. Throws notFound. */
export async function getParty(ctx: Ctx, viewer: Viewer, partyId: string): Promise<Party> {
  const { id } = await requirePartyTools(ctx, viewer);
  const known = readBy(ctx).party;
  if (known?.id === partyId && known.userId === id) {
    const { userId: _, ...party } = known;
    return party;
  }
  const party = await readParty(ctx.db, id, partyId);
  if (!party) throw new DomainError("notFound");
  return party;
}

/**
 * Sets up a party. Throws invalidInput for a day that is over or too far, or one party too many.
 */
export async function createParty(ctx: Ctx, viewer: Viewer, input: PartyInput): Promise<Party> {
  const { id: userId } = await requirePartyTools(ctx, viewer);
  await ctx.limitRate("write");
  const { budget: budgetCents, ...fields } = input;
  checkDay(ctx, input.eventDate, input.timeZone);
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

/**
 * Changes the fields that `input` names; a day that the party already has may be over. With another
 * day or type its tasks are planned anew, but for those done, moved or renamed. Throws notFound,
 * invalidInput.
 */
export async function updateParty(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  input: Partial<PartyInput>,
): Promise<Party> {
  const before = await getParty(ctx, viewer, partyId);
  delete readBy(ctx).party;
  await ctx.limitRate("write");
  const { budget: budgetCents = before.budgetCents, ...fields } = input;
  const after = { ...before, ...fields, budgetCents };
  const { eventDate, eventType, timeZone } = after;
  if (eventDate !== before.eventDate) checkDay(ctx, eventDate, timeZone);
  const isOther = eventDate !== before.eventDate || eventType !== before.eventType;
  const party = await updatePartyRow(
    ctx.db,
    { userId: requirePremium(viewer).id, id: partyId },
    { ...fields, budgetCents, updatedAt: ctx.now },
    isOther ? planFor(ctx, after) : null,
  );
  if (!party) throw new DomainError("notFound");
  return party;
}

/** Deletes a party with its tasks, guests, gifts and costs. Throws notFound. */
export async function deleteParty(ctx: Ctx, viewer: Viewer, partyId: string): Promise<void> {
  await getParty(ctx, viewer, partyId);
  delete readBy(ctx).party;
  await ctx.limitRate("write");
  await deletePartyRow(ctx.db, requirePremium(viewer).id, partyId);
}

/** Throws invalidInput for a day that is over at the place, or too far away. */
function checkDay(ctx: Ctx, day: string, timeZone: string): void {
  // Without scripts the zone is unknown; in some zones yesterday lasts twelve hours longer.
  const today = dayAt(ctx.now, timeZone === "UTC" ? "Etc/GMT+12" : timeZone);
  if (day < today) throw new DomainError("invalidInput", { eventDate: "eventDatePast" });
  if (day > addDays(today, PARTY_LIMITS.years * 366)) {
    throw new DomainError("invalidInput", { eventDate: "eventDateFar" });
  }
}
