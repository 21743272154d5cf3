/** The ledger as forms take it and pages show it. Browser-safe; money in whole cents. */
import { z } from "zod";
import { visibleLine } from "../../text-input";
import { calendarDay, dollars, PARTY_LIMITS } from "../plans/schema";

export const COST_CATEGORIES = [
  "venue",
  "food",
  "drinks",
  "decoration",
  "entertainment",
  "gifts",
  "invitations",
  "other",
] as const;
export type CostCategory = (typeof COST_CATEGORIES)[number];

export const COST_LIMITS = {
  label: 80,
  /** Lines of one ledger: a page reads them all, beside the gifts and the entertainment. */
  lines: 24,
  amountCents: PARTY_LIMITS.budgetCents,
} as const;

const label = visibleLine(COST_LIMITS.label, "costLabelRequired");

const amount = dollars("eventBudgetInvalid", "eventBudgetInvalid").refine(
  (cents) => cents <= COST_LIMITS.amountCents,
  "amountRange",
);
const isBlank = (value: unknown) =>
  value === undefined || (typeof value === "string" && value.trim() === "");

/** Dollars; nothing typed is 0. */
const amountOrZero = z.preprocess((value) => (isBlank(value) ? "0" : value), amount);
/** Dollars; nothing typed is null, which isn't 0. */
const amountOrNull = z.preprocess((value) => (isBlank(value) ? null : value), amount.nullable());

/** Years that a calendar can be expected to hold. */
const day = calendarDay("eventDateInvalid", "eventDateInvalid").refine(
  (text) => text >= "2000-01-01" && text < "2100-01-01",
  "eventDateInvalid",
);

/** One line of the ledger, from its form: amounts in dollars, to whole cents. */
export const costInput = z.object({
  label,
  category: z.enum(COST_CATEGORIES, { error: "filterUnknown" }).default("other"),
  perGuest: z.union([z.boolean(), z.literal("on").transform(() => true)]).default(false),
  estimate: amountOrZero,
  committed: amountOrNull,
  paid: amountOrZero,
  dueOn: z.preprocess((value) => (isBlank(value) ? null : value), day.nullable()),
});
export type CostInput = z.infer<typeof costInput>;
export const COST_FIELDS = Object.keys(costInput.shape);

const cents = z.number().int().min(0).max(COST_LIMITS.amountCents);

/** A line that was just removed, as the page that showed it sends it back. */
export const costLine = z.object({
  id: z.uuid("invalidField"),
  label,
  category: z.enum(COST_CATEGORIES),
  perGuest: z.boolean(),
  /** For one guest where `perGuest`, else for the whole line. */
  estimateCents: cents,
  /** What is agreed for the whole line; null while nothing is. */
  committedCents: cents.nullable(),
  paidCents: cents,
  dueOn: day.nullable(),
});
export type CostLine = z.infer<typeof costLine>;

/** What other sections add to the ledger, by their own prices. */
export type DerivedCost = { key: string; label: string; category: CostCategory; cents: number };
