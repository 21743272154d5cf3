import { describe, expect, test } from "vitest";
import { readCatalogue } from "../../../scripts/lib/catalogue-files";
import { candidateOf } from "../../testing/candidates";
import { factsOf, packCandidate, unpackCandidate } from "./candidate";
import { budgetBandsTouching, facetsOf, termsOf } from "./index/terms";
import { INTERESTS, interestNumber, interestOf } from "./interests";

const { gifts: catalogue, seasonal } = readCatalogue();
const gifts = [...catalogue, ...seasonal];

describe("packed candidates", () => {
  test("every gift of the catalogue unpacks to the facts that were packed", () => {
    for (const gift of gifts) {
      const facts = factsOf(gift);
      const back = unpackCandidate(`7,${packCandidate(facts)}`);
      const { priceCents, ages, category, kind, serves, presumes, audience } = facts;
      const { cliche, season, holiday } = facts;
      expect(back).toMatchObject({ id: 7, priceCents, ages, category, kind, serves, presumes });
      expect(back).toMatchObject({ audience, cliche, season, holiday });
      expect(back?.merit).toEqual(facts.merit);
      expect(back?.scope).toEqual(facts.scope);
      const lists = ["asks", "situations", "tones", "occasions", "relationships"] as const;
      for (const list of [...lists, "cares", "qualities", "languages"] as const) {
        expect(new Set<string>(back?.[list])).toEqual(new Set<string>(facts[list]));
      }
    }
  });

  test("an entry from before languages were stated needs none", () => {
    const packed = packCandidate({ ...candidateOf(1), languages: ["en"] });
    const older = packed.split(",").slice(0, -1).join(",");
    expect(unpackCandidate(`7,${packed}`)?.languages).toEqual(["en"]);
    expect(unpackCandidate(`7,${older}`)).toMatchObject({ id: 7, languages: [] });
  });

  test("an entry of another shape is null, not an error", () => {
    for (const entry of ["", "1,2", "x,".repeat(18), "1,2,3,4,999,kind,1,,1,1,0,0,0,0,,,,,"]) {
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

describe("posting lists", () => {
  test("a gift is listed for its interest and within the broader ones", () => {
    const terms = termsOf(candidateOf(1, { serves: ["sourdough"] }));
    expect(terms).toEqual(["for:sourdough|0-50", "within:baking|0-50", "within:food|0-50"]);
  });

  test("a gift that presumes its interest is listed within no broader one", () => {
    const gift = candidateOf(1, { serves: ["espresso"], presumes: ["espresso"] });
    expect(termsOf(gift)).toEqual(["for:espresso|0-50"]);
  });

  test("a gift that presumes a broader interest is listed within that one", () => {
    const gift = candidateOf(1, { serves: ["espresso"], presumes: ["coffee"] });
    expect(termsOf(gift)).toEqual(["for:espresso|0-50", "within:coffee|0-50"]);
  });

  test("a gift for a situation is listed by the age bands it touches", () => {
    const gift = candidateOf(1, { serves: [], situations: ["host"], ages: [60, 75] });
    expect(termsOf(gift)).toEqual(["situation:host|51-70|0-50", "situation:host|71-80|0-50"]);
  });

  test("facets name category, budget and the age bands that are covered wholly", () => {
    expect(facetsOf(candidateOf(1, { ages: [19, 25] }))).toMatch(/zcat\d+ zbud0 zage4 zage5 zocc/);
  });
});

test("each interest has a number of its own, which rows that nobody loads again can rely on", () => {
  const numbers = INTERESTS.map(({ n }) => n);
  expect(new Set(numbers).size).toBe(numbers.length);
  // The first ones of the tree, whatever is added later.
  expect(interestNumber("sport")).toBe(0);
  expect(interestOf(interestNumber("tea"))).toBe("tea");
});
