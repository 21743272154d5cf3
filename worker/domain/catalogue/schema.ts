import { z } from "zod";
import type { Discounted } from "../discounts/schema";
import { SEASON_KEYS } from "./season";
import { STORE_IDS } from "./stores";
import {
  AGES,
  AUDIENCES,
  BUDGET_BANDS,
  BUDGETS,
  CARES,
  CATEGORIES,
  CLICHES,
  type GiftCategory,
  HOLIDAYS,
  type Holiday,
  LOCALES,
  MAX_AGE,
  OCCASIONS,
  QUALITIES,
  RELATIONSHIPS,
  SEASONS,
  type Season,
  TAGS,
  type Tag,
} from "./vocabulary";

const listOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).refine((list) => new Set(list).size === list.length, {
    message: "has the same word twice",
  });

const giftTextSchema = z.strictObject({
  name: z.string().trim().min(2).max(80),
  description: z.string().trim().min(20).max(240),
});

/** One gift as a data file of this folder holds it: facts once, words in every language. */
export const catalogueGiftSchema = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(60),
    /** Typical price in whole cents of a US dollar. */
    priceCents: z.int().positive(),
    category: z.enum(CATEGORIES),
    tags: listOf(TAGS).min(1).max(5),
    /** Youngest and oldest age in years it suits, both included. */
    ages: z.tuple([z.int().min(0).max(MAX_AGE), z.int().min(0).max(MAX_AGE)]),
    /** "other" is not listed: every gift suits an occasion that we don't know. */
    occasions: listOf(OCCASIONS).min(1),
    relationships: listOf(RELATIONSHIPS).min(1),
    audience: z.enum(AUDIENCES).default("anyone"),
    season: z.enum(SEASONS).nullable().default(null),
    holiday: z.enum(HOLIDAYS).nullable().default(null),
    cares: listOf(CARES).default([]),
    qualities: listOf(QUALITIES).default([]),
    cliche: z.enum(CLICHES).nullable().default(null),
    /** A drawing of the fluent-emoji set, without prefix: "teapot". */
    emoji: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    store: z.enum(STORE_IDS),
    /** What to type into the store's search box, in English. */
    query: z.string().trim().min(3).max(80),
    text: z.record(z.enum(LOCALES), giftTextSchema),
  })
  .refine((gift) => gift.ages[0] <= gift.ages[1], { message: "ages are the wrong way round" })
  .refine((gift) => !gift.cares.includes("alcohol") || gift.ages[0] >= 21, {
    message: "alcohol is for ages 21 and up",
  })
  .refine((gift) => budgetBandsOf(gift.priceCents).length === 1, {
    message: "the price sits on the border of two budget bands",
  });

export type CatalogueGift = z.infer<typeof catalogueGiftSchema>;

/** The budget bands (spec §2) that hold a price in cents; two on a border such as $50. */
export function budgetBandsOf(priceCents: number) {
  return BUDGETS.filter((band) => {
    const [min, max] = BUDGET_BANDS[band];
    return priceCents >= min && (max === null || priceCents <= max);
  });
}

/**
 * Where a gift came from; all live in one table (design §3). "removed" is what the Owner deleted:
 * it stays for who saved it, and nothing finds it any more.
 */
export const GIFT_SOURCES = ["catalogue", "custom", "ai", "removed"] as const;
export type GiftSource = (typeof GIFT_SOURCES)[number];

/** A gift as pages and the API show it (spec §3), in the visitor's language. */
export type GiftView = Discounted & {
  id: number;
  slug: string;
  name: string;
  description: string;
  imageUrl: string;
  /** The spec's text, `$25`; whole dollars carry no cents. */
  price: string;
  priceCents: number;
  currency: "USD";
  category: GiftCategory;
  storeUrl: string;
  store: string;
  season: Season | null;
  holiday: Holiday | null;
  reasoning: string | null;
  tags: Tag[];
  source: GiftSource;
  /** True for what is offered, which has a page of its own at `/gifts/{slug}`. */
  isActive: boolean;
};

/** Longest search text that is read, and gifts a page of results holds. */
export const SEARCH_LIMITS = { query: 200, page: 12 } as const;

/**
 * A filter's word: an empty choice is none, and a bare "+" arrives as a blank ("200+", spec §2).
 */
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

/** A custom gift of spec §3; only the Owner meets inactive ones. */
export type CustomGift = GiftView & { isActive: boolean };

/** One page of custom gifts; `next` is the `after` of the following page, null at the end. */
export type CustomPage = { gifts: CustomGift[]; next: string | null };

/** The price text of spec §3: `$25`, or `$25.99` where there are cents. */
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
