/**
 * The search page and `GET /api/gifts/search`: full text first, then what the finder's own reader
 * understands of the words ("gift for dad"), where the text matches little. At most eight queries
 * and 60 rows.
 */

import {
  type GiftView,
  hasSearchTerms,
  SEARCH_LIMITS,
  type SearchInput,
  type SearchPage,
} from "#shared/catalogue/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import type { Ctx } from "../../../context";
import { parseInterests } from "../../brief/parse-interests";
import { rankCandidates } from "../../recommendations/rank";
import {
  findCandidates,
  getGifts,
  matchCharacters,
  matchText,
  type TextMatches,
} from "../catalogue.server";
import { isWithin } from "../interests";
import {
  type GiftWish,
  isKnownByAccents,
  namesNothing,
  passes,
  readWish,
  termsOfWish,
} from "./read-wish";

/** With fewer gifts that match the text, others that suit what it means follow. */
const FEW = 6;
/**
 * Most gifts that the meaning of a text offers: relevance falls off, and each page costs a ranking.
 */
const MOST_BY_MEANING = 60;

const EMPTY: SearchPage = { gifts: [], next: null, correctedTo: null };

/**
 * A page of gifts for a text and filters, whatever language it is typed in. Without a word it lists
 * what passes the filters, and without either it is empty. `after` is a `next` of an earlier page;
 * a made-up one starts over. Throws tooManyRequests.
 */
export async function searchGifts(ctx: Ctx, input: SearchInput): Promise<SearchPage> {
  if (!hasSearchTerms(input)) return EMPTY;
  await ctx.limitRate("search");
  const position = parseKey(input.after);
  if (position) {
    const wish = readWish(input.q);
    const more = wish && (await matchWish(ctx, input, wish, position));
    return more ? { ...EMPTY, gifts: await getGifts(ctx, more.ids), next: more.next } : EMPTY;
  }
  // A word such as "gift" stands in descriptions too, which are no answer to it.
  if (!input.after && namesNothing(input.q)) {
    return showPage(ctx, input, await matchText(ctx, { ...input, q: "" }));
  }
  const meant = !input.after && isKnownByAccents(input.q) ? readWish(input.q) : null;
  if (meant && meant.brief.interests.length > 0) {
    const { ids, next } = await matchWish(ctx, input, meant, { offset: 0, shown: [] });
    if (ids.length > 0) return showPage(ctx, input, { ids, next, whole: 0, correctedTo: null });
  }
  const text = await matchText(ctx, input);
  const base = text.whole > 0 ? text.ids.slice(0, text.whole) : text.ids;
  const isLittle = base.length < FEW && !input.after;
  const wish = isLittle ? readWish(input.q) : null;
  if (wish && (base.length === 0 || !wish.isThing)) {
    const more = await matchWish(ctx, input, wish, { offset: 0, shown: base });
    if (more.ids.length > 0) return showPage(ctx, input, { ...text, ...more }, base);
  }
  const isNothing = isLittle && text.ids.length === 0 && !wish;
  return showPage(ctx, input, isNothing ? await matchCharacters(ctx, input) : text);
}

/** A page of gifts, those of `matched` first. */
async function showPage(
  ctx: Ctx,
  { q }: SearchInput,
  { ids, next, correctedTo }: TextMatches,
  matched: readonly number[] = ids,
): Promise<SearchPage> {
  const gifts = await getGifts(ctx, [...new Set([...matched, ...ids])]);
  const isMatched = ({ id }: GiftView) => matched.includes(id);
  const others = gifts.filter((gift) => !isMatched(gift));
  return { gifts: [...subjectFirst(gifts.filter(isMatched), q), ...others], next, correctedTo };
}

/** Where in the ranking by meaning a page begins, and the gifts that the text matched. */
type Position = { offset: number; shown: readonly number[] };

async function matchWish(
  ctx: Ctx,
  input: SearchInput,
  wish: GiftWish,
  { offset, shown }: Position,
): Promise<{ ids: number[]; next: string | null }> {
  const found = await findCandidates(ctx, termsOfWish(wish, input));
  const fitting = found.filter((gift) => !shown.includes(gift.id) && passes(gift, wish, input));
  const context = { season: ctx.season };
  const isNamed = wish.brief.interests.length > 0;
  const ranked = rankCandidates(fitting, wish.ranking, context, MOST_BY_MEANING).filter(
    // Who names an interest searches for gifts for it, and for nothing else.
    ({ match }) => !isNamed || match.how === "exact" || match.how === "narrower",
  );
  const end = offset + SEARCH_LIMITS.page - (offset === 0 ? shown.length : 0);
  return {
    ids: ranked.slice(offset, end).map(({ candidate }) => candidate.id),
    next: ranked.length > end ? ["wish", end, ...shown].join(".") : null,
  };
}

/**
 * Gifts about what the words name come first: a caffeine-free tea matches the Chinese for coffee,
 * letter by letter.
 */
function subjectFirst(gifts: readonly GiftView[], text: string): GiftView[] {
  const subjects: InterestId[] = parseInterests(text).interests.map(({ id }) => id);
  const isAbout = ({ tags }: GiftView) =>
    tags.some((served) => subjects.some((subject) => isWithin(served, subject)));
  return [...gifts.filter(isAbout), ...gifts.filter((gift) => !isAbout(gift))];
}

function parseKey(after: string | undefined): Position | null {
  const numbers = /^wish((?:\.\d{1,9}){1,4})$/.exec(after ?? "")?.[1];
  if (!numbers) return null;
  const [offset = 0, ...shown] = numbers.slice(1).split(".").map(Number);
  return { offset: Math.min(offset, MOST_BY_MEANING), shown };
}
