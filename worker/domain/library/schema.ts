/** What the library keeps: words that D1 holds, while the facts they belong to live in code. */
export const SHELVES = ["recipe", "entertainment"] as const;
export type Shelf = (typeof SHELVES)[number];

/** Most texts that one question may ask for; each costs one row. */
export const LIBRARY_LIMITS = { texts: 40 } as const;
