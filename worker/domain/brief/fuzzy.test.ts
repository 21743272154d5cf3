import { describe, expect, test } from "vitest";
import { editDistance } from "../edit-distance";
import { allowedSlips, SpellingIndex, spellingBuckets } from "./fuzzy";

describe("editDistance", () => {
  test.each([
    ["pottery", "pottery", 0],
    ["potery", "pottery", 1],
    ["wnie", "wine", 1],
    ["gardning", "gardening", 1],
    ["fotography", "photography", 2],
    ["abc", "xyz", 3],
  ])("%s to %s is %i", (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  test("stops above the bound", () => {
    expect(editDistance("a", "abcdefgh", 2)).toBe(3);
  });
});

describe("SpellingIndex", () => {
  const index = new SpellingIndex(
    spellingBuckets(["pottery", "poetry", "reading", "golf", "wine", "gardening"]),
  );

  test.each([
    ["potery", "pottery"],
    ["petory", null],
    ["gradening", "gardening"],
    ["heading", null],
    ["gold", null],
    ["wnie", null],
    ["owl", null],
    ["gardenin", "gardening"],
    ["gardning", "gardening"],
    ["readding", "reading"],
    ["loading", null],
    ["leading", null],
  ])("%s is %s", (typed, meant) => {
    expect(index.closest(typed)).toBe(meant);
  });

  test("short words have to be right", () => {
    expect(allowedSlips(3)).toBe(0);
    expect(allowedSlips(5)).toBe(1);
    expect(allowedSlips(8)).toBe(2);
  });
});
