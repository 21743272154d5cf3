import type { CsvColumn } from "#shared/catalogue/admin/csv";
import type { RowFault } from "#shared/catalogue/admin/schema";
import type { ErrorKey } from "#shared/errors";

/** What is known of a file so far. */
export type ImportOutcome = {
  kind: "checked" | "done" | "stopped";
  rows: number;
  created: number;
  changed: number;
  faults: RowFault[];
  missing: CsvColumn[];
  unknown: string[];
  /** Why it stopped. */
  error: ErrorKey | null;
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
