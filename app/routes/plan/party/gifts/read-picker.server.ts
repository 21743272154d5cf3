import { z } from "zod";
import type { GiftView } from "#shared/catalogue/schema";
import type { ListName } from "#shared/gift-lists/schema";
import type { Viewer } from "#shared/viewer";
import { orNotFound } from "~/failures.server";
import type { Ctx } from "~worker/context";
import { chooseFavorites } from "~worker/domain/favorites/favorites.server";
import { getListPage, listNames } from "~worker/domain/gift-lists/pages.server";
import { findOnBoard } from "~worker/domain/party/gifts/gifts.server";

/** What one page holds, so that it reads no more rows than a page may: four a gift, one a name. */
const GIFTS = 8;
const NAMES = 24;
/** Lists that stand beside the favourites; the others are a step away. */
const AT_HAND = 3;

/** `pick` for choosing the list first. */
export const ALL_LISTS = "lists";

const pageNumber = z.coerce.number().int().min(1).catch(1);
const giftNumber = z.coerce.number().int().min(0).catch(0);

type Asked = { partyId: string; pick: string; searchParams: URLSearchParams };

/**
 * What the picker offers: names of all lists, or a page of the favourites or of one list, and where
 * else to look.
 */
export async function readPicker(ctx: Ctx, viewer: Viewer, asked: Asked) {
  const { partyId, pick, searchParams } = asked;
  const after = searchParams.get("after");
  if (pick === ALL_LISTS) {
    const { lists, next } = await listNames(ctx, viewer, { after, size: NAMES });
    const more = next && `after=${next}`;
    return { pick, lists: [], hasMoreLists: true, names: lists, gifts: [], isLater: !!after, more };
  }
  const [atHand, shown] = await Promise.all([
    listNames(ctx, viewer, { size: AT_HAND }),
    pick === "favorites"
      ? readFavorites(ctx, viewer, pageNumber.parse(searchParams.get("page") ?? "1"))
      : orNotFound(readList(ctx, viewer, pick, giftNumber.parse(after ?? "0"))),
  ]);
  const { list, gifts, isLater, more } = shown;
  const ids = gifts.map(({ id }) => id);
  const onBoard = new Set(await findOnBoard(ctx, viewer, partyId, ids));
  const isAtHand = atHand.lists.some(({ id }) => id === list?.id);
  return {
    pick,
    lists: list && !isAtHand ? [list, ...atHand.lists] : atHand.lists,
    hasMoreLists: atHand.next !== null,
    names: null,
    isLater,
    more,
    gifts: gifts.map(({ id, name, imageUrl, priceCents }) => ({
      id,
      name,
      imageUrl,
      priceCents,
      isOn: onBoard.has(id),
    })),
  };
}
export type PickerView = Awaited<ReturnType<typeof readPicker>>;

type Shown = {
  list: ListName | null;
  gifts: readonly GiftView[];
  isLater: boolean;
  /** What the next page's address says of it; null on the last. */
  more: string | null;
};

async function readFavorites(ctx: Ctx, viewer: Viewer, asked: number): Promise<Shown> {
  const { gifts, page, pages } = await chooseFavorites(ctx, viewer, { page: asked, size: GIFTS });
  const more = page < pages ? `page=${page + 1}` : null;
  return { list: null, gifts, isLater: page > 1, more };
}

async function readList(ctx: Ctx, viewer: Viewer, id: string, after: number): Promise<Shown> {
  const { gifts, next, ...list } = await getListPage(ctx, viewer, id, { after, size: GIFTS });
  const more = next === null ? null : `after=${next}`;
  return { list: { id: list.id, name: list.name }, gifts, isLater: after > 0, more };
}
