/** Lists a page at a time. Somebody else's list is notFound, as if it didn't exist. */

import type { GiftView } from "#shared/catalogue/schema";
import { DomainError } from "#shared/errors";
import { type GiftListSummary, LIST_LIMITS, type ListName } from "#shared/gift-lists/schema";
import { requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { getGifts } from "../catalogue/catalogue.server";
import { readIdsAfter, readNames } from "./pages/queries";
import { readList } from "./queries";
import { readSummaries } from "./summaries/queries";

/** A page of lists; `next` is the list after which the next page begins, null on the last. */
export type ListsPage = { lists: GiftListSummary[]; next: string | null };

/**
 * A page of the person's lists, newest first, after the list `after`; `giftId` asks which of them
 * hold that gift. One query, which reads every item of these lists: nothing else knows how many
 * there are.
 */
export async function listListsPage(
  ctx: Ctx,
  viewer: Viewer,
  { giftId = null, after }: { giftId?: number | null; after: string | null },
): Promise<ListsPage> {
  const { id } = requireAccount(viewer);
  const asked = { giftId, after, limit: LIST_LIMITS.page + 1 };
  return pageOf(await readSummaries(ctx.db, id, asked), LIST_LIMITS.page);
}

function pageOf<List extends ListName>(found: readonly List[], size: number) {
  const lists = found.slice(0, size);
  return { lists, next: found.length > size ? (lists.at(-1)?.id ?? null) : null };
}

/** As `ListsPage`, with names alone. */
export type NamesPage = { lists: ListName[]; next: string | null };

/**
 * Names of the person's lists, newest first, after the list `after`. One query, a row read for each
 * name and at most two more.
 */
export async function listNames(
  ctx: Ctx,
  viewer: Viewer,
  { after = null, size }: { after?: string | null; size: number },
): Promise<NamesPage> {
  const { id } = requireAccount(viewer);
  return pageOf(await readNames(ctx.db, id, { after, limit: size + 1 }), size);
}

/**
 * A page of a list's gifts; `next` is the gift after which the next page begins, null on the last.
 */
export type ListPage = ListName & { gifts: GiftView[]; next: number | null };

/**
 * Gifts of a list in the visitor's language, by their number and not by their place, beyond the
 * gift `after`; without discount codes. Throws notFound. Two queries and three rows a gift, another
 * query where words are missing.
 */
export async function getListPage(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  { after = 0, size }: { after?: number; size: number },
): Promise<ListPage> {
  const { id: userId } = requireAccount(viewer);
  const found = await readIdsAfter(ctx.db, { listId, userId }, { after, limit: size + 1 });
  if (!found) throw new DomainError("notFound");
  const ids = found.giftIds.slice(0, size);
  const next = found.giftIds.length > size ? (ids.at(-1) ?? null) : null;
  return { id: listId, name: found.name, gifts: await getGifts(ctx, ids), next };
}

/** A list's first gifts, and how many it holds. */
export type ListStart = ListName & { gifts: GiftView[]; total: number };

/**
 * The first `size` gifts of a list, by their place and in the visitor's language; without discount
 * codes. Throws notFound. Two queries, which read a row an item and two a gift; another where words
 * are missing.
 */
export async function getListStart(
  ctx: Ctx,
  viewer: Viewer,
  listId: string,
  size: number,
): Promise<ListStart> {
  const { id: userId } = requireAccount(viewer);
  const found = await readList(ctx.db, { listId, userId });
  if (!found) throw new DomainError("notFound");
  const { list, items } = found;
  const ids = items.slice(0, size).map(({ giftId }) => giftId);
  const gifts = await getGifts(ctx, ids);
  const unreadable = ids.length - gifts.length;
  return { id: list.id, name: list.name, gifts, total: items.length - unreadable };
}
