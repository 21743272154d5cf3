/** Own items of gift lists. Somebody else's list is notFound, as if it didn't exist. */

import { DomainError } from "#shared/errors";
import {
  OWN_ITEM_LIMITS,
  type OwnItem,
  type OwnItemInput,
  type OwnItemsPage,
} from "#shared/gift-lists/own-items";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import type { ListKey } from "../queries";
import {
  deleteRemoved,
  hasList,
  hideOwnItem,
  insertOwnItem,
  readOwnItems,
  readRemovedName,
  showOwnItem,
  updateOwnItem,
} from "./queries";

/** Seconds in which a removed item can come back. */
const UNDO_SECONDS = 86_400;

const listKey = (viewer: Viewer, listId: string): ListKey => ({
  listId,
  userId: requireAccount(viewer).id,
});

/** A page of a list's own items, oldest first. Throws notFound. One query. */
export async function listOwnItems(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  { after = 0 }: { after?: number } = {},
): Promise<OwnItemsPage> {
  const asked = { after, limit: OWN_ITEM_LIMITS.page };
  const page = await readOwnItems(ctx.db, listKey(viewer, listId), asked);
  if (!page) throw new DomainError("notFound");
  return page;
}

/** Puts an item on a list. Throws notFound, or invalidInput when the list is full. */
export async function addOwnItem(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  input: OwnItemInput,
): Promise<OwnItem> {
  const key = listKey(viewer, listId);
  await ctx.limitRate("write");
  const item = { id: crypto.randomUUID(), ...input };
  if (await insertOwnItem(ctx.db, key, { ...item, createdAt: ctx.now })) return item;
  if (await hasList(ctx.db, key)) throw new DomainError("invalidInput", { name: "listFull" });
  throw new DomainError("notFound");
}

/** Changes all of an item. Throws notFound. */
export async function changeOwnItem(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  id: string,
  input: OwnItemInput,
): Promise<OwnItem> {
  return writeItem(ctx, viewer, listId, (key) => updateOwnItem(ctx.db, key, id, input));
}

/** Takes an item off a list; `restoreOwnItem` brings it back for a day. Throws notFound. */
export async function removeOwnItem(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  id: string,
): Promise<OwnItem> {
  return writeItem(ctx, viewer, listId, (key) => hideOwnItem(ctx.db, key, id, ctx.now));
}

/** Undoes `removeOwnItem`. Throws notFound, also once the list is full. */
export async function restoreOwnItem(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  id: string,
): Promise<OwnItem> {
  return writeItem(ctx, viewer, listId, (key) => showOwnItem(ctx.db, key, id));
}

/** Runs `write` on the viewer's list. Throws notFound where it finds no item. */
async function writeItem(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  write: (key: ListKey) => Promise<OwnItem | null>,
): Promise<OwnItem> {
  const key = listKey(viewer, listId);
  await ctx.limitRate("write");
  const item = await write(key);
  if (!item) throw new DomainError("notFound");
  return item;
}

/** The name of a removed item that can still come back, or null. */
export const findRemovedName = (
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  id: string,
): Promise<string | null> => readRemovedName(ctx.db, listKey(viewer, listId), id);

/** Deletes for good what was taken off lists more than a day ago. */
export const sweepOwnItems = async (ctx: Ctx): Promise<void> => {
  await deleteRemoved(ctx.db, ctx.now - UNDO_SECONDS);
};
