/** What a reset of the server did; counts of rows. */
export type ResetReport = {
  /** Stored recommendation answers that are gone. */
  answers: number;
  /** Model providers that are asked again. */
  circuits: number;
  /** Sessions and reset codes that had expired. */
  expired: number;
  /**
   * False where the catalogue is too large for one go: the next reset takes up where this one
   * stopped.
   */
  isSearchWhole: boolean;
};
