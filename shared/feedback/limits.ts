/** Apart from the schemas, so that a page may know a limit without loading them. */
export const FEEDBACK_TYPES = ["bug", "suggestion", "error"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_LIMITS = {
  messageMin: 10,
  messageMax: 4_000,
  email: 254,
  path: 300,
  page: 25,
  /** How long an entry is kept. */
  days: 365,
  /** Entries that one night deletes: with indexes and totals each writes seven rows. */
  deletedANight: 500,
};
