import { parseWithZod } from "@conform-to/zod/v4";
import { feedbackInput } from "#shared/feedback/schema";

/**
 * The server's own check of feedback, for the browser; loaded when somebody starts to fill it in.
 */
export const validateFeedback = (formData: FormData) =>
  parseWithZod(formData, { schema: feedbackInput });
