/** Apart from the schemas, so that a page may know a limit without loading them. */
export const LIST_LIMITS = {
  /** Lists of a standard account; premium has no limit. */
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

/** May this person start another list? The database decides again when they do. */
export const mayStartList = (isPremium: boolean, lists: number): boolean =>
  isPremium || lists < LIST_LIMITS.standard;
