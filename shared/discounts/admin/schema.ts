/** A discount code as the Owner's form holds it; browser-safe. */

import { z } from "zod";
import type { ErrorKey } from "../../errors";

export const CODE_LIMITS = { code: 40, terms: 300, perGift: 10 } as const;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** The code counts to the last second of its day. */
const LAST_SECOND = 86_399;

const line = (max: number) =>
  z
    .string({ error: "invalidField" })
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim(),
    )
    .refine((text) => text.length <= max, "tooLong")
    .optional()
    .default("");

/** The day as its last second in UTC seconds; null for a day that doesn't exist. */
function lastSecondOf(day: string): number | null {
  const time = DATE.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return null;
  return time / 1000 + LAST_SECOND;
}

/**
 * A new or changed code: what it takes off is whole percent, or dollars, or told by its terms
 * alone.
 */
export const discountInput = z
  .object({
    code: z
      .string({ error: "codeRequired" })
      .trim()
      .min(1, "codeRequired")
      .max(CODE_LIMITS.code, "tooLong")
      .regex(/^[\p{L}\p{N}._-]+$/u, "codeForm"),
    percentOff: z.coerce
      .number({ error: "percentInvalid" })
      .int("percentInvalid")
      .min(1, "percentInvalid")
      .max(100, "percentInvalid")
      .optional(),
    dollarsOff: z
      .string({ error: "priceInvalid" })
      .trim()
      .regex(/^\$?\d{1,6}([.,]\d{1,2})?$/, "priceInvalid")
      .transform((text) => Math.round(Number(text.replace("$", "").replace(",", ".")) * 100))
      .refine((cents) => cents > 0, "priceInvalid")
      .optional(),
    expires: z
      .string({ error: "eventDateInvalid" })
      .optional()
      .transform((day, context) => {
        const last = day ? lastSecondOf(day) : null;
        if (day && last === null) context.addIssue({ code: "custom", message: "eventDateInvalid" });
        return last;
      }),
    termsEn: line(CODE_LIMITS.terms),
    termsFr: line(CODE_LIMITS.terms),
    termsEs: line(CODE_LIMITS.terms),
    termsZh: line(CODE_LIMITS.terms),
  })
  .superRefine(({ percentOff, dollarsOff, termsEn }, context) => {
    const refuse = (path: string, message: ErrorKey) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (percentOff && dollarsOff) refuse("dollarsOff", "oneDiscount");
    if (!percentOff && !dollarsOff && !termsEn) refuse("termsEn", "discountOrTerms");
  });
export type DiscountInput = z.output<typeof discountInput>;

export const DISCOUNT_FIELDS = [
  "code",
  "percentOff",
  "dollarsOff",
  "expires",
  "termsEn",
  "termsFr",
  "termsEs",
  "termsZh",
] as const;

/** What a form of a code was made from: another text for any other state of it. */
export const stateOf = ({
  code,
  percentOff,
  centsOff,
  terms: { en, fr, es, zh },
  expiresAt,
}: Omit<AdminDiscount, "id" | "checkedAt" | "isSample">) =>
  JSON.stringify([code, percentOff, centsOff, en, fr, es, zh, expiresAt]);

/** A code as the admin page shows it. Times in UTC seconds. */
export type AdminDiscount = {
  id: string;
  code: string;
  percentOff: number | null;
  centsOff: number | null;
  terms: { en?: string; fr?: string; es?: string; zh?: string };
  expiresAt: number | null;
  checkedAt: number;
  isSample: boolean;
};
