/** The catalogue: gifts by id, candidates for ranking, categories. */
import type { Ctx } from "../../context";
import { type Candidate, unpackCandidate } from "./candidate";
import { FACETS } from "./index/terms";
import {
  type GiftWords,
  hasActiveGift,
  matchGifts,
  readActiveBySlug,
  readCategory,
  readGifts,
  readGiftsAndWords,
  readGiftsWithFacts,
  readPacked,
  readPostings,
} from "./queries";
import { type GiftView, SEARCH_LIMITS } from "./schema";
import { matchAll, matchBeginning, searchWords } from "./search-text";
import { findTheme, findThemeItem } from "./themes";
import { searchTheme, suggestGifts } from "./themes.server";
import { toView } from "./view";
import { CATEGORIES, type GiftCategory } from "./vocabulary";

export { listCustomGifts, listSeasonalGifts } from "./custom.server";
export { findSimilar, getGiftBySlug, listGiftSlugs, nameInterests } from "./gift-page.server";
export { addIdeas, sweepIdeas } from "./ideas.server";
export { matchCharacters, matchText, type TextMatches } from "./search.server";
export { suggestGifts, themesOfGift } from "./themes.server";
export type { Candidate, GiftWords };

/**
 * Gifts in the order of `ids`, in the visitor's language; ids that don't exist are left out. One
 * query, another where words are missing; two rows a gift.
 */
export async function getGifts(ctx: Ctx, ids: readonly number[]): Promise<GiftView[]> {
  if (ids.length === 0) return [];
  const rows = await readGifts(ctx.db, ids, ctx);
  const byId = new Map(rows.map((row) => [row.id, toView(row, ctx)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * `getGifts` of `ids`, and of `others`, in no order, the name and the sentence alone: one row each.
 * One query, another where words are missing.
 */
export async function getGiftsAndWords(
  ctx: Ctx,
  ids: readonly number[],
  others: readonly number[],
): Promise<{ gifts: GiftView[]; words: GiftWords[] }> {
  if (others.length === 0) return { gifts: await getGifts(ctx, ids), words: [] };
  const { gifts, words } = await readGiftsAndWords(ctx.db, ids, others, ctx);
  return { gifts: gifts.map((row) => toView(row, ctx)), words };
}

/** A gift and what ranking knows of it: null for one that an older vocabulary described. */
export type GiftWithFacts = { gift: GiftView; facts: Candidate | null };

/** `getGifts` for comparing gifts with candidates. One query, another where words are missing. */
export async function getGiftsWithFacts(
  ctx: Ctx,
  ids: readonly number[],
): Promise<GiftWithFacts[]> {
  if (ids.length === 0) return [];
  const rows = await readGiftsWithFacts(ctx.db, ids, ctx);
  return rows.map(({ packed, ...row }) => ({
    gift: toView(row, ctx),
    facts: unpackCandidate(`${row.id},${packed}`),
  }));
}

/** Active gifts by slug, at most 90, in no order and in the visitor's language. One query. */
export async function getGiftsBySlug(ctx: Ctx, slugs: readonly string[]): Promise<GiftView[]> {
  if (slugs.length === 0) return [];
  const rows = await readActiveBySlug(ctx.db, slugs, ctx);
  return rows.map((row) => toView(row, ctx));
}

/** Is there anything to offer? One row read. */
export const hasGifts = (ctx: Ctx): Promise<boolean> => hasActiveGift(ctx.db);

/** The candidates under these posting-list terms, each once. One query, a row read a term. */
export async function findCandidates(ctx: Ctx, terms: readonly string[]): Promise<Candidate[]> {
  return unpackAll((await readPostings(ctx.db, terms)).flat());
}

/** What ranking knows of these gifts, active or not, in no order. One query. */
export const findCandidatesById = async (ctx: Ctx, ids: readonly number[]): Promise<Candidate[]> =>
  unpackAll(await readPacked(ctx.db, ids));

/**
 * Ids of active gifts whose names hold these words, in the visitor's language; the last may be a
 * beginning. One query.
 */
export async function findIdsByName(ctx: Ctx, text: string, limit: number): Promise<number[]> {
  const words = searchWords(text);
  const match = [words.length > 0 && matchAll(words), matchBeginning(words)].filter(Boolean);
  if (match.length === 0) return [];
  const expression = `name : (${match.map((part) => `(${part})`).join(" OR ")}) AND facets : ${FACETS.locale(ctx.locale)}`;
  return matchGifts(ctx.db, expression, limit);
}

/**
 * Gifts of a category, or of one of its sub-items (`item`, or free text), as `GET /api/gifts`
 * answers: a category of the home page (spec §2), of the catalogue, or one that the Owner typed.
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
  const expression = `{name body} : (${matchAll(words)})${inCategory} AND facets : ${FACETS.locale(ctx.locale)}`;
  return getGifts(ctx, await matchGifts(ctx.db, expression, SEARCH_LIMITS.page));
}

async function listCategory(ctx: Ctx, category: GiftCategory): Promise<GiftView[]> {
  const rows = await readCategory(ctx.db, category, ctx, 0, SEARCH_LIMITS.page);
  return rows.map((row) => toView(row, ctx));
}

function unpackAll(entries: readonly string[]): Candidate[] {
  const byId = new Map<number, Candidate>();
  for (const entry of new Set(entries)) {
    const candidate = unpackCandidate(entry);
    if (candidate) byId.set(candidate.id, candidate);
  }
  return [...byId.values()];
}
