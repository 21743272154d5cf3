/** Apart from the schemas, so that a page may know a limit without loading them. */
export const DRAW_LIMITS = {
  /** Draws of one account. */
  account: 20,
  /** People of one draw; `errors:drawTooMany`, `drawTooFew` and `draws:names.hint` name both. */
  people: 60,
  least: 3,
  title: 60,
  name: 80,
  /** Pairs that must not be drawn, beside households. */
  barred: 200,
  /** Days ahead that the day of giving may be. */
  days: 730,
  /** Each of the texts that are read: likes, avoid. */
  wishes: 500,
  sizes: 200,
  /** Gifts that a person's page shows. */
  gifts: 4,
  /** Earlier draws that one may be kept apart from. */
  earlier: 10,
} as const;
