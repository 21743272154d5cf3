import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { train } from "../../../../scripts/mentions/train";
import { resolveNegation } from "../negation";
import { mentionsOf, parseInterests } from "../parse-interests";
import { scan } from "../scan";
import { judgeOf, wishProbability } from "./credibility";

const read = (text: string) => parseInterests(text).interests.map(({ id }) => id);

describe("a word told by the way of a longer text is no wish", () => {
  test.each<[string, string[], string[]]>([
    [
      "she passed maths and physics last week and now she is finally free. loves crochet and her two cats",
      ["crochet", "cats"],
      ["mathematics"],
    ],
    [
      "we met at a pottery class years ago, she works at a bank near the beach now. obsessed with birds and orchids",
      ["birdwatching", "orchids"],
      ["pottery", "beach"],
    ],
    [
      "on s'est rencontrés l'an dernier, il est pompier et sa fille joue du violon. sa passion c'est l'apiculture et les vieux vinyles",
      ["beekeeping", "vinyl"],
      ["firefighting", "violin"],
    ],
    [
      "opositando a policía, tercer año, está quemadísimo y vive con tres gatos en un piso compartido. le gusta la fotografía",
      ["photography"],
      ["law"],
    ],
  ])("%s", (text, told, byTheWay) => {
    expect(read(text)).toEqual(expect.arrayContaining(told));
    for (const id of byTheWay) expect(read(text)).not.toContain(id);
  });
});

test("a short list is taken at its word", () => {
  const elements = scan("maths, the kitchen, a robot");
  const judge = judgeOf(elements, resolveNegation(elements));
  for (const [id, at] of mentionsOf(elements, resolveNegation(elements))) {
    expect(judge(at, id)).toBe(1);
  }
});

test("whatever the text, a probability lies between 0 and 1", () => {
  const words = fc.constantFrom(
    "she",
    "loves",
    "works",
    "chess",
    "tea",
    "in",
    ",",
    ".",
    "喜欢",
    "书",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (text) => {
      const elements = scan(text.join(" "));
      const polarity = resolveNegation(elements);
      const judge = judgeOf(elements, polarity);
      for (const [id, at] of mentionsOf(elements, polarity)) {
        expect(judge(at, id)).toBeGreaterThanOrEqual(0);
        expect(judge(at, id)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("training tells features of wishes from those of other mentions", () => {
  const wish = { features: ["-1 loves", "alias tea"], target: 1 };
  const none = { features: ["-1 works", "alias tea"], target: 0 };
  const weights = train(Array.from({ length: 40 }, (_, at) => (at % 2 ? wish : none)));
  expect(wishProbability(wish.features, weights)).toBeGreaterThan(0.8);
  expect(wishProbability(none.features, weights)).toBeLessThan(0.2);
  expect(wishProbability(["never seen"], weights)).toBeCloseTo(0.5, 1);
});
