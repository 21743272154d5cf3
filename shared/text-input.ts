/**
 * Text as forms and JSON bring it: no control characters, no halves of characters. Browser-safe.
 */

import { z } from "zod";
import type { ErrorKey } from "./errors";

/** On one line, without runs of blanks. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();

/** One line, which may be empty. */
export const line = (max: number) =>
  z.string({ error: "invalidField" }).transform(oneLine).pipe(z.string().max(max, "tooLong"));

/** One line with something in it that can be seen, else `missing`. */
export const visibleLine = (max: number, missing: ErrorKey) =>
  z
    .string({ error: missing })
    .transform(oneLine)
    .refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), missing)
    .refine((text) => text.length <= max, "tooLong");

/** Several lines. Browsers count a line end as one character and send two. */
export const lines = (max: number) =>
  z
    .string({ error: "invalidField" })
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]/gu, " ")
        .trim(),
    )
    .refine((text) => text.length <= max, "tooLong");
