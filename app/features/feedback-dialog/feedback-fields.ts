/** What the feedback form holds, and where it goes, in its dialog and on its page. */
import type { FeedbackInput } from "#shared/feedback/schema";

export const FEEDBACK_FIELDS = [
  "email",
  "message",
  "type",
  "path",
  "website",
  "human",
] as const satisfies (keyof FeedbackInput)[];

/** What the fields hold at first. */
export type FeedbackValues = { email: string; message: string; type: string; path: string };

/** The page that holds the form for whoever has no scripts. */
export const FEEDBACK_PAGE = "/feedback";

/** Where the dialog posts: it is answered in place, where the page redirects after a success. */
export const DIALOG_ACTION = `${FEEDBACK_PAGE}?dialog`;
