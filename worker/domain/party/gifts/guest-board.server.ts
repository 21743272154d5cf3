/**
 * The board as guests see it, by their personal link, when they come or may come. `maySeeGifts`
 * decides for whom there is one, never for the guest of honour; and nobody learns who brings what.
 */

import { DomainError } from "#shared/errors";
import { BOARD_LIMITS, type GuestGift } from "#shared/party/gifts/schema";
import type { Ctx } from "../../../context";
import { readGuestByToken } from "../guests/invitations.server";
import { shownOf } from "./gifts.server";
import { claimGift, readBoard, releaseGift } from "./queries";

export type GuestBoard = { gifts: GuestGift[]; next: string | null };

/** A page of the board; null where there is nothing to see for this guest. Two queries. */
export async function readGuestBoard(
  ctx: Ctx,
  editToken: string,
  after: string | null = null,
): Promise<GuestBoard | null> {
  const opened = await readGuestByToken(ctx, editToken);
  if (!opened || !sees(opened)) return null;
  const asked = { after, locale: ctx.locale, limit: BOARD_LIMITS.page + 1 };
  const found = await readBoard(ctx.db, opened.party.id, asked);
  if (found.length === 0) return null;
  const rows = found.slice(0, BOARD_LIMITS.page);
  const stateOf = ({ guestId, claimedAt }: (typeof rows)[number]) =>
    guestId === opened.guest.id ? "mine" : claimedAt === null ? "open" : "taken";
  return {
    gifts: rows.map((row) => ({ ...shownOf(row), state: stateOf(row) })),
    next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
}

type Opened = NonNullable<Awaited<ReturnType<typeof readGuestByToken>>>;

const sees = ({ guest: { answer }, maySeeGifts }: Opened) =>
  maySeeGifts && (answer === "yes" || answer === "maybe");

async function openForWriting(ctx: Ctx, editToken: string): Promise<Opened> {
  await ctx.limitRate("write");
  const opened = await readGuestByToken(ctx, editToken);
  if (!opened || !sees(opened)) throw new DomainError("notFound");
  if (opened.party.isClosed) throw new DomainError("invalidInput", { gift: "answersClosed" });
  return opened;
}

/**
 * Claims a gift ("I'll bring this"). Of concurrent claims one succeeds; idempotent. Throws
 * notFound, also for the guest of honour, tooManyRequests, taken, or invalidInput once the party is
 * over or the gift is gone.
 */
export async function bringAsGuest(ctx: Ctx, editToken: string, id: string): Promise<void> {
  const { party, guest } = await openForWriting(ctx, editToken);
  const gift = await claimGift(ctx.db, party.id, id, { guestId: guest.id, now: ctx.now });
  if (!gift) throw new DomainError("invalidInput", { gift: "giftGone" });
  if (gift.guestId !== guest.id) throw new DomainError("taken", { gift: "giftTaken" });
}

/**
 * Releases a gift that this guest brings ("Not me after all"). Throws as `bringAsGuest` does, never
 * taken.
 */
export async function releaseAsGuest(ctx: Ctx, editToken: string, id: string): Promise<void> {
  const { party, guest } = await openForWriting(ctx, editToken);
  await releaseGift(ctx.db, party.id, id, guest.id);
}
