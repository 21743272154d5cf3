/** A premium person's own requests. Somebody else's request is notFound, as if it didn't exist. */

import { OWNER_KEY } from "#shared/accounts/names";
import { DomainError } from "#shared/errors";
import {
  type NewRequestInput,
  type OwnRequest,
  REQUEST_LIMITS,
  type RequestMessage,
  type Thread,
  type ThreadInput,
} from "#shared/event-requests/schema";
import type { Party } from "#shared/party/plans/schema";
import { requireAccount, requirePremium, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { arePartiesOpen, listParties } from "../party/plans/plans.server";
import { appendText, insertRequest, readAllOwn, readOwn, readOwnOne, readTexts } from "./queries";
import { keyOf, pageOf } from "./thread";

/** Rows of each kind that a person takes along. */
const EXPORTED = 1_000;

/** The person's requests, newest first, a page by key. Throws signInRequired or premiumRequired. */
export async function listOwnRequests(
  ctx: Ctx,
  viewer: Viewer,
  { after }: { after?: string | undefined } = {},
): Promise<{ requests: OwnRequest[]; next: string | null }> {
  const { id } = requirePremium(viewer);
  const limit = REQUEST_LIMITS.ownPage;
  const rows = await readOwn(ctx.db, id, after ? Number(after) : null, limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    requests: shown.map(({ place: _, ...request }) => request),
    next: last ? String(last.place) : null,
  };
}

/** One of the person's requests with a page of its thread. Throws notFound besides. */
export async function getOwnRequest(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  { before }: ThreadInput = {},
): Promise<OwnRequest & { partyName: string | null; thread: Thread }> {
  const account = requirePremium(viewer);
  const request = await readOwnOne(ctx.db, account.id, id);
  if (!request) throw new DomainError("notFound");
  const rows = await readTexts(ctx.db, id, keyOf(before), REQUEST_LIMITS.messages + 1);
  return { ...request, thread: pageOf(rows) };
}

/** Parties that a question may be about; none while the Owner keeps the party tools off. */
export async function listPartyChoices(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Pick<Party, "id" | "eventName">[]> {
  requirePremium(viewer);
  if (!(await arePartiesOpen(ctx))) return [];
  const parties = await listParties(ctx, viewer);
  return parties.map(({ id, eventName }) => ({ id, eventName }));
}

/**
 * Asks staff something. Throws signInRequired, premiumRequired, tooManyRequests, or invalidInput
 * for a party that isn't the person's and for one request too many.
 */
export async function sendRequest(
  ctx: Ctx,
  viewer: Viewer,
  { subject, message, partyId }: NewRequestInput,
): Promise<OwnRequest> {
  const { id: userId } = requirePremium(viewer);
  await ctx.limitRate("write");
  if (partyId && !(await listPartyChoices(ctx, viewer)).some(({ id }) => id === partyId)) {
    throw new DomainError("invalidInput", { partyId: "filterUnknown" });
  }
  const request = {
    id: crypto.randomUUID(),
    subject,
    status: "open" as const,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const row = { ...request, userId, partyId: partyId ?? null, assigneeId: null, version: 0 };
  const text = newText(ctx, request.id, userId, message);
  if (await insertRequest(ctx.db, row, text, REQUEST_LIMITS.waiting)) return request;
  throw new DomainError("invalidInput", { message: "requestsFull" });
}

/**
 * Writes on in one's own request, which waits for staff again, a closed one too. Throws notFound
 * besides.
 */
export async function writeAgain(
  ctx: Ctx,
  viewer: Viewer,
  requestId: string,
  message: string,
): Promise<RequestMessage> {
  const { id: userId } = requirePremium(viewer);
  await ctx.limitRate("write");
  const text = newText(ctx, requestId, userId, message);
  if (!(await appendText(ctx.db, userId, text, OWNER_KEY))) throw new DomainError("notFound");
  const { id, isFromStaff, content, createdAt } = text;
  return { id, isFromStaff, content, createdAt };
}

/** All of a person's requests and their threads, for the copy of their data. */
export async function exportRequests(ctx: Ctx, viewer: Viewer) {
  const { id } = requireAccount(viewer);
  const [requests, messages] = await readAllOwn(ctx.db, id, EXPORTED);
  return requests.map(({ id: requestId, ...request }) => ({
    ...request,
    messages: messages
      .filter((message) => message.requestId === requestId)
      .map(({ requestId: _, ...message }) => message),
  }));
}

const newText = (ctx: Ctx, requestId: string, authorId: string, content: string) => ({
  id: crypto.randomUUID(),
  requestId,
  authorId,
  isFromStaff: false,
  content,
  createdAt: ctx.now,
});
