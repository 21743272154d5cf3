import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type GiftValues, giftInput } from "#shared/catalogue/admin/schema";

/** The server's own check of a gift, for the browser; loaded when somebody starts to fill it in. */
export const validateGift = (formData: FormData) =>
  // The form knows its fields as text, whatever the schema makes of them.
  parseWithZod(formData, { schema: giftInput }) as unknown as Submission<GiftValues>;
