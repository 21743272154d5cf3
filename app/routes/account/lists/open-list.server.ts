import type { OwnItemsPage } from "#shared/gift-lists/own-items";
import {
  type GiftListView,
  type ListItem,
  listedGiftId,
  newItemInput,
} from "#shared/gift-lists/schema";
import type { Viewer } from "#shared/viewer";
import { orNull } from "~/failures.server";
import { type Address, href } from "~/lib/address";
import type { Ctx } from "~worker/context";
import { getGifts } from "~worker/domain/catalogue/catalogue.server";
import { getList } from "~worker/domain/gift-lists/gift-lists.server";
import {
  findRemovedName,
  listOwnItems,
} from "~worker/domain/gift-lists/own-items/own-items.server";

/** What was just taken off, as the address of a page without scripts says, to be put back. */
export type Removed = ListItem & { name: string };

type OpenedList = {
  list: GiftListView;
  /** A page of its own items, and the place after which it begins. */
  own: OwnItemsPage & { after: number };
  removed: Removed | null;
  removedOwn: { id: string; name: string } | null;
};

/**
 * A list and, after a removal without scripts, what was removed. Null for a list that isn't there.
 */
export async function openList(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  query: URLSearchParams,
): Promise<OpenedList | null> {
  const place = Number(query.get("own"));
  const after = Number.isSafeInteger(place) && place > 0 ? place : 0;
  const gone = query.get("own-removed");
  const [list, own, name] = await Promise.all([
    orNull(getList(ctx, viewer, listId)),
    orNull(listOwnItems(ctx, viewer, listId, { after })),
    gone && findRemovedName(ctx, viewer, listId, gone),
  ]);
  if (!list || !own) return null;
  const removedOwn = gone && name ? { id: gone, name } : null;
  const removed = await readRemoved(ctx, list, query);
  return { list, own: { ...own, after }, removed, removedOwn };
}

async function readRemoved(
  ctx: Ctx,
  list: GiftListView,
  query: URLSearchParams,
): Promise<Removed | null> {
  const giftId = listedGiftId.safeParse(query.get("removed")).data;
  if (giftId === undefined || list.items.some((item) => item.giftId === giftId)) return null;
  const [gift] = await getGifts(ctx, [giftId]);
  if (!gift) return null;
  const { note, position } = newItemInput.shape;
  return {
    giftId,
    note: note.catch("").parse(query.get("note") ?? ""),
    position: position.catch(list.items.length).parse(query.get("position")) ?? list.items.length,
    name: gift.name,
  };
}

/** Where a page without scripts goes on after a removal: the list, with the way back. */
export function removedUrl(listId: string, { giftId, note, position }: ListItem): Address {
  const search = new URLSearchParams({ removed: `${giftId}`, note, position: `${position}` });
  return `${href("/lists/:id", { id: listId })}?${search}`;
}
