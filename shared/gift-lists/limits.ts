/** Apart from the schemas, so that a page may know a limit without loading them. */
export const LIST_LIMITS = {
  /**
   * Lists of a standard account; premium has no limit. `errors:listLimit` and
   * `lists:limit.title` name the number too, in every language.
   */
  standard: 3,
  /** Gifts on one list. */
  items: 100,
  name: 60,
  description: 300,
  note: 300,
  /** The most lists that one answer of the API shows, newest first, and those of a page. */
  shown: 60,
  page: 24,
} as const;

/**
 * May this person, who sees so many lists on a page, start another? `after` is the key of a later
 * page, which nobody has within the limit. The database decides again when they do.
 */
export const mayStartList = (isPremium: boolean, lists: number, after: string | null): boolean =>
  isPremium || (!after && lists < LIST_LIMITS.standard);
