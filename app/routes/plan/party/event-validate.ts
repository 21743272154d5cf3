import { parseWithZod } from "@conform-to/zod/v4";
import { partyInput } from "#shared/party/plans/schema";

/**
 * The server's own check of an event, for the browser; loaded when somebody starts to fill it in.
 */
export const validateEvent = (formData: FormData) => parseWithZod(formData, { schema: partyInput });
