/** Apart from the schemas, so that a page may know a limit without loading them. */
export const PEOPLE_LIMITS = {
  /** People of one account. */
  account: 100,
  name: 60,
  /** Each of the texts that are read: likes, avoid, owns, needs. */
  wishes: 500,
  sizes: 200,
  notes: 1_000,
  /** People that one page shows. */
  page: 24,
  /** How long a deleted person can be brought back, in seconds; the night erases them for good. */
  undo: 3_600,
} as const;

export const OCCASION_LIMITS = {
  /** Occasions of one person beside the birthday. */
  person: 10,
  title: 60,
  /**
   * Dates that the list of people begins with, that a page of dates shows, that a calendar holds.
   */
  next: 6,
  page: 20,
  calendar: 100,
} as const;

export const GIVEN_LIMITS = {
  /** Gifts kept of one person. */
  person: 100,
  title: 100,
  /** Gifts that a page of a person shows, and people to choose from when a gift is recorded. */
  page: 12,
  choices: 24,
  /** Gifts that the list of people asks about. */
  asked: 3,
} as const;
