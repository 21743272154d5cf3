import { z } from "zod";
import type { Discounted } from "../discounts/schema";
import { SEARCH_LIMITS } from "./limits";
import type { Currency } from "./regions";
import { SEASON_KEYS } from "./season";
import type { InterestId } from "./vocabulary";
import {
  AGES,
  BUDGET_BANDS,
  BUDGETS,
  CATEGORIES,
  type GiftCategory,
  type Holiday,
  OCCASIONS,
  type Season,
} from "./vocabulary";

export { SEARCH_LIMITS };

/** The budget bands that hold a price in cents; two on a border such as $50. */
export function budgetBandsOf(priceCents: number) {
  return BUDGETS.filter((band) => {
    const [min, max] = BUDGET_BANDS[band];
    return priceCents >= min && (max === null || priceCents <= max);
  });
}

/**
 * Where a gift came from; all live in one table. "catalogue" is the data files; "custom", as the
 * API calls it, what the Owner made and the files of the seasons; "ai" the idea of a model.
 * "removed" is what the Owner deleted: it stays for who saved it, and nothing finds it any more.
 */
export const GIFT_SOURCES = ["catalogue", "custom", "ai", "removed"] as const;
export type GiftSource = (typeof GIFT_SOURCES)[number];

/** About so many units of a currency, by the rates of that day (YYYY-MM-DD). */
export type ApproximatePrice = { amount: number; currency: Currency; date: string };

/** A gift as pages and the API show it, in the visitor's language. */
export type GiftView = Discounted & {
  id: number;
  slug: string;
  name: string;
  description: string;
  imageUrl: string;
  /** As text, `$25`; whole dollars carry no cents. */
  price: string;
  priceCents: number;
  currency: "USD";
  /** The price in the visitor's own money, about; null where that is the dollar or unknown. */
  approximatePrice: ApproximatePrice | null;
  category: GiftCategory;
  storeUrl: string;
  store: string;
  season: Season | null;
  holiday: Holiday | null;
  reasoning: string | null;
  /** The interests it is for ("tags" of the API). */
  tags: InterestId[];
  /** Why somebody with the interest enjoys it; null for gifts that the files don't describe. */
  why: string | null;
  source: GiftSource;
  /** True for what is offered, which has a page of its own at `/gifts/{slug}`. */
  isActive: boolean;
};

/** A filter's word: an empty choice is none, and a bare "+" arrives as a blank ("200+"). */
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.replace(/ $/, "+") || undefined : value),
    z.enum(values, { error: "filterUnknown" }).optional(),
  );

/** `GET /api/gifts/search` and the search page: text, filters and the key to go on after. */
export const searchInput = z.object({
  q: z.string().max(SEARCH_LIMITS.query, { error: "tooLong" }).default(""),
  age: choice(AGES),
  budget: choice(BUDGETS),
  occasion: choice(OCCASIONS),
  category: choice(CATEGORIES),
  /** A key that a page gave out; a made-up one starts over. */
  after: z.string().max(40).optional().catch(undefined),
});
export type SearchInput = z.infer<typeof searchInput>;

/** Does a search ask for anything: a text that isn't blank, or a filter? */
export const hasSearchTerms = ({
  q = "",
  age,
  budget,
  occasion,
  category,
}: Partial<SearchInput>): boolean =>
  q.trim() !== "" || Boolean(age ?? budget ?? occasion ?? category);

/** One page of search results; `next` is the `after` of the following page, null at the end. */
export type SearchPage = { gifts: GiftView[]; next: string | null; correctedTo: string | null };

/** Most custom gifts that one answer holds, and the home page's carousel. */
export const CUSTOM_PAGE = 12;

/** `GET /api/gifts/custom`: a season or holiday, and the key to go on after. */
export const customInput = z.object({
  season: choice(SEASON_KEYS),
  after: z.string().max(40).optional().catch(undefined),
});
export type CustomInput = z.infer<typeof customInput>;

/** A gift that the Owner made; only the Owner meets inactive ones. */
export type CustomGift = GiftView & { isActive: boolean };

/** One page of custom gifts; `next` is the `after` of the following page, null at the end. */
export type CustomPage = { gifts: CustomGift[]; next: string | null };

/** The price as text: `$25`, or `$25.99` where there are cents. */
export function priceText(priceCents: number): string {
  return `$${priceCents % 100 === 0 ? priceCents / 100 : (priceCents / 100).toFixed(2)}`;
}

/** `GET /api/gifts`: a category, and a sub-item of it in free text. */
export const listInput = z.object({
  category: z
    .string({ error: "categoryRequired" })
    .trim()
    .min(1, "categoryRequired")
    .max(80, "tooLong"),
  item: z.string().max(SEARCH_LIMITS.query, "tooLong").optional(),
});
