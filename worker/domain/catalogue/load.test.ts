import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { readCatalogue } from "../../../scripts/lib/catalogue-files";
import { vocabularyLabel } from "../../../scripts/lib/labels";
import { catalogueStatements } from "./load";

/** What D1 takes at most (developers.cloudflare.com/d1/platform/limits). */
const MOST_BYTES = 100_000;

const catalogue = readCatalogue();
const statements = catalogueStatements(catalogue, vocabularyLabel);
const retiring = statements.filter((sql) => sql.startsWith("UPDATE gifts SET is_active = 0"));

test("no statement is longer than D1 takes", () => {
  const long = statements.filter((sql) => Buffer.byteLength(sql) > MOST_BYTES);
  expect(long.map((sql) => `${Buffer.byteLength(sql)} ${sql.slice(0, 120)}`)).toEqual([]);
});

test("only gifts that left the files are retired, wherever their address stands in the alphabet", () => {
  const database = new DatabaseSync(":memory:");
  database.exec(
    "CREATE TABLE gifts (slug TEXT, is_active INT DEFAULT 1, checksum TEXT DEFAULT 'c', version INT DEFAULT 0)",
  );
  const add = database.prepare("INSERT INTO gifts (slug, checksum, version) VALUES (?, ?, ?)");
  const kept = [...catalogue.gifts, ...catalogue.seasonal].map(({ slug }) => slug);
  const gone = [
    "0",
    "aa",
    ...kept.filter((_, index) => index % 50 === 0).map((s) => `${s}-old`),
    "zzz",
  ];
  for (const slug of [...kept, ...gone]) add.run(slug, "c", 0);
  add.run("made-by-the-owner", null, 1);
  add.run("changed-by-the-owner", "c", 1);
  for (const sql of retiring) database.exec(sql);
  const rows = database.prepare("SELECT slug FROM gifts WHERE is_active = 0 ORDER BY slug").all();
  expect(rows.map(({ slug }) => slug)).toEqual(gone.toSorted());
});
