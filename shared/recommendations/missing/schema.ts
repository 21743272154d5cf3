/** What people asked for that an answer couldn't serve, without who asked. */
import type { Locale } from "../../locale";

/** A word that nobody understood, or an interest (by id) that no gift was shown for. */
export const MISSING_KINDS = ["word", "interest"] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

export type Missing = { kind: MissingKind; locale: Locale; asked: string };

/** How often it was asked for, and on which UTC day (YYYY-MM-DD) last. */
export type MissingLine = Missing & { times: number; lastDay: string };

/** Lines that a page shows, the most frequent first. */
export const MISSING_SHOWN = 100;

/**
 * A word that so few asked for is not shown: it may be a name, and says little of the catalogue.
 */
export const LEAST_TIMES = 3;
