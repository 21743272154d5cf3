import { describe, expect, test } from "vitest";
import { briefOf, candidateOf } from "../../testing/candidates";
import { brokenWishes } from "./certify";
import { bestMatch } from "./match";

const howOf = (serves: string[], interests: string[]) =>
  bestMatch(candidateOf(1, { serves }), briefOf(interests))?.how ?? null;

describe("bestMatch", () => {
  test.each([
    ["the stated interest", ["sourdough"], ["sourdough"], "exact"],
    ["a narrower interest than the stated one", ["sourdough"], ["baking"], "narrower"],
    ["a family is served by every interest in it", ["sourdough"], ["food"], "narrower"],
    ["the parent of the stated interest", ["baking"], ["sourdough"], "broader"],
    ["a whole family is no match", ["nature"], ["astronomy"], null],
    ["the grandparent is no match", ["food"], ["sourdough"], null],
    ["a gift for one cartoon is none for its siblings' fans", ["peppa-pig"], ["bluey"], null],
    ["nor for who named none of them", ["peppa-pig"], ["paw-patrol-bluey"], null],
    ["a gift about one anime is none for who loves another", ["one-piece"], ["anime"], null],
    ["a gift for all who love anime suits a fan of one", ["anime"], ["one-piece"], "broader"],
    ["a sibling is no match", ["cookies"], ["sourdough"], null],
    ["another family is no match", ["skincare"], ["cars"], null],
  ])("%s", (_, serves, interests, how) => {
    expect(howOf(serves, interests)).toBe(how);
  });

  test("a stated situation outranks a broader interest", () => {
    const gift = candidateOf(1, { serves: ["baking"], situations: ["new-home"] });
    const brief = briefOf(["sourdough"], { situations: ["new-home"] });
    expect(bestMatch(gift, brief)).toEqual({ how: "situation", situation: "new-home" });
  });

  test.each([
    ["the whole interest, a gift about one part", false, "part", false, "exact"],
    ["a part, a gift about another one", true, "part", false, "broader"],
    ["a part, a gift whose words name it", true, "part", true, "exact"],
    ["a part, a gift of which the giver picks the part", true, "choice", false, "exact"],
    ["a part, a gift about no part", true, undefined, false, "exact"],
  ] as const)("who named %s: %s, %s", (_, isPart, scope, isNamed, how) => {
    const gift = candidateOf(1, {
      serves: ["wildlife"],
      ...(scope && { scope: { wildlife: scope } }),
    });
    const interest = { id: "wildlife", words: "otters", ...(isPart && { isPart }) };
    const brief = { ...briefOf([]), interests: [interest] };
    expect(bestMatch(gift, brief, isNamed)).toMatchObject({ how, served: "wildlife" });
  });

  test("a gift for anybody matches as such only", () => {
    const gift = candidateOf(1, { serves: [], situations: ["any"] });
    expect(bestMatch(gift, briefOf(["sourdough"]))).toEqual({ how: "any" });
  });
});

describe("brokenWishes", () => {
  const tamper = candidateOf(1, { serves: ["espresso"], presumes: ["espresso"] });

  test("a presumed interest must be stated, itself or narrower", () => {
    expect(brokenWishes(tamper, briefOf(["espresso"]))).toEqual([]);
    expect(brokenWishes(tamper, briefOf(["coffee"]))).toEqual(["presumes"]);
    const scale = candidateOf(2, { serves: ["coffee"], presumes: ["coffee"] });
    expect(brokenWishes(scale, briefOf(["espresso"]))).toEqual([]);
  });

  test("what not everybody has must come with a stated interest", () => {
    const tree = candidateOf(1, { serves: ["gardening"], asks: ["garden"], situations: ["any"] });
    expect(brokenWishes(tree, briefOf(["gardening"]))).toEqual([]);
    expect(brokenWishes(tree, briefOf(["chess"]))).toEqual(["presumes"]);
  });

  test("limits of body and home exclude what asks for them", () => {
    const puzzle = candidateOf(1, { asks: ["fine-hands", "sight"] });
    expect(brokenWishes(puzzle, briefOf(["tea"], { limits: ["fine-hands"] }))).toEqual(["limits"]);
    expect(brokenWishes(puzzle, briefOf(["tea"], { limits: ["space"] }))).toEqual([]);
  });

  test.each(["strength", "space"] as const)(
    "what is heavy is too much for a lack of %s",
    (limit) => {
      const bookends = candidateOf(1, { serves: ["geology"], cares: ["heavy"] });
      expect(brokenWishes(bookends, briefOf(["geology"], { limits: [limit] }))).toEqual(["limits"]);
      expect(brokenWishes(bookends, briefOf(["geology"], { limits: ["sight"] }))).toEqual([]);
    },
  );

  test("a kind that the person owns is excluded", () => {
    const player = candidateOf(1, { serves: ["vinyl"], kind: "turntable" });
    const owned = { kinds: ["turntable"], words: [] };
    expect(brokenWishes(player, briefOf(["vinyl"], { owned }))).toEqual(["owned"]);
  });

  test("a disliked interest excludes the narrower ones, not the broader", () => {
    const dislikes = { ...briefOf([]).dislikes, interests: ["coffee"] };
    const of = (serves: string[]) =>
      brokenWishes(candidateOf(1, { serves }), briefOf([], { dislikes }));
    expect(of(["espresso"])).toEqual(["dislikes"]);
    expect(of(["drinks"])).toEqual([]);
  });

  test("who avoids sugar avoids honey too", () => {
    const jar = candidateOf(1, { serves: ["honey"], cares: ["honey"] });
    const { dislikes } = briefOf([]);
    const brief = briefOf(["tea"], { dislikes: { ...dislikes, cares: ["sugar"] } });
    expect(brokenWishes(jar, brief)).toEqual(["dislikes"]);
  });

  test("nothing for the kitchen means plates too, but not what a loved drink needs", () => {
    const { dislikes } = briefOf([]);
    const noKitchen = { dislikes: { ...dislikes, interests: ["cooking"] } };
    const plates = candidateOf(1, { serves: ["mexico"], category: "kitchen" });
    const teapot = candidateOf(2, { serves: ["tea"], category: "kitchen" });
    expect(brokenWishes(plates, briefOf(["mexico"], noKitchen))).toEqual(["dislikes"]);
    expect(brokenWishes(teapot, briefOf(["tea"], noKitchen))).toEqual([]);
  });
});
