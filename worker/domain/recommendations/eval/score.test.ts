import { describe, expect, test } from "vitest";
import type { Gold } from "./intents";
import { table } from "./report";
import { type GiftFacts, overlap, scoreBrief, totalsOf, violations } from "./score";

const gift = (slug: string, overrides: Partial<GiftFacts> = {}): GiftFacts => ({
  slug,
  priceCents: 3_000,
  ages: [18, 120],
  occasions: ["birthday"],
  kind: slug,
  serves: ["tea"],
  presumes: [],
  cares: [],
  category: "kitchen",
  cliche: null,
  audience: "anyone",
  ...overrides,
});

const gold = (overrides: Partial<Gold> = {}): Gold => ({
  interests: ["tea", "hiking"],
  alsoFine: ["camping"],
  ages: [26, 50],
  budget: { min: 2_000, max: 5_000 },
  occasion: "birthday",
  audience: null,
  without: {},
  ...overrides,
});

describe("violations", () => {
  test("a gift that fits breaks nothing, borders included", () => {
    expect(violations(gift("a", { priceCents: 2_000, ages: [26, 50] }), gold())).toEqual([]);
    expect(violations(gift("a", { priceCents: 5_000 }), gold())).toEqual([]);
  });

  test.each([
    ["budget", { priceCents: 1_999 }],
    ["budget", { priceCents: 5_001 }],
    ["age", { ages: [27, 120] }],
    ["age", { ages: [0, 49] }],
    ["occasion", { occasions: ["christmas"] }],
    ["dislikes", { cares: ["nuts"] }],
    ["dislikes", { serves: ["tea", "wine"] }],
    ["dislikes", { category: "clothing" }],
    ["dislikes", { cliche: "mug" }],
  ] satisfies [string, Partial<GiftFacts>][])("names %s of %o", (violation, overrides) => {
    const without: Gold["without"] = {
      cares: ["nuts"],
      interests: ["wine"],
      categories: ["clothing"],
      cliches: ["mug"],
    };
    expect(violations(gift("a", overrides), gold({ without }))).toEqual([violation]);
  });

  test("no upper end and an occasion that is not known exclude nothing", () => {
    const open = gold({ budget: { min: 0, max: null }, occasion: "other" });
    expect(violations(gift("a", { priceCents: 900_000, occasions: ["easter"] }), open)).toEqual([]);
  });
});

describe("scoreBrief", () => {
  test("tells served, missed and impossible interests apart", () => {
    const catalogue = [
      gift("tea"),
      gift("hike", { serves: ["hiking"] }),
      gift("dear", { serves: ["yoga"], priceCents: 9_000 }),
    ];
    const wish = gold({ interests: ["tea", "hiking", "yoga"] });
    const score = scoreBrief(wish, catalogue.slice(0, 1), catalogue);
    expect(score).toMatchObject({ served: ["tea"], missed: ["hiking"], impossible: ["yoga"] });
    expect(score).toMatchObject({ fitting: 2, short: true, precise: 1, categories: 1 });
  });

  test("is short only when the catalogue has enough for this person", () => {
    const catalogue = Array.from({ length: 8 }, (_, index) => gift(`g${index}`));
    expect(scoreBrief(gold(), catalogue.slice(6), catalogue).short).toBe(true);
    expect(scoreBrief(gold(), catalogue, catalogue).short).toBe(false);
    const forWomen = catalogue.map((entry) => ({ ...entry, audience: "women" as const }));
    expect(scoreBrief(gold({ audience: "men" }), [], forWomen).short).toBe(false);
  });

  test("is not short for want of gifts of one kind, for other interests or for what it doesn't know", () => {
    const answer = [gift("a"), gift("b")];
    const more = [
      ...Array.from({ length: 9 }, (_, index) => gift(`same${index}`, { kind: "a" })),
      ...Array.from({ length: 9 }, (_, index) => gift(`other${index}`, { serves: ["golf"] })),
      ...Array.from({ length: 9 }, (_, index) => gift(`cat${index}`, { presumes: ["cats"] })),
    ];
    expect(scoreBrief(gold(), answer, [...answer, ...more]).short).toBe(false);
    expect(scoreBrief(gold(), answer, [...answer, ...more, gift("c")]).short).toBe(true);
  });

  test("a gift for a narrower interest serves the broader one, not the other way round", () => {
    const espresso = gift("a", { serves: ["espresso"] });
    const coffee = gift("b", { serves: ["coffee"] });
    expect(scoreBrief(gold({ interests: ["coffee"] }), [espresso], [espresso])).toMatchObject({
      served: ["coffee"],
      precise: 1,
    });
    expect(scoreBrief(gold({ interests: ["espresso"] }), [coffee], [coffee])).toMatchObject({
      impossible: ["espresso"],
      precise: 0,
    });
  });

  test("counts what is just as fine as precise, and clichés", () => {
    const answer = [
      gift("a", { serves: ["camping"] }),
      gift("b", { serves: ["golf"], cliche: "mug" }),
    ];
    const score = scoreBrief(gold(), answer, [...answer, gift("b"), gift("c")]);
    expect(score).toMatchObject({ precise: 1, reachable: 3, cliches: 1 });
  });
});

describe("totals", () => {
  const catalogue = [gift("tea"), gift("hike", { serves: ["hiking"] })];

  test("weigh every interest and every gift the same", () => {
    const half = scoreBrief(gold(), catalogue.slice(0, 1), catalogue);
    const none = scoreBrief(gold(), [gift("x", { serves: ["golf"], priceCents: 1 })], catalogue);
    const totals = totalsOf([half, none]);
    expect(totals).toMatchObject({ briefs: 2, budget: 1, age: 0, coverage: 0.25, precision: 0.5 });
  });

  test("of nothing are no failure", () => {
    expect(totalsOf([])).toMatchObject({ briefs: 0, short: 0, coverage: 1, precision: 0 });
  });

  test("stand in a table with a row a language and one for all", () => {
    const score = scoreBrief(gold(), catalogue, catalogue);
    const run = {
      intent: "a",
      words: "tea",
      understood: [],
      refused: null,
      answer: ["tea", "hike"],
      score,
    };
    const rows = table(["en", "fr"].map((locale) => ({ ...run, locale }))).split("\n");
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toMatch(/^all +2 +0 +0 +0 +0 +0 +100\.0 %/);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });
});

test("overlap is the mean likeness of every two lists", () => {
  expect(
    overlap([
      ["a", "b"],
      ["a", "b"],
    ]),
  ).toBe(1);
  expect(overlap([["a"], ["b"], ["a"]])).toBeCloseTo(1 / 3);
  expect(
    overlap([
      ["a", "b", "c"],
      ["b", "c", "d"],
    ]),
  ).toBe(0.5);
  expect(overlap([])).toBe(1);
});
