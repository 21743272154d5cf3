/** What a search text means as a wish for gifts, by the finder's own reader of words. Pure. */
import type { Candidate } from "../catalogue/candidate";
import { budgetBandsOf, type SearchInput } from "../catalogue/schema";
import { ageBandsTouching, budgetBandsTouching, cellTerm, tagTerm } from "../catalogue/terms";
import { AGE_BANDS } from "../catalogue/vocabulary";
import { completeBrief } from "../chat/complete";
import { parseTurn } from "../chat/parse-turn";
import { EMPTY_BRIEF } from "../chat/schema";
import { scan } from "../recommendations/brief/scan";
import { brokenWishes } from "../recommendations/certify";
import type { Brief } from "../recommendations/schema";

/** Most posting lists read for a search: a row each of the 60 that design §6 allows. */
const MAX_TERMS = 12;

/** What most gifts cost at most, in cents: what ranking goes by where nobody told a budget. */
const USUAL_BUDGET = 10_000;

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
  const { brief: told } = parseTurn(text, "en", { brief: EMPTY_BRIEF });
  const { interests, qualities, dislikes, unknownWords } = told;
  const isLimited =
    told.recipient !== null || told.occasion !== null || told.ages !== null || told.budget !== null;
  const isDescribed =
    isLimited || qualities.length > 0 || Object.values(dislikes).some((list) => list.length > 0);
  if (interests.length === 0 && (!isDescribed || unknownWords.length > 0)) return null;
  const { brief, assumed } = completeBrief(told);
  const isThing = scan(text).some(
    (part) => part.role === "item" && part.concepts.some(({ kind }) => kind !== "tag"),
  );
  const isAnyPrice = assumed.includes("budget");
  return {
    brief,
    ranking: isAnyPrice ? { ...brief, budget: { min: 0, max: USUAL_BUDGET } } : brief,
    isAgeAssumed: assumed.includes("age"),
    isThing,
  };
}

/** Is a text in which no wish was read nothing but words of giving ("gifts", "un regalo", "礼物")? */
export function namesNothing(text: string): boolean {
  const parts = scan(text);
  return parts.length > 0 && parts.every(({ role }) => role === "filler");
}

/**
 * The posting lists that hold gifts for a wish within the filters: of its interests, else of its
 * occasion.
 */
export function termsOfWish({ brief }: GiftWish, filters: SearchInput): string[] {
  const budgets = filters.budget ? [filters.budget] : budgetBandsTouching(brief.budget);
  const [age = "26-50"] = filters.age ? [filters.age] : ageBandsTouching(brief.ages);
  const occasion = filters.occasion ?? brief.occasion;
  const terms =
    brief.interests.length > 0
      ? brief.interests.flatMap(({ tag }) => budgets.map((budget) => tagTerm(tag, budget)))
      : budgets.map((budget) => cellTerm(occasion, age, budget));
  return terms.slice(0, MAX_TERMS);
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
