/** Gifts by id, slug and name, and candidates for ranking; the other services build on these. */

import type { GiftView } from "#shared/catalogue/schema";
import type { BudgetBand } from "#shared/catalogue/vocabulary";
import type { Ctx } from "../../context";
import { type Candidate, unpackCandidate } from "./candidate";
import { FACETS } from "./index/terms";
import {
  type GiftWords,
  hasActiveGift,
  readActiveBySlug,
  readGifts,
  readGiftsAndWords,
  readGiftsWithFacts,
  readPacked,
  readPostings,
} from "./queries";
import { matchGifts, matchRare } from "./search/queries";
import { inName, inWords, matchAll, matchBeginning, searchWords } from "./search-text";
import { toView } from "./view";

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
  const either = match.map((part) => `(${part})`).join(" OR ");
  return matchGifts(ctx.db, inName(ctx.locale, either), limit);
}

/** A phrase that more gifts of a budget hold is too common to tell anything. */
const MOST_NAMED = 5;
const MOST_PHRASES = 5;

/**
 * Ids of active gifts in these budget bands whose words hold one of the phrases, in the visitor's
 * language; none for a phrase that many hold. One query, at most 30 rows.
 */
export async function findIdsByPhrases(
  ctx: Ctx,
  phrases: readonly string[],
  budgets: readonly BudgetBand[],
): Promise<number[]> {
  if (budgets.length === 0) return [];
  const filter = budgets.map(FACETS.budget).join(" OR ");
  const expressions = phrases.flatMap((phrase) => {
    const words = searchWords(phrase);
    return words.length > 0
      ? [`${inWords(ctx.locale, matchAll(words))} AND facets : (${filter})`]
      : [];
  });
  return matchRare(ctx.db, expressions.slice(0, MOST_PHRASES), MOST_NAMED);
}

/** Most entries that an isolate remembers unpacked, at about a kilobyte each. */
const MOST_UNPACKED = 4_000;

/**
 * Entries of posting lists and what they hold. An entry's text says all of it, so what is
 * remembered is never out of date; a gift is in many lists, and popular ones are read again and
 * again.
 */
const unpacked = new Map<string, Candidate | null>();

function unpackOnce(entry: string): Candidate | null {
  const known = unpacked.get(entry);
  if (known !== undefined) return known;
  if (unpacked.size >= MOST_UNPACKED) unpacked.clear();
  const candidate = unpackCandidate(entry);
  unpacked.set(entry, candidate);
  return candidate;
}

function unpackAll(entries: readonly string[]): Candidate[] {
  const byId = new Map<number, Candidate>();
  for (const entry of entries) {
    const candidate = unpackOnce(entry);
    if (candidate) byId.set(candidate.id, candidate);
  }
  return [...byId.values()];
}
