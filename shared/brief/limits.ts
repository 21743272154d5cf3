/** Limits of the finder; without a schema, so that a page knows them without zod. */

/** Longest free text that is read of a field; interests may be a paragraph. */
export const FIELD_LIMITS = { recipient: 200, interests: 2_000, choice: 100 } as const;
