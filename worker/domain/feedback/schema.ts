/** What people tell us, as forms and the API take it (spec §3, §5). */
import { z } from "zod";

export const FEEDBACK_TYPES = ["bug", "suggestion", "error"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_LIMITS = {
  messageMin: 10,
  messageMax: 4_000,
  email: 254,
  path: 300,
  page: 200,
};

/** `POST /api/feedbacks` and the dialog; type and path are optional in the call (design §9). */
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
});
export type FeedbackInput = z.infer<typeof feedbackInput>;

/** One entry as staff read it; `createdAt` in UTC seconds. */
export type FeedbackView = {
  id: string;
  type: FeedbackType;
  email: string;
  message: string;
  path: string;
  createdAt: number;
};
