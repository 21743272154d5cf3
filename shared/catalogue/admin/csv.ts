/**
 * Gifts as rows of a CSV file, both ways. Browser-safe and without a parser: papaparse splits the
 * text.
 */
import { GIFT_FIELDS, type GiftValues } from "./schema";

/** The columns of a file: which gift, at which version, and the form's fields. */
export const CSV_COLUMNS = ["id", "version", ...GIFT_FIELDS] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Columns without which no gift can be read. */
export const NEEDED_COLUMNS = [
  "name",
  "description",
  "imageUrl",
  "price",
  "category",
  "storeUrl",
] as const satisfies CsvColumn[];

/** Spreadsheets run a cell that begins so as a formula. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const NEUTRALISED = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** A cell that no spreadsheet runs: an apostrophe goes before what would be a formula. */
export const neutralise = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/** The cell as it was before `neutralise`. */
export const restore = (cell: string) => (NEUTRALISED.test(cell) ? cell.slice(1) : cell);

const quoted = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${neutralise(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;

/** The first line, after the mark by which spreadsheets know UTF-8. */
export const csvHead = () => `\u{feff}${quoted(CSV_COLUMNS)}`;

/** One gift's line. */
export const csvLine = (gift: { slug: string; version: number; values: GiftValues }) =>
  quoted([gift.slug, String(gift.version), ...GIFT_FIELDS.map((field) => gift.values[field])]);

/** A row of a file: its number there (the head is 1), and its cells by column. */
export type CsvRow = { row: number; cells: Partial<Record<CsvColumn, string>> };

export type CsvTable = { rows: CsvRow[]; missing: CsvColumn[]; unknown: string[] };

/** What papaparse is told of a text: one kind of line end, and what parts the cells of its head. */
export function csvSource(file: string) {
  const text = file.replace(/^\u{feff}/u, "").replace(/\r\n?/g, "\n");
  const [head = ""] = text.split("\n", 1);
  const count = (mark: string) => head.split(mark).length;
  const delimiter = [",", ";", "\t"].reduce((a, b) => (count(b) > count(a) ? b : a));
  return { text, options: { newline: "\n", delimiter } as const };
}

const plain = (name: string) =>
  name
    .replace(/^\u{feff}/u, "")
    .replace(/[\s_-]/g, "")
    .toLowerCase();

/**
 * Reads the lines that papaparse found. Columns are known by name, in any order and letter case.
 */
export function readTable(lines: readonly (readonly string[])[]): CsvTable {
  const [head = [], ...body] = lines;
  const columns = head.map((name) => CSV_COLUMNS.find((known) => plain(known) === plain(name)));
  const missing = NEEDED_COLUMNS.filter((name) => !columns.includes(name));
  const unknown = head.filter((name, index) => !columns[index] && name.trim() !== "");
  const rows = body.flatMap((line, index) => {
    if (line.every((cell) => cell.trim() === "")) return [];
    const cells: CsvRow["cells"] = {};
    columns.forEach((column, place) => {
      if (column) cells[column] = restore(line[place] ?? "");
    });
    return [{ row: index + 2, cells }];
  });
  return { rows, missing, unknown };
}

/**
 * Parts of a file that one request carries: at most so many rows, and well below the limit of a
 * body.
 */
export const CHUNK = { rows: 100, bytes: 40_000 } as const;

/** Rows in order, in chunks that the server takes. */
export function chunksOf(rows: readonly CsvRow[]): CsvRow[][] {
  const chunks: CsvRow[][] = [];
  let size = 0;
  const encoder = new TextEncoder();
  for (const row of rows) {
    const bytes = encoder.encode(JSON.stringify(row)).length;
    const last = chunks.at(-1);
    if (!last || last.length >= CHUNK.rows || size + bytes > CHUNK.bytes) {
      chunks.push([row]);
      size = bytes;
    } else {
      last.push(row);
      size += bytes;
    }
  }
  return chunks;
}
