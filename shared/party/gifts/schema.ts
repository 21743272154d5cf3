/** The board of gifts for the guest of honour, as the host and the guests see it. Browser-safe. */
import { z } from "zod";
import { visibleLine } from "../../text-input";
import { guestName } from "../guests/schema";
import { dollars, PARTY_LIMITS } from "../plans/schema";

export const BOARD_LIMITS = {
  title: 120,
  /**
   * Gifts of one board, and those on one page of it: each costs up to four rows, and so
   * does the next.
   */
  gifts: 24,
  page: 10,
  priceCents: PARTY_LIMITS.budgetCents,
} as const;

const title = visibleLine(BOARD_LIMITS.title, "giftTitleRequired");

const isBlank = (value: unknown) =>
  value === undefined || (typeof value === "string" && value.trim() === "");

/** A gift in the host's own words; `price` in dollars, empty for none, to whole cents. */
export const ownGiftInput = z.object({
  title,
  price: z.preprocess(
    (value) => (isBlank(value) ? null : value),
    dollars("eventBudgetInvalid", "eventBudgetInvalid")
      .refine((cents) => cents <= BOARD_LIMITS.priceCents, "amountRange")
      .nullable(),
  ),
});
export type OwnGiftInput = z.infer<typeof ownGiftInput>;

/** A gift of the catalogue, by its number. */
export const catalogueGiftInput = z.object({
  gift: z
    .string({ error: "giftUnknown" })
    .regex(/^[1-9]\d{0,9}$/, "giftUnknown")
    .transform(Number),
});

/** Who brings a gift, by the name on the guest list. */
export const bringerInput = z.object({ name: guestName });

/** A gift that was just removed, as the page that showed it sends it back. */
export const removedGift = z.object({
  id: z.uuid("invalidField"),
  giftId: z.number().int().positive().nullable(),
  title,
  priceCents: z.number().int().min(0).max(BOARD_LIMITS.priceCents).nullable(),
  /** Null while nobody brings it, or the host does. */
  guestId: z.string().max(40).nullable(),
  claimedAt: z.number().int().min(0).nullable(),
});
export type RemovedGift = z.infer<typeof removedGift>;

/** A gift's own page; null for the host's words and for what the shop no longer offers. */
type Shown = {
  id: string;
  title: string;
  priceCents: number | null;
  slug: string | null;
  imageUrl: string | null;
};

/** As the host sees it: `by` is a guest's name, or "host". */
export type BoardGift = Shown & { by: { host: true } | { host: false; name: string } | null };

/** As guests see it: that somebody brings it, never who. */
export type GuestGift = Shown & { state: "open" | "mine" | "taken" };
