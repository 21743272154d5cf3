/**
 * Custom gifts: what the shop chose by hand for a season or holiday, and what the Owner adds.
 * Newest first, so that what the Owner adds is seen.
 */
import type { Ctx } from "../../context";
import { withDiscounts } from "../discounts/discounts.server";
import type { Viewer } from "../viewer";
import { getGifts } from "./gifts.server";
import { type CustomGiftScope, readCustomIds } from "./queries";
import {
  CUSTOM_PAGE,
  type CustomGift,
  type CustomInput,
  type CustomPage,
  type GiftView,
} from "./schema";
import { type SeasonKey, seasonTags } from "./season";
import { SEASONS } from "./vocabulary";

/** Scopes that one page looks at, one query each; a page of many empty ones is short. */
const SCOPES_PER_PAGE = 5;

/** Where a page begins: below this id of the scope at this index. */
type Position = { scope: number; before: number };
const TOP = 999_999_999;

/**
 * A page of active custom gifts: of a season; of a holiday and then of its season; or without
 * either of every season in turn, to the Owner with the inactive ones after them (design §9).
 * `after` is a `next` of an earlier page; a made-up one starts over. At most six queries, and four
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
  const page = await readPage(ctx, scopes, after);
  return { ...page, gifts: await withDiscounts(ctx, viewer, page.gifts) };
}

/**
 * What the home page's carousel shows: gifts of the visitor's season or holiday, none of another
 * holiday. At most three queries, and four rows a gift.
 */
export async function listSeasonalGifts(ctx: Ctx): Promise<GiftView[]> {
  const { gifts } = await readPage(ctx, scopesOf(ctx.season));
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
  after?: string,
): Promise<CustomPage> {
  const start = parseKey(after, scopes.length);
  const end = Math.min(scopes.length, start.scope + SCOPES_PER_PAGE);
  const found: { id: number; scope: number }[] = [];
  for (let index = start.scope; index < end && found.length <= CUSTOM_PAGE; index++) {
    const scope = scopes[index] as CustomGiftScope;
    const before = index === start.scope ? start.before : TOP;
    const missing = CUSTOM_PAGE + 1 - found.length;
    const ids = await readCustomIds(ctx.db, scope, before, missing);
    found.push(...ids.map((id) => ({ id, scope: index })));
  }
  const page = found.slice(0, CUSTOM_PAGE);
  const last = page.at(-1);
  const isFull = found.length > page.length && last;
  const unread = end < scopes.length ? formatKey({ scope: end, before: TOP }) : null;
  return {
    gifts: await readViews(ctx, scopes, page),
    next: isFull ? formatKey({ scope: last.scope, before: last.id }) : unread,
  };
}

async function readViews(
  ctx: Ctx,
  scopes: readonly CustomGiftScope[],
  page: readonly { id: number; scope: number }[],
): Promise<CustomGift[]> {
  const views = await getGifts(
    ctx,
    page.map(({ id }) => id),
  );
  const byId = new Map(views.map((view) => [view.id, view]));
  return page.flatMap(({ id, scope }) => {
    const gift = byId.get(id);
    const isActive = scopes[scope]?.isActive ?? false;
    // A holiday's gifts carry its season too, and were shown in the scope before.
    const isRepeated = scopes
      .slice(0, scope)
      .some(({ tag, value }) => tag === "holiday" && gift?.holiday === value);
    return gift && !isRepeated ? [{ ...gift, isActive }] : [];
  });
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
