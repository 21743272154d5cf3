import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseInterests } from "./parse-interests";

const likes = (text: string) => parseInterests(text).interests.map(({ id }) => id);

/** All dislikes as one sorted list: "nuts", "category:books", "cliche:mug", "tag:golf". */
function dislikes(text: string): string[] {
  const { interests: tags, cares, categories, cliches } = parseInterests(text).dislikes;
  return [
    ...cares,
    ...tags.map((id) => `tag:${id}`),
    ...categories.map((id) => `category:${id}`),
    ...cliches.map((id) => `cliche:${id}`),
  ].sort();
}

describe("likes", () => {
  test.each([
    ["gardning", "gardening"],
    ["jardinaje", "gardening"],
    ["potery", "pottery"],
    ["Jardinage", "gardening"],
    ["ajedrez", "chess"],
    ["咖啡", "coffee"],
    ["board games", "board-games"],
    ["jeux de société", "board-games"],
    ["juegos de mesa", "board-games"],
    ["桌游", "board-games"],
    ["classic cars", "classic-cars"],
    ["true crime", "true-crime"],
    ["sourdough", "sourdough"],
    ["LEGO", "lego"],
    ["Harry Potter", "harry-potter"],
    ["thé", "tea"],
    ["échecs", "chess"],
    ["ECHECS", "chess"],
    ["puppies", "puppies"],
    ["flores", "flowers"],
    ["讀書", "reading"],
    ["她喜欢看书和园艺", "reading gardening"],
    ["mi padre colecciona vinilos y ama el ajedrez", "vinyl chess"],
    ["elle adore la randonnée et les chats", "hiking cats"],
    ["gardening, 咖啡, ajedrez, poterie", "gardening coffee chess pottery"],
    ["il aime le thé car il est anglais", "tea"],
    ["she likes the garden and her car", "gardening cars"],
    ["reading, heading, golf, gold, wine, wire, cat, car", "reading golf wine cats cars"],
    ["sushi", "japanese-cooking"],
  ])("%s: %s", (text, tags) => {
    expect(likes(text)).toEqual(tags.split(" "));
  });

  test("keep the person's own words", () => {
    const { interests } = parseInterests("loves Jeux de Société, Gardning");
    expect(interests).toEqual([
      { id: "board-games", words: "Jeux de Société" },
      { id: "gardening", words: "Gardning" },
    ]);
  });

  test.each([
    ["can't live without coffee", "coffee"],
    ["She's nuts about cats", "cats"],
    ["loves nothing more than gardening", "gardening"],
    ["can't get enough of chess", "chess"],
    ["not only golf but also tennis", "golf tennis"],
    ["ne peut pas vivre sans café", "coffee"],
    ["ne peut pas se passer de chocolat", "chocolate"],
    ["no puede vivir sin café", "coffee"],
    ["离不开咖啡", "coffee"],
    ["不讨厌跑步", "running"],
    ["除了书，他还喜欢音乐", "reading music"],
  ])("two negations make a wish: %s", (text, tags) => {
    expect(likes(text)).toEqual(tags.split(" "));
    expect(dislikes(text)).toEqual([]);
  });
});

test("an app named after a book is no love of books", () => {
  expect(likes("健身，喜欢拍照发小红书")).toEqual(["fitness", "photography"]);
});

test("who has enough of what is loved goes on loving it", () => {
  const { interests } = parseInterests("asado y mate todo el dia, ya tiene 5 mates asi q otro no");
  expect(interests.map(({ id }) => id)).toEqual(["grilling", "mate"]);
});

describe("dislikes", () => {
  test.each([
    ["no alcohol", "alcohol"],
    ["doesn't drink", "alcohol"],
    ["doesn’t drink", "alcohol"],
    ["doesn't drink coffee", "tag:coffee"],
    ["hates clutter", "clutter"],
    ["without nuts", "nuts"],
    ["nut-free", "nuts"],
    ["allergic to nuts", "nuts"],
    ["has a peanut allergy", "nuts"],
    ["no nuts, dairy or gluten", "dairy gluten nuts"],
    ["not into sports", "category:sports tag:sport"],
    ["doesn't really like golf", "tag:golf"],
    ["sports are something she hates", "category:sports tag:sport"],
    ["no more mugs", "cliche:mug"],
    ["no more candles", "cliche:candle"],
    ["nothing he has to charge", "charging"],
    ["anything but books", "category:books"],
    ["not golf or chess", "tag:chess tag:golf"],
    ["no golf, tennis or chess", "tag:chess tag:golf tag:tennis"],
    ["neither golf nor chess", "tag:chess tag:golf"],
    ["hates jewelry", "category:jewelry tag:jewelry"],
    ["he already has enough books", "category:books"],
    ["has too many mugs and candles", "cliche:candle cliche:mug"],
    ["vegetarian", "fish meat shellfish"],
    ["vegan", "animal dairy down eggs fish honey leather meat shellfish silk wool"],
    ["celiac", "gluten"],
    ["gluten-free", "gluten"],
    ["diabetic", "sugar"],
    ["minimalist", "clutter"],
    ["sober", "alcohol"],
    ["muslim", "alcohol"],
    ["sensitive to smells", "scent"],
    ["has no pets", "living tag:cats tag:dogs"],
    ["an experience not a thing", "clutter"],
    ["sans noix", "nuts"],
    ["pas d'alcool", "alcohol"],
    ["déteste le bazar", "clutter"],
    ["n'aime ni le café ni le vin", "tag:coffee tag:wine"],
    ["allergique aux noix et au gluten", "gluten nuts"],
    ["plus de bougies", "cliche:candle"],
    ["végétarienne", "fish meat shellfish"],
    ["il ne boit pas", "alcohol"],
    ["sin nueces", "nuts"],
    ["nada de alcohol", "alcohol"],
    ["odia los libros", "category:books"],
    ["alérgico a los frutos secos", "nuts"],
    ["no le gusta el golf ni el tenis", "tag:golf tag:tennis"],
    ["el deporte no le gusta", "category:sports tag:sport"],
    ["ya tiene demasiadas tazas", "cliche:mug"],
    ["不要酒精", "alcohol"],
    ["不喝酒", "alcohol"],
    ["不喝咖啡", "tag:coffee"],
    ["不喜欢运动", "category:sports tag:sport"],
    ["讨厌香水", "scent tag:perfume"],
    ["对坚果过敏", "nuts"],
    ["对花生和乳制品过敏", "dairy nuts"],
    ["别送书", "category:books"],
    ["书太多了", "category:books"],
    ["除了书都行", "category:books"],
    ["吃素", "fish meat shellfish"],
  ])("%s: %s", (text, expected) => {
    expect(dislikes(text)).toEqual(expected.split(" "));
    expect(likes(text)).toEqual([]);
  });

  test.each([
    ["not vegan", ""],
    ["not allergic to nuts", ""],
    ["doesn't mind clutter", ""],
    ["no idea what he likes", ""],
    ["特别喜欢礼物", ""],
  ])("%s rejects nothing", (text) => {
    expect(dislikes(text)).toEqual([]);
  });
});

describe("how far a negation reaches", () => {
  test.each([
    ["gardening, no alcohol, coffee and cats", "gardening coffee cats", "alcohol"],
    ["hates clutter, loves tea", "tea", "clutter"],
    ["hates clutter, knitting, tea", "knitting tea", "clutter"],
    ["no golf but chess", "chess", "tag:golf"],
    ["no golf; chess", "chess", "tag:golf"],
    ["no golf. Chess!", "chess", "tag:golf"],
    ["doesn't like golf and loves chess", "chess", "tag:golf"],
    ["not into sports, he paints", "painting", "category:sports tag:sport"],
    ["loves tea and hates surprises", "tea", ""],
    ["pas de golf mais les échecs", "chess", "tag:golf"],
    ["no le gusta el golf pero adora el ajedrez", "chess", "tag:golf"],
    ["喜欢读书和喝茶，不喝酒，对坚果过敏", "reading tea", "alcohol nuts"],
    ["不喜欢跑步，但喜欢游泳", "swimming", "tag:running"],
    ["chess, not chess", "", "tag:chess"],
    ["gardening no alcohol jazz 咖啡", "gardening jazz coffee", "alcohol"],
  ])("%s", (text, tags, rejected) => {
    expect(likes(text).join(" ")).toBe(tags);
    expect(dislikes(text).join(" ")).toBe(rejected);
  });
});

test.each([
  ["handmade", "handmade"],
  ["fait main", "handmade"],
  ["hecho a mano", "handmade"],
  ["手工", "handmade"],
  ["something funny and practical", "funny practical"],
  ["personalised", "personalized"],
  ["eco-friendly luxury", "sustainable luxurious"],
  ["an experience not a thing", "experience"],
  ["nothing practical", ""],
])("qualities of %s: %s", (text, qualities) => {
  expect(parseInterests(text).qualities.join(" ")).toBe(qualities);
});

test("words that no tag explains go to full-text search, unwanted ones don't", () => {
  const { unknownWords } = parseInterests(
    "My mom loves falconry and origami, hates karaoke-clowns",
  );
  expect(unknownWords).toEqual(["falconry"]);
  expect(parseInterests("喜欢斗蛐蛐").unknownWords).toEqual(["斗蛐蛐"]);
});

describe("hostile input", () => {
  const hostile = [
    "\uD800\uDC00\uD800",
    "a".repeat(5_000),
    "no ".repeat(2_000),
    "猫".repeat(2_000),
    "cat-".repeat(500),
    "((((.*+?^$|{}[]\\".repeat(100),
    "\u202Eevol\u202C\u0000\u0007".repeat(100),
    "👩‍👩‍👧‍👦🎁".repeat(200),
    "ﷺ".repeat(2_000),
    "constructor __proto__ toString hasOwnProperty",
    "gardnig pottrey ".repeat(120),
  ];
  test.each(hostile)("%#: is read to an end", (text) => {
    expect(parseInterests(text)).toHaveProperty("unknownWords");
  });

  test("reads 2,000 characters at most", () => {
    expect(likes(`${" ".repeat(2_000)}chess`)).toEqual([]);
  });

  test("any text: never throws, no tag is both liked and disliked", () => {
    const words = fc.constantFrom(
      ..."no not golf chess, books or and but vegan hates loves free 不 喜欢 书 sans ni thé . nuts".split(
        " ",
      ),
    );
    const mixed = fc.array(words, { maxLength: 40 }).map((list) => list.join(" "));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 2_500 }), mixed), (text) => {
        const { interests, dislikes: rejected } = parseInterests(text);
        const liked = new Set(interests.map(({ id }) => id));
        expect(rejected.interests.filter((id) => liked.has(id))).toEqual([]);
        expect(liked.size).toBe(interests.length);
      }),
    );
  });
});
