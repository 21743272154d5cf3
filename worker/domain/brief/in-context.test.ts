import { describe, expect, test } from "vitest";
import { parseBrief } from "./parse-brief";
import { parseInterests } from "./parse-interests";

const likes = (text: string) => parseInterests(text).interests.map(({ id }) => id);

describe("a word is read by its neighbours", () => {
  test.each([
    ["has a cat called Biscuit", ["cats"]],
    ["a snake named Noodle, loves painting", ["reptiles", "painting"]],
    ["un chat qui s'appelle Fromage", ["cats"]],
    ["tienen una golden que se llama Mora", ["dogs"]],
    ["le gusta un juego que se llama Catan", ["board-games"]],
    ["arte contemporáneo, te, ópera", ["art-history", "museums", "tea", "opera"]],
    ["lecture, the, tricot", ["reading", "tea", "knitting"]],
    ["te pido algo de tango", ["tango"]],
    ["le gustan los toros, las cartas y el dominó", ["card-games", "dominoes"]],
    [
      "tiene un velerito, plantitas y su huertito",
      ["boats", "houseplants", "sailing", "vegetable-garden"],
    ],
    ["bonito, una visita, mosquitos, mi favorito, una señorita", []],
    ["tarot, libritos y gatos", ["astrology", "cats", "reading"]],
    ["rol, warhammer 40k y miniaturas", ["role-playing", "miniatures"]],
    ["watches anime", ["anime"]],
    ["loves tennis, watches cricket", ["tennis", "cricket"]],
  ])("%s", (text, interests) => {
    expect(likes(text).sort()).toEqual([...interests].sort());
  });

  test.each(["collects watches", "loves watches from the sixties", "vintage watches, jazz"])(
    "%s: the thing on the wrist",
    (text) => {
      expect(likes(text)).toContain("watches");
    },
  );
});

describe("possessions told in passing", () => {
  test.each([
    ["climbs, has chalk bag", "chalk-bag"],
    ["the kids already got him a basic telescope", "telescope"],
    ["swears by her sewing machine", "sewing-machine"],
    ["has a lovely big easel already", "easel"],
    ["has like 4 easels already", "easel"],
  ])("%s", (text, kind) => {
    const { owned } = parseInterests(text);
    expect(owned).toEqual({ kinds: [kind], words: [] });
  });

  test("who can have a thing doesn't own it", () => {
    expect(parseInterests("can have candles").owned.kinds).toEqual([]);
  });

  test("an intolerance is had, and no possession", () => {
    expect(parseInterests("has a gluten intolerance").dislikes.cares).toEqual(["gluten"]);
  });

  test.each([
    "got a mountain of puzzle books",
    "has more puzzle books than she will ever use",
    "has a million puzzle books",
  ])("%s: no more of them", (text) => {
    expect(parseInterests(text).dislikes.kinds).toEqual(["puzzle-book"]);
  });
});

describe("limits in ordinary words", () => {
  test.each([
    ["cant hear very well", "hearing"],
    ["partially sighted", "sight"],
    ["cant stand long anymore", "standing"],
    ["only uses her left hand", "fine-hands"],
    ["lost two fingers", "fine-hands"],
    ["dodgy knees", "stamina"],
    ["has to fit in a suitcase", "space"],
    ["no counter space", "space"],
    ["living in a van", "space"],
    ["hopeless with tech", "smartphone"],
  ] as const)("%s", (text, limit) => {
    const { limits, dislikes } = parseInterests(text);
    expect(limits).toContain(limit);
    expect(dislikes.words).toEqual([]);
  });
});

describe("who stands close", () => {
  const request = {
    age: "51-70",
    occasion: "birthday",
    interests: "retired piano teacher, moving to portugal",
    budget: "0-50",
  };
  const read = (recipient: string, relationship: string) => {
    const result = parseBrief({ ...request, recipient, relationship });
    if (!result.ok) throw new Error("not read");
    return result.brief;
  };

  test("is thanked for no lessons", () => {
    expect(read("my aunt", "family").situations).not.toContain("teacher-thanks");
    expect(read("her neighbour", "other").situations).toContain("teacher-thanks");
  });

  test("whoever moves abroad has to carry the gift", () => {
    const { situations, limits } = read("my aunt", "family");
    expect(situations).toContain("moving-abroad");
    expect(limits).toContain("space");
  });
});
