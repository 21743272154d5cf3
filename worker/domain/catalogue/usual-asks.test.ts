import { describe, expect, test } from "vitest";
import type { Ask, Care, Category } from "#shared/catalogue/vocabulary";
import { usualAsks } from "./usual-asks";

const asks = (category: Category, kind: string, name: string, cares: Care[] = []): Ask[] =>
  usualAsks({ category, kind, cares, serves: ["music"], text: { en: { name } } });

const GIFTS = {
  cheese: asks("food", "cheese-selection", "Parmigiano of three ages", ["dairy"]),
  tea: asks("food", "tea", "Jasmine blooming tea"),
  whisky: asks("food", "whisky-bottle", "Single malt", ["alcohol"]),
  dinner: asks("experiences", "restaurant-meal", "Supper for two", ["gluten", "meat"]),
  smokingWood: asks("food", "smoking-wood", "Smoking wood chunks"),
  birdFood: asks("garden", "bird-food", "Peanuts for birds", ["nuts"]),
  soap: asks("home", "soap-kit", "Honey soap kit", ["honey"]),
  novel: asks("books", "novel", "Middlemarch"),
  audiobooks: asks("books", "audiobook-subscription", "Audiobook membership"),
  comic: asks("books", "comic", "Calvin and Hobbes"),
  photoBook: asks("books", "photo-book", "Paris"),
  wordGame: asks("games", "word-game", "Bananagrams"),
  strategy: asks("games", "strategy-game", "Terraforming Mars"),
  cribbage: asks("games", "cribbage-board", "Maple cribbage board"),
  bigJigsaw: asks("games", "jigsaw", "Large-piece jigsaw of a village"),
  jigsaw: asks("games", "jigsaw", "Jigsaw of 2,000 pieces"),
  course: asks("experiences", "language-class", "Ten Italian lessons"),
  concert: asks("experiences", "ticket", "Concert for two"),
  knife: asks("kitchen", "kitchen-knife", "Santoku", ["sharp"]),
  smartwatch: asks("tech", "sports-watch", "Running watch", ["screen"]),
  player: asks("tech", "audio-player", "One-button music player"),
  blanket: asks("home", "blanket", "Wool blanket", ["wool"]),
};
type Name = keyof typeof GIFTS;
const asking = (ask: Ask) =>
  (Object.keys(GIFTS) as Name[]).filter((name) => GIFTS[name].includes(ask));

describe("what gifts ask without saying so", () => {
  test.each<[Ask, Name[]]>([
    ["chewing", ["cheese", "dinner"]],
    ["swallowing", ["cheese", "tea", "whisky", "dinner"]],
    ["reading", ["novel", "wordGame"]],
    [
      "memory",
      ["soap", "novel", "wordGame", "strategy", "jigsaw", "course", "knife", "smartwatch"],
    ],
    ["sight", ["novel", "comic", "photoBook", "wordGame", "strategy"]],
    ["fine-hands", ["cribbage"]],
  ])("%s", (ask, names) => expect(asking(ask)).toEqual(names));
});

test("a lap desk that only crosswords need is for those who see them", () => {
  const text = { en: { name: "Cushioned lap desk" } };
  const gift = { category: "home", kind: "lap-pad", cares: [], text } as const;
  expect(usualAsks({ ...gift, serves: ["crosswords", "sudoku"] })).toContain("sight");
  expect(usualAsks({ ...gift, serves: ["crosswords", "music"] })).not.toContain("sight");
});

test("tools of fine work ask fingers and eyes, whatever holds or lights them", () => {
  const asksOf = (serves: string[], kind: string, name: string) =>
    usualAsks({ category: "home", kind, serves, cares: [], text: { en: { name } } });
  expect(asksOf(["knitting"], "bag", "Project bag")).toEqual(["sight", "fine-hands", "memory"]);
  expect(asksOf(["crosswords"], "lap-desk", "Lap desk with a ledge")).toEqual(["sight"]);
  expect(asksOf(["crosswords"], "lap-desk", "Giant-print puzzle desk")).toEqual([]);
  expect(asksOf(["novels"], "consultation", "Hour with a bookseller")).toContain("sight");
});
