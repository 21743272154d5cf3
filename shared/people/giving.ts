/** What somebody was given: as forms send it and pages show it. */
import { z } from "zod";
import type { InterestId, Occasion } from "../catalogue/vocabulary";
import { OCCASIONS } from "../catalogue/vocabulary";
import { listedGiftId } from "../gift-lists/schema";
import { visibleLine } from "../text-input";
import { GIVEN_LIMITS } from "./limits";
import { isDate } from "./occasions";
import { RECEPTIONS, type Reception } from "./vocabulary";

const occasion = z.enum(OCCASIONS, { error: "filterUnknown" }).optional();
const date = z.string({ error: "occasionDate" }).refine(isDate, "occasionDate");

/**
 * A gift in the giver's own words; `gift` only where the removal of one of the catalogue is undone.
 */
export const givenInput = z.object({
  title: visibleLine(GIVEN_LIMITS.title, "givenTitle"),
  gift: listedGiftId.optional(),
  occasion,
  date,
});
export type OwnGiftInput = Omit<z.output<typeof givenInput>, "gift">;

/** A gift of the catalogue, and to whom. */
export const shopGiftInput = z.object({
  person: z.string({ error: "personRequired" }).min(1, "personRequired"),
  gift: listedGiftId,
  occasion,
  date,
});
export type ShopGiftInput = z.output<typeof shopGiftInput>;

/** `thanked` is a ticked box. */
export const thanksInput = z.object({ thanked: z.string().optional().transform(Boolean) });

export const receptionInput = z.object({
  reception: z.enum(RECEPTIONS, { error: "filterUnknown" }),
});

/** What a gift tells of the next ones: interests it was for, and what the person has by now. */
export type GivenFacts = {
  giftId: number | null;
  serves: InterestId[];
  kinds: string[];
  words: string[];
  reception: Reception | null;
};

/** A gift that was given, as pages show it. */
export type GivenView = {
  id: string;
  personId: string;
  /** The person's name. */
  name: string;
  title: string;
  occasion: Occasion | null;
  /** YYYY-MM-DD. */
  date: string;
  isThanked: boolean;
  reception: Reception | null;
};
