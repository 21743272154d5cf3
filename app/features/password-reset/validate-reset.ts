import { parseWithZod } from "@conform-to/zod/v4";
import { forgotInput, resetInput } from "#shared/accounts/schema";

/**
 * The server's own checks of both forms, for the browser; loaded when somebody starts to fill one
 * in.
 */
export const validateForgot = (formData: FormData) =>
  parseWithZod(formData, { schema: forgotInput });
export const validateReset = (formData: FormData) => parseWithZod(formData, { schema: resetInput });
