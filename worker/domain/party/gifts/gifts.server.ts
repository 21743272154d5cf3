/** The board of gifts for the host. Somebody else's party is notFound, as if it didn't exist. */

import { DomainError } from "#shared/errors";
import {
  BOARD_LIMITS,
  type BoardGift,
  type OwnGiftInput,
  type RemovedGift,
} from "#shared/party/gifts/schema";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { getGifts } from "../../catalogue/catalogue.server";
import { listGuests, nameKey } from "../guests/guests.server";
import { getParty } from "../plans/plans.server";
import {
  type BoardRow,
  claimGift,
  deleteGift,
  insertGift,
  readBoard,
  readGift,
  readGiftIds,
  releaseGift,
  sumHostGifts,
} from "./queries";

export type BoardPage = {
  gifts: BoardGift[];
  /** Where the next page begins; null on the last. */
  next: string | null;
};

/** A page of the board with who brings what. Throws notFound. One query beside the party's. */
export async function openBoard(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  after: string | null = null,
): Promise<BoardPage> {
  await getParty(ctx, viewer, partyId);
  const asked = { after, locale: ctx.locale, limit: BOARD_LIMITS.page + 1 };
  const found = await readBoard(ctx.db, partyId, asked);
  const rows = found.slice(0, BOARD_LIMITS.page);
  return {
    gifts: rows.map(withBringer),
    next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** The whole board, for the print sheet. Throws notFound. One query beside the party's. */
export async function listWholeBoard(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
): Promise<BoardGift[]> {
  await getParty(ctx, viewer, partyId);
  const asked = { locale: ctx.locale, limit: BOARD_LIMITS.gifts };
  return (await readBoard(ctx.db, partyId, asked)).map(withBringer);
}

const withBringer = (row: BoardRow): BoardGift => ({ ...shownOf(row), by: bringerOf(row) });

/** What host and guests see of a gift, in the visitor's language. */
export const shownOf = ({ id, title, priceCents, slug, imageUrl, isActive, words }: BoardRow) => ({
  id,
  title: words ?? title,
  priceCents,
  slug: isActive ? slug : null,
  imageUrl,
});

function bringerOf({ guestName, claimedAt }: BoardRow): BoardGift["by"] {
  if (guestName !== null) return { host: false, name: guestName };
  return claimedAt === null ? null : { host: true };
}

/**
 * Which of these gifts of the catalogue are on the board. Throws notFound. One query beside the
 * party's.
 */
export async function findOnBoard(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  giftIds: readonly number[],
): Promise<number[]> {
  await getParty(ctx, viewer, partyId);
  return readGiftIds(ctx.db, partyId, giftIds);
}

/** What the gifts that the host brings cost, in cents. Throws notFound. */
export async function sumOwnGifts(ctx: Ctx, viewer: Viewer, partyId: string): Promise<number> {
  await getParty(ctx, viewer, partyId);
  return sumHostGifts(ctx.db, partyId);
}

/** The same of a whole board that has been read. */
export const sumOwnOf = (board: readonly BoardGift[]): number =>
  board.reduce((cents, { by, priceCents }) => cents + (by?.host ? (priceCents ?? 0) : 0), 0);

type Added = { id: string; title: string };

/**
 * Puts a gift of the catalogue on the board, once. Throws notFound, or invalidInput: there already,
 * or full.
 */
export async function addGift(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  giftId: number,
): Promise<Added> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const [gift] = await getGifts(ctx, [giftId]);
  if (!gift) throw new DomainError("notFound", { gift: "giftUnknown" });
  const { name: title, priceCents } = gift;
  return putOn(ctx, partyId, newGift({ giftId, title, priceCents }), "gift");
}

/** Puts a gift in the host's own words on the board. Throws as `addGift` does. */
export async function addOwnGift(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  { title, price: priceCents }: OwnGiftInput,
): Promise<Added> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  return putOn(ctx, partyId, newGift({ giftId: null, title, priceCents }), "title");
}

const newGift = (gift: Pick<RemovedGift, "giftId" | "title" | "priceCents">): RemovedGift => ({
  ...gift,
  id: crypto.randomUUID(),
  guestId: null,
  claimedAt: null,
});

async function putOn(
  ctx: Ctx,
  partyId: string,
  gift: RemovedGift,
  field: "gift" | "title",
): Promise<Added> {
  const became = await insertGift(ctx.db, { ...gift, partyId, createdAt: ctx.now });
  if (became === "added") return { id: gift.id, title: gift.title };
  throw new DomainError("invalidInput", {
    [field]: became === "twice" ? "giftOnBoard" : "boardFull",
  });
}

/** Takes a gift off the board and answers what `restoreGift` needs. Throws notFound. */
export async function removeGift(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  id: string,
): Promise<RemovedGift> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const gift = await readGift(ctx.db, partyId, id);
  if (!gift) throw new DomainError("notFound");
  await deleteGift(ctx.db, partyId, id);
  return gift;
}

/**
 * Brings a removed gift back, with who brings it while they still may. Safe to repeat; throws as
 * `addGift`.
 */
export async function restoreGift(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  gift: RemovedGift,
): Promise<Added> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  if (gift.giftId !== null && (await getGifts(ctx, [gift.giftId])).length === 0) {
    throw new DomainError("notFound", { gift: "giftUnknown" });
  }
  return putOn(ctx, partyId, gift, "gift");
}

/** The host brings an open gift. Throws notFound, or taken when somebody was faster. */
export async function bringGift(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  id: string,
): Promise<void> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  const gift = await claimGift(ctx.db, partyId, id, { guestId: null, now: ctx.now });
  if (!gift) throw new DomainError("notFound");
  if (gift.guestId !== null) throw new DomainError("taken", { name: "giftTaken" });
}

/**
 * Gives an open gift to the guest of that name. Throws notFound, taken, or invalidInput for nobody,
 * for several, for who said no and for the guest of honour.
 */
export async function assignGift(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  id: string,
  name: string,
): Promise<void> {
  await ctx.limitRate("write");
  const { guests } = await listGuests(ctx, viewer, partyId, { q: name, show: "all", after: "" });
  const exact = guests.filter((guest) => nameKey(guest.name) === nameKey(name));
  const [guest, ...others] = exact.length > 0 ? exact : guests;
  if (!guest) throw new DomainError("invalidInput", { name: "bringerUnknown" });
  if (others.length > 0) throw new DomainError("invalidInput", { name: "bringerSeveral" });
  if (guest.isGuestOfHonour) throw new DomainError("invalidInput", { name: "bringerHonour" });
  if (guest.answer === "no") throw new DomainError("invalidInput", { name: "bringerAbsent" });
  const gift = await claimGift(ctx.db, partyId, id, { guestId: guest.id, now: ctx.now });
  if (!gift) throw new DomainError("notFound");
  if (gift.guestId !== guest.id) throw new DomainError("taken", { name: "giftTaken" });
}

/** Opens a gift again, whoever brings it. Throws notFound for no party of theirs. */
export async function freeGift(
  ctx: Ctx,
  viewer: Viewer,
  partyId: string,
  id: string,
): Promise<void> {
  await getParty(ctx, viewer, partyId);
  await ctx.limitRate("write");
  await releaseGift(ctx.db, partyId, id);
}
