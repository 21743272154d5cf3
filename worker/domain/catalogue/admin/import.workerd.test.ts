import { env } from "cloudflare:workers";
import Papa from "papaparse";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CsvRow, csvSource, readTable } from "#shared/catalogue/admin/csv";
import type { ImportReport } from "#shared/catalogue/admin/schema";
import { searchInput } from "#shared/catalogue/schema";
import { testCtx } from "../../../testing/ctx";
import { as, signInOwner } from "../../../testing/own-account";
import { call, registerPerson } from "../../../testing/people";
import { exportGifts, importGifts } from "../import.server";
import { searchGifts } from "../search/gift-search.server";

let cookie = "";
beforeAll(async () => {
  cookie = await signInOwner();
});
beforeEach(() => env.DB.prepare("DELETE FROM gifts WHERE checksum IS NULL AND version > 0").run());

const GOOD = {
  description: "Warm and soft.",
  imageUrl: "/pictures/default.webp",
  price: "40.50",
  category: "home",
  storeUrl: "https://example.com/",
};
const row = (number: number, cells: CsvRow["cells"]): CsvRow => ({
  row: number,
  cells: { ...GOOD, ...cells },
});
async function send(rows: unknown, isDryRun: boolean, who = cookie) {
  const response = await call(
    "POST",
    "/api/gifts/custom/import",
    { rows, isDryRun },
    { cookie: who },
  );
  return { status: response.status, report: (await response.json()) as ImportReport };
}
const found = async (q: string) =>
  (await searchGifts(testCtx().ctx, searchInput.parse({ q }))).gifts;
const exported = () =>
  as(cookie, async (ctx, viewer) => {
    let text = "";
    for await (const part of exportGifts(ctx, viewer)) text += part;
    const source = csvSource(text);
    return readTable(Papa.parse<string[]>(source.text, source.options).data);
  });

test("a dry run reports the outcome and writes nothing", async () => {
  const { report } = await send([row(2, { name: "Zorbul blanket" })], true);
  expect(report).toEqual({ faults: [], created: 1, changed: 0 });
  expect(await found("zorbul")).toEqual([]);
});

test("every fault is named by row and column", async () => {
  const { report } = await send(
    [
      row(2, { name: "" }),
      row(3, { name: "Frabjous" }),
      row(4, { name: "Bad", price: "5-6", storeUrl: "nowhere", season: "monsoon" }),
      row(5, { name: "Frabjous" }),
      row(6, { name: "Other", id: "no-such-gift" }),
    ],
    false,
  );
  expect(report.faults).toEqual([
    { row: 2, column: "name", message: "giftNameRequired" },
    { row: 4, column: "price", message: "priceInvalid" },
    { row: 4, column: "storeUrl", message: "urlInvalid" },
    { row: 4, column: "season", message: "filterUnknown" },
    { row: 5, column: "name", message: "rowTwice" },
    { row: 6, column: "id", message: "giftUnknown" },
  ]);
  expect(await found("frabjous")).toEqual([]);
});

test("a hundred rows come in with few statements, found at once, with one audit entry", async () => {
  const rows = Array.from({ length: 100 }, (_, i) => row(i + 2, { name: `Quokka plush ${i}` }));
  const meter = await as(cookie, async (_, viewer) => {
    const built = testCtx();
    expect(await importGifts(built.ctx, viewer, rows)).toEqual({
      faults: [],
      created: 100,
      changed: 0,
    });
    return built.meter;
  });
  expect(meter.queries).toBeLessThanOrEqual(16);
  expect((await found("quokka")).length).toBe(12);
  const { results } = await env.DB.prepare(
    "SELECT action, after FROM audit_log ORDER BY id DESC LIMIT 1",
  ).all();
  expect(results[0]?.action).toBe("giftsImported");
  expect(JSON.parse(String(results[0]?.after)).created).toHaveLength(100);
  // The same file again, as after a lost answer, makes no second copies.
  const again = await send(rows.slice(0, 3), false);
  expect(again.report.faults.map(({ message }) => message)).toEqual(Array(3).fill("giftNameTaken"));
});

test("a file of what is there changes nothing; a changed row changes that gift alone", async () => {
  const evil = { name: "=cmd|' /C calc'!A0", description: '+"quoted", @all' };
  await send([row(2, evil), row(3, { name: "Plain", nameZh: "普通", season: "winter" })], false);
  const { rows, missing, unknown } = await exported();
  expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  const own = rows.filter(({ cells }) => cells.version === "1");
  expect(own.map(({ cells }) => cells.name)).toEqual([evil.name, "Plain"]);
  const dry = await send(own, true);
  expect(dry.report).toEqual({ faults: [], created: 0, changed: 2 });
  await send([{ row: 9, cells: { ...own[1]?.cells, price: "$99" } }], false);
  const after = (await exported()).rows.filter(({ cells }) => Number(cells.version) > 0);
  expect(after.map(({ cells }) => cells)).toEqual([
    own[0]?.cells,
    { ...own[1]?.cells, price: "$99", version: "2" },
  ]);
  // The file is older than the gift now.
  const stale = await send(own, false);
  expect(stale.report.faults).toEqual([
    { row: own[1]?.row, column: "version", message: "giftChangedSince" },
  ]);
});

test("only the Owner imports, and only what a chunk may hold", async () => {
  const person = await registerPerson();
  expect((await send([row(2, { name: "X" })], false, person.cookie)).status).toBe(403);
  for (const rows of [[], "x", null, Array(101).fill(row(2, { name: "X" })), [{ row: 0 }]]) {
    expect((await send(rows, true)).status).toBe(400);
  }
});
