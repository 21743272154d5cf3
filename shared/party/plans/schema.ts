/** Parties as the Event Setup form and the API take and answer them. */

import { z } from "zod";
import type { ErrorKey } from "../../errors";
import { line, lines, visibleLine } from "../../text-input";
import { isTimeZone } from "./place-clock";

export const EVENT_TYPES = ["birthday", "wedding", "corporate", "holiday", "other"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const PARTY_LIMITS = {
  /** Parties of one person. */
  parties: 30,
  name: 80,
  location: 120,
  theme: 80,
  description: 1_000,
  guests: 1_000,
  /** One million dollars, in cents. */
  budgetCents: 100_000_000,
  /** Years ahead that a party may be planned. */
  years: 10,
} as const;

/** A calendar day that exists, as YYYY-MM-DD. */
export const calendarDay = (missing: ErrorKey, wrong: ErrorKey) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .refine((text) => {
      const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
      return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
    }, wrong);

/**
 * Digits, plain or in groups of three, and cents behind a point or comma. "1.234" is refused: it
 * may be a thousand, or a number with too many decimals.
 */
const AMOUNT = /^(?!\d+\.\d{3}$)(\d{1,12}|\d{1,3}(?:[.,\s]\d{3}){1,3})(?:[.,](\d{1,2}))?$/;
/** The dollar's marks before or behind an amount. */
const DOLLAR = /^(?:US)?\$\s*|\s*(?:(?:US)?\$|美元)$/g;

/**
 * Dollars as typed in any of the languages ("250", "$1,250.50", "1.250,50 US$") or a JSON number,
 * to whole cents. A negative, a range or a word is refused with `wrong`.
 */
export const dollars = (missing: ErrorKey, wrong: ErrorKey) =>
  z
    .union([z.string(), z.number()], { error: missing })
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1, missing))
    .transform((text) => AMOUNT.exec(text.replace(DOLLAR, "")))
    .refine((amount) => amount !== null, wrong)
    .transform((amount) => {
      const [, whole = "", cents = ""] = amount ?? [];
      return Number(whole.replace(/\D/g, "") + cents.padEnd(2, "0"));
    });

/** A number as typed; nothing typed is 0, which stands for "not known yet". */
const typedNumber = (wrong: ErrorKey) =>
  z
    .union([z.string(), z.number()], { error: wrong })
    .transform((value): string | number => String(value).trim() || "0");

const count = typedNumber("attendeesInvalid")
  .refine((text) => /^\d{1,15}$/.test(`${text}`), "attendeesInvalid")
  .transform(Number)
  .refine((guests) => guests <= PARTY_LIMITS.guests, "attendeesRange");

const fields = {
  eventName: visibleLine(PARTY_LIMITS.name, "eventNameRequired"),
  eventType: z
    .enum([...EVENT_TYPES, ""], { error: "eventTypeRequired" })
    .transform((type) => type || "other"),
  eventDate: calendarDay("eventDateRequired", "eventDateInvalid"),
  eventTime: z
    .string({ error: "eventTimeInvalid" })
    .trim()
    // Some browsers send seconds, which nobody invites by.
    .transform((text) => text.replace(/^(\d\d:\d\d):\d\d$/, "$1"))
    .refine((text) => /^(([01]\d|2[0-3]):[0-5]\d)?$/.test(text), "eventTimeInvalid"),
  timeZone: z
    .string({ error: "invalidField" })
    .max(60, "tooLong")
    .refine((name) => /^[A-Za-z0-9_+\-/]+$/.test(name) && isTimeZone(name), "invalidField"),
  location: line(PARTY_LIMITS.location),
  budget: typedNumber("eventBudgetInvalid").pipe(
    dollars("eventBudgetInvalid", "eventBudgetInvalid").refine(
      (cents) => cents <= PARTY_LIMITS.budgetCents,
      "eventBudgetRange",
    ),
  ),
  attendeeCount: count,
  eventTheme: line(PARTY_LIMITS.theme),
  description: lines(PARTY_LIMITS.description),
};

/** The Event Setup dialog's fields; `budget` in dollars. A name and a date are enough. */
export const partyInput = z.object({
  ...fields,
  eventType: fields.eventType.default("other"),
  eventTime: fields.eventTime.default(""),
  location: fields.location.default(""),
  budget: fields.budget.default(0),
  attendeeCount: fields.attendeeCount.default(0),
  /** Filled by the browser; without one the place's clock is taken for UTC's. */
  timeZone: fields.timeZone.catch("UTC"),
  eventTheme: fields.eventTheme.default(""),
  description: fields.description.default(""),
});
export type PartyInput = z.infer<typeof partyInput>;

/** `PATCH /api/parties/:id`: the fields that change, the rest stays. */
export const partyChange = z.object(fields).partial();

/** The fields of the form, in its order. */
export const PARTY_FIELDS = Object.keys(fields) as (keyof PartyInput)[];

/** Guests that costs and ideas count with while the host has set no number. */
const USUAL_GUESTS = 10;

/** How many guests to count with before anybody is on the guest list. */
export const plannedGuests = ({ attendeeCount }: Pick<Party, "attendeeCount">): number =>
  attendeeCount || USUAL_GUESTS;

/** A party as its host sees it. Money in whole cents. */
export type Party = {
  id: string;
  eventName: string;
  eventType: EventType;
  /** YYYY-MM-DD and HH:MM, by the clock of `timeZone`; "" while no time is set. */
  eventDate: string;
  eventTime: string;
  timeZone: string;
  /** "" while no place is set. */
  location: string;
  /** 0 while no budget is set. */
  budgetCents: number;
  /** 0 while nobody knows. */
  attendeeCount: number;
  eventTheme: string;
  description: string;
  inviteToken: string;
  feedToken: string;
  createdAt: number;
};
