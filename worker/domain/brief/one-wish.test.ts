import { describe, expect, test } from "vitest";
import { EMPTY_BRIEF } from "#shared/brief/schema";
import type { Locale } from "#shared/locale";
import { translators } from "../../testing/translators";
import { changesBetween, undoChanges } from "./changes";
import { chipsOf, removeChips } from "./chips";
import { parseTurn } from "./read-message";

describe.each([
  ["en", "no jigsaw puzzles"],
  ["en", "no board games"],
  ["en", "no books"],
  ["en", "no candles"],
  ["en", "no jewelry"],
  ["en", "no scarves"],
  ["en", "no gadgets"],
  ["fr", "pas de puzzles"],
  ["fr", "pas de chocolat"],
  ["es", "nada de rompecabezas"],
  ["es", "sin plantas"],
  ["zh", "不要拼图"],
  ["zh", "不要巧克力"],
] satisfies [Locale, string][])("%s: %s", (locale, text) => {
  const { brief } = parseTurn(text, locale, { brief: EMPTY_BRIEF });
  const chips = chipsOf(brief, translators[locale], locale);
  const ids = chips.map(({ id }) => id);

  test("one wish has one chip", () => {
    expect(ids).toHaveLength(1);
  });

  test("its chip takes all of it off, and its undo too", () => {
    expect(changesBetween(EMPTY_BRIEF, removeChips(brief, ids))).toEqual([]);
    expect(changesBetween(EMPTY_BRIEF, undoChanges(brief, EMPTY_BRIEF, ids))).toEqual([]);
  });
});

test("two wishes keep their chips", () => {
  const { brief } = parseTurn("no puzzles, no wool and no wine", "en", { brief: EMPTY_BRIEF });
  expect(chipsOf(brief, translators.en, "en")).toHaveLength(3);
});
