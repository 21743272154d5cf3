/**
 * What guests do: whoever holds the shared link sees the invitation and answers under a name,
 * whoever holds a personal link changes that answer. No account is needed. Answers stay open while
 * the host's account is, whatever the host pays. Nothing that a guest gets tells who is on the
 * list.
 */

import { DomainError } from "#shared/errors";
import type {
  Answer,
  DetailsInput,
  Guest,
  Invitation,
  OwnAnswer,
  SharedAnswerInput,
} from "#shared/party/guests/schema";
import type { Ctx } from "../../../context";
import {
  eraseAnswer,
  findToken,
  insertAnswer,
  readByToken,
  readInvited,
  updateByToken,
} from "./answers/queries";
import { allowanceOf, fits, isClosed, lastKey, maySeeGifts, nameKey } from "./rules";

const TOKEN = /^[\w-]{43}$/;
/** Tokens of a browser that are looked at. */
const HELD = 10;

type Invited = { partyId: string; inviteToken: string; updatedAt: number; invitation: Invitation };

function invitedBy(
  ctx: Ctx,
  { partyId, inviteToken, updatedAt, ...facts }: Awaited<ReturnType<typeof readInvited>> & object,
): Invited {
  const invitation = { ...facts, isClosed: isClosed(facts, ctx.now) };
  return { partyId, inviteToken, updatedAt, invitation };
}

/** Throws notFound for a link that opens nothing. One query. */
export async function openInvitation(ctx: Ctx, inviteToken: string): Promise<Invited> {
  const found = TOKEN.test(inviteToken) ? await readInvited(ctx.db, inviteToken) : null;
  if (!found) throw new DomainError("notFound");
  return invitedBy(ctx, found);
}

/** What a shared link shows. Throws notFound. */
export const readInvitation = async (ctx: Ctx, inviteToken: string): Promise<Invitation> =>
  (await openInvitation(ctx, inviteToken)).invitation;

/**
 * The invitation and the first of a browser's tokens that opens an answer to it, if any. Two
 * queries. Throws notFound.
 */
export async function findHeldAnswer(
  ctx: Ctx,
  inviteToken: string,
  held: readonly string[],
): Promise<{ invitation: Invitation; editToken: string | null }> {
  const { partyId, invitation } = await openInvitation(ctx, inviteToken);
  const tokens = held.filter((token) => TOKEN.test(token) && token !== inviteToken).slice(0, HELD);
  const editToken = tokens.length > 0 ? await findToken(ctx.db, partyId, tokens) : null;
  return { invitation, editToken };
}

/**
 * The token of the answer that this browser gave by a shared link which opens nothing any more: the
 * one that `held` names before it. Null for none, and for one that opens nothing either.
 */
export async function findAnswerByOldLink(
  ctx: Ctx,
  inviteToken: string,
  held: readonly string[],
): Promise<string | null> {
  const editToken = held[held.indexOf(inviteToken) - 1];
  if (editToken === undefined) return null;
  return (await readGuestByToken(ctx, editToken)) && editToken;
}

/** The party and the guest that a personal link opens. One query. Throws notFound. */
export async function openAnswer(
  ctx: Ctx,
  editToken: string,
): Promise<Invited & { guest: Guest; hasGuestOfHonour: boolean }> {
  const found = TOKEN.test(editToken) ? await readByToken(ctx.db, editToken) : null;
  if (!found) throw new DomainError("notFound");
  const { invitation, guest, hasGuestOfHonour } = found;
  return { ...invitedBy(ctx, invitation), guest, hasGuestOfHonour };
}

/**
 * The invitation and a guest's own answer, without anything that the host noted. `sharedLink` is
 * the shared link's token where `held` says that this browser knows it already; else null. One
 * query. Throws notFound.
 */
export async function readAnswer(
  ctx: Ctx,
  editToken: string,
  held: readonly string[] = [],
): Promise<{ invitation: Invitation; own: OwnAnswer; sharedLink: string | null }> {
  const { invitation, guest, inviteToken } = await openAnswer(ctx, editToken);
  const { name, answer, adults, children, diet, note, isSelfAdded } = guest;
  const allowed = allowanceOf(guest);
  const own = { name, answer, adults, children, diet, note, isSelfAdded, allowed };
  return { invitation, own, sharedLink: held.includes(inviteToken) ? inviteToken : null };
}

/**
 * The party and the guest that a personal link opens, for the party's other sections, and whether
 * the gift board may be shown to who holds it; null for a link that opens nothing. One query.
 */
export async function readGuestByToken(
  ctx: Ctx,
  editToken: string,
): Promise<{
  party: Invitation & { id: string };
  guest: Pick<Guest, "id" | "name" | "answer" | "isGuestOfHonour">;
  maySeeGifts: boolean;
} | null> {
  try {
    const { partyId, invitation, guest, hasGuestOfHonour } = await openAnswer(ctx, editToken);
    const { id, name, answer, isGuestOfHonour } = guest;
    return {
      party: { id: partyId, ...invitation },
      guest: { id, name, answer, isGuestOfHonour },
      maySeeGifts: maySeeGifts(guest, hasGuestOfHonour),
    };
  } catch (error) {
    if (error instanceof DomainError && error.code === "notFound") return null;
    throw error;
  }
}

/**
 * Answers by the shared link under any name, and answers the token that opens the answer. Throws
 * notFound, tooManyRequests, or invalidInput once answers are closed or as many have answered as
 * may.
 */
export async function answerByLink(
  ctx: Ctx,
  inviteToken: string,
  { name, key, answer }: SharedAnswerInput,
): Promise<string> {
  await ctx.limitRate("write");
  const { partyId } = requireOpen(await openInvitation(ctx, inviteToken), "name");
  const became = await insertAnswer(ctx.db, {
    id: crypto.randomUUID(),
    partyId,
    name,
    nameKey: nameKey(name),
    lastKey: lastKey(name),
    email: "",
    answer,
    adults: 1,
    children: 0,
    plusOnes: 0,
    diet: "",
    note: "",
    hostDiet: "",
    isGuestOfHonour: false,
    isSelfAdded: true,
    isUnconfirmed: false,
    isApart: false,
    seesGifts: false,
    editToken: key,
    answeredAt: ctx.now,
    createdAt: ctx.now,
  });
  if (became === "answered") return key;
  throw new DomainError("invalidInput", {
    name: became === "full" ? "guestsFull" : "selfAddedFull",
  });
}

function requireOpen<T extends Invited>(invited: T, field: string): T {
  if (invited.invitation.isClosed)
    throw new DomainError("invalidInput", { [field]: "answersClosed" });
  return invited;
}

/**
 * One tap: yes, maybe or no. Throws notFound, tooManyRequests, or invalidInput once answers are
 * closed.
 */
export async function setAnswer(
  ctx: Ctx,
  editToken: string,
  { answer }: { answer: Answer },
): Promise<void> {
  await ctx.limitRate("write");
  const { partyId } = requireOpen(await openAnswer(ctx, editToken), "answer");
  await updateByToken(ctx.db, partyId, editToken, { answer, answeredAt: ctx.now });
}

/**
 * Who comes along, diet and a note. Throws as `setAnswer` does, and for more people than were
 * invited.
 */
export async function setDetails(ctx: Ctx, editToken: string, input: DetailsInput): Promise<void> {
  await ctx.limitRate("write");
  const { partyId, guest } = requireOpen(await openAnswer(ctx, editToken), "adults");
  if (!fits(input, guest)) {
    const field = input.adults > allowanceOf(guest).adults ? "adults" : "children";
    throw new DomainError("invalidInput", { [field]: "headsTooMany" });
  }
  await updateByToken(ctx.db, partyId, editToken, { ...input, answeredAt: ctx.now });
}

/**
 * Takes an answer back, at any time. Answers whether the guest is still on the list, and the shared
 * link as `readAnswer` does. Throws notFound or tooManyRequests.
 */
export async function deleteAnswer(
  ctx: Ctx,
  editToken: string,
  held: readonly string[] = [],
): Promise<{ isListed: boolean; sharedLink: string | null }> {
  await ctx.limitRate("write");
  const { partyId, guest, inviteToken } = await openAnswer(ctx, editToken);
  const { id, name, isSelfAdded } = guest;
  await eraseAnswer(ctx.db, partyId, editToken, { id, nameKey: nameKey(name) });
  return { isListed: !isSelfAdded, sharedLink: held.includes(inviteToken) ? inviteToken : null };
}
