import { parseWithZod } from "@conform-to/zod/v4";
import { registerInput, signInInput } from "#shared/accounts/schema";

/**
 * The server's own checks of both modes, for the browser; loaded when somebody starts to fill one
 * in.
 */
export const validateAuth = {
  "sign-in": (formData: FormData) => parseWithZod(formData, { schema: signInInput }),
  "sign-up": (formData: FormData) => parseWithZod(formData, { schema: registerInput }),
};
