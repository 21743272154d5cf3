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

export const TASTE_LIMITS = {
  /** Each answer but the sizes, which are as long as a person's own. */
  answer: 300,
  /** What the giver calls themselves. */
  giver: 40,
  /** Days that a link is open, and that answers wait for the giver. */
  open: 60,
  kept: 365,
  /** Gifts of the last answer found for a person that are looked at. */
  ideas: 8,
  /** People with answers that the list of people tells of. */
  answered: 3,
  /** Things of one text that are looked at, one by one. */
  pieces: 20,
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
