import { parseWithZod } from "@conform-to/zod/v4";
import { recommendInput } from "#shared/brief/schema";

/**
 * The server's own check of the finder, for the browser; loaded when somebody starts to fill it in.
 */
export const validateFinder = (formData: FormData) =>
  parseWithZod(formData, { schema: recommendInput });
