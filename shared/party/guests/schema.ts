/** Guests of a party as the host's forms, the invitation and other sections take and see them. */

import { z } from "zod";
import type { ErrorKey } from "../../errors";
import { line, lines, oneLine, visibleLine } from "../../text-input";
import type { EventType } from "../plans/schema";

export const ANSWERS = ["yes", "maybe", "no"] as const;
/** What a guest said; "none" for who hasn't. */
export type Answer = (typeof ANSWERS)[number];
export type GuestAnswer = Answer | "none";

export const GUEST_LIMITS = {
  /** Guests of one party, and names that one paste takes. */
  guests: 1_000,
  paste: 200,
  name: 80,
  email: 254,
  diet: 120,
  note: 300,
  plusOnes: 20,
  /** People that one answer may bring, as the host may set it. */
  heads: 50,
  /** What an answer by the shared link may bring. */
  sharedAdults: 5,
  sharedChildren: 10,
  /**
   * Guests who may add themselves for each that the host expects, and how many a small party takes.
   */
  selfAddedPerGuest: 2,
  selfAddedLeast: 20,
  /** Unconfirmed answers that the host's page shows at once. */
  unconfirmed: 5,
  /**
   * Guests on one page of the host's list, and diets told beside it; D1 counts two rows for each.
   */
  page: 15,
  diets: 4,
  /** Guests that the print sheet lists. */
  printed: 100,
  /** Characters that one paste may hold. */
  pasteText: 20_000,
} as const;

export const guestName = visibleLine(GUEST_LIMITS.name, "guestNameRequired");

export const guestEmail = z
  .string({ error: "emailInvalid" })
  .trim()
  .max(GUEST_LIMITS.email, "tooLong")
  .refine((text) => text === "" || z.email().safeParse(text).success, "emailInvalid");

const note = lines(GUEST_LIMITS.note);

/** A whole number from a form or JSON; nothing typed is `empty`. */
const count = (min: number, max: number, wrong: ErrorKey, empty: number) =>
  z
    .union([z.string(), z.number()], { error: wrong })
    .transform((value) => String(value).trim())
    .transform((text) => (text === "" ? String(empty) : text))
    .refine((text) => /^\d{1,4}$/.test(text), wrong)
    .transform(Number)
    .refine((value) => value >= min && value <= max, wrong)
    .default(empty);

/** A ticked box of a form, or a boolean of JSON. */
const tick = z.union([z.boolean(), z.literal("on").transform(() => true)]).default(false);

const plusOnes = count(0, GUEST_LIMITS.plusOnes, "plusOnesRange", 0);

/** The host's form for one guest. */
export const newGuestInput = z.object({
  name: guestName,
  email: guestEmail.default(""),
  plusOnes,
  isGuestOfHonour: tick,
});
export type NewGuestInput = z.infer<typeof newGuestInput>;

/** The host's form for a guest who is there: also what they said by mouth. */
export const guestChange = newGuestInput.extend({
  answer: z.enum(["none", ...ANSWERS], { error: "answerRequired" }).default("none"),
  adults: count(1, GUEST_LIMITS.heads, "adultsRange", 1),
  children: count(0, GUEST_LIMITS.heads, "childrenRange", 0),
  hostDiet: line(GUEST_LIMITS.diet).default(""),
});
export type GuestChange = z.infer<typeof guestChange>;

/** Many names at once, one a line or between commas. */
export const pasteInput = z.object({
  names: z
    .string({ error: "pasteRequired" })
    .trim()
    .min(1, "pasteRequired")
    .max(GUEST_LIMITS.pasteText, "tooLong"),
});

/** A guest whom the host just removed, as the page that showed them sends them back. */
export const guestRestore = z.object({
  id: z.uuid("invalidField"),
  name: guestName,
  email: guestEmail,
  answer: z.enum(["none", ...ANSWERS]),
  adults: z.number().int().min(1).max(GUEST_LIMITS.heads),
  children: z.number().int().min(0).max(GUEST_LIMITS.heads),
  plusOnes: z.number().int().min(0).max(GUEST_LIMITS.plusOnes),
  /** What the guest wrote. */
  diet: line(GUEST_LIMITS.diet),
  note,
  /** What the host noted, which no guest is shown. */
  hostDiet: line(GUEST_LIMITS.diet),
  isGuestOfHonour: z.boolean(),
  isSelfAdded: z.boolean(),
  /** Self-added under a name that is on the list: counted nowhere until the host decides. */
  isUnconfirmed: z.boolean(),
  /** The host said that this is somebody else of the same name. */
  isApart: z.boolean(),
  /** Self-added, and let in to the gift board. */
  seesGifts: z.boolean(),
  editToken: z.string().regex(/^[\w-]{43}$/),
  answeredAt: z.number().int().nullable(),
  createdAt: z.number().int(),
});

/** A guest as the host sees them. Times in UTC seconds. */
export type Guest = z.infer<typeof guestRestore>;

/**
 * What an unconfirmed answer and its guest were before and after the host joined them, to undo it.
 */
export const joinRestore = z.object({
  entry: guestRestore,
  before: guestRestore,
  after: guestRestore,
  /** Gifts that the unconfirmed answer brought. */
  gifts: z.array(z.string().max(64)).max(200),
});
export type Join = z.infer<typeof joinRestore>;

/** An answer by the shared link under a name on the list, and whom that name means. */
export type UnconfirmedAnswer = Guest & {
  target: Pick<Guest, "id" | "name" | "answer" | "isSelfAdded">;
};

/** A filter of the host's list, from its address; anything else shows all. */
export const guestFilter = z.object({
  q: z.string().transform(oneLine).pipe(z.string().max(GUEST_LIMITS.name)).catch(""),
  show: z.enum(["all", "none", ...ANSWERS, "diet"]).catch("all"),
  /** Where the page before ended: its last guest's key and id. */
  after: z.string().max(200).catch(""),
});
export type GuestFilter = z.infer<typeof guestFilter>;

/** What a guest's form on the invitation says about an answer. */
export const answerInput = z.object({ answer: z.enum(ANSWERS, { error: "answerRequired" }) });

/**
 * The shared link's form. `key` opens the answer afterwards, so sending twice changes one answer.
 */
export const sharedAnswerInput = answerInput.extend({
  name: guestName,
  key: z.string({ error: "invalidField" }).regex(/^[\w-]{43}$/, "invalidField"),
});
export type SharedAnswerInput = z.infer<typeof sharedAnswerInput>;

/** Who comes along, and what the kitchen should know. */
export const detailsInput = z.object({
  adults: count(1, GUEST_LIMITS.heads, "adultsRange", 1),
  children: count(0, GUEST_LIMITS.heads, "childrenRange", 0),
  diet: line(GUEST_LIMITS.diet).default(""),
  note: note.default(""),
});
export type DetailsInput = z.infer<typeof detailsInput>;

/** What the guests' rows of a party add up to. */
export type Tally = {
  guests: number;
  yes: number;
  maybe: number;
  no: number;
  yesAdults: number;
  yesChildren: number;
  maybeAdults: number;
  maybeChildren: number;
  openPlusOnes: number;
  diets: number;
  /** All who added themselves; the unconfirmed of them are in no other sum. */
  selfAdded: number;
  unconfirmed: number;
  /** Guests of honour. */
  honoured: number;
};

/** People to expect: at least, most probably, at most. */
export type Headcount = { low: number; likely: number; high: number };

/** What everyone with the link sees of a party. */
export type Invitation = {
  hostName: string;
  eventName: string;
  eventType: EventType;
  eventDate: string;
  eventTime: string;
  timeZone: string;
  location: string;
  eventTheme: string;
  description: string;
  /** The day is over, and the one after it; answers stay as they are. */
  isClosed: boolean;
};

/**
 * A guest as they see themselves: nothing that the host noted, and not whether they are confirmed.
 */
export type OwnAnswer = {
  name: string;
  answer: GuestAnswer;
  adults: number;
  children: number;
  diet: string;
  note: string;
  isSelfAdded: boolean;
  allowed: Allowance;
};

/** The most people that an answer may bring, the guest included. */
export type Allowance = { adults: number; children: number; heads: number };
