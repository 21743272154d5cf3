/**
 * Favourites. D1 is the truth; KV holds the list as it was at one version of the
 * person's row and of the catalogue, so what it answers is never wrong and nothing needs deleting.
 */

import type { GiftView } from "#shared/catalogue/schema";
import { DomainError } from "#shared/errors";
import { FAVORITES_LIMIT } from "#shared/favorites/schema";
import { type Account, requireAccount, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { describeError } from "../../log";
import { findViewer } from "../accounts/sessions/sessions.server";
import { getGifts } from "../catalogue/catalogue.server";
import { withDiscounts } from "../discounts/discounts.server";
import { deleteFavorite, explainRefusal, insertFavorite } from "./queries";

/** Less than the grace of a closed account, so that nothing of an erased one is left. */
const CACHE_SECONDS = 29 * 86_400;

/** Gifts a page of favourites shows: two rows each, and a premium person's codes come on top. */
const PAGE = 18;

/** One page of favourites, of how many, and how many gifts there are in all. */
export type FavoritesPage = { gifts: GiftView[]; page: number; pages: number; count: number };

/** Every saved gift in the visitor's language, newest first. No query when KV has them. */
export async function listFavorites(ctx: Ctx, viewer: Viewer): Promise<GiftView[]> {
  const account = requireAccount(viewer);
  const gifts = await readCached(ctx, account, 0, account.favoriteIds.length);
  return withDiscounts(ctx, viewer, gifts);
}

/** Page `asked` of the favourites, or the nearest that there is. One query, none when KV has it. */
export async function listFavoritesPage(
  ctx: Ctx,
  viewer: Viewer,
  asked: number,
): Promise<FavoritesPage> {
  const page = await readPage(ctx, viewer, asked, PAGE);
  return { ...page, gifts: await withDiscounts(ctx, viewer, page.gifts) };
}

/** The same to choose from, `size` gifts a page, without discount codes. */
export const chooseFavorites = (
  ctx: Ctx,
  viewer: Viewer,
  { page, size }: { page: number; size: number },
): Promise<FavoritesPage> => readPage(ctx, viewer, page, size);

async function readPage(
  ctx: Ctx,
  viewer: Viewer,
  asked: number,
  size: number,
): Promise<FavoritesPage> {
  const account = requireAccount(viewer);
  const count = account.favoriteIds.length;
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(1, asked), pages);
  const gifts = await readCached(ctx, account, (page - 1) * size, Math.min(count, page * size));
  return { gifts, page, pages, count };
}

async function readCached(ctx: Ctx, account: Account, start: number, end: number) {
  if (start >= end) return [];
  const { id, favoritesVersion, catalogueVersion, favoriteIds } = account;
  const { locale, region } = ctx;
  const key = [
    "favorites",
    id,
    favoritesVersion,
    catalogueVersion,
    locale,
    region,
    start,
    end,
  ].join(":");
  const cached = await ctx.cache.get<GiftView[]>(key);
  if (cached) return cached;
  const gifts = await getGifts(ctx, favoriteIds.toReversed().slice(start, end));
  if (isSecondRead(key)) ctx.waitUntil(ctx.cache.put(key, gifts, CACHE_SECONDS));
  return gifts;
}

/** Keys that this isolate has read once. */
const readOnce = new Set<string>();
const MOST_KEYS = 1_000;

/**
 * KV allows 1,000 writes a day in all, and each favourite toggled makes a new version, so only a
 * version that is read twice is written.
 */
function isSecondRead(key: string): boolean {
  if (readOnce.delete(key)) return true;
  if (readOnce.size >= MOST_KEYS) readOnce.clear();
  readOnce.add(key);
  return false;
}

/**
 * Saves a gift; saving it again changes nothing. Throws signInRequired, notFound or invalidInput.
 */
export async function saveFavorite(ctx: Ctx, viewer: Viewer, giftId: number): Promise<void> {
  const { id: userId } = requireAccount(viewer);
  await ctx.limitRate("write");
  const row = { id: crypto.randomUUID(), userId, giftId, createdAt: ctx.now };
  if ((await insertFavorite(ctx.db, row, FAVORITES_LIMIT)) === "added") return;
  const { exists, isSaved } = await explainRefusal(ctx.db, userId, giftId);
  if (!exists) throw new DomainError("notFound", { giftId: "giftUnknown" });
  if (!isSaved) throw new DomainError("invalidInput", { giftId: "favoritesFull" });
}

/** Takes a gift off the favourites; one that isn't there changes nothing. Throws signInRequired. */
export async function removeFavorite(ctx: Ctx, viewer: Viewer, giftId: number): Promise<void> {
  const { id } = requireAccount(viewer);
  await ctx.limitRate("write");
  await deleteFavorite(ctx.db, id, giftId);
}

/**
 * Saves the gift for which somebody signed in, identified by the viewer or by the token of a new
 * session. Never throws: they are signed in, and a heart can be pressed again.
 */
export async function saveAfterSignIn(
  ctx: Ctx,
  who: Viewer | string,
  giftId: number,
): Promise<void> {
  try {
    const viewer = typeof who === "string" ? await findViewer(ctx, who) : who;
    await saveFavorite(ctx, viewer, giftId);
  } catch (error) {
    ctx.log.warn("save_after_sign_in_failed", { error: describeError(error) });
  }
}
