/**
 * Full-text search. Three tiers instead of a rank: gifts named so, gifts described so, gifts with a word
 * that begins so; each in order of id, because ranking reads every hit and a common word has thousands (design §3).
 */
import type { Ctx } from "../../context";
import { getGifts } from "./catalogue.server";
import { closestWord } from "./closest-word";
import { matchGifts, readVocabulary } from "./queries";
import { SEARCH_LIMITS, type SearchInput, type SearchPage } from "./schema";
import { foldWord, isHan, matchAll, matchBeginning, searchWords } from "./search-text";
import { FACETS } from "./terms";
import type { Locale } from "./vocabulary";

const TIERS = [0, 1, 2] as const;
type Tier = (typeof TIERS)[number];
type Position = { tier: Tier; after: number; words: string[] | null; locale: Locale };

const EMPTY: SearchPage = { gifts: [], next: null, correctedTo: null };

/**
 * A page of gifts for a text and filters, in the visitor's language, else in English; typos are
 * mended when nothing matches as typed. Blank text answers an empty page. `after` is a `next` of an
 * earlier page; a made-up one starts over.
 */
export async function searchGifts(ctx: Ctx, input: SearchInput): Promise<SearchPage> {
  const typed = searchWords(input.q);
  if (typed.length === 0) return EMPTY;
  await ctx.limitRate("search");
  const position = parsePosition(input.after, ctx.locale);
  if (position) return readPage(ctx, input, position.words ?? typed, position);

  for (const locale of new Set([ctx.locale, "en" as const])) {
    const start: Position = { tier: 0, after: 0, words: null, locale };
    const page = await readPage(ctx, input, typed, start);
    if (page.gifts.length > 0) return page;
    const mended = await mendWords(ctx, typed, locale);
    if (!mended) continue;
    const words = { ...start, words: mended };
    const corrected = await readPage(ctx, input, mended, words);
    if (corrected.gifts.length > 0) return { ...corrected, correctedTo: mended.join(" ") };
  }
  return EMPTY;
}

async function readPage(
  ctx: Ctx,
  input: SearchInput,
  words: readonly string[],
  { tier, after, words: mended, locale }: Position,
): Promise<SearchPage> {
  const wanted = SEARCH_LIMITS.page + 1;
  const found: { id: number; tier: Tier }[] = [];
  for (const level of TIERS.slice(tier)) {
    const missing = wanted - found.length;
    if (missing <= 0) break;
    const from = level === tier ? after : 0;
    const expression = expressionOf(input, words, level, locale);
    const ids = expression ? await matchGifts(ctx.db, expression, from, missing) : [];
    found.push(...ids.map((id) => ({ id, tier: level })));
  }
  const page = found.slice(0, SEARCH_LIMITS.page);
  const last = page.at(-1);
  const more = found.length > page.length && last;
  return {
    gifts: await getGifts(
      ctx,
      page.map((hit) => hit.id),
    ),
    next: more ? [last.tier, last.id, locale, ...(mended ?? [])].join(".") : null,
    correctedTo: null,
  };
}

function expressionOf(
  { age, budget, occasion }: SearchInput,
  words: readonly string[],
  tier: Tier,
  locale: Locale,
): string | null {
  const match = matchAll(words);
  const beginning = matchBeginning(words);
  const facets = [
    FACETS.locale(locale),
    age && FACETS.age(age),
    budget && FACETS.budget(budget),
    occasion && FACETS.occasion(occasion),
  ].filter((facet) => facet !== undefined);
  const filter = `facets : (${facets.join(" AND ")})`;
  const anywhere = `{name body} : (${match})`;
  if (tier === 0) return `name : (${match}) AND ${filter}`;
  if (tier === 1) return `(${anywhere} AND ${filter}) NOT name : (${match})`;
  return beginning && `({name body} : (${beginning}) AND ${filter}) NOT ${anywhere}`;
}

/** The same words with each unknown one replaced by its nearest neighbour; null when none has one. */
async function mendWords(
  ctx: Ctx,
  typed: readonly string[],
  locale: Locale,
): Promise<string[] | null> {
  const latin = typed.filter((word) => !isHan(word) && word.length >= 4).map(foldWord);
  if (latin.length === 0) return null;
  // A slip may sit in the first letter, so the second letter's words are looked at too.
  const letters = new Set(latin.flatMap((word) => [word[0], word[1]]));
  const vocabulary = await readVocabulary(
    ctx.db,
    [...letters].map((l) => `${locale}:${l}`),
  );
  const mended = typed.map((word) => closestWord(foldWord(word), vocabulary) ?? word);
  return mended.some((word, index) => word !== typed[index]) ? mended : null;
}

function parsePosition(after: string | undefined, locale: Locale): Position | null {
  const match = /^([0-2])\.(\d{1,9})\.(en|fr|es|zh)((?:\.[\p{L}\p{N}]+)*)$/u.exec(after ?? "");
  if (!match) return null;
  const words = match[4] ? match[4].slice(1).split(".") : null;
  return {
    tier: TIERS[Number(match[1])] ?? 0,
    after: Number(match[2]),
    locale: match[3] === locale ? locale : "en",
    words,
  };
}
