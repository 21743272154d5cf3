/**
 * Full-text search. Three tiers instead of a rank: gifts named so, gifts described so, gifts with a word
 * that begins so; each in order of id, because ranking reads every hit and a common word has thousands
 * (design §3).
 */
import type { Ctx } from "../../context";
import { getGifts } from "./catalogue.server";
import { mendWords } from "./mend-words.server";
import { type Match, matchInTurn } from "./queries";
import { SEARCH_LIMITS, type SearchInput, type SearchPage } from "./schema";
import { matchAll, matchAny, matchBeginning, searchWords, singleCharacters } from "./search-text";
import { FACETS } from "./terms";
import { LOCALES, type Locale } from "./vocabulary";

const TIERS = [0, 1, 2] as const;
type Tier = (typeof TIERS)[number];

/** How a text is read: as typed, with typos mended, or by any of its Chinese characters. */
const MODES = ["typed", "mended", "loose"] as const;
type Reading = { mode: (typeof MODES)[number]; locale: Locale; words: readonly string[] };
type Position = { tier: Tier; after: number };

const START: Position = { tier: 0, after: 0 };
const EMPTY: SearchPage = { gifts: [], next: null, correctedTo: null };

/**
 * A page of gifts for a text and filters, in the visitor's language, else in English; when nothing matches
 * as typed, typos are mended and Chinese is read by its characters. Blank text answers all gifts that pass the
 * filters, or without any an empty page. `after`
 * is a `next` of an earlier page; a made-up one starts over. At most six queries and 60 rows.
 */
export async function searchGifts(ctx: Ctx, input: SearchInput): Promise<SearchPage> {
  const typed = searchWords(input.q);
  if (typed.length === 0 && !hasFilter(input)) return EMPTY;
  await ctx.limitRate("search");
  if (typed.length === 0) return readFiltered(ctx, input);
  const key = parseKey(input.after);
  if (key) {
    const reading = await readingOf(ctx, typed, key.mode, key.locale);
    return reading ? readPage(ctx, input, reading, key.position) : EMPTY;
  }
  const asTyped = await readingAsTyped(ctx, input, typed);
  if (asTyped) return readPage(ctx, input, asTyped, START);
  for (const mode of ["mended", "loose"] as const) {
    const reading = await readingOf(ctx, typed, mode, ctx.locale);
    if (!reading) continue;
    const page = await readPage(ctx, input, reading, START);
    const correctedTo = mode === "mended" ? reading.words.join(" ") : null;
    return page.gifts.length > 0 ? { ...page, correctedTo } : EMPTY;
  }
  return EMPTY;
}

async function readingOf(
  ctx: Ctx,
  typed: readonly string[],
  mode: Reading["mode"],
  locale: Locale,
): Promise<Reading | null> {
  if (mode === "typed") return { mode, locale, words: typed };
  if (mode === "mended") {
    const mended = await mendWords(ctx, typed, locale);
    return mended && { mode, ...mended };
  }
  const words = singleCharacters(typed);
  return words.length > 0 ? { mode, locale, words } : null;
}

/** In the visitor's language where any gift matches the words so, else in English; null where none does. One query. */
async function readingAsTyped(
  ctx: Ctx,
  input: SearchInput,
  words: readonly string[],
): Promise<Reading | null> {
  const locales = [...new Set([ctx.locale, "en" as const])];
  const any = [matchAll(words), matchBeginning(words)].filter(Boolean).map((match) => `(${match})`);
  const matches = locales.map((locale) => ({
    expression: `{name body} : (${any.join(" OR ")}) AND ${filterOf(input, locale)}`,
    after: 0,
  }));
  const [hit] = await matchInTurn(ctx.db, matches, 1);
  const locale = hit && locales[hit.match];
  return locale ? { mode: "typed", locale, words } : null;
}

async function readPage(
  ctx: Ctx,
  input: SearchInput,
  reading: Reading,
  { tier, after }: Position,
): Promise<SearchPage> {
  const tiers = TIERS.slice(tier).flatMap((level): (Match & { tier: Tier })[] => {
    const expression = expressionOf(input, reading, level);
    return expression ? [{ expression, tier: level, after: level === tier ? after : 0 }] : [];
  });
  const hits = await matchInTurn(ctx.db, tiers, SEARCH_LIMITS.page + 1);
  const found = hits.flatMap(({ id, match }) => {
    const asked = tiers[match];
    return asked ? [{ id, tier: asked.tier }] : [];
  });
  const page = found.slice(0, SEARCH_LIMITS.page);
  const last = page.at(-1);
  const more = found.length > page.length && last;
  const ids = page.map((hit) => hit.id);
  return {
    gifts: await getGifts(ctx, ids),
    next: more ? [last.tier, last.id, reading.locale, reading.mode].join(".") : null,
    correctedTo: null,
  };
}

function expressionOf(
  input: SearchInput,
  { mode, words, locale }: Reading,
  tier: Tier,
): string | null {
  const filter = filterOf(input, locale);
  if (mode === "loose") return tier === 0 ? `name : (${matchAny(words)}) AND ${filter}` : null;
  const match = matchAll(words);
  const beginning = matchBeginning(words);
  const anywhere = `{name body} : (${match})`;
  if (tier === 0) return `name : (${match}) AND ${filter}`;
  if (tier === 1) return `(${anywhere} AND ${filter}) NOT name : (${match})`;
  return beginning && `({name body} : (${beginning}) AND ${filter}) NOT ${anywhere}`;
}

/** Does a search narrow down by more than words? */
export const hasFilter = ({ age, budget, occasion, category }: Partial<SearchInput>): boolean =>
  Boolean(age || budget || occasion || category);

/** Every gift that passes the filters, in order of id. English names every gift, so its index rows are read. */
async function readFiltered(ctx: Ctx, input: SearchInput): Promise<SearchPage> {
  const after = Number(/^all\.(\d{1,9})$/.exec(input.after ?? "")?.[1] ?? 0);
  const match = { expression: filterOf(input, "en"), after };
  const hits = await matchInTurn(ctx.db, [match], SEARCH_LIMITS.page + 1);
  const ids = hits.slice(0, SEARCH_LIMITS.page).map(({ id }) => id);
  const next = hits.length > ids.length ? `all.${ids.at(-1)}` : null;
  return { gifts: await getGifts(ctx, ids), next, correctedTo: null };
}

function filterOf({ age, budget, occasion, category }: SearchInput, locale: Locale): string {
  const facets = [
    FACETS.locale(locale),
    age && FACETS.age(age),
    budget && FACETS.budget(budget),
    occasion && FACETS.occasion(occasion),
    category && FACETS.category(category),
  ].filter((facet) => facet !== undefined);
  return `facets : (${facets.join(" AND ")})`;
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
