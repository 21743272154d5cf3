import { describe, expect, test } from "vitest";
import { kinPhrases, occasionPhrases, wishPhrases } from "./compile";
import { conceptOf } from "./concept-names";
import { type Phrases, PhraseTable, type TableText, writeTable } from "./phrase-table";
import * as tables from "./tables.preval";

/** What the table answers to all its phrases. */
const readAll = (phrases: Phrases<unknown>, text: TableText, value: (name: string) => unknown) => {
  const table = new PhraseTable(text, value);
  return new Map([...phrases.keys()].map((phrase) => [phrase, table.senses(phrase)]));
};

describe("a dictionary that was written and read", () => {
  test.each([
    ["wishes", wishPhrases(), tables.wishes, conceptOf],
    ["kin", kinPhrases(), tables.kin, String],
    ["occasions", occasionPhrases(), tables.occasions, String],
  ] as const)("every phrase of %s has its senses", (_, phrases, text, value) => {
    expect(readAll(phrases, text, value)).toEqual(phrases);
  });

  const few = new PhraseTable(
    writeTable(
      new Map([
        ["board game", [{ value: "a" }]],
        ["board game night", [{ value: "b", only: "en" }, { value: "a" }]],
        ["boarding", [{ value: "c" }]],
      ]),
      String,
    ),
    String,
  );

  test("a word tells how long its longest phrase is, and 0 within phrases only", () => {
    expect(few.line("board")?.longest).toBe(3);
    expect(few.line("boarding")?.longest).toBe(1);
    expect(few.line("night")?.longest).toBe(0);
  });

  test("the beginning of a word or phrase and unknown ones mean nothing", () => {
    for (const word of ["boar", "boards", "", "zebra", "\t", "a"])
      expect(few.line(word)).toBeNull();
    for (const phrase of ["board", "board games", "night", ""]) {
      expect(few.senses(phrase)).toBeUndefined();
    }
  });

  test("a build can write the tables as JSON", () => {
    expect(JSON.parse(JSON.stringify(tables))).toEqual({ ...tables });
  });
});
