/** A whole file from the browser: parsed here, sent in chunks that the server takes. */

import { type CsvRow, chunksOf } from "#shared/catalogue/admin/csv";
import type { ImportReport } from "#shared/catalogue/admin/schema";
import type { ErrorCode, ErrorKey } from "#shared/errors";
import { type ImportOutcome, nothingYet } from "./import-outcome";

/** The most rows of one file. */
export const MAX_ROWS = 10_000;
const BUSY_PAUSE = 30_000;

/** Reads the text of a file; the parser comes with the first one. */
export async function openFile(text: string): Promise<{ rows: CsvRow[]; outcome: ImportOutcome }> {
  const { readCsv } = await import("./read-csv");
  const { rows, missing, unknown } = readCsv(text);
  const error = rows.length === 0 ? "importEmpty" : rows.length > MAX_ROWS ? "importTooLong" : null;
  return { rows, outcome: { ...nothingYet(rows.length), missing, unknown, error } };
}

/**
 * Tries or writes all rows, telling after each chunk how many it has done. Writing stops at the
 * first chunk with a fault; trying goes on and collects them. What was written before a stop stays.
 */
export async function runImport(
  rows: readonly CsvRow[],
  isDryRun: boolean,
  onProgress: (done: number) => void,
): Promise<ImportOutcome> {
  const outcome = nothingYet(rows.length);
  const names = new Map<string, number>();
  let done = 0;
  for (const chunk of chunksOf(rows)) {
    const answer = await send(chunk, isDryRun);
    // A dry run that breaks off has saved nothing, and must not say that it did.
    const kind = isDryRun ? "checked" : "stopped";
    if (typeof answer === "string") return { ...outcome, kind, error: answer };
    outcome.faults.push(...answer.faults);
    if (isDryRun) outcome.faults.push(...repeats(chunk, names));
    if (answer.faults.length > 0 && !isDryRun) return { ...outcome, kind: "stopped" };
    outcome.created += answer.created;
    outcome.changed += answer.changed;
    done += chunk.length;
    onProgress(done);
  }
  return { ...outcome, kind: isDryRun ? "checked" : "done" };
}

/** Rows that an earlier chunk has already; within one the server sees them itself. */
function repeats(chunk: readonly CsvRow[], seen: Map<string, number>): ImportReport["faults"] {
  const start = chunk[0]?.row ?? 0;
  return chunk.flatMap(({ row, cells }) => {
    const column = cells.id?.trim() ? ("id" as const) : ("name" as const);
    const key = `${column} ${cells[column]?.trim().toLowerCase()}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, row);
    return first !== undefined && first < start ? [{ row, column, message: "rowTwice" }] : [];
  });
}

async function send(rows: CsvRow[], isDryRun: boolean): Promise<ImportReport | ErrorKey> {
  for (;;) {
    try {
      const response = await fetch("/api/gifts/custom/import", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ rows, isDryRun }),
      });
      if (response.ok) return (await response.json()) as ImportReport;
      const { code } = (await response.json()) as { code: ErrorCode };
      if (code !== "tooManyRequests") return code;
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE));
    } catch {
      return "unreachable";
    }
  }
}
