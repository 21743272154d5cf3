/**
 * Full-text search. Three tiers instead of a rank: gifts named so, gifts described so, gifts with a
 * word that begins so; each in order of id, because ranking reads every hit and a common word has
 * thousands.
 */

import { SEARCH_LIMITS, type SearchInput } from "#shared/catalogue/schema";
import { LOCALES, type Locale } from "#shared/locale";
import type { Ctx } from "../../context";
import { functionWords } from "../brief/lexicon/indexes";
import { correctSpelling } from "./correct-spelling.server";
import { FACETS } from "./index/terms";
import { type Match, matchInTurn } from "./search/queries";
import {
  foldWord,
  hasAccent,
  inName,
  inWords,
  matchAll,
  matchAny,
  matchBeginning,
  searchWords,
  singleCharacters,
} from "./search-text";

const TIERS = [0, 1, 2] as const;
type Tier = (typeof TIERS)[number];

/**
 * How a text is read: as typed, with spelling corrected, by any of its Chinese characters, or not
 * at all.
 */
const MODES = ["exact", "corrected", "fuzzy", "filters"] as const;
type Reading = { mode: (typeof MODES)[number]; locale: Locale; words: readonly string[] };
type Position = { tier: Tier; after: number };

const START: Position = { tier: 0, after: 0 };

/** One page of matches; `next` and `correctedTo` as `SearchPage` has them. */
export type TextMatches = {
  /** In order: first those that hold the whole words, then those with a word that begins so. */
  ids: number[];
  /** How many of `ids` hold the whole words. */
  whole: number;
  next: string | null;
  correctedTo: string | null;
};

const NONE: TextMatches = { ids: [], whole: 0, next: null, correctedTo: null };

/**
 * A page of gifts that a text and filters match, in the visitor's language, else in another one, as
 * typed or with spelling corrected. Blank text matches every gift that passes the filters. `after`
 * is a `next` of an earlier page; a made-up one starts over. At most three queries and 25 rows.
 */
export async function matchText(ctx: Ctx, input: SearchInput): Promise<TextMatches> {
  const key = parseKey(input.after);
  if (input.q.trim() === "" || key?.mode === "filters") {
    const reading: Reading = { mode: "filters", locale: ctx.locale, words: [] };
    return readPage(ctx, input, reading, key?.mode === "filters" ? key.position : START);
  }
  const typed = searchWords(input.q);
  if (typed.length === 0) return NONE;
  if (key) {
    const reading = await readingOf(ctx, typed, key.mode, key.locale);
    return reading ? readPage(ctx, input, reading, key.position) : NONE;
  }
  const asTyped = await readingAsTyped(ctx, input, typed);
  if (asTyped) return readPage(ctx, input, asTyped, START);
  const corrected = await readingOf(ctx, typed, "corrected", ctx.locale);
  if (!corrected) return NONE;
  const page = await readPage(ctx, input, corrected, START);
  return page.ids.length > 0 ? { ...page, correctedTo: corrected.words.join(" ") } : NONE;
}

/**
 * The first page of gifts whose names hold any Chinese character of a text; none for other scripts.
 * One query.
 */
export async function matchCharacters(ctx: Ctx, input: SearchInput): Promise<TextMatches> {
  const reading = await readingOf(ctx, searchWords(input.q), "fuzzy", "zh");
  return reading ? readPage(ctx, input, reading, START) : NONE;
}

async function readingOf(
  ctx: Ctx,
  typed: readonly string[],
  mode: "exact" | "corrected" | "fuzzy",
  locale: Locale,
): Promise<Reading | null> {
  if (mode === "exact") return { mode, locale, words: typed };
  if (mode === "corrected") {
    const corrected = await correctSpelling(ctx, typed, locale);
    return corrected && { mode, ...corrected };
  }
  const words = singleCharacters(typed);
  return words.length > 0 ? { mode, locale, words } : null;
}

/**
 * In the first language where a gift matches the words: whole words in any language before
 * beginnings of words, or "vin" on the English page would be vinyl; null where none does. One query
 * of at most five parts, which is what D1 allows.
 */
async function readingAsTyped(
  ctx: Ctx,
  input: SearchInput,
  words: readonly string[],
): Promise<Reading | null> {
  const [first, second, ...others] = localesOf(ctx.locale, words, input.q);
  const whole = matchAll(words);
  const beginning = matchBeginning(words);
  const parts = [
    { match: whole, locales: first ? [first] : [] },
    { match: whole, locales: second ? [second] : [] },
    { match: whole, locales: others },
    { match: beginning, locales: [ctx.locale] },
    { match: beginning, locales: LOCALES.filter((locale) => locale !== ctx.locale) },
  ];
  const found = await firstThatMatches(ctx, input, parts);
  const last = found && found.locales.length > 1 ? found : null;
  const alone = last?.locales.map((locale) => ({ match: last.match, locales: [locale] }));
  const [locale] = (alone ? await firstThatMatches(ctx, input, alone) : found)?.locales ?? [];
  return locale ? { mode: "exact", locale, words } : null;
}

/** A way to read a text: an FTS5 expression, null for none, in any of these languages. */
type Part = { match: string | null; locales: readonly Locale[] };

/** The first part that a gift matches. One query. */
async function firstThatMatches(
  ctx: Ctx,
  input: SearchInput,
  parts: readonly Part[],
): Promise<Part | undefined> {
  const asked = parts.filter(({ match, locales }) => match && locales.length > 0);
  const matches = asked.map(({ match, locales }) => {
    const anywhere = locales.map((locale) => inWords(locale, match ?? "")).join(" OR ");
    return { expression: `(${anywhere})${filterOf(input)}`, after: 0 };
  });
  const [hit] = await matchInTurn(ctx.db, matches, 1);
  return hit && asked[hit.match];
}

/**
 * The languages in which words may be typed, likeliest first: the visitor's, then English. Accents,
 * which the index doesn't keep, tell French and Spanish: "thé" isn't "the". A lone "par" is no
 * search in French.
 */
function localesOf(own: Locale, words: readonly string[], text: string): Locale[] {
  const order = [...new Set([own, ...LOCALES])];
  const isAccented = (locale: Locale) => locale === "fr" || locale === "es";
  const likely = hasAccent(text)
    ? [...order.filter(isAccented), ...order.filter((locale) => !isAccented(locale))]
    : order;
  const isTelling = hasAccent(text) || words.some((word) => !functionWords().has(foldWord(word)));
  return isTelling ? likely : likely.filter((locale) => locale === own || locale === "en");
}

async function readPage(
  ctx: Ctx,
  input: SearchInput,
  reading: Reading,
  { tier, after }: Position,
): Promise<TextMatches> {
  const tiers = TIERS.slice(tier).flatMap((level): (Match & { tier: Tier })[] => {
    const expression = expressionOf(input, reading, level);
    return expression ? [{ expression, tier: level, after: level === tier ? after : 0 }] : [];
  });
  const hits = await matchInTurn(ctx.db, tiers, SEARCH_LIMITS.page + 1);
  const page = hits.slice(0, SEARCH_LIMITS.page);
  const tierOf = ({ match }: { match: number }) => tiers[match]?.tier ?? 0;
  const last = page.at(-1);
  const hasMore = hits.length > page.length && last;
  return {
    ids: page.map(({ id }) => id),
    whole: page.filter((hit) => tierOf(hit) < 2).length,
    next: hasMore ? [tierOf(last), last.id, reading.locale, reading.mode].join(".") : null,
    correctedTo: null,
  };
}

function expressionOf(
  input: SearchInput,
  { mode, words, locale }: Reading,
  tier: Tier,
): string | null {
  const filter = filterOf(input);
  if (mode === "filters") return tier === 0 ? `facets : ${FACETS.every}${filter}` : null;
  if (mode === "fuzzy") return tier === 0 ? `${inName(locale, matchAny(words))}${filter}` : null;
  const match = matchAll(words);
  const beginning = matchBeginning(words);
  const named = inName(locale, match);
  const anywhere = inWords(locale, match);
  if (tier === 0) return `${named}${filter}`;
  if (tier === 1) return `(${anywhere}${filter}) NOT ${named}`;
  return beginning && `(${inWords(locale, beginning)}${filter}) NOT ${anywhere}`;
}

/** What to add to an FTS5 expression so that gifts pass the filters. */
function filterOf({ age, budget, occasion, category }: SearchInput): string {
  const facets = [
    age && FACETS.age(age),
    budget && FACETS.budget(budget),
    occasion && FACETS.occasion(occasion),
    category && FACETS.category(category),
  ].filter((facet) => facet !== undefined);
  return facets.map((facet) => ` AND facets : ${facet}`).join("");
}

function parseKey(after: string | undefined) {
  const [tier, id, locale, mode] =
    /^([0-2])\.(\d{1,9})\.(\w\w)\.(\w+)$/.exec(after ?? "")?.slice(1) ?? [];
  const known = LOCALES.find((code) => code === locale);
  const way = MODES.find((name) => name === mode);
  if (!known || !way) return null;
  const position: Position = { tier: TIERS[Number(tier)] ?? 0, after: Number(id) };
  return { position, locale: known, mode: way };
}
