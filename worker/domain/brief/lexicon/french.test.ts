import { describe, expect, test } from "vitest";
import { parseInterests } from "../parse-interests";
import { parseRecipient } from "../parse-recipient";

const likes = (text: string) => parseInterests(text).interests.map(({ id }) => id);

describe("limits in ordinary words", () => {
  test.each([
    ["sight", "ne voit plus très bien"],
    ["sight", "ne voit plus tres bien"],
    ["sight", "voit plus trop clair"],
    ["sight", "lit des livres en gros caractères"],
    ["hearing", "n'entend plus grand-chose"],
    ["fine-hands", "tremble des mains"],
    ["fine-hands", "mal aux doigts"],
    ["strength", "hernie discale"],
    ["stamina", "marche maintenant avec une canne"],
    ["stamina", "vit en maison de repos"],
    ["space", "n'a plus de place dans son appart"],
    ["car", "ne peut plus conduire"],
    ["computer", "pas à l'aise avec internet"],
    ["bathtub", "n'a qu'une douche"],
  ])("%s: %s", (limit, text) => expect(parseInterests(text).limits).toContain(limit));
});

describe("what is done no more", () => {
  test.each([
    ["tricote plus à cause de l'arthrose", "knitting"],
    ["elle ne jardine plus", "gardening"],
    ["ne lit pas", "reading"],
    ["il a dû arrêter le tennis", "tennis"],
    ["fait plus de ski", "skiing"],
  ])("%s", (text, id) => {
    expect(likes(text)).not.toContain(id);
    expect(parseInterests(text).dislikes.interests).toContain(id);
  });

  test.each([
    ["ne peut plus se passer de café", "coffee"],
    ["ne fait plus que de la poterie", "pottery"],
    ["ne jure que par le rugby", "rugby"],
  ])("%s: liked", (text, id) => expect(likes(text)).toContain(id));
});

describe("what the person owns", () => {
  test.each([
    ["binoculars", "jumelles déjà"],
    ["turntable", "on lui a déjà offert une platine vinyle"],
    ["grill", "vient de s'acheter un barbecue"],
    ["watch", "a déjà la montre"],
    ["stethoscope", "le stéthoscope elle l'a déjà"],
  ])("%s: %s", (kind, text) => expect(parseInterests(text).owned.kinds).toContain(kind));

  test("everyday things tell of no interest, others do", () => {
    expect(likes("a déjà une montre et un aspirateur")).toEqual([]);
    expect(likes("a déjà une platine vinyle")).toEqual(["vinyl"]);
  });

  test("who has all of something wants no more of it", () => {
    expect(likes("il a tout en playmobil")).toEqual([]);
    expect(parseInterests("des bougies elle en a plein").dislikes.cliches).toEqual(["candle"]);
    expect(parseInterests("des vases on en a 10").dislikes.kinds).toEqual(["vase"]);
  });
});

test.each(["autiste", "fidèle", "gentille", "ventre", "escalier", "fourmi"])(
  "%s is no misspelt word",
  (word) => expect(parseInterests(word).interests.map(({ words }) => words)).toEqual([]),
);

test.each([
  ["ma blonde", "partner", "women"],
  ["mon chum", "partner", "men"],
  ["ma bru", "family", "women"],
  ["mononcle", "family", "men"],
])("%s", (words, relationship, audience) =>
  expect(parseRecipient(words)).toMatchObject({ relationship, audience }),
);
