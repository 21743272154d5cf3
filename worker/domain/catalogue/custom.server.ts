/**
 * Custom gifts: what the shop chose by hand for a season or holiday, and what the Owner adds.
 * Newest first, so that what the Owner adds is seen.
 */

import {
  CUSTOM_PAGE,
  type CustomGift,
  type CustomInput,
  type CustomPage,
  type GiftView,
} from "#shared/catalogue/schema";
import { type SeasonKey, seasonTags } from "#shared/catalogue/season";
import { SEASONS } from "#shared/catalogue/vocabulary";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { withDiscounts } from "../discounts/discounts.server";
import { type CustomGiftScope, readCatalogueVersion, readCustomGifts } from "./queries";
import { toView } from "./view";

/** Scopes that one page looks at, which is what D1 joins in one query. */
const SCOPES_PER_PAGE = 5;

/** Where a page begins: below this id of the scope at this index. */
type Position = { scope: number; before: number };
const TOP = 999_999_999;

/**
 * A page of active custom gifts: of a season; of a holiday and then of its season; or without
 * either of every season in turn, to the Owner with the inactive ones after them.
 * `after` is a `next` of an earlier page; a made-up one starts over. At most two queries, and four
 * rows a gift.
 */
export async function listCustomGifts(
  ctx: Ctx,
  viewer: Viewer,
  { season, after }: CustomInput,
): Promise<CustomPage> {
  await ctx.limitRate("search");
  const activities = viewer.isOwner ? [true, false] : [true];
  const scopes = season ? scopesOf(season) : activities.flatMap(everySeason);
  const page = await readPage(ctx, scopes, { after });
  return { ...page, gifts: await withDiscounts(ctx, viewer, page.gifts) };
}

/** Gifts of the carousel: nearly three windows of three, all seen in forty seconds. */
const CAROUSEL = 8;

/** What an isolate remembers of the carousel, and of which state of the catalogue it is. */
const remembered = new Map<string, { version: string; gifts: GiftView[] }>();
/** More than one for each season, language and region that an isolate meets in a day. */
const MOST_REMEMBERED = 60;

/**
 * What the home page's carousel shows: gifts of the visitor's season or holiday, none of another
 * holiday. One query of two rows while the isolate remembers them and the catalogue is as it was;
 * else one or two more, and three rows a gift.
 */
export async function listSeasonalGifts(ctx: Ctx): Promise<GiftView[]> {
  const key = [ctx.season, ctx.locale, ctx.region].join();
  const known = remembered.get(key);
  const [version, read] = await Promise.all([
    readCatalogueVersion(ctx.db),
    known ? null : readSeasonal(ctx),
  ]);
  if (known?.version === version) return known.gifts;
  const gifts = read ?? (await readSeasonal(ctx));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, { version, gifts });
  return gifts;
}

async function readSeasonal(ctx: Ctx): Promise<GiftView[]> {
  const { gifts } = await readPage(ctx, scopesOf(ctx.season), { size: CAROUSEL });
  return gifts.filter(({ holiday }) => holiday === null || holiday === ctx.season);
}

function scopesOf(key: SeasonKey): CustomGiftScope[] {
  const { season, holiday } = seasonTags(key);
  const ofSeason: CustomGiftScope = { tag: "season", value: season, isActive: true };
  return holiday ? [{ tag: "holiday", value: holiday, isActive: true }, ofSeason] : [ofSeason];
}

const everySeason = (isActive: boolean): CustomGiftScope[] =>
  [...SEASONS, null].map((value) => ({ tag: "season", value, isActive }));

async function readPage(
  ctx: Ctx,
  scopes: readonly CustomGiftScope[],
  { after, size = CUSTOM_PAGE }: { after?: string | undefined; size?: number } = {},
): Promise<CustomPage> {
  const start = parseKey(after, scopes.length);
  const end = Math.min(scopes.length, start.scope + SCOPES_PER_PAGE);
  const asked = scopes.slice(start.scope, end).map((scope, place) => ({
    ...scope,
    before: place === 0 ? start.before : TOP,
  }));
  const rows = await readCustomGifts(ctx.db, asked, size + 1, ctx);
  const page = rows.slice(0, size).map((row) => ({ ...row, scope: start.scope + row.scope }));
  const last = page.at(-1);
  const isFull = rows.length > page.length && last;
  const unread = end < scopes.length ? formatKey({ scope: end, before: TOP }) : null;
  return {
    gifts: page.flatMap(({ scope, ...row }): CustomGift[] => {
      const isActive = scopes[scope]?.isActive ?? false;
      // A holiday's gifts carry its season too, and were shown in the scope before.
      const isRepeated = scopes
        .slice(0, scope)
        .some(({ tag, value }) => tag === "holiday" && row.holiday === value);
      return isRepeated ? [] : [{ ...toView(row, ctx), isActive }];
    }),
    next: isFull ? formatKey({ scope: last.scope, before: last.id }) : unread,
  };
}

const formatKey = ({ scope, before }: Position) => `${scope}.${before}`;

function parseKey(after: string | undefined, scopes: number): Position {
  const [scope = NaN, before = NaN] =
    /^(\d)\.(\d{1,9})$/
      .exec(after ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  return scope < scopes ? { scope, before } : { scope: 0, before: TOP };
}
