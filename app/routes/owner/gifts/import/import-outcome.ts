import type { CsvColumn } from "~worker/domain/catalogue/admin/csv";
import type { RowFault } from "~worker/domain/catalogue/admin/schema";

/** What is known of a file so far. */
export type ImportOutcome = {
  kind: "checked" | "done" | "stopped";
  rows: number;
  created: number;
  changed: number;
  faults: RowFault[];
  missing: CsvColumn[];
  unknown: string[];
  /** A key of the `errors` translations: why it stopped. */
  error: string | null;
};

export const nothingYet = (rows: number): ImportOutcome => ({
  kind: "checked",
  rows,
  created: 0,
  changed: 0,
  faults: [],
  missing: [],
  unknown: [],
  error: null,
});
