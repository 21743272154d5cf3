import { data } from "react-router";
import type { Ctx } from "~worker/context";
import { BUDGET_LIMITS, STRATEGIES, type Strategy } from "~worker/domain/budget/schema";
import { getGifts } from "~worker/domain/catalogue/catalogue.server";
import type { GiftCategory } from "~worker/domain/catalogue/vocabulary";
import { DomainError } from "~worker/domain/errors";
import { listLists } from "~worker/domain/gift-lists/gift-lists.server";
import { getListStart } from "~worker/domain/gift-lists/pages.server";
import { requireAccount, type Viewer } from "~worker/domain/viewer";
import type { AskedSettings } from "./settings-url";
import { usualTarget } from "./target";

export type ChoosableGift = {
  id: number;
  name: string;
  category: GiftCategory;
  imageUrl: string;
  priceCents: number;
};

/** Where gifts can come from; an id of null stands for the favourites. */
export type Source = { id: string | null; name: string; count: number };

export type OptimizerSettings = {
  source: string | null;
  sources: Source[];
  /** Of the source's `total`, those that one plan holds. */
  gifts: ChoosableGift[];
  total: number;
  chosen: number[];
  /** Dollars, as typed where somebody did. */
  target: string;
  strategy: Strategy;
};

/**
 * The settings page as its address asks for it. Throws a 404 page for a list that isn't this
 * person's.
 */
export async function openSettings(
  ctx: Ctx,
  viewer: Viewer,
  asked: AskedSettings,
): Promise<OptimizerSettings> {
  const { favoriteIds } = requireAccount(viewer);
  const [{ gifts, total, list }, lists] = await Promise.all([
    asked.list === null ? readFavorites(ctx, favoriteIds) : readList(ctx, viewer, asked.list),
    listLists(ctx, viewer),
  ]);
  const ticked = asked.gifts && new Set(asked.gifts.map(Number));
  const chosen = gifts.filter(({ id }) => !ticked || ticked.has(id));
  const budget = chosen.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return {
    source: asked.list,
    sources: [
      { id: null, name: "", count: favoriteIds.length },
      // One that is older than those that are shown.
      ...(list && lists.every(({ id }) => id !== list.id) ? [list] : []),
      ...lists
        .filter(({ id, itemCount }) => itemCount > 0 || id === asked.list)
        .map(({ id, name, itemCount }) => ({ id, name, count: itemCount })),
    ],
    gifts,
    total,
    chosen: chosen.map(({ id }) => id),
    target: asked.target ?? String(usualTarget(budget)),
    strategy: STRATEGIES.find((strategy) => strategy === asked.strategy) ?? "balanced",
  };
}

type FromSource = { gifts: ChoosableGift[]; total: number; list: Source | null };

async function readFavorites(ctx: Ctx, favoriteIds: readonly number[]): Promise<FromSource> {
  const newest = favoriteIds.toReversed().slice(0, BUDGET_LIMITS.gifts);
  const gifts = (await getGifts(ctx, newest)).map(choosable);
  return { gifts, total: favoriteIds.length, list: null };
}

async function readList(ctx: Ctx, viewer: Viewer, listId: string): Promise<FromSource> {
  try {
    const start = await getListStart(ctx, viewer, listId, BUDGET_LIMITS.gifts);
    const { id, name, gifts, total } = start;
    return { gifts: gifts.map(choosable), total, list: { id, name, count: total } };
  } catch (error) {
    if (error instanceof DomainError && error.code === "notFound") {
      throw data(null, { status: 404 });
    }
    throw error;
  }
}

const choosable = ({ id, name, category, imageUrl, priceCents }: ChoosableGift): ChoosableGift => ({
  id,
  name,
  category,
  imageUrl,
  priceCents,
});
