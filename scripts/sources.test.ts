/** Rules of the sources that neither the compiler nor the linter knows. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");

/** What writes each table, said by `part` of a file's path. */
function writersOf(part: (file: string) => string): Map<string, Set<string>> {
  const files = globSync("worker/**/*.ts").filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  const writers = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, table = ""] of read(file).matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)) {
      writers.set(table, (writers.get(table) ?? new Set()).add(part(file)));
    }
  }
  return writers;
}

test("gifts, their texts and their posting lists are written by one file", () => {
  const writers = writersOf((file) => file);
  for (const table of ["gifts", "giftTexts", "giftPostings", "searchVocabulary"]) {
    expect([...(writers.get(table) ?? [])]).toEqual(["worker/domain/catalogue/writes/queries.ts"]);
  }
});

test("each table is written by one folder of the domain alone", () => {
  const writers = writersOf((file) => file.split("/").slice(1, 3).join("/"));
  expect(writers.size).toBeGreaterThan(30);
  const shared = [...writers].filter(([, folders]) => folders.size > 1);
  expect(shared.map(([table, folders]) => `${table}: ${[...folders].join(", ")}`)).toEqual([]);
});

test("no comment is wider than 100 columns", () => {
  const files = globSync("{app,e2e,scripts,shared,worker}/**/*.{ts,tsx,mjs}");
  const wide = files.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) =>
        line.length > 100 && /^\s*(\/\/ (?!biome-ignore)|\/?\*)/.test(line)
          ? [`${file}:${index + 1}`]
          : [],
      ),
  );
  expect(wide).toEqual([]);
});

test("no file of code is longer than 400 lines", () => {
  const files = globSync("{app,e2e,scripts,shared,worker}/**/*.{ts,tsx,mjs}").filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const long = files.filter((file) => read(file).split("\n").length > 401);
  expect(long).toEqual([]);
});

test("no comment points to a document that isn't here", () => {
  const files = globSync("{app,docs,e2e,scripts,shared,worker}/**/*.{ts,tsx,mjs,css,md}");
  expect(files.filter((file) => /\b(?:spec|design)(?:\s|\*)+§/.test(read(file)))).toEqual([]);
});
