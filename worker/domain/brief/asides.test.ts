import { describe, expect, test } from "vitest";
import { parseInterests } from "./parse-interests";

const read = (text: string) => {
  const { interests } = parseInterests(text);
  const idsOf = (isAside: boolean) =>
    interests.filter((interest) => Boolean(interest.isAside) === isAside).map(({ id }) => id);
  return { outright: idsOf(false), asides: idsOf(true) };
};

describe("an interest told by the way comes after what was told outright", () => {
  test.each<[string, string[], string[]]>([
    ["birds in the garden", ["birdwatching"], ["gardening"]],
    ["il fait de l'apiculture, 6 ruches au fond du jardin", ["beekeeping"], ["gardening"]],
    ["already has tons of lego, likes football cards", ["sports-cards"], ["lego"]],
    [
      "already got an airfryer and noise cancelling headphones. likes fishing",
      ["fishing"],
      ["hi-fi"],
    ],
    ["咖啡机都有了，喜欢跑步", ["running"], ["espresso"]],
    ["tiene un telescopio y le gusta el ajedrez", ["chess"], ["astronomy"]],
  ])("%s", (text, outright, asides) => expect(read(text)).toEqual({ outright, asides }));
});

test.each(["gardening", "already has lego", "she has two cats and loves reading", "在海边画画"])(
  "%s: nothing else is told, or what is told is loved",
  (text) => expect(read(text).asides).toEqual([]),
);
