/** What the themes hold: gifts chosen by hand, so that "Cakes" are cakes. */

import { themeNamed } from "#shared/catalogue/category-names";
import { type GiftView, SEARCH_LIMITS } from "#shared/catalogue/schema";
import {
  THEME_IDS,
  type Theme,
  type ThemeId,
  type ThemeItem,
  themeOf,
} from "#shared/catalogue/themes";
import type { Occasion } from "#shared/catalogue/vocabulary";
import type { Ctx } from "../../context";
import { getGifts, getGiftsBySlug } from "./gifts.server";
import { FACETS } from "./index/terms";
import { readCategory } from "./queries";
import { matchGifts } from "./search/queries";
import { inWords, matchAll, searchWords } from "./search-text";
import picks from "./theme-picks.json";
import { toView } from "./view";

/** Slugs by theme and sub-item, the best first. */
const PICKS: Record<string, Record<string, readonly string[]>> = picks;

/**
 * The gifts of a sub-item, or without one those recommended for the whole theme, at most 12:
 * first those that the Owner put into it. Two queries, one for a sub-item; gifts that left the
 * catalogue are left out.
 */
export async function suggestGifts(
  ctx: Ctx,
  theme: Theme,
  item: ThemeItem | null,
): Promise<GiftView[]> {
  const slugs = item ? (PICKS[theme.id]?.[item.id] ?? []) : recommended(theme);
  const [own, found] = await Promise.all([
    item ? [] : readCategory(ctx.db, theme.name, ctx, 0, SEARCH_LIMITS.page),
    getGiftsBySlug(ctx, slugs),
  ]);
  const chosen = slugs.flatMap((slug) => found.find((gift) => gift.slug === slug) ?? []);
  return [...own.map((row) => toView(row, ctx)), ...chosen].slice(0, SEARCH_LIMITS.page);
}

/**
 * The themes of a gift: its own, those that it was chosen for, then those of its
 * occasions.
 */
export function themesOfGift(
  { slug, category }: Pick<GiftView, "slug" | "category">,
  occasions: readonly Occasion[],
): ThemeId[] {
  const isChosen = (id: ThemeId) => Object.values(PICKS[id] ?? {}).some((l) => l.includes(slug));
  const isFor = (id: ThemeId) => occasions.some((occasion) => occasion === themeOf(id).occasion);
  const chosen = THEME_IDS.filter(isChosen);
  const own = themeNamed(category);
  return [...new Set([...(own ? [own] : []), ...chosen, ...THEME_IDS.filter(isFor)])];
}

/**
 * Gifts for a theme's occasion whose words match a text that names no sub-item of it. Two
 * queries.
 */
export async function searchTheme(ctx: Ctx, theme: Theme, text: string): Promise<GiftView[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const forOccasion = theme.occasion ? ` AND facets : ${FACETS.occasion(theme.occasion)}` : "";
  const expression = `${inWords(ctx.locale, matchAll(words))}${forOccasion}`;
  return getGifts(ctx, await matchGifts(ctx.db, expression, SEARCH_LIMITS.page));
}

/** The sub-items in turn, each giving its best gift that no other gave. */
function recommended(theme: Theme): string[] {
  const lists = Object.values(PICKS[theme.id] ?? {});
  const rounds = Math.max(...lists.map((list) => list.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list[round] ?? []),
  ).flat();
  return [...new Set(inTurn)].slice(0, SEARCH_LIMITS.page);
}
