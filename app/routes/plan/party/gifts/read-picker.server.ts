import { z } from "zod";
import type { Ctx } from "~worker/context";
import type { GiftView } from "~worker/domain/catalogue/schema";
import { listFavoritesPage } from "~worker/domain/favorites/favorites.server";
import { getList, listLists } from "~worker/domain/gift-lists/gift-lists.server";
import { listGiftIds } from "~worker/domain/party-gifts/party-gifts.server";
import type { Viewer } from "~worker/domain/viewer";
import { orNotFound } from "../or-not-found.server";

/** Gifts that one page of the picker offers, of a list. */
const PAGE = 24;
const pageNumber = z.coerce.number().int().min(1).catch(1);

/** What the picker offers: one page of the favourites or of a list, and what else to choose from. */
export async function readPicker(
  ctx: Ctx,
  viewer: Viewer,
  { partyId, pick, searchParams }: { partyId: string; pick: string; searchParams: URLSearchParams },
) {
  const asked = pageNumber.parse(searchParams.get("page") ?? "1");
  const [lists, onBoard, shown] = await Promise.all([
    listLists(ctx, viewer),
    listGiftIds(ctx, viewer, partyId),
    pick === "favorites"
      ? listFavoritesPage(ctx, viewer, asked)
      : orNotFound(readListPage(ctx, viewer, pick, asked)),
  ]);
  return {
    pick,
    lists: lists.map(({ id, name }) => ({ id, name })),
    page: shown.page,
    pages: shown.pages,
    gifts: shown.gifts.map(({ id, name, imageUrl, priceCents }) => ({
      id,
      name,
      imageUrl,
      priceCents,
      isOn: onBoard.includes(id),
    })),
  };
}
export type PickerView = Awaited<ReturnType<typeof readPicker>>;

async function readListPage(ctx: Ctx, viewer: Viewer, listId: string, asked: number) {
  const { items } = await getList(ctx, viewer, listId);
  const pages = Math.max(1, Math.ceil(items.length / PAGE));
  const page = Math.min(asked, pages);
  const gifts: GiftView[] = items.slice((page - 1) * PAGE, page * PAGE).map(({ gift }) => gift);
  return { gifts, page, pages };
}
