/** The catalogue: gifts by id, candidates for ranking, categories. */

import { type GiftView, SEARCH_LIMITS } from "#shared/catalogue/schema";
import { findTheme, findThemeItem } from "#shared/catalogue/themes";
import { CATEGORIES, type GiftCategory } from "#shared/catalogue/vocabulary";
import type { Ctx } from "../../context";
import type { Candidate } from "./candidate";
import { getGifts } from "./gifts.server";
import { FACETS } from "./index/terms";
import { type GiftWords, readCategory } from "./queries";
import { matchGifts } from "./search/queries";
import { inWords, matchAll, searchWords } from "./search-text";
import { searchTheme, suggestGifts } from "./themes.server";
import { toView } from "./view";

export { listCustomGifts, listSeasonalGifts } from "./custom.server";
export { findSimilar, getGiftBySlug, listGiftSlugs, nameInterests } from "./gift-page.server";
export {
  findCandidates,
  findCandidatesById,
  findIdsByName,
  findIdsByPhrases,
  type GiftWithFacts,
  getGifts,
  getGiftsAndWords,
  getGiftsBySlug,
  getGiftsWithFacts,
  hasGifts,
} from "./gifts.server";
export { addIdeas, sweepIdeas } from "./ideas/ideas.server";
export { matchCharacters, matchText, type TextMatches } from "./search.server";
export { suggestGifts, themesOfGift } from "./themes.server";
export type { Candidate, GiftWords };

/**
 * Gifts of a category, or of one of its sub-items (`item`, or free text), as `GET /api/gifts`
 * answers: a category of the home page, of the catalogue, or one that the Owner typed.
 * An unknown category answers what its words find.
 */
export async function listGifts(
  ctx: Ctx,
  input: { category: string; item?: string | undefined },
): Promise<GiftView[]> {
  await ctx.limitRate("search");
  const theme = findTheme(input.category);
  if (theme) {
    const text = input.item?.trim() ?? "";
    const item = findThemeItem(theme, text);
    return text && !item ? searchTheme(ctx, theme, text) : suggestGifts(ctx, theme, item);
  }
  const name = input.category.trim().toLowerCase();
  const category = CATEGORIES.find((known) => known === name);
  const words = searchWords([category ? "" : name, input.item ?? ""].join(" "));
  if (words.length === 0 && category) return listCategory(ctx, category);
  const own = category || input.item?.trim() ? [] : await listCategory(ctx, input.category.trim());
  if (own.length > 0 || words.length === 0) return own;
  const inCategory = category ? ` AND facets : ${FACETS.category(category)}` : "";
  const expression = `${inWords(ctx.locale, matchAll(words))}${inCategory}`;
  return getGifts(ctx, await matchGifts(ctx.db, expression, SEARCH_LIMITS.page));
}

async function listCategory(ctx: Ctx, category: GiftCategory): Promise<GiftView[]> {
  const rows = await readCategory(ctx.db, category, ctx, 0, SEARCH_LIMITS.page);
  return rows.map((row) => toView(row, ctx));
}
