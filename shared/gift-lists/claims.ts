/** Promises to give what is on a shared list, as viewers make and see them. Browser-safe. */
import { z } from "zod";
import { visibleLine } from "../text-input";
import { OWN_ITEM_LIMITS } from "./own-items";

export const CLAIM_LIMITS = {
  name: 60,
  /** Claims of one browser, or account, on one list. */
  each: 60,
  /** Promises on one page: each costs up to six rows. */
  page: 6,
} as const;

const quantity = z.coerce
  .number({ error: "quantityRange" })
  .int("quantityRange")
  .min(1, "quantityRange")
  .max(OWN_ITEM_LIMITS.quantity, "quantityRange");

/** The form that promises an item; `key` makes a form that is sent twice one promise. */
export const claimInput = z.object({
  name: visibleLine(CLAIM_LIMITS.name, "guestNameRequired"),
  quantity: quantity.default(1),
  key: z.string({ error: "invalidField" }).regex(/^[\w-]{43}$/, "invalidField"),
  /** Did the form say that others see the name? */
  isNamed: z
    .string()
    .optional()
    .transform((value) => value === "on"),
});
export type ClaimInput = z.infer<typeof claimInput>;

/** An item of a shared list by its key: a gift's number, or an own item's id. */
export type ItemRef = { giftId: number } | { ownId: string };

/** The item that a key names, or null. */
export function itemOfKey(key: string): ItemRef | null {
  if (/^g[1-9]\d{0,9}$/.test(key)) return { giftId: Number(key.slice(1)) };
  return /^o[0-9a-f-]{36}$/.test(key) ? { ownId: key.slice(1) } : null;
}

/** What viewers see of an item's claims; its list's owner sees none of it. */
export type ItemClaims = {
  /** Pieces that nobody promised yet. */
  left: number;
  /** Others who promised, as far as they were told that their names are seen. */
  names: string[];
  /** How many promises of others are without a name. */
  unnamed: number;
  /** Those of this browser or account. */
  mine: { id: string; name: string; quantity: number }[];
};

/** A promise as who made it sees it. */
export type Promised = {
  id: string;
  itemName: string;
  quantity: number;
  isBought: boolean;
  /** Null once the item, its list or its owner's account is gone. */
  list: { name: string; ownerName: string; occasionOn: string } | null;
};

/** What the owner sees from the day of reveal on. */
export type RevealedClaim = { id: string; itemName: string; name: string; quantity: number };
