/**
 * The guests' door to the board: whoever holds an answer's token and comes, or may come. For the guest of honour
 * there is no board at all, and nobody learns who brings what.
 */
import type { Ctx } from "../../context";
import { DomainError } from "../errors";
import { readGuestByToken } from "../party-guests/invitations.server";
import { shownOf } from "./party-gifts.server";
import { claimGift, readBoard, releaseGift } from "./queries";
import { BOARD_LIMITS, type GuestGift } from "./schema";

export type GuestBoard = { gifts: GuestGift[]; next: string | null };

/** A page of the board; null where there is nothing to see for this guest. Three queries. */
export async function readGuestBoard(
  ctx: Ctx,
  inviteToken: string,
  editToken: string,
  after: string | null = null,
): Promise<GuestBoard | null> {
  const opened = await readGuestByToken(ctx, inviteToken, editToken);
  if (!opened || !sees(opened.guest)) return null;
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

const sees = ({ answer, isGuestOfHonour }: Opened["guest"]) =>
  !isGuestOfHonour && (answer === "yes" || answer === "maybe");

async function openForWriting(ctx: Ctx, inviteToken: string, editToken: string): Promise<Opened> {
  await ctx.limitRate("write");
  const opened = await readGuestByToken(ctx, inviteToken, editToken);
  if (!opened || !sees(opened.guest)) throw new DomainError("notFound");
  if (opened.party.isClosed) throw new DomainError("invalidInput", { gift: "answersClosed" });
  return opened;
}

/**
 * "I'll bring this." Of many at once one gets it; sending it again changes nothing. Throws notFound, also for the
 * guest of honour, tooManyRequests, taken, or invalidInput once the party is over or the gift is gone.
 */
export async function bringAsGuest(
  ctx: Ctx,
  inviteToken: string,
  editToken: string,
  id: string,
): Promise<void> {
  const { party, guest } = await openForWriting(ctx, inviteToken, editToken);
  const gift = await claimGift(ctx.db, party.id, id, { guestId: guest.id, now: ctx.now });
  if (!gift) throw new DomainError("invalidInput", { gift: "giftGone" });
  if (gift.guestId !== guest.id) throw new DomainError("taken", { gift: "giftTaken" });
}

/** "Not me after all": opens what this guest brings. Throws as `bringAsGuest` does, never taken. */
export async function releaseAsGuest(
  ctx: Ctx,
  inviteToken: string,
  editToken: string,
  id: string,
): Promise<void> {
  const { party, guest } = await openForWriting(ctx, inviteToken, editToken);
  await releaseGift(ctx.db, party.id, id, guest.id);
}
