/** Limits of the search; without a schema, so that a page knows them without zod. */

/** Longest search text that is read, and gifts a page of results holds. */
export const SEARCH_LIMITS = { query: 200, page: 12 } as const;
