/**
 * Lists by link. The owner switches a link on and off and replaces it; whoever has it sees the list
 * without an account. The database keeps the hash of a link's token alone.
 */

import { DomainError } from "#shared/errors";
import {
  type ListShare,
  SHARE_LIMITS,
  type SharedItem,
  type SharedList,
  type ShareInput,
} from "#shared/gift-lists/sharing";
import { addDays } from "#shared/party/plans/place-clock";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { getGifts } from "../../catalogue/catalogue.server";
import { hashToken, newToken } from "../../tokens";
import {
  endShare,
  putShare,
  readGiftsFrom,
  readItemName,
  readOwnAfter,
  readShare,
  readShared,
  replaceToken,
} from "./queries";

const TOKEN = /^[\w-]{43}$/;
/** Tokens of a browser that are looked at. */
const HELD = 10;

const listKey = (viewer: Viewer, listId: string) => ({
  listId,
  userId: requireAccount(viewer).id,
});

/**
 * How a list of one's own is shared, with the link's token if it is one of `held`; null for a list
 * that never was. One query.
 */
export async function getShare(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  held: readonly string[],
): Promise<ListShare | null> {
  const found = await readShare(ctx.db, listKey(viewer, listId));
  if (!found) return null;
  const { tokenHash, ...share } = found;
  const tokens = held.filter((token) => TOKEN.test(token)).slice(0, HELD);
  const hashes = await Promise.all(tokens.map(hashToken));
  const token = share.isOn ? (tokens[hashes.indexOf(tokenHash)] ?? null) : null;
  return { ...share, token };
}

/**
 * Shares a list, or changes how. Answers the token of a new link, null where the link stayed.
 * Throws notFound, or invalidInput for days that have passed, that are too far away, and for a day
 * of reveal before the one that viewers were told.
 */
export async function shareList(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  input: ShareInput,
): Promise<string | null> {
  const key = listKey(viewer, listId);
  await ctx.limitRate("write");
  const known = await readShare(ctx.db, key);
  checkDays(ctx, input, known);
  const token = newToken();
  const tokenHash = await hashToken(token);
  const share = { ...input, tokenHash, now: ctx.now, today: ctx.today };
  const current = await putShare(ctx.db, key, share);
  if (current === null) throw new DomainError("notFound");
  return current === tokenHash ? token : null;
}

/** Whether anybody claimed anything has no say in this: a refusal would tell the owner. */
function checkDays(
  { today }: Ctx,
  { occasionOn, revealOn }: ShareInput,
  known: { occasionOn: string; revealOn: string } | null,
): void {
  const last = addDays(today, SHARE_LIMITS.days);
  const wrong = (field: string, message: "eventDatePast" | "shareDateFar" | "revealTooSoon") =>
    new DomainError("invalidInput", { [field]: message });
  if (occasionOn !== known?.occasionOn && occasionOn < today) {
    throw wrong("occasionOn", "eventDatePast");
  }
  if (occasionOn > last) throw wrong("occasionOn", "shareDateFar");
  if (revealOn > last) throw wrong("revealOn", "shareDateFar");
  if (revealOn === known?.revealOn) return;
  if (revealOn <= today) throw wrong("revealOn", "revealTooSoon");
  if (known && known.revealOn > today && revealOn < known.revealOn) {
    throw new DomainError("invalidInput", { revealOn: "revealEarlier" });
  }
}

/** Makes a new link, which ends the one before. Answers its token. Throws notFound. */
export async function replaceLink(ctx: Ctx, viewer: Viewer, listId: string): Promise<string> {
  const key = listKey(viewer, listId);
  await ctx.limitRate("write");
  const token = newToken();
  if (!(await replaceToken(ctx.db, key, await hashToken(token)))) throw new DomainError("notFound");
  return token;
}

/** Closes the link of a list; one that is closed stays so. */
export async function unshareList(ctx: Ctx, viewer: Viewer, listId: string): Promise<void> {
  const key = listKey(viewer, listId);
  await ctx.limitRate("write");
  await endShare(ctx.db, key);
}

export type OpenedShare = NonNullable<Awaited<ReturnType<typeof readShared>>>;

/** The list that a link opens. Throws notFound. One query. */
export async function openShare(ctx: Ctx, token: string): Promise<OpenedShare> {
  const found = TOKEN.test(token) ? await readShared(ctx.db, await hashToken(token)) : null;
  if (!found) throw new DomainError("notFound");
  return found;
}

/** The name of an own item that is on a list, or null. */
export const findItemName = (ctx: Ctx, listId: string, id: string): Promise<string | null> =>
  readItemName(ctx.db, listId, id);

/** From which day on the owner sees who promised what; null for a list that never was shared. */
export async function readReveal(ctx: Ctx, viewer: Viewer, listId: string): Promise<string | null> {
  return (await readShare(ctx.db, listKey(viewer, listId)))?.revealOn ?? null;
}

/**
 * A page of an opened list: gifts of the catalogue in their order, then own items. Four queries at
 * most.
 */
export async function getSharedList(
  ctx: Ctx,
  viewer: Viewer,
  share: OpenedShare,
  from: string | null,
): Promise<SharedList> {
  const { name, description, ownerName, ownerId, occasionOn, revealOn } = share;
  return {
    name,
    description,
    ownerName,
    isOwn: viewer.account?.id === ownerId,
    occasionOn,
    revealOn,
    ...(await readPage(ctx, share.listId, from)),
  };
}

/** Where a page begins: at a place among the gifts, or after one among the own items. */
const FROM = /^(g|o)(\d{1,15})$/;

async function readPage(
  ctx: Ctx,
  listId: string,
  from: string | null,
): Promise<Pick<SharedList, "items" | "next">> {
  const [, kind = "g", digits = "0"] = FROM.exec(from ?? "") ?? [];
  const place = Number(digits);
  const size = SHARE_LIMITS.page;
  const found =
    kind === "g" ? await readGiftsFrom(ctx.db, listId, { from: place, limit: size + 1 }) : [];
  const listed = found.slice(0, size);
  const beyond = found[size];
  const remaining = size - listed.length;
  const [gifts, own] = await Promise.all([
    getGifts(
      ctx,
      listed.map(({ giftId }) => giftId),
    ),
    beyond
      ? []
      : readOwnAfter(ctx.db, listId, { after: kind === "o" ? place : 0, limit: remaining + 1 }),
  ]);
  const byId = new Map(gifts.map((gift) => [gift.id, gift]));
  const items = listed.flatMap(({ giftId, note }): SharedItem[] => {
    const gift = byId.get(giftId);
    if (!gift) return [];
    const { slug, name, category, price, storeUrl, imageUrl, priceCents } = gift;
    const shown = { slug, name, category, price, storeUrl, imageUrl };
    const key = `g${giftId}`;
    return [
      { key, name, note, priceCents, gift: shown, quantity: 1, priority: "normal", url: null },
    ];
  });
  const shown = own.slice(0, remaining).map(({ id, place: _, ...item }): SharedItem => {
    return { key: `o${id}`, gift: null, ...item };
  });
  const nextOwn = own.length > remaining ? `o${own[remaining - 1]?.place ?? 0}` : null;
  return { items: [...items, ...shown], next: beyond ? `g${beyond.position}` : nextOwn };
}
