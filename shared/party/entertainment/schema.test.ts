import { describe, expect, test } from "vitest";
import { wishesInput } from "./schema";

const WISHES = { ages: ["adults"], moods: [], place: "indoors", theme: "", budget: "" };
const problems = (fields: object) =>
  wishesInput
    .safeParse({ ...WISHES, ...fields })
    .error?.issues.map(({ path, message }) => [path[0], message]);

describe("wishesInput", () => {
  test.each([
    ["", null],
    ["  ", null],
    ["0", 0],
    ["0.01", 1],
    ["$1,250.50", 125_050],
    ["1000000", 100_000_000],
  ])("a budget of %j is %j cents", (budget, cents) => {
    expect(wishesInput.parse({ ...WISHES, budget }).budget).toBe(cents);
  });

  test.each(["-1", "abc", "1e9", "10-20", "1.234", "∞"])("refuses a budget of %s", (budget) => {
    expect(problems({ budget })).toEqual([["budget", "eventBudgetInvalid"]]);
  });

  test("refuses more than a million, nobody, and a theme too long", () => {
    expect(problems({ budget: "1000000.01" })).toEqual([["budget", "entertainmentBudgetRange"]]);
    expect(problems({ ages: [] })).toEqual([["ages", "entertainmentAges"]]);
    expect(problems({ ages: ["martians"] })).toEqual([["ages", "entertainmentAges"]]);
    expect(problems({ theme: "x".repeat(81) })).toEqual([["theme", "tooLong"]]);
  });

  test("takes what it knows out of what an address holds", () => {
    const ages = ["seniors", "adults", "adults", "martians"];
    expect(wishesInput.parse({ ...WISHES, ages, moods: ["retro", "?"], place: "moon" })).toEqual({
      ages: ["adults", "seniors"],
      moods: ["retro"],
      place: "either",
      theme: "",
      budget: null,
    });
  });
});
