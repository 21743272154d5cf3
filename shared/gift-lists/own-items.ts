/** What people put on a list themselves, beside the catalogue's gifts. Browser-safe. */
import { z } from "zod";
import { MAX_PRICE, parsePrice } from "../catalogue/admin/price";
import { line, lines } from "../text-input";
import { readAddress, titleOfAddress } from "./web-address";

export const OWN_ITEM_LIMITS = {
  /** Of one list: with its 100 gifts of the catalogue that makes 500. */
  items: 400,
  /** On one page of a list. */
  page: 20,
  name: 120,
  url: 2_000,
  price: 40,
  note: 300,
  quantity: 20,
} as const;

export const PRIORITIES = ["high", "normal", "low"] as const;
export type Priority = (typeof PRIORITIES)[number];

const url = z
  .string({ error: "urlInvalid" })
  .max(OWN_ITEM_LIMITS.url, "tooLong")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const address = readAddress(text);
    if (!address) context.addIssue({ code: "custom", message: "urlInvalid" });
    return address;
  });

const price = z
  .string({ error: "priceInvalid" })
  .max(OWN_ITEM_LIMITS.price, "priceInvalid")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const cents = parsePrice(text);
    if (cents === null) context.addIssue({ code: "custom", message: "priceInvalid" });
    else if (cents < 1 || cents > MAX_PRICE) {
      context.addIssue({ code: "custom", message: "giftPriceRange" });
    }
    return cents;
  });

const quantity = z.coerce
  .number({ error: "quantityRange" })
  .int("quantityRange")
  .min(1, "quantityRange")
  .max(OWN_ITEM_LIMITS.quantity, "quantityRange");

/**
 * An item as its form sends it; the price in dollars, to whole cents. Without a name it takes the
 * one that its address tells.
 */
export const ownItemInput = z
  .object({
    name: line(OWN_ITEM_LIMITS.name).default(""),
    url: url.default(null),
    price: price.default(null),
    note: lines(OWN_ITEM_LIMITS.note).default(""),
    quantity: quantity.default(1),
    priority: z.enum(PRIORITIES, { error: "invalidField" }).default("normal"),
  })
  .transform(({ name, price: priceCents, ...item }, context) => {
    const told = name || (item.url ? titleOfAddress(item.url) : "");
    if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(told)) {
      context.addIssue({ code: "custom", path: ["name"], message: "ownItemNameRequired" });
    }
    return { ...item, name: told.slice(0, OWN_ITEM_LIMITS.name).toWellFormed(), priceCents };
  });
export type OwnItemInput = z.infer<typeof ownItemInput>;

/** The fields of the form, in its order. */
export const OWN_ITEM_FIELDS = ["name", "url", "price", "quantity", "priority", "note"] as const;

/** An item as its list's owner sees it. */
export type OwnItem = OwnItemInput & { id: string };

/** A page of a list's own items; `next` is where the next one begins, null on the last. */
export type OwnItemsPage = {
  items: OwnItem[];
  next: number | null;
  /** All of the list's: how many, and their price in cents. */
  total: number;
  cents: number;
};
