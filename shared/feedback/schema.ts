/** What people tell us, as forms and the API take it. */
import { z } from "zod";
import { HUMAN_FIELD, humanToken } from "../allowances/schema";
import { FEEDBACK_LIMITS, FEEDBACK_TYPES, type FeedbackType } from "./limits";

export { FEEDBACK_LIMITS, FEEDBACK_TYPES, type FeedbackType };

/** `POST /api/feedbacks` and the dialog; type and path are optional in the call. */
export const feedbackInput = z.object({
  email: z.email({ error: "emailInvalid" }).max(FEEDBACK_LIMITS.email, "tooLong"),
  message: z
    .string({ error: "messageShort" })
    // Forms send line ends as two characters, which the field's own limit counts as one.
    .overwrite((text) => text.replaceAll("\r\n", "\n"))
    .trim()
    .min(FEEDBACK_LIMITS.messageMin, "messageShort")
    .max(FEEDBACK_LIMITS.messageMax, "tooLong"),
  type: z.enum(FEEDBACK_TYPES, { error: "filterUnknown" }).default("suggestion"),
  /** Where the person was; whatever is no path of ours is recorded as "/". */
  path: z
    .string()
    .max(FEEDBACK_LIMITS.path)
    .regex(/^\/(?!\/)[^\s\\]*$/)
    .catch("/"),
  /** A field that people don't see. What fills it in is no person. */
  website: z.string().max(500).default(""),
  [HUMAN_FIELD]: humanToken,
});
export type FeedbackInput = z.infer<typeof feedbackInput>;

/**
 * `GET /api/feedbacks` and staff's pages: a type, and the key to go on after; a made-up key starts
 * over.
 */
export const feedbackPageInput = z.object({
  type: z.preprocess(
    (value) => value || undefined,
    z.enum(FEEDBACK_TYPES, { error: "filterUnknown" }).optional(),
  ),
  after: z
    .string()
    .regex(/^\d{1,12}\.\d{1,15}$/)
    .optional()
    .catch(undefined),
});
export type FeedbackPageInput = z.infer<typeof feedbackPageInput>;

/** One page, newest first; `next` is the `after` of the following page, null at the end. */
export type FeedbackPage = { entries: FeedbackView[]; next: string | null };

/** How many entries there are, by type, and how many wait for staff. */
export type FeedbackTotals = Record<FeedbackType, number> & { all: number; waiting: number };

/** One entry as staff read it; times in UTC seconds. */
export type FeedbackView = {
  /** When staff had dealt with it; null while it waits. */
  handledAt: number | null;
  id: string;
  type: FeedbackType;
  email: string;
  message: string;
  path: string;
  createdAt: number;
};
