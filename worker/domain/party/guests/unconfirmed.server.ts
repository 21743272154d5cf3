/**
 * What a host decides about answers by the shared link: those under a name that is on the list are
 * unconfirmed, and until then they count nowhere, and the guest of that name and their link are
 * untouched. Others may turn out to be somebody on the list under another name.
 */

import { DomainError } from "#shared/errors";
import type { Guest, Join } from "#shared/party/guests/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { getParty } from "../plans/plans.server";
import { readGuest } from "./queries";
import { lastKey, nameKey } from "./rules";
import {
  joinAnswer as joinRows,
  keepApart as keepRowApart,
  readBrought,
  separateAnswer as separateRows,
  unkeepApart,
} from "./unconfirmed/queries";

async function requireUndecided(ctx: Ctx, partyId: string, id: string): Promise<Guest> {
  const entry = await readGuest(ctx.db, partyId, id);
  if (!entry) throw new DomainError("notFound");
  if (!entry.isSelfAdded || entry.isApart)
    throw new DomainError("changedMeanwhile", { guest: "answerDecided" });
  return entry;
}

/**
 * "It is them": the answer becomes that of a guest on the list, and its link opens the
 * guest's. Answers what `separateAnswer` needs. Throws notFound, or changedMeanwhile for what is
 * decided already.
 */
export async function joinAnswer(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  ids: { entryId: string; targetId: string },
): Promise<Join> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const { entryId, targetId } = ids;
  const [entry, before, gifts] = await Promise.all([
    requireUndecided(ctx, partyId, entryId),
    readGuest(ctx.db, partyId, targetId),
    readBrought(ctx.db, partyId, entryId),
  ]);
  if (!before) throw new DomainError("notFound");
  const isJoined = await joinRows(ctx.db, partyId, {
    entry,
    nameKey: nameKey(entry.name),
    targetId,
  });
  const after = await readGuest(ctx.db, partyId, targetId);
  if (!isJoined || !after) throw new DomainError("changedMeanwhile", { guest: "answerDecided" });
  return { entry, before, after, gifts };
}

/** Undoes a join. Throws notFound, or changedMeanwhile where the answer's link is closed since. */
export async function separateAnswer(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  { entry, ...join }: Join,
): Promise<void> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const keys = { nameKey: nameKey(entry.name), lastKey: lastKey(entry.name) };
  if (await separateRows(ctx.db, { ...entry, ...keys, partyId }, join)) return;
  throw new DomainError("changedMeanwhile", { guest: "answerDecided" });
}

/**
 * "Somebody else of that name": counts from now on. Throws notFound, or changedMeanwhile for a full
 * list too.
 */
export async function keepApart(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  id: string,
): Promise<Guest> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  await requireUndecided(ctx, partyId, id);
  await keepRowApart(ctx.db, partyId, id);
  const guest = await readGuest(ctx.db, partyId, id);
  if (!guest?.isApart) throw new DomainError("changedMeanwhile", { guest: "answerDecided" });
  return guest;
}

/** Undoes `keepApart`. Throws notFound. */
export async function unconfirm(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  id: string,
): Promise<void> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const guest = await readGuest(ctx.db, partyId, id);
  if (!guest) throw new DomainError("notFound");
  await unkeepApart(ctx.db, partyId, id, nameKey(guest.name));
}
