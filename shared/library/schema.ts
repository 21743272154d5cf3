/** What the library keeps: words that D1 holds, while the facts they belong to live in code. */
export const LIBRARY_KINDS = ["recipe", "entertainment"] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** Most texts that one question may ask for; each costs one row. */
export const LIBRARY_LIMITS = { texts: 40 } as const;
