/** Where the conversation's forms go without scripts, and what they carry. */
export const CHAT_ACTION = "/chat";

/** A turn has no intent: it says, removes or takes back something. */
export const CHAT_INTENTS = ["rate", "forget"] as const;

/** Buttons below a gift: each is a rating and, for the last two, a mark. */
export const THUMBS = {
  up: { rating: 1 },
  down: { rating: -1 },
  notThis: { rating: -1, feedback: "notThis" },
  given: { rating: -1, feedback: "given" },
  none: { rating: 0 },
} as const;
export type Thumb = keyof typeof THUMBS;
