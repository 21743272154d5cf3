import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SITUATIONS } from "#shared/catalogue/vocabulary";
import { LOCALES } from "#shared/locale";
import type { ServedBy } from "#shared/recommendations/schema";
import { translators } from "../../testing/translators";
import { groupGifts } from "./groups";
import { interestTitle } from "./reasons";

const SERVED: ServedBy[] = [
  { how: "exact", interest: "coffee" },
  { how: "narrower", interest: "coffee" },
  { how: "exact", interest: "gardening" },
  { how: "broader", interest: "drones" },
  { how: "situation", situation: "new-home" },
  { how: "any" },
];
const gifts = fc
  .array(fc.constantFrom(...SERVED), { maxLength: 8 })
  .map((served) => served.map((servedBy, at) => ({ id: at + 1, servedBy })));
const english = { t: translators.en, locale: "en" } as const;

describe("groups", () => {
  test("hold every gift once, each group in the answer's order, the best gift first", () => {
    fc.assert(
      fc.property(gifts, (answer) => {
        const groups = groupGifts(answer, english);
        if (groups.length === 0) return;
        const ids = answer.map(({ id }) => id);
        expect(groups.flatMap((group) => group.gifts).toSorted((a, b) => a - b)).toEqual(ids);
        for (const group of groups) {
          expect(group.gifts).toEqual(group.gifts.toSorted((a, b) => a - b));
          expect(group.gifts.length).toBeGreaterThan(0);
        }
        expect(groups[0]?.gifts[0]).toBe(1);
        expect(groups.filter((group) => group.gifts.length > 1).length).toBeGreaterThan(1);
        const headings = groups.map(({ heading }) => heading);
        expect(new Set(headings).size).toBe(headings.length);
      }),
    );
  });

  const answerOf = (...served: ServedBy[]) =>
    served.map((servedBy, at) => ({ id: at + 1, servedBy }));
  const [coffee, espresso, garden, drones, home, any] = SERVED as [
    ServedBy,
    ServedBy,
    ServedBy,
    ServedBy,
    ServedBy,
    ServedBy,
  ];

  test("stand under what their gifts serve", () => {
    const answer = answerOf(garden, coffee, espresso, garden, home, home);
    expect(groupGifts(answer, english)).toEqual([
      { heading: "For their love of gardening", gifts: [1, 4] },
      { heading: "For their love of coffee", gifts: [2, 3] },
      { heading: "For a new home", gifts: [5, 6] },
    ]);
  });

  test("gifts alone come last together, but for the best one", () => {
    const answer = answerOf(home, coffee, garden, coffee, any, garden, drones);
    expect(groupGifts(answer, english)).toEqual([
      { heading: "For a new home", gifts: [1] },
      { heading: "For their love of coffee", gifts: [2, 4] },
      { heading: "For their love of gardening", gifts: [3, 6] },
      { heading: "Also a good fit", gifts: [5, 7] },
    ]);
  });

  test("an occupation is named and not called a liking", () => {
    const nursing: ServedBy = { how: "exact", interest: "nursing" };
    const answer = answerOf(nursing, coffee, nursing, coffee);
    expect(groupGifts(answer, english)[0]?.heading).toBe(interestTitle("nursing", "en"));
  });

  test.each([
    ["one interest", answerOf(coffee, coffee, coffee, espresso)],
    ["one pair and single gifts", answerOf(coffee, coffee, garden, home)],
    ["an interest and gifts for anybody", answerOf(coffee, coffee, any, any)],
    ["nothing", []],
  ])("%s: none", (_, answer) => {
    expect(groupGifts(answer, english)).toEqual([]);
  });

  test.each(LOCALES)("%s: every situation has a heading of its own", (locale) => {
    const t = translators[locale];
    const headings = SITUATIONS.filter((situation) => situation !== "any").flatMap((situation) => {
      const served: ServedBy = { how: "situation", situation };
      return groupGifts(answerOf(served, coffee, served, coffee), { t, locale })[0]?.heading ?? "";
    });
    for (const heading of headings) expect(heading).not.toMatch(/^$|missing|[:：]\s*$|\{\{/);
    expect(new Set(headings).size).toBe(headings.length);
  });
});
