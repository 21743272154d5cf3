/**
 * What a host does with the guests of a party. Somebody else's party is notFound, as if it didn't
 * exist.
 */

import { DomainError } from "#shared/errors";
import {
  GUEST_LIMITS,
  type Guest,
  type GuestChange,
  type GuestFilter,
  type Headcount,
  type NewGuestInput,
  type Tally,
  type UnconfirmedAnswer,
} from "#shared/party/guests/schema";
import type { Party } from "#shared/party/plans/schema";
import { requirePremium, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { newToken } from "../../tokens";
import { getParty } from "../plans/plans.server";
import {
  deleteGuest,
  findGuests,
  insertGuests,
  readDiets,
  readEveryone,
  readGuest,
  readGuests,
  readTally,
  reinsertGuest,
  updateEditToken,
  updateGuest as updateGuestRow,
  updateInviteToken,
  updateSeesGifts,
} from "./queries";
import {
  alikeAnswers,
  expectedGuests,
  foodNotes,
  lastKey,
  nameKey,
  type Pasted,
  readPaste,
  selfAddedMost,
} from "./rules";
import { readUnconfirmed } from "./unconfirmed/queries";

export { nameKey, readPaste };

/** How many people to expect. */
export type ExpectedGuests = {
  /** `unnamed`: planned, but not on the guest list yet. */
  heads: Headcount & { unnamed: number };
  /** Nobody is on the guest list yet, so the planned number counts. */
  isPlanned: boolean;
  /** There is no planned number either, so a usual one counts. */
  isGuessed: boolean;
};

export type GuestPage = {
  guests: Guest[];
  /** Where the next page begins; null on the last. */
  next: string | null;
  tally: Tally;
  expected: ExpectedGuests;
  /** The first who told a diet; the tally says how many there are. */
  diets: { id: string; name: string; diet: string }[];
  /**
   * The first answers by the shared link under a name that is on the list; the tally counts them.
   */
  unconfirmed: UnconfirmedAnswer[];
  /** Those on this page whose name only resembles that of a guest on it; counted already. */
  alike: UnconfirmedAnswer[];
  /** How many may add themselves, where nobody more can; else null. */
  selfAddedFull: number | null;
};

/**
 * A page of guests by name, with what all of them add up to. Throws notFound. Three queries at
 * most beside the party's, and one more while answers are unconfirmed.
 */
export async function listGuests(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  { q, show, after }: GuestFilter,
): Promise<GuestPage> {
  const party = await getParty(ctx, viewer, partyId);
  const tally = await readTally(ctx.db, partyId);
  const key = q ? nameKey(q) : "";
  const [found, diets, unconfirmed] = await Promise.all([
    key ? findGuests(ctx.db, partyId, key) : readGuests(ctx.db, partyId, place(show, after)),
    tally.diets > 0 ? readDiets(ctx.db, partyId) : [],
    tally.unconfirmed > 0 ? readUnconfirmed(ctx.db, partyId, GUEST_LIMITS.unconfirmed) : [],
  ]);
  const most = selfAddedMost(party.attendeeCount);
  const guests = key ? found : found.slice(0, GUEST_LIMITS.page);
  const last = guests.at(-1);
  const next = found.length > guests.length && last ? `${last.id}~${nameKey(last.name)}` : null;
  return {
    guests: guests.map(withoutKey),
    next,
    tally,
    expected: expectedOf(party, tally),
    diets: diets.map((guest) => ({ id: guest.id, name: guest.name, diet: foodNotes(guest) })),
    unconfirmed,
    alike: alikeAnswers(guests.map(withoutKey)),
    selfAddedFull: tally.selfAdded >= most ? most : null,
  };
}

const withoutKey = ({ nameKey: _, ...guest }: Guest & { nameKey?: string }): Guest => guest;

function place(show: GuestFilter["show"], after: string) {
  const [id = "", ...key] = after.split("~");
  return { show, after: after ? { id, key: key.join("~") } : null };
}

/** How many people to expect, and what guests answered. One query beside the party's. */
export async function readExpected(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
): Promise<ExpectedGuests & { tally: Tally }> {
  const party = await getParty(ctx, viewer, partyId);
  const tally = await readTally(ctx.db, partyId);
  return { ...expectedOf(party, tally), tally };
}

const expectedOf = (party: Party, tally: Tally): ExpectedGuests => ({
  heads: expectedGuests(party, tally),
  isPlanned: tally.guests === 0,
  isGuessed: tally.guests === 0 && party.attendeeCount === 0,
});

/**
 * The first guests by name, as the print sheet lists them. One query beside the party's. Throws
 * notFound.
 */
export async function listForPrint(ctx: Ctx, viewer: Viewer, partyId: string) {
  await getParty(ctx, viewer, partyId);
  const found = await readEveryone(ctx.db, partyId, GUEST_LIMITS.printed + 1);
  const guests = found
    .slice(0, GUEST_LIMITS.printed)
    .map(({ hostDiet, ...guest }) => ({ ...guest, diet: foodNotes({ ...guest, hostDiet }) }));
  return { guests, isCut: found.length > guests.length };
}

const newRow = (
  ctx: Ctx,
  partyId: string,
  guest: { name: string; email: string; plusOnes?: number; isGuestOfHonour?: boolean },
) => ({
  id: crypto.randomUUID(),
  partyId,
  name: guest.name,
  nameKey: nameKey(guest.name),
  lastKey: lastKey(guest.name),
  email: guest.email,
  answer: "none" as const,
  adults: 1,
  children: 0,
  plusOnes: guest.plusOnes ?? 0,
  diet: "",
  note: "",
  hostDiet: "",
  isGuestOfHonour: guest.isGuestOfHonour ?? false,
  isSelfAdded: false,
  isUnconfirmed: false,
  isApart: false,
  seesGifts: false,
  editToken: newToken(),
  answeredAt: null,
  createdAt: ctx.now,
});

/** Invites one guest. Throws notFound, or invalidInput for a name that is there or a full list. */
export async function addGuest(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  input: NewGuestInput,
): Promise<Guest> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const row = newRow(ctx, partyId, input);
  const [fact] = await insertGuests(ctx.db, partyId, [row]);
  if (fact?.named) throw new DomainError("invalidInput", { name: "guestNamed" });
  if (!fact?.added) throw new DomainError("invalidInput", { name: "guestsFull" });
  const { partyId: _, nameKey: __, lastKey: ___, ...guest } = row;
  return guest;
}

export type PasteResult = {
  added: number;
  /** On the list already, or twice in the text; none of them was doubled. */
  known: string[];
  /** Names beyond the limit. */
  full: string[];
  /** Pieces that couldn't be read, with a key of the `errors` translations. */
  unread: Pasted["unread"];
};

/** Invites many at once and says of every name what became of it. Throws notFound. */
export async function pasteGuests(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  { names }: { names: string },
): Promise<PasteResult> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const { guests, repeated, unread } = readPaste(names);
  const rows = guests.map((guest) => newRow(ctx, partyId, guest));
  const facts = rows.length > 0 ? await insertGuests(ctx.db, partyId, rows) : [];
  const nameOf = new Map<string, string>(rows.map(({ id, name }) => [id, name]));
  const those = (test: (fact: (typeof facts)[number]) => boolean) =>
    facts.filter(test).map(({ id }) => nameOf.get(id) ?? "");
  return {
    added: facts.filter(({ added }) => added).length,
    known: [...those(({ named }) => named), ...repeated],
    full: those(({ added, named }) => !added && !named),
    unread,
  };
}

/**
 * Changes a guest, also what they answered by mouth. Throws notFound, or invalidInput for a name
 * that is there.
 */
export async function updateGuest(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  guestId: string,
  input: GuestChange,
): Promise<Guest> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const before = await readGuest(ctx.db, partyId, guestId);
  if (!before || before.isUnconfirmed) throw new DomainError("notFound");
  const said = input.answer === before.answer ? before.answeredAt : ctx.now;
  const keys = { nameKey: nameKey(input.name), lastKey: lastKey(input.name) };
  const guest = await updateGuestRow(ctx.db, partyId, guestId, {
    ...input,
    ...keys,
    oldKey: nameKey(before.name),
    answeredAt: input.answer === "none" ? null : said,
  });
  if (!guest) throw new DomainError("notFound");
  if (guest.name !== input.name) throw new DomainError("invalidInput", { name: "guestNamed" });
  return guest;
}

/**
 * Takes a guest off the list and answers what `restoreGuest` needs to bring them back. Throws
 * notFound.
 */
export async function removeGuest(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  guestId: string,
): Promise<Guest> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const guest = await requireGuest(ctx, partyId, guestId);
  await deleteGuest(ctx.db, partyId, guestId, nameKey(guest.name));
  return guest;
}

/**
 * Brings a removed guest back, answer and link included. Throws notFound, or invalidInput for a
 * full list.
 */
export async function restoreGuest(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  guest: Guest,
): Promise<void> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const keys = { nameKey: nameKey(guest.name), lastKey: lastKey(guest.name) };
  if (await reinsertGuest(ctx.db, { ...guest, ...keys, partyId })) return;
  throw new DomainError("invalidInput", { name: "guestsFull" });
}

/**
 * Makes a guest's personal link anew; what opened their answer before opens nothing more. Throws
 * notFound.
 */
export async function renewGuestLink(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  guestId: string,
): Promise<Guest> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  await updateEditToken(ctx.db, partyId, guestId, newToken());
  return requireGuest(ctx, partyId, guestId);
}

/** Lets a guest who added themselves see the gift board, or no more. Throws notFound. */
export async function showGifts(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  guestId: string,
  seesGifts: boolean,
): Promise<Guest> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  await updateSeesGifts(ctx.db, partyId, guestId, seesGifts);
  return requireGuest(ctx, partyId, guestId);
}

async function requireGuest(ctx: Ctx, partyId: string, guestId: string): Promise<Guest> {
  const guest = await readGuest(ctx.db, partyId, guestId);
  if (!guest) throw new DomainError("notFound");
  return guest;
}

/**
 * Makes the invitation's link anew; the old one opens nothing more. Personal links stay as they
 * are.
 */
export async function renewInvitation(ctx: Ctx, viewer: Viewer, partyId: string): Promise<string> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const token = newToken();
  await updateInviteToken(ctx.db, requirePremium(viewer).id, partyId, token);
  return token;
}
