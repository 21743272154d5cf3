/** Gift lists as forms and the API take and answer them. */
import { z } from "zod";
import type { GiftView } from "../catalogue/schema";
import { lines, visibleLine } from "../text-input";
import { LIST_LIMITS } from "./limits";

export { LIST_LIMITS };

const name = visibleLine(LIST_LIMITS.name, "listNameRequired");
const description = lines(LIST_LIMITS.description)
  .nullable()
  .transform((text) => text || null);
const note = lines(LIST_LIMITS.note);
const position = z.coerce
  .number({ error: "invalidField" })
  .int("invalidField")
  .min(0, "invalidField")
  .max(LIST_LIMITS.items, "invalidField");

/** The id of a gift, from JSON, a form or an address. */
export const listedGiftId = z.coerce
  .number({ error: "giftUnknown" })
  .int("giftUnknown")
  .positive("giftUnknown");

/** `POST /api/lists`; with `giftId` the list starts with that gift. */
export const newListInput = z.object({
  name,
  description: description.optional(),
  giftId: listedGiftId.optional(),
});
export type NewListInput = z.infer<typeof newListInput>;

/**
 * A whole list at once, from code of ours: one list for one `key`, however often it is asked for.
 */
export type WholeListInput = {
  name: string;
  key: string;
  items: readonly Pick<ListItem, "giftId" | "note">[];
};

/** `PATCH /api/lists/{id}`; an empty description takes it away. */
export const listChange = z.object({
  name: name.optional(),
  description: description.optional(),
});
export type ListChange = z.infer<typeof listChange>;

/** `POST /api/lists/{id}/items`; note and position bring back what was just removed. */
export const newItemInput = z.object({
  giftId: listedGiftId,
  note: note.default(""),
  position: position.optional(),
});
export type NewItemInput = z.infer<typeof newItemInput>;

/** `PATCH /api/lists/{id}/items/{giftId}`; a position beyond the end is the end. */
export const itemChange = z.object({ note: note.optional(), position: position.optional() });
export type ItemChange = z.infer<typeof itemChange>;

/** A list. `createdAt` in UTC seconds. */
export type GiftList = {
  id: string;
  userId: string;
  name: string;
  description: string | null;
  createdAt: number;
};

/** What a choice among lists needs. */
export type ListName = Pick<GiftList, "id" | "name">;

/** A list among others: how much is on it, the pictures of its first three gifts. */
export type GiftListSummary = GiftList & {
  itemCount: number;
  pictures: string[];
  /** Is the gift on it that was asked about? */
  holdsGift: boolean;
};

/** A gift's place on a list, from 0 without gaps. */
export type ListItem = { giftId: number; note: string; position: number };

/** A list with its gifts in order, in the visitor's language. */
export type GiftListView = GiftList & { items: (ListItem & { gift: GiftView })[] };
