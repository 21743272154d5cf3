/** Counts what a request costs in D1 and KV. */
export type Meter = {
  queries: number;
  rowsRead: number;
  rowsWritten: number;
  kvReads: number;
  kvWrites: number;
  /** Called with the number of rows of each write. */
  onWritten: (rows: number) => void;
};

export const newMeter = (onWritten: (rows: number) => void = () => {}): Meter => ({
  onWritten,
  queries: 0,
  rowsRead: 0,
  rowsWritten: 0,
  kvReads: 0,
  kvWrites: 0,
});

/** Adds one statement, by what D1 says that it cost. */
export function add(meter: Meter, meta: { rows_read?: number; rows_written?: number }) {
  meter.queries++;
  meter.rowsRead += meta.rows_read ?? 0;
  meter.rowsWritten += meta.rows_written ?? 0;
  if (meta.rows_written) meter.onWritten(meta.rows_written);
}
