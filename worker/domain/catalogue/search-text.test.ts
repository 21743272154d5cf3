import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance } from "../edit-distance";
import { closestWord } from "./closest-word";
import { indexText, matchAll, matchBeginning, searchWords } from "./search-text";

describe("searchWords", () => {
  test("splits Chinese into bigrams and keeps Latin words", () => {
    expect(searchWords("铸铁茶壶 Tea-pot")).toEqual(["铸铁", "铁茶", "茶壶", "tea", "pot"]);
    expect(searchWords("茶")).toEqual(["茶"]);
    expect(indexText("茶壶")).toContain("茶壶");
  });

  test("leaves nothing of the query language", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
        expect(searchWords(text).length).toBeLessThanOrEqual(8);
      }),
    );
  });

  test("takes plurals and beginnings of Latin words", () => {
    expect(matchAll(["tea", "pots"])).toBe('("tea" OR "teas" OR "teaes") AND ("pots" OR "pot")');
    expect(matchAll(["茶壶"])).toBe('("茶壶")');
    expect(matchBeginning(["te"])).toBe('"te"*');
    expect(matchBeginning(["my", "te"])).toBe('("my") AND "te"*');
    expect(matchBeginning(["茶壶"])).toBeNull();
  });
});

describe("closestWord", () => {
  const words = ["coffee", "camping", "chess", "gardening", "poetry", "pottery", "wash", "watch"];
  test.each([
    ["cofee", "coffee"],
    ["ches", "chess"],
    ["gardning", "gardening"],
    ["agrdening", "gardening"],
    ["pottry", "pottery"],
    ["wach", "watch"],
    ["tea", null],
    ["zzzzzz", null],
  ])("%s → %s", (typed, expected) => {
    expect(closestWord(typed, words)).toBe(expected);
  });

  test("is a symmetric distance that is zero only for equals", () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
        expect(editDistance(a, b, 20) === 0).toBe(a === b);
      }),
    );
  });
});
