/** The gift form and what the admin pages show; browser-safe. */

import { z } from "zod";
import type { ErrorKey } from "../../errors";
import type { GiftSource } from "../schema";
import { seasonTags } from "../season";
import {
  CARES,
  HOLIDAYS,
  type Holiday,
  MAX_AGE,
  OCCASIONS,
  SEASONS,
  type Season,
} from "../vocabulary";
import { MAX_PRICE, parsePrice } from "./price";

export const GIFT_LIMITS = {
  name: 80,
  category: 60,
  description: 500,
  url: 2_000,
  query: 80,
  tags: 8,
} as const;

/** Gifts of one section on an admin page. */
export const ADMIN_PAGE_SIZE = 7;

/** The form's fields, in its order; also the columns of a file (`csv.ts`). */
export const GIFT_FIELDS = [
  "name",
  "description",
  "imageUrl",
  "price",
  "category",
  "storeUrl",
  "season",
  "holiday",
  "isActive",
  "tags",
  "ageFrom",
  "ageTo",
  "occasions",
  "cares",
  "nameFr",
  "descriptionFr",
  "nameEs",
  "descriptionEs",
  "nameZh",
  "descriptionZh",
] as const;
export type GiftField = (typeof GIFT_FIELDS)[number];

/** Every field as text, as a form or a file holds it. */
export type GiftValues = Record<GiftField, string>;

const OWN_PICTURE = /^\/(?:pictures|art)\/[a-z0-9-]+\.webp$/;

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "" && url.username === ""
  );
}

/** One line without control characters or halves of characters. */
const oneLine = (value: unknown) =>
  typeof value === "string"
    ? value
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim()
    : value;
const line = (max: number) =>
  z.preprocess(
    oneLine,
    z.string({ error: "invalidField" }).max(max, "tooLong").optional().default(""),
  );
const needed = (error: ErrorKey, max: number) =>
  z.preprocess(oneLine, z.string({ error }).min(1, error).max(max, "tooLong"));
/** An address keeps no space at its ends and none within. */
const address = (isValid: (text: string) => boolean) =>
  z
    .string({ error: "urlInvalid" })
    .trim()
    .max(GIFT_LIMITS.url, "tooLong")
    .refine((text) => !/\s/.test(text) && isValid(text), "urlInvalid");

const folded = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : value);
const isNone = (value: unknown) => value === "" || value === "none" || value == null;

/**
 * A value as a word. An object is written out, to be refused as an unknown word: `String` throws
 * for one whose `toString` was sent as null.
 */
const wordOf = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    (value) => (isNone(folded(value)) ? null : folded(value)),
    z.enum(values, { error: "filterUnknown" }).nullable(),
  );

/** Several words of a vocabulary: a list, or a text with commas. */
const choices = <const T extends readonly [string, ...string[]]>(values: T, most: number) =>
  z
    .unknown()
    .optional()
    .transform((value, context): T[number][] => {
      const words = Array.isArray(value) ? value : wordOf(value).split(/[,;]/);
      const names = words.map((word) => wordOf(word).trim().toLowerCase()).filter(Boolean);
      const known = values.filter((word) => names.includes(word));
      if (known.length !== new Set(names).size) {
        context.addIssue({ code: "custom", message: "filterUnknown" });
      }
      if (known.length > most) context.addIssue({ code: "custom", message: "choicesTooMany" });
      return known;
    });

/**
 * Interests as ids or names, split at commas. The tree is too large for the browser, so that
 * whether it knows them is seen when the gift is saved.
 */
const interestWords = z
  .unknown()
  .optional()
  .transform((value, context): string[] => {
    const words = Array.isArray(value) ? value : wordOf(value).split(/[,;，；]/);
    const named = [...new Set(words.map((word) => wordOf(word).trim()).filter(Boolean))];
    if (named.length > GIFT_LIMITS.tags) {
      context.addIssue({ code: "custom", message: "choicesTooMany" });
    }
    return named;
  });

const age = z.preprocess(
  (value) => (isNone(value) ? null : value),
  z.coerce
    .number({ error: "giftAgeInvalid" })
    .int("giftAgeInvalid")
    .min(0, "giftAgeInvalid")
    .max(MAX_AGE, "giftAgeInvalid")
    .nullable(),
);

const price = z
  .preprocess(
    (value) => (typeof value === "number" ? String(value) : value),
    z.string({ error: "priceRequired" }).trim().min(1, "priceRequired").max(40, "priceInvalid"),
  )
  .transform((text, context) => {
    const cents = parsePrice(text);
    if (cents === null) context.addIssue({ code: "custom", message: "priceInvalid" });
    else if (cents < 1 || cents > MAX_PRICE) {
      context.addIssue({ code: "custom", message: "giftPriceRange" });
    }
    return cents ?? 0;
  });

const isActive = z.preprocess(
  (value) => (isNone(value) ? true : (SWITCH[wordOf(folded(value))] ?? value)),
  z.boolean({ error: "filterUnknown" }),
);
const SWITCH: Record<string, boolean> = {
  true: true,
  yes: true,
  on: true,
  "1": true,
  false: false,
  no: false,
  off: false,
  "0": false,
};

const translated = {
  nameFr: line(GIFT_LIMITS.name),
  descriptionFr: line(GIFT_LIMITS.description),
  nameEs: line(GIFT_LIMITS.name),
  descriptionEs: line(GIFT_LIMITS.description),
  nameZh: line(GIFT_LIMITS.name),
  descriptionZh: line(GIFT_LIMITS.description),
};

/** One managed gift and what helps to find it. Languages left empty speak English. */
export const giftInput = z
  .object({
    name: needed("giftNameRequired", GIFT_LIMITS.name),
    description: needed("giftDescriptionRequired", GIFT_LIMITS.description),
    imageUrl: address((text) => OWN_PICTURE.test(text) || isWebAddress(text)),
    price,
    category: needed("giftCategoryRequired", GIFT_LIMITS.category),
    storeUrl: address(isWebAddress),
    season: choice(SEASONS),
    holiday: choice(HOLIDAYS),
    isActive,
    tags: interestWords,
    ageFrom: age,
    ageTo: age,
    occasions: choices(OCCASIONS, OCCASIONS.length),
    cares: choices(CARES, CARES.length),
    ...translated,
  })
  .superRefine((gift, context) => {
    const refuse = (path: GiftField, message: ErrorKey) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (gift.holiday && gift.season && seasonTags(gift.holiday).season !== gift.season) {
      refuse("holiday", "holidayOtherSeason");
    }
    if (gift.ageFrom !== null && gift.ageTo !== null && gift.ageFrom > gift.ageTo) {
      refuse("ageTo", "giftAgesCrossed");
    }
    if (isAlcoholic(gift) && gift.ageTo !== null && gift.ageTo < 21) {
      refuse("ageTo", "alcoholAge");
    }
  });
export type GiftInput = z.output<typeof giftInput>;

/** Nobody under 21 is shown what holds alcohol, whatever ages the form says. */
export const isAlcoholic = ({ tags, cares }: Pick<GiftInput, "tags" | "cares">) =>
  cares.includes("alcohol") || tags.some((tag) => ALCOHOLIC.test(tag));
const ALCOHOLIC =
  /^(?:(?:natural-)?wine|champagne|beer|home-brewing|cocktails|whisky|gin|rum|tequila-mezcal|rum-tequila|sake|cider)$/i;

/** The version that a form was made from. */
export const versionInput = z.coerce.number().int().min(0);

/**
 * `PATCH /api/gifts/custom/{id}`: any fields of the form, and the version that they were made from.
 */
export const giftPatch = z.object({
  ...(Object.fromEntries(GIFT_FIELDS.map((field) => [field, z.unknown().optional()])) as Record<
    GiftField,
    z.ZodOptional<z.ZodUnknown>
  >),
  version: versionInput.optional(),
});

/** A gift as the admin list shows it. */
export type AdminGift = {
  id: number;
  slug: string;
  source: GiftSource;
  /** Came with the shop's own data, not made by the Owner. */
  isStock: boolean;
  name: string;
  imageUrl: string;
  price: string;
  category: string;
  season: Season | null;
  holiday: Holiday | null;
  isActive: boolean;
  version: number;
};

/** A section's page; `next` is the key of the one after it. */
export type AdminGiftPage = { gifts: AdminGift[]; next: string | null };

/** Query parameters of the admin list; made-up keys start over. */
export const adminGiftsInput = z.object({
  q: z.string().trim().max(GIFT_LIMITS.query).default("").catch(""),
  season: z.enum(SEASONS).optional().catch(undefined),
  seasonal: z.string().max(40).optional().catch(undefined),
  regular: z.string().max(40).optional().catch(undefined),
});
export type AdminGiftsInput = z.output<typeof adminGiftsInput>;

/** A fault of a file: its row, its column, and a key of the `errors` translations. */
export type RowFault = { row: number; column: GiftField | "id" | "version"; message: ErrorKey };

/** What rows of a file would do, or did. Nothing of them is written while there is a fault. */
export type ImportReport = { faults: RowFault[]; created: number; changed: number };

/** `POST /api/gifts/custom/import`: a chunk of a file (`csv.ts`), to be tried or to be written. */
export const importInput = z.object({
  isDryRun: z.boolean({ error: "invalidField" }),
  rows: z
    .array(
      z.object({
        row: z.int().positive(),
        cells: z.record(z.string().max(40), z.string().max(4_000)),
      }),
      { error: "invalidField" },
    )
    .min(1, "invalidField")
    .max(100, "invalidField"),
});
