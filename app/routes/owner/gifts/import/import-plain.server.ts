/** The import where no scripts run: one small file, checked and written whole. */

import { DomainError } from "#shared/errors";
import type { Viewer } from "#shared/viewer";
import type { Ctx } from "~worker/context";
import { checkImport, importGifts } from "~worker/domain/catalogue/import.server";
import { type ImportOutcome, nothingYet } from "./import-outcome";

/** Rows that one request can judge. */
const PLAIN_ROWS = 100;

export type PlainAnswer = { text: string; outcome: ImportOutcome };

/** Checks what the form carries and, where it asks for that, imports it. */
export async function importWithoutScripts(
  ctx: Ctx,
  viewer: Viewer,
  form: FormData,
): Promise<PlainAnswer> {
  const file = form.get("file");
  const pasted = String(form.get("csv") ?? "");
  const text = file instanceof File && file.size > 0 ? await file.text() : pasted;
  const { readCsv } = await import("./read-csv");
  const { rows, missing, unknown } = readCsv(text);
  const outcome = { ...nothingYet(rows.length), missing, unknown };
  if (rows.length === 0) return { text, outcome: { ...outcome, error: "importEmpty" } };
  if (rows.length > PLAIN_ROWS) return { text, outcome: { ...outcome, error: "importTooLong" } };
  if (missing.length > 0) return { text, outcome };
  const isWriting = form.get("intent") === "import";
  try {
    const report = await (isWriting ? importGifts : checkImport)(ctx, viewer, rows);
    const isDone = isWriting && report.faults.length === 0;
    return {
      text: isDone ? "" : text,
      outcome: { ...outcome, ...report, kind: isDone ? "done" : "checked" },
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { text, outcome: { ...outcome, kind: "stopped", error: error.code } };
  }
}
