import Papa from "papaparse";
import { type CsvTable, readTable } from "~worker/domain/gift-desk/csv";

/** Splits a CSV text by RFC 4180, whatever its line ends and whether commas or semicolons part its cells. */
export function readCsv(text: string): CsvTable {
  const { data } = Papa.parse<string[]>(text.replace(/^\u{feff}/u, ""), {
    skipEmptyLines: false,
    delimitersToGuess: [",", ";", "\t"],
  });
  return readTable(data);
}
