import fc from "fast-check";
import { expect, test } from "vitest";
import type { PartialBrief } from "#shared/brief/schema";
import { CARES, OCCASIONS, QUALITIES } from "#shared/catalogue/vocabulary";
import { briefOf } from "../../testing/candidates";
import { changesBetween, piecesOf, undoChanges } from "./changes";

const some = <T>(values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 });
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const briefs = fc
  .record({
    interests: some(["tea", "chess", "gardening", "jazz", "coffee"]),
    ages: maybe(fc.constantFrom([30, 30], [40, 49]) as fc.Arbitrary<[number, number]>),
    occasion: maybe(fc.constantFrom(...OCCASIONS)),
    budget: maybe(fc.constantFrom({ min: 0, max: 5_000 }, { min: 2_000, max: null })),
    recipient: maybe(fc.constantFrom("my dad", "my aunt")),
    qualities: some(QUALITIES),
    cares: some(CARES),
    unknownWords: some(["zorbing", "xylophones"]),
  })
  .map(({ interests, cares, ...facts }): PartialBrief => {
    const { recipient, ages, occasion, budget, ...lists } = facts;
    const whole = briefOf(interests, { ...lists, dislikes: { ...briefOf([]).dislikes, cares } });
    return { ...whole, recipient, ages, occasion, budget };
  });
const ids = (brief: PartialBrief) => new Set(piecesOf(brief).map(({ id }) => id));

test("taking back all changes gives the brief before them", () => {
  fc.assert(
    fc.property(briefs, briefs, (before, after) => {
      const changes = changesBetween(before, after).map(({ id }) => id);
      const back = undoChanges(after, before, changes);
      expect(ids(back)).toEqual(ids(before));
      expect(changesBetween(before, back)).toEqual([]);
    }),
  );
});

test("taking back one change leaves the others", () => {
  fc.assert(
    fc.property(briefs, briefs, fc.nat(), (before, after, which) => {
      const changes = changesBetween(before, after);
      const one = changes[which % Math.max(1, changes.length)];
      if (!one) return;
      const back = undoChanges(after, before, [one.id]);
      const left = new Set(changesBetween(before, back).map(({ id }) => id));
      expect(left).toEqual(new Set(changes.flatMap(({ id }) => (id === one.id ? [] : id))));
    }),
  );
});

test("unknown ids take nothing back", () => {
  const after = briefOf(["tea"]);
  expect(undoChanges(after, briefOf([]), ["nonsense", "interest:", "__proto__"])).toEqual(after);
});
