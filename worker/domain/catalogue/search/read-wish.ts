/** What a search text means as a wish for gifts, by the finder's own reader of words. Pure. */

import { type Brief, EMPTY_BRIEF } from "#shared/brief/schema";
import { budgetBandsOf, type SearchInput } from "#shared/catalogue/schema";
import { AGE_BANDS, BUDGET_BANDS } from "#shared/catalogue/vocabulary";
import { completeBrief } from "../../brief/complete";
import { functionWords } from "../../brief/lexicon/indexes";
import { parseTurn } from "../../brief/read-message";
import { scan } from "../../brief/scan";
import { termsFor } from "../../recommendations/candidates.server";
import { brokenWishes } from "../../recommendations/certify";
import type { Candidate } from "../candidate";
import { foldWord, hasAccent, searchWords } from "../search-text";

/** What most gifts cost at most, in cents: what ranking goes by where nobody named a budget. */
const USUAL_BUDGET = 10_000;

/** What a text may name that is a thing and no subject. */
const THINGS: readonly string[] = ["thing", "category", "cliche", "care"];

export type GiftWish = {
  brief: Brief;
  /** The brief by which gifts that fit are ranked. */
  ranking: Brief;
  /** Is the brief's age a guess? */
  isAgeAssumed: boolean;
  /** Does the text name things ("teapot", "candle")? Gifts of the same subject are none of them. */
  isThing: boolean;
};

/**
 * The wish that a text tells in any of the four languages: "gift for dad", "algo para un ciclista",
 * "喜欢喝茶". Null where it names no interest and not all of it is understood.
 */
export function readWish(text: string): GiftWish | null {
  const { brief: stated } = parseTurn(text, "en", { brief: EMPTY_BRIEF });
  const { interests, qualities, dislikes, unknownWords } = stated;
  const isLimited =
    stated.recipient !== null ||
    stated.occasion !== null ||
    stated.ages !== null ||
    stated.budget !== null;
  const isDescribed =
    isLimited ||
    qualities.length > 0 ||
    stated.situations.length > 0 ||
    Object.values(dislikes).some((list) => list.length > 0);
  if (interests.length === 0 && (!isDescribed || unknownWords.length > 0)) return null;
  const { brief, assumed } = completeBrief(stated);
  const isThing = scan(text).some(
    (part) =>
      part.role === "item" &&
      part.concepts.some(({ kind }) => THINGS.includes(kind)) &&
      !part.concepts.some(({ kind }) => kind === "interest"),
  );
  const isAnyPrice = assumed.includes("budget");
  const anyPrice = (max: number | null) => ({ ...brief, budget: { min: 0, max } });
  return {
    // A search shows whatever it costs.
    brief: isAnyPrice ? anyPrice(null) : brief,
    ranking: isAnyPrice ? anyPrice(USUAL_BUDGET) : brief,
    isAgeAssumed: assumed.includes("age"),
    isThing,
  };
}

/** Is a text nothing but words of giving ("gifts", "un regalo", "礼物"), without any wish? */
export function namesNothing(text: string): boolean {
  const parts = scan(text);
  const isFilled = parts.length > 0 && parts.every(({ role }) => role === "filler");
  return isFilled && !isBeginning(text) && readWish(text) === null;
}

/**
 * Does a text mean something only by its accents, which the index doesn't keep? "Thé" is read as
 * the English article there.
 */
export const isKnownByAccents = (text: string): boolean => hasAccent(text) && isFunctionWords(text);

/** A few letters are the beginning of a word that is still typed. */
const isBeginning = (text: string) => /^[\p{Script=Latin}\p{M}]{1,3}$/u.test(text.trim());

const isFunctionWords = (text: string) =>
  searchWords(text).every((word) => functionWords().has(foldWord(word)));

/**
 * Most posting lists read for a search, which has read a page of matching words before: a row each.
 */
const MAX_TERMS = 12;

/** The posting lists that hold gifts for a wish within the filters. */
export function termsOfWish({ brief }: GiftWish, { age, budget }: SearchInput): string[] {
  const ages: Brief["ages"] = age ? [...AGE_BANDS[age]] : brief.ages;
  const [min, max] = budget ? BUDGET_BANDS[budget] : [brief.budget.min, brief.budget.max];
  return termsFor({ ...brief, ages, budget: { min, max } }, MAX_TERMS);
}

/**
 * Does a gift fit the wish and pass the filters? A guessed age counts only for a person and without
 * a filter.
 */
export function passes(gift: Candidate, wish: GiftWish, filters: SearchInput): boolean {
  const { age, budget, occasion, category } = filters;
  const isAnyAge = wish.isAgeAssumed && (age !== undefined || wish.brief.recipient === "");
  if (brokenWishes(gift, wish.brief).some((each) => each !== "age" || !isAnyAge)) return false;
  if (category && gift.category !== category) return false;
  if (age && (gift.ages[0] > AGE_BANDS[age][0] || gift.ages[1] < AGE_BANDS[age][1])) return false;
  if (budget && !budgetBandsOf(gift.priceCents).includes(budget)) return false;
  return !occasion || occasion === "other" || gift.occasions.includes(occasion);
}
