/**
 * A gift as the data files of this folder hold it. Not for the browser: it knows the whole interest
 * tree.
 */
import { z } from "zod";
import { budgetBandsOf } from "#shared/catalogue/schema";
import {
  ASKS,
  AUDIENCES,
  CARES,
  CATEGORIES,
  type Care,
  type Category,
  CLICHES,
  HOLIDAYS,
  MAX_AGE,
  NOT_VEGAN,
  OCCASIONS,
  PERSONAL_OCCASIONS,
  QUALITIES,
  RELATIONSHIPS,
  SCOPES,
  SEASONS,
  SHOPS,
  SITUATIONS,
  TONES,
} from "#shared/catalogue/vocabulary";
import { LOCALES } from "#shared/locale";
import { isInterest } from "./interests";
import { usualAsks } from "./usual-asks";

const listOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).refine((list) => new Set(list).size === list.length, {
    message: "has the same word twice",
  });

/** The best that a gift can be for an interest or a situation. */
export const MAX_MERIT = 9;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const interests = z
  .array(z.string().refine(isInterest, { message: "is no interest of the tree" }))
  .refine((list) => new Set(list).size === list.length, { message: "has the same interest twice" })
  .default([]);

const giftTextSchema = z.strictObject({
  name: z.string().trim().min(2).max(80),
  description: z.string().trim().min(10).max(240),
  /** Why somebody with the interest, or in the situation, enjoys it: one true sentence. */
  why: z.string().trim().min(10).max(240),
});

const isCalledVegan = (words: z.infer<typeof giftTextSchema>) =>
  /\bvegan\b/i.test(Object.values(words).join(" "));
const isNotVegan = (care: Care) => NOT_VEGAN.some((avoided) => avoided === care);

/** Worn or used by one person alone: no gift for a couple. */
const FOR_ONE: readonly Category[] = ["beauty", "clothing", "jewelry"];

/**
 * What a gift is given for where its file doesn't say. A gift for an interest also suits the
 * wedding or the new home of adults who have that interest; one for anybody, or that a person
 * wears, has to say so.
 */
function usualOccasions(gift: {
  category: Category;
  serves: readonly string[];
  situations: readonly string[];
  ages: readonly [number, number];
}) {
  const isForAdults = gift.ages[0] <= 25 && gift.ages[1] >= 70;
  const isForAnybody = gift.situations.includes("any");
  return gift.serves.length > 0 && isForAdults && !isForAnybody && !FOR_ONE.includes(gift.category)
    ? [...PERSONAL_OCCASIONS, "wedding" as const, "house warming" as const]
    : [...PERSONAL_OCCASIONS];
}

/** One gift as a data file of this folder holds it: facts once, words in every language. */
export const catalogueGiftSchema = z
  .strictObject({
    slug: z.string().regex(slugPattern).max(60),
    /** Typical price in whole cents of a US dollar. */
    priceCents: z.int().positive(),
    category: z.enum(CATEGORIES),
    /** What kind of thing it is; `kinds.json` has its names. */
    kind: z.string().regex(slugPattern),
    /** The interests it is for, the most specific first. */
    serves: interests,
    /** Interests without which it is odd or useless: it is offered only where they are stated. */
    presumes: interests,
    asks: listOf(ASKS).default([]),
    /** Situations it suits even when no interest is known. */
    situations: listOf(SITUATIONS).default([]),
    /**
     * How good a gift it is for whoever has just this interest or situation, 0 to 9, for each of
     * them (docs/quality.md, "How merit is rated").
     */
    merit: z.record(z.string(), z.int().min(0).max(MAX_MERIT)).default({}),
    /** Of its interests those of which it doesn't suit every part alike. */
    scope: z.record(z.string(), z.enum(SCOPES)).default({}),
    tones: listOf(TONES).default([]),
    /** Youngest and oldest age in years it suits, both included. */
    ages: z
      .tuple([z.int().min(0).max(MAX_AGE), z.int().min(0).max(MAX_AGE)])
      .default([18, MAX_AGE]),
    /** "other" is not listed: every gift suits an occasion that we don't know. */
    occasions: listOf(OCCASIONS).min(1).optional(),
    /** Relationships for which it would be odd. */
    notFor: listOf(RELATIONSHIPS).default([]),
    audience: z.enum(AUDIENCES).default("anyone"),
    season: z.enum(SEASONS).nullable().default(null),
    holiday: z.enum(HOLIDAYS).nullable().default(null),
    cares: listOf(CARES).default([]),
    qualities: listOf(QUALITIES).default([]),
    cliche: z.enum(CLICHES).nullable().default(null),
    /** Countries outside of which it makes no sense; empty means everywhere. */
    regions: z.array(z.string().regex(/^[a-z]{2}$/)).default([]),
    /**
     * Languages one of which has to be read or spoken to enjoy it (the editions of a novel, a word
     * game); empty means none.
     */
    languages: listOf(LOCALES).default([]),
    /**
     * One to three drawings of the fluent-emoji set, without prefix: "teapot"; the first is the
     * main one.
     */
    picture: z.array(z.string().regex(slugPattern)).min(1).max(3),
    shop: z.enum(SHOPS),
    /** What to type into a shop's search box, in English. */
    query: z.string().trim().min(3).max(80),
    text: z.record(z.enum(LOCALES), giftTextSchema),
  })
  .refine((gift) => gift.ages[0] <= gift.ages[1], { message: "ages are the wrong way round" })
  .refine((gift) => !gift.cares.includes("alcohol") || gift.ages[0] >= 21, {
    message: "alcohol is for ages 21 and up",
  })
  .refine((gift) => !isCalledVegan(gift.text.en) || !gift.cares.some(isNotVegan), {
    message: "is called vegan and contains what a vegan avoids",
  })
  .refine(
    ({ merit, serves, situations }) => {
      const subjects: readonly string[] = [...serves, ...situations];
      return Object.keys(merit).length === subjects.length && subjects.every((id) => id in merit);
    },
    { message: "needs a merit for each of its interests and situations, and for no other" },
  )
  .refine(({ scope, serves }) => Object.keys(scope).every((id) => serves.includes(id)), {
    message: "has a scope for what it doesn't serve",
  })
  .refine((gift) => gift.serves.length + gift.situations.length > 0, {
    message: "serves no interest and suits no situation",
  })
  .refine((gift) => gift.situations.length === 0 || gift.presumes.length === 0, {
    message: "a gift for situations presumes nothing",
  })
  .refine((gift) => budgetBandsOf(gift.priceCents).length === 1, {
    message: "the price sits on the border of two budget bands",
  })
  .transform((gift) => ({
    ...gift,
    occasions: gift.occasions ?? usualOccasions(gift),
    asks: [...new Set([...gift.asks, ...usualAsks(gift)])],
  }));

export type CatalogueGift = z.infer<typeof catalogueGiftSchema>;
