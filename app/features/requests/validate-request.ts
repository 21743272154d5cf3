import { parseWithZod } from "@conform-to/zod/v4";
import { messageInput, newRequestInput } from "#shared/event-requests/schema";

/** The server's own checks of requests, for the browser; loaded when somebody starts to write. */
export const validateRequest = (formData: FormData) =>
  parseWithZod(formData, { schema: newRequestInput });
export const validateMessage = (formData: FormData) =>
  parseWithZod(formData, { schema: messageInput });
