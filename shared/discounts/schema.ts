/** A discount code as premium people see it. */
export type Discount = {
  code: string;
  /**
   * What the code takes off: whole percent of the price, or whole cents; both null where only terms
   * say it.
   */
  percentOff: number | null;
  centsOff: number | null;
  /** The conditions in the visitor's language, or in English. */
  terms: string;
  /** UTC seconds; null where the store names no end. */
  expiresAt: number | null;
  checkedAt: number;
  /** Made up, to try things out. */
  isSample: boolean;
  /** The store's name. */
  store: string;
};

/** What premium people's gifts carry besides; never there for others. */
export type Discounted = {
  /** Spec §3. */
  discountCodes?: string[];
  /** The same codes with what one must know of them. */
  discounts?: Discount[];
};
