/**
 * The guests' door to a party: whoever holds its link sees the invitation, whoever holds an answer's token changes
 * that answer. No account is needed. Answers stay open while the host's account is, whatever the host pays.
 */
import type { Ctx } from "../../context";
import { DomainError } from "../errors";
import {
  eraseAnswer,
  insertAnswer,
  readByToken,
  readInvited,
  updateByToken,
} from "./answers/queries";
import { allowanceOf, fits, isClosed, lastKey, nameKey } from "./rules";
import type {
  Answer,
  DetailsInput,
  Guest,
  Invitation,
  OwnAnswer,
  SharedAnswerInput,
} from "./schema";

const TOKEN = /^[\w-]{43}$/;
/** Answers that one browser may hold on to. */
const HELD = 5;

type Invited = { partyId: string; updatedAt: number; invitation: Invitation };

/** Throws notFound for a link that opens nothing. One query. */
export async function openInvitation(ctx: Ctx, inviteToken: string): Promise<Invited> {
  const found = TOKEN.test(inviteToken) ? await readInvited(ctx.db, inviteToken) : null;
  if (!found) throw new DomainError("notFound");
  const { id: partyId, updatedAt, ...facts } = found;
  return { partyId, updatedAt, invitation: { ...facts, isClosed: isClosed(facts, ctx.now) } };
}

/** What a link shows. Throws notFound. */
export const readInvitation = async (ctx: Ctx, inviteToken: string): Promise<Invitation> =>
  (await openInvitation(ctx, inviteToken)).invitation;

/**
 * The invitation and, where one of a browser's tokens belongs to this party, the token that opens its answer. Two
 * queries. Throws notFound.
 */
export async function findHeldAnswer(
  ctx: Ctx,
  inviteToken: string,
  held: readonly string[],
): Promise<{ invitation: Invitation; editToken: string | null }> {
  const { partyId, invitation } = await openInvitation(ctx, inviteToken);
  const tokens = held.filter((token) => TOKEN.test(token)).slice(0, HELD);
  const guest = tokens.length > 0 ? await readByToken(ctx.db, partyId, tokens) : null;
  return { invitation, editToken: guest?.editToken ?? null };
}

/** The invitation and a guest's own answer. Throws notFound, also for a token of another party. Two queries. */
export async function readAnswer(
  ctx: Ctx,
  inviteToken: string,
  editToken: string,
): Promise<{ invitation: Invitation; own: OwnAnswer }> {
  const { invitation, guest } = await openAnswer(ctx, inviteToken, editToken);
  const { name, answer, adults, children, diet, note, isSelfAdded } = guest;
  const allowed = allowanceOf(guest);
  const own = { name, answer, adults, children, diet, note, isSelfAdded, allowed };
  return { invitation, own };
}

async function openAnswer(ctx: Ctx, inviteToken: string, editToken: string) {
  const invited = await openInvitation(ctx, inviteToken);
  const guest = TOKEN.test(editToken)
    ? await readByToken(ctx.db, invited.partyId, [editToken])
    : null;
  if (!guest) throw new DomainError("notFound");
  return { ...invited, guest };
}

/**
 * The party and the guest that a pair of tokens opens, for other rooms of the party; null for any that doesn't fit.
 * Two queries.
 */
export async function readGuestByToken(
  ctx: Ctx,
  inviteToken: string,
  editToken: string,
): Promise<{
  party: Invitation & { id: string };
  guest: Pick<Guest, "id" | "name" | "answer" | "isGuestOfHonour">;
} | null> {
  try {
    const { partyId, invitation, guest } = await openAnswer(ctx, inviteToken, editToken);
    const { id, name, answer, isGuestOfHonour } = guest;
    return { party: { id: partyId, ...invitation }, guest: { id, name, answer, isGuestOfHonour } };
  } catch (error) {
    if (error instanceof DomainError && error.code === "notFound") return null;
    throw error;
  }
}

/**
 * Answers by the shared link, and answers the token that opens the answer. A listed name that hasn't answered is
 * taken for that guest, whose personal link gives way; one that has is refused, so that nobody counts twice.
 * Throws notFound, tooManyRequests, or invalidInput.
 */
export async function answerByLink(
  ctx: Ctx,
  inviteToken: string,
  { name, key, answer }: SharedAnswerInput,
): Promise<string> {
  await ctx.limitRate("write");
  const { partyId } = requireOpen(await openInvitation(ctx, inviteToken), "name");
  const { guest, isNamed } = await insertAnswer(ctx.db, {
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
    isGuestOfHonour: false,
    isSelfAdded: true,
    editToken: key,
    answeredAt: ctx.now,
    createdAt: ctx.now,
  });
  if (guest) return guest.editToken;
  throw new DomainError("invalidInput", { name: isNamed ? "guestAnswered" : "guestsFull" });
}

function requireOpen<T extends Invited>(invited: T, field: string): T {
  if (invited.invitation.isClosed)
    throw new DomainError("invalidInput", { [field]: "answersClosed" });
  return invited;
}

/** One tap: yes, maybe or no. Throws notFound, tooManyRequests, or invalidInput once answers are closed. */
export async function setAnswer(
  ctx: Ctx,
  inviteToken: string,
  editToken: string,
  { answer }: { answer: Answer },
): Promise<void> {
  await ctx.limitRate("write");
  const { partyId } = requireOpen(await openAnswer(ctx, inviteToken, editToken), "answer");
  await updateByToken(ctx.db, partyId, editToken, { answer, answeredAt: ctx.now });
}

/** Who comes along, diet and a note. Throws as `setAnswer` does, and for more people than were invited. */
export async function setDetails(
  ctx: Ctx,
  inviteToken: string,
  editToken: string,
  input: DetailsInput,
): Promise<void> {
  await ctx.limitRate("write");
  const { partyId, guest } = requireOpen(await openAnswer(ctx, inviteToken, editToken), "adults");
  if (!fits(input, guest)) {
    const field = input.adults > allowanceOf(guest).adults ? "adults" : "children";
    throw new DomainError("invalidInput", { [field]: "headsTooMany" });
  }
  await updateByToken(ctx.db, partyId, editToken, { ...input, answeredAt: ctx.now });
}

/**
 * Takes an answer back, at any time. Answers whether the guest is still on the list. Throws notFound or
 * tooManyRequests.
 */
export async function deleteAnswer(
  ctx: Ctx,
  inviteToken: string,
  editToken: string,
): Promise<{ isListed: boolean }> {
  await ctx.limitRate("write");
  const { partyId, guest } = await openAnswer(ctx, inviteToken, editToken);
  await eraseAnswer(ctx.db, partyId, editToken);
  return { isListed: !guest.isSelfAdded };
}
