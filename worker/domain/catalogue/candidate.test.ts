import { describe, expect, test } from "vitest";
import { readCatalogue } from "../../../scripts/lib/catalogue-files";
import { packCandidate, unpackCandidate } from "./candidate";
import { budgetBandsTouching, facetsOf, termsOf } from "./terms";

const { gifts: catalogue, seasonal } = readCatalogue();
const gifts = [...catalogue, ...seasonal];

describe("packed candidates", () => {
  test("every gift of the catalogue comes back as it went in", () => {
    for (const gift of gifts) {
      const { slug: _, emoji: __, store: ___, query: ____, text: _____, ...facts } = gift;
      const back = unpackCandidate(`7,${packCandidate(gift)}`);
      expect({ ...back, occasions: back?.occasions.toSorted() }).toEqual({
        id: 7,
        ...facts,
        occasions: facts.occasions.toSorted(),
        relationships: expect.arrayContaining(facts.relationships),
        cares: expect.arrayContaining(facts.cares),
        qualities: expect.arrayContaining(facts.qualities),
      });
    }
  });

  test("an entry of another shape is nothing, not an error", () => {
    for (const entry of ["", "1,2", "x,".repeat(13), "1,2,3,4,999,1,1,1,0,0,0,,,"]) {
      expect(unpackCandidate(entry)).toBeNull();
    }
  });
});

test("a budget between two bands touches both, a border only one", () => {
  expect(budgetBandsTouching({ min: 4_000, max: 6_000 })).toEqual(["0-50", "50-100"]);
  expect(budgetBandsTouching({ min: 5_000, max: 10_000 })).toEqual(["50-100"]);
  expect(budgetBandsTouching({ min: 20_000, max: null })).toEqual(["200+"]);
  expect(budgetBandsTouching({ min: 0, max: null })).toHaveLength(4);
});

test("a gift is filed under its tags and its cells", () => {
  const gift = gifts.find((entry) => entry.tags.includes("tea"));
  if (!gift) throw new Error("no tea in the catalogue");
  expect(termsOf(gift).some((term) => term.startsWith("tag:tea|"))).toBe(true);
  expect(termsOf(gift).some((term) => term.startsWith("cell:other|"))).toBe(true);
  expect(facetsOf(gift)).toMatch(/zcat\d+ zbud\d/);
});
