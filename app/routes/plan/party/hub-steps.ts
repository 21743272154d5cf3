/** The hub's cards beside Event Setup; each explains itself in a panel and leads to its section. */
export const CARDS = ["timeline", "guests", "entertainment", "gifts"] as const;
export type Card = (typeof CARDS)[number];

export const STEPS = ["one", "two", "three", "four"] as const;
