/** A list's link for others, as its owner sets it up and as viewers see the list. Browser-safe. */
import { z } from "zod";
import type { GiftView } from "../catalogue/schema";
import { addDays } from "../party/plans/place-clock";
import { calendarDay } from "../party/plans/schema";
import type { Priority } from "./own-items";

export const SHARE_LIMITS = {
  /** Items on one page of a shared list: each costs up to four rows. */
  page: 10,
  /** Days ahead that an occasion or a day of reveal may be. */
  days: 730,
} as const;

/** Days after the occasion on which the owner sees who promised what, unless they choose others. */
export const REVEAL_DAYS = 3;

const isBlank = (value: unknown) => value === undefined || value === "";

/** The form that shares a list; without a day of reveal it is three days after the occasion. */
export const shareInput = z
  .object({
    occasionOn: calendarDay("eventDateRequired", "eventDateInvalid"),
    revealOn: z.preprocess(
      (value) => (isBlank(value) ? null : value),
      calendarDay("eventDateRequired", "eventDateInvalid").nullable(),
    ),
    showsNames: z.preprocess((value) => value === "on" || value === true, z.boolean()),
  })
  .transform(({ revealOn, ...input }) => ({
    ...input,
    revealOn: revealOn ?? addDays(input.occasionOn, REVEAL_DAYS),
  }))
  .refine(({ occasionOn, revealOn }) => revealOn >= occasionOn, {
    path: ["revealOn"],
    message: "revealTooSoon",
  });
export type ShareInput = z.infer<typeof shareInput>;

export const SHARE_FIELDS = ["occasionOn", "revealOn", "showsNames"] as const;

/** How a list is shared, as its owner sees it. Days as YYYY-MM-DD. */
export type ListShare = ShareInput & {
  isOn: boolean;
  /** The link's token, where this browser holds it; we keep its hash alone. */
  token: string | null;
};

/** An item of a shared list. */
export type SharedItem = {
  /** Within its list: "g12" for a gift of the catalogue, "o…" for an own item. */
  key: string;
  name: string;
  note: string;
  quantity: number;
  priority: Priority;
  priceCents: number | null;
  /** Of an own item. */
  url: string | null;
  /** Of the catalogue. */
  gift: Pick<GiftView, "slug" | "name" | "category" | "price" | "storeUrl" | "imageUrl"> | null;
};

/** A page of a list as its viewers see it; `next` is where the next page begins. */
export type SharedList = {
  name: string;
  description: string | null;
  ownerName: string;
  isOwn: boolean;
  occasionOn: string;
  revealOn: string;
  items: SharedItem[];
  next: string | null;
};
