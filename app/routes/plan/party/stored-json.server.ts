import { z } from "zod";

/**
 * A field that holds a thing as the page itself wrote it down; anything else has the wrong form.
 */
export const storedJson = <T extends z.ZodType>(schema: T) =>
  z
    .string({ error: "invalidField" })
    .max(2_000, "invalidField")
    .transform((text, issues): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        issues.addIssue({ code: "custom", message: "invalidField" });
        return z.NEVER;
      }
    })
    .pipe(schema);
