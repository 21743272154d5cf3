import Papa from "papaparse";
import { type CsvTable, csvSource, readTable } from "#shared/catalogue/admin/csv";

/**
 * Splits a CSV text, whatever its line ends and whether commas, semicolons or tabs part its cells.
 */
export function readCsv(file: string): CsvTable {
  const { text, options } = csvSource(file);
  return readTable(Papa.parse<string[]>(text, options).data);
}
