/** A draw of who gives to whom, as its forms send and its pages show it. Browser-safe. */
import { z } from "zod";
import { MAX_PRICE, parsePrice } from "../catalogue/admin/price";
import { calendarDay } from "../party/plans/schema";
import type { RecommendedGift } from "../recommendations/schema";
import { line, lines, visibleLine } from "../text-input";
import { DRAW_LIMITS } from "./limits";

const isBlank = (value: unknown) => value === undefined || value === "";

const limit = z
  .string({ error: "priceInvalid" })
  .max(40, "priceInvalid")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const cents = parsePrice(text);
    if (cents === null) context.addIssue({ code: "custom", message: "priceInvalid" });
    else if (cents < 1 || cents > MAX_PRICE) {
      context.addIssue({ code: "custom", message: "giftPriceRange" });
    }
    return cents;
  })
  .default(null);

/** The form of a draw; the limit in dollars, to whole cents. */
export const drawInput = z
  .object({
    title: visibleLine(DRAW_LIMITS.title, "drawTitleRequired"),
    heldOn: z.preprocess(
      (value) => (isBlank(value) ? null : value),
      calendarDay("eventDateRequired", "eventDateInvalid").nullable(),
    ),
    limit,
  })
  .transform(({ limit: limitCents, ...input }) => ({ ...input, limitCents }));
export type DrawInput = z.infer<typeof drawInput>;
export const DRAW_FIELDS = ["title", "heldOn", "limit"] as const;

/** Names as people paste them; how many there are is for the service to say. */
export const namesInput = z.object({
  names: z
    .string({ error: "drawNamesRequired" })
    .refine((text) => text.trim() !== "", "drawNamesRequired")
    .refine((text) => text.length <= NAMES_LENGTH, "drawTooMany"),
});
/** Sixty names of the greatest length with a mail each, and the blanks between. */
const NAMES_LENGTH = 25_000;

export const nameInput = z.object({
  name: visibleLine(DRAW_LIMITS.name, "guestNameRequired"),
});

/** A person's number within their draw. */
const seat = z.coerce
  .number({ error: "drawPersonRequired" })
  .int("drawPersonRequired")
  .min(1, "drawPersonRequired")
  .max(9_999, "drawPersonRequired");

export const householdInput = z.object({
  members: z.array(seat, { error: "drawHouseholdTwo" }).min(2, "drawHouseholdTwo"),
});

/** `both` is a ticked box: neither way. */
export const barInput = z
  .object({ from: seat, to: seat, both: z.string().optional().transform(Boolean) })
  .refine(({ from, to }) => from !== to, { path: ["to"], message: "drawSamePerson" });
export type BarInput = z.infer<typeof barInput>;

/** An earlier draw whose pairs are not to be drawn again; none of them when empty. */
export const avoidInput = z.object({
  draw: z
    .string()
    .max(40, "invalidField")
    .default("")
    .transform((id) => id || null),
});

const wishes = lines(DRAW_LIMITS.wishes).default("");
export const wishInput = z.object({
  likes: wishes,
  avoid: wishes,
  sizes: line(DRAW_LIMITS.sizes).default(""),
});
export type Wishes = z.infer<typeof wishInput>;
export const WISH_FIELDS = ["likes", "avoid", "sizes"] as const;

/** The button that opens an envelope; `key` becomes the token of the person's own link. */
export const openInput = z.object({
  key: z.string({ error: "invalidField" }).regex(/^[\w-]{43}$/, "invalidField"),
});

/** Somebody in a draw, as its host wrote them down. */
export type DrawPerson = {
  seat: number;
  name: string;
  email: string;
  /** People of one household don't draw each other. */
  household: number | null;
  /** How many links they had before the one that counts. */
  renewed: number;
  hasLeft: boolean;
};

/** A draw's key that was brought from another browser. */
export const keyInput = z.object({
  key: z
    .string({ error: "drawKeyWrong" })
    .trim()
    .regex(/^[\w-]{43}$/, "drawKeyWrong"),
});

/** A pair by seats: the first must not, or may, give to the second. */
export type SeatPair = readonly [from: number, to: number];

/** One step of a draw as it is published at the end: what it began with, and what came out. */
export type DrawStep = {
  kind: "draw" | "join" | "leave";
  /** UTC seconds. */
  at: number;
  /** Who was in it: seat and name, by seat. */
  people: [seat: number, name: string][];
  /** Pairs that were not to be drawn; those of an earlier draw too. */
  barred: SeatPair[];
  /** 32 random bytes as base64url, from which every choice follows. */
  seed: string;
  /** Who gives to whom, by the giver's seat. */
  pairs: SeatPair[];
};

/** A draw among others. */
export type DrawSummary = {
  id: string;
  title: string;
  heldOn: string | null;
  people: number;
  isDrawn: boolean;
};

/** What its host sees of a draw: never who drew whom, until the host reveals it. */
export type HostedDraw = Omit<DrawSummary, "people"> & {
  limitCents: number | null;
  people: (DrawPerson & {
    /** UTC seconds; null while the link wasn't opened. */
    openedAt: number | null;
    /** The token of a link that nobody opened, where this browser can tell it. */
    token: string | null;
  })[];
  barred: { from: number; to: number; both: boolean }[];
  lifted: SeatPair[];
  avoidId: string | null;
  /** The key by which this browser changes the draw and shows its links; null without it. */
  hostKey: string | null;
  /** The fewest pairs to allow where the rules leave no possible draw; else null. */
  lifts: SeatPair[] | null;
  /** Once it is revealed: who gave to whom, by name. */
  revealed: [giver: string, receiver: string][] | null;
};

/** What the page of an opened envelope shows. */
export type Envelope = {
  title: string;
  hostName: string;
  heldOn: string | null;
  limitCents: number | null;
  name: string;
  receiver: string;
  /** When the receiver became another one, in UTC seconds; null where it never did. */
  changedAt: number | null;
  /** When it was opened, in UTC seconds. */
  openedAt: number;
  /** This person had another link before. */
  isRenewed: boolean;
  /** What the receiver wrote; null while they wrote nothing. */
  wishes: Wishes | null;
  own: Wishes | null;
  gifts: RecommendedGift[];
  /** The query under which the home page finds more. */
  address: string;
  /** The published hash of the step that this pair comes from. */
  code: string;
  /** Once the host has revealed the draw. */
  revealed: [giver: string, receiver: string][] | null;
};
