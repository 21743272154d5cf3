import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import {
  CHUNK,
  CSV_COLUMNS,
  chunksOf,
  csvHead,
  csvLine,
  csvSource,
  neutralise,
  readTable,
  restore,
} from "./csv";
import { parsePrice } from "./price";
import { GIFT_FIELDS, type GiftValues } from "./schema";

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom(
        "=",
        "+",
        "-",
        "@",
        "\t",
        "\r",
        "\n",
        "'",
        "''=",
        "＝",
        '"',
        ";",
        ",",
        "\u{feff}",
      ),
      fc.string({ maxLength: 30 }),
    )
    .map((parts) => parts.join("")),
);
const values = fc.record(
  Object.fromEntries(GIFT_FIELDS.map((field) => [field, hostile])),
) as fc.Arbitrary<GiftValues>;

const split = (file: string) => {
  const { text, options } = csvSource(file);
  return Papa.parse<string[]>(text, options).data;
};
/** Line ends become one kind; the form makes blanks of them anyway. */
const oneKind = (gift: GiftValues) =>
  Object.fromEntries(
    Object.entries(gift).map(([field, text]) => [field, text.replace(/\r\n?/g, "\n")]),
  );

test("any gift comes back from a file as it went in, and no cell of it is a formula", () => {
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 5 }), (gifts) => {
      const text =
        csvHead() +
        gifts.map((v, i) => csvLine({ slug: `gift-${i}`, version: i, values: v })).join("");
      const lines = split(text);
      for (const cell of lines.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      const { rows, missing, unknown } = readTable(lines);
      expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
      expect(rows).toEqual(
        gifts.map((v, i) => ({
          row: i + 2,
          cells: { id: `gift-${i}`, version: `${i}`, ...oneKind(v) },
        })),
      );
    }),
  );
});

test("neutralising is undone, whatever the text", () => {
  fc.assert(fc.property(hostile, (text) => restore(neutralise(text)) === text));
  expect(neutralise('=HYPERLINK("http://evil")')).toBe(`'=HYPERLINK("http://evil")`);
  expect(neutralise("tea")).toBe("tea");
});

test("columns are known by name, in any order, with a mark before them or not", () => {
  const lines = split("\u{feff}Price, IMAGE url ,surprise,Name\r\n$5,/x,!,Tea\n\n,,,\n");
  const { rows, missing, unknown } = readTable(lines);
  expect(rows).toEqual([{ row: 2, cells: { price: "$5", imageUrl: "/x", name: "Tea" } }]);
  expect(missing).toEqual(["description", "category", "storeUrl"]);
  expect(unknown).toEqual(["surprise"]);
  expect(CSV_COLUMNS).toContain("id");
});

test("chunks hold every row once, in order, within what a request may carry", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3_000), { maxLength: 300 }), (sizes) => {
      const rows = sizes.map((size, row) => ({ row, cells: { name: "礼".repeat(size) } }));
      const chunks = chunksOf(rows);
      expect(chunks.flat()).toEqual(rows);
      for (const chunk of chunks) {
        expect(chunk.length).toBeLessThanOrEqual(CHUNK.rows);
        const bytes = new TextEncoder().encode(JSON.stringify(chunk)).length;
        if (chunk.length > 1) expect(bytes).toBeLessThan(64 * 1024);
      }
    }),
    { numRuns: 30 },
  );
});

test.each([
  ["$25.99", 2599],
  ["25", 2500],
  ["25,5", 2550],
  ["$1,299.50", 129_950],
  ["USD 7", null],
  ["us$ 7", 700],
  ["12 USD", 1200],
  ["＄３", 300],
  ["$20-30", null],
  ["20 to 30", null],
  ["-5", null],
  ["1e9", null],
  ["1.234", null],
  ["", null],
])("the price %j is %j cents", (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});
