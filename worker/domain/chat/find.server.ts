/**
 * Which conversation a browser or account has: one of the database, or a turn that it holds itself.
 */

import { CHAT_LIMITS, type ShownGift } from "#shared/chat/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { presentGifts } from "../recommendations/recall.server";
import { hashToken } from "../tokens";
import { contextOfHeld, type Held, messagesOfHeld, readHeld, tokenOf } from "./held.server";
import { type Conversation, type Holder, isStored, readConversation, storeTurn } from "./queries";

/** A conversation; `held` when only the browser stores it. */
export type Found = Conversation & { held: Held | null };

/** Who asks: an account, a browser's cookie, or both; null for neither. */
export async function holderOf(viewer: Viewer, cookie: string | null): Promise<Holder | null> {
  const userId = viewer.account?.id ?? null;
  const visitor = cookie ? await hashToken(tokenOf(cookie)) : null;
  return userId || visitor ? { userId, visitor } : null;
}

/** When a conversation ends that this holder goes on with now. */
export const expiryOf = ({ now }: Ctx, { userId }: Holder): number =>
  now + (userId ? CHAT_LIMITS.personSeconds : CHAT_LIMITS.visitorSeconds);

/** The holder's newest conversation, or null. One query, another where the browser holds it. */
export async function currentConversation(
  ctx: Ctx,
  viewer: Viewer,
  cookie: string | null,
): Promise<{ holder: Holder | null; found: Found | null }> {
  const holder = await holderOf(viewer, cookie);
  if (!holder) return { holder, found: null };
  const [stored, held] = await Promise.all([
    readConversation(ctx.db, holder, { id: null, now: ctx.now }),
    readHeld(ctx, cookie),
  ]);
  const isNewer = held && held.id !== stored?.id && held.at > (stored?.updatedAt ?? 0);
  if (isNewer && !(await isStored(ctx.db, held.id))) return { holder, found: await asFound(held) };
  return { holder, found: stored && { ...stored, held: null } };
}

/** The conversation of this id if it is the holder's, or null. */
export async function findById(
  ctx: Ctx,
  holder: Holder,
  id: string,
  cookie: string | null,
): Promise<Found | null> {
  const stored = await readConversation(ctx.db, holder, { id, now: ctx.now });
  if (stored) return { ...stored, held: null };
  const held = await readHeld(ctx, cookie);
  // One that another account has taken over, or that ran out, is not the browser's any more.
  if (held?.id !== id || (await isStored(ctx.db, id))) return null;
  return asFound(held);
}

const asFound = async (held: Held): Promise<Found> => ({
  id: held.id,
  userId: null,
  updatedAt: held.at,
  context: await contextOfHeld(held),
  held,
});

/**
 * The gifts that a conversation shows; of a held turn, which knows ids alone, what proves them is
 * read.
 */
export async function shownIn(
  ctx: Ctx,
  { held, context }: Pick<Found, "held" | "context">,
): Promise<ShownGift[]> {
  const { brief, shown } = context;
  if (!held) return shown;
  const gifts = await presentGifts(ctx, brief, held.picks);
  return shown.flatMap((one) => {
    const gift = gifts.find(({ id }) => id === one.giftId);
    if (!gift) return [];
    const { confidence, reasoning, checks, servedBy } = gift;
    return [{ ...one, confidence, reasoning, checks, servedBy }];
  });
}

/** Stores a turn that the browser held as the account's conversation. */
export async function adoptHeld(ctx: Ctx, holder: Holder, held: Held): Promise<void> {
  const context = await contextOfHeld(held);
  const conversation = {
    id: held.id,
    context: { ...context, shown: await shownIn(ctx, { held, context }) },
    holder,
    now: ctx.now,
    expiresAt: expiryOf(ctx, holder),
    isAdopted: true,
    isNew: true,
  };
  await storeTurn(ctx.db, { conversation, messages: await messagesOfHeld(held) });
}
