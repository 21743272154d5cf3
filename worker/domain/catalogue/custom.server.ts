/**
 * Custom gifts: what the shop chose by hand for a season or holiday, and what the Owner adds. Newest first,
 * so that what the Owner adds is seen.
 */
import type { Ctx } from "../../context";
import type { Viewer } from "../viewer";
import { getGifts } from "./catalogue.server";
import { type CustomKey, type CustomShelf, readCustomKeys } from "./queries";
import {
  CUSTOM_LIMITS,
  type CustomGift,
  type CustomInput,
  type CustomPage,
  type GiftView,
} from "./schema";
import { type SeasonKey, seasonTags } from "./season";
import { SEASONS } from "./vocabulary";

type Shelf = Pick<CustomShelf, "tag" | "value">;
type Place = CustomKey & { shelf: number };

/**
 * A page of active custom gifts: of a season; of a holiday and then of its season; or without either of
 * every season in turn, to the Owner with the inactive ones (design §9). `after` is a `next` of an earlier
 * page; a made-up one starts over. Two queries, three rows a gift.
 */
export async function listCustomGifts(
  ctx: Ctx,
  viewer: Viewer,
  { season, after }: CustomInput,
): Promise<CustomPage> {
  await ctx.limitRate("search");
  const shelves = season ? shelvesOf(season) : everyShelf();
  const isAll = !season && viewer.isOwner;
  return readPage(ctx, shelves, { isAll, after, limit: CUSTOM_LIMITS.page });
}

/**
 * What the home page's carousel shows: gifts of the visitor's season or holiday, none of another holiday.
 * Two queries, three rows a gift.
 */
export async function listSeasonalGifts(ctx: Ctx): Promise<GiftView[]> {
  const { gifts } = await readPage(ctx, shelvesOf(ctx.season), {
    isAll: false,
    after: undefined,
    limit: CUSTOM_LIMITS.carousel,
  });
  return gifts.filter(({ holiday }) => holiday === null || holiday === ctx.season);
}

function shelvesOf(key: SeasonKey): Shelf[] {
  const { season, holiday } = seasonTags(key);
  const ofSeason: Shelf = { tag: "season", value: season };
  return holiday ? [{ tag: "holiday", value: holiday }, ofSeason] : [ofSeason];
}

const everyShelf = (): Shelf[] =>
  [...SEASONS, null].map((value): Shelf => ({ tag: "season", value }));

async function readPage(
  ctx: Ctx,
  shelves: readonly Shelf[],
  { isAll, after, limit }: { isAll: boolean; after: string | undefined; limit: number },
): Promise<CustomPage> {
  const key = parseKey(after, shelves.length);
  const first = key?.shelf ?? 0;
  const wanted = shelves
    .slice(first)
    .map((shelf, index) => ({ ...shelf, isAll, before: index === 0 ? key : null }));
  const found = await readCustomKeys(ctx.db, wanted, limit + 1);
  const page = found.slice(0, limit).map((place) => ({ ...place, shelf: place.shelf + first }));
  const views = await getGifts(
    ctx,
    page.map(({ id }) => id),
  );
  const byId = new Map(views.map((view) => [view.id, view]));
  const gifts = page.flatMap(({ id, isActive, shelf }): CustomGift[] => {
    const gift = byId.get(id);
    // A holiday's gifts carry its season too, and were shown on the shelf before.
    const isRepeated = shelves.slice(0, shelf).some(({ tag, value }) => gift?.[tag] === value);
    return gift && !isRepeated ? [{ ...gift, isActive }] : [];
  });
  const last = page.at(-1);
  return { gifts, next: found.length > limit && last ? formatKey(last) : null };
}

const formatKey = ({ shelf, isActive, id }: Place) => `${shelf}.${Number(isActive)}.${id}`;

function parseKey(after: string | undefined, shelves: number): Place | null {
  const [shelf = "", active, id] = /^(\d)\.([01])\.(\d{1,9})$/.exec(after ?? "")?.slice(1) ?? [];
  if (shelf === "" || Number(shelf) >= shelves) return null;
  return { shelf: Number(shelf), isActive: active === "1", id: Number(id) };
}
