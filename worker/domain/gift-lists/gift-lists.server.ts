/** Gift lists. Somebody else's list is notFound, as if it didn't exist. */

import { DomainError } from "#shared/errors";
import {
  type GiftList,
  type GiftListSummary,
  type GiftListView,
  type ItemChange,
  LIST_LIMITS,
  type ListChange,
  type ListItem,
  type NewItemInput,
  type NewListInput,
  type WholeListInput,
} from "#shared/gift-lists/schema";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { getGifts } from "../catalogue/catalogue.server";
import { withDiscounts } from "../discounts/discounts.server";
import { hashToken } from "../tokens";
import {
  deleteItem,
  deleteList as deleteListRow,
  insertItem,
  insertList,
  insertWholeList,
  isOwnList,
  itemOf,
  type ListKey,
  readItem,
  readList,
  updateItem as updateItemRow,
  updateList as updateListRow,
} from "./queries";
import { readSummaries } from "./summaries/queries";

/** The person's lists, newest first; `giftId` asks which of them hold that gift. One query. */
export async function listLists(
  ctx: Ctx,
  viewer: Viewer,
  { giftId = null }: { giftId?: number | null } = {},
): Promise<GiftListSummary[]> {
  const { id } = requireAccount(viewer);
  return readSummaries(ctx.db, id, { giftId, after: null, limit: LIST_LIMITS.shown });
}

/**
 * A list with its gifts in the visitor's language. Throws notFound. Two queries, a third for
 * premium people's codes.
 */
export async function getList(ctx: Ctx, viewer: Viewer, listId: string): Promise<GiftListView> {
  const found = await readList(ctx.db, listKey(viewer, listId));
  if (!found) throw new DomainError("notFound");
  const ids = found.items.map((item) => item.giftId);
  const gifts = await withDiscounts(ctx, viewer, await getGifts(ctx, ids));
  const byId = new Map(gifts.map((gift) => [gift.id, gift]));
  const items = found.items.flatMap((item) => {
    const gift = byId.get(item.giftId);
    return gift ? [{ ...item, gift }] : [];
  });
  return { ...found.list, items };
}

/**
 * Starts a list. Throws listLimit for the fourth of a standard account, notFound for an unknown
 * gift.
 */
export async function createList(
  ctx: Ctx,
  viewer: Viewer,
  { name, description = null, giftId = undefined }: NewListInput,
): Promise<GiftList> {
  const { id: userId } = requireAccount(viewer);
  await ctx.limitRate("write");
  const list = { id: crypto.randomUUID(), userId, name, description, createdAt: ctx.now };
  const limit = viewer.isPremium ? null : LIST_LIMITS.standard;
  const { made, giftExists } = await insertList(ctx.db, list, { giftId: giftId ?? null, limit });
  if (made) return list;
  if (giftId !== undefined && !giftExists) throw unknownGift();
  throw new DomainError("listLimit");
}

/**
 * Starts a list with all that is on it, a gift once, those we don't know left out. The same person
 * asking with the same key gets the list that there is, as it is. Throws listLimit as `createList`,
 * invalidInput for more gifts than a list holds.
 */
export async function createWholeList(
  ctx: Ctx,
  viewer: Viewer,
  { name, key, items }: WholeListInput,
): Promise<GiftList> {
  const { id: userId } = requireAccount(viewer);
  await ctx.limitRate("write");
  const once = [...new Map(items.map((item) => [item.giftId, item])).values()];
  if (once.length > LIST_LIMITS.items) throw new DomainError("invalidInput", { items: "listFull" });
  const id = await hashToken(`${userId} ${key}`);
  const list = { id, userId, name, description: null, createdAt: ctx.now };
  const limit = viewer.isPremium ? null : LIST_LIMITS.standard;
  const made = await insertWholeList(ctx.db, list, once, limit);
  if (!made) throw new DomainError("listLimit");
  return made;
}

/** Changes name and description, as far as they are given. Throws notFound. */
export async function updateList(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  change: ListChange,
): Promise<GiftList> {
  const key = listKey(viewer, listId);
  await ctx.limitRate("write");
  const list = await updateListRow(ctx.db, key, change, ctx.now);
  if (!list) throw new DomainError("notFound");
  return list;
}

/** Deletes a list for good. Throws notFound. */
export async function deleteList(ctx: Ctx, viewer: Viewer, listId: string): Promise<void> {
  const key = listKey(viewer, listId);
  await ctx.limitRate("write");
  // Checked first, because a retried delete can't tell its own work from an unknown list.
  if (!(await isOwnList(ctx.db, key))) throw new DomainError("notFound");
  await deleteListRow(ctx.db, key);
}

/**
 * Puts a gift on a list, at its end or at `position`; one that is there stays as it is. Throws
 * notFound, or invalidInput when the list is full.
 */
export async function addItem(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  { giftId, note, position = LIST_LIMITS.items }: NewItemInput,
): Promise<ListItem> {
  const key = listKey(viewer, listId);
  await ctx.limitRate("write");
  const row = { giftId, note, position, createdAt: ctx.now };
  const facts = await insertItem(ctx.db, key, row, LIST_LIMITS.items);
  if (!facts?.list) throw new DomainError("notFound");
  if (!facts.gift) throw unknownGift();
  const item = itemOf(giftId, facts);
  if (!item) throw new DomainError("invalidInput", { giftId: "listFull" });
  return item;
}

/** Changes an item's note, place or both. Throws notFound. */
export async function updateItem(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  giftId: number,
  change: ItemChange,
): Promise<ListItem> {
  const key = listKey(viewer, listId);
  await ctx.limitRate("write");
  const item = await updateItemRow(ctx.db, key, giftId, change);
  if (!item) throw new DomainError("notFound");
  return item;
}

/** Takes a gift off a list and answers what `addItem` needs to bring it back. Throws notFound. */
export async function removeItem(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  giftId: number,
): Promise<ListItem> {
  const key = listKey(viewer, listId);
  await ctx.limitRate("write");
  const item = await readItem(ctx.db, key, giftId);
  if (!item) throw new DomainError("notFound");
  await deleteItem(ctx.db, key, giftId);
  return item;
}

const listKey = (viewer: Viewer, listId: string): ListKey => ({
  listId,
  userId: requireAccount(viewer).id,
});

const unknownGift = () => new DomainError("notFound", { giftId: "giftUnknown" });
