import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_BRIEF, type PartialBrief } from "#shared/brief/schema";
import {
  AGE_BANDS,
  ASKS,
  CARES,
  CATEGORIES,
  CLICHES,
  OCCASIONS,
  QUALITIES,
  RELATIONSHIPS,
  SITUATIONS,
} from "#shared/catalogue/vocabulary";
import { LOCALES } from "#shared/locale";
import { briefOf } from "../../testing/candidates";
import { translators } from "../../testing/translators";
import { INTEREST_IDS } from "../catalogue/interests";
import { KINDS } from "../catalogue/kinds";
import { addressOfAnswer } from "./address";
import { piecesOf } from "./changes";
import { fieldsOf, readFields } from "./fields";

const some = <T>(values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const BANDS = Object.values(AGE_BANDS).map(([min, max]): [number, number] => [min, max]);
const briefs = fc
  .record({
    ages: fc.constantFrom<[number, number]>([60, 60], [30, 39], ...BANDS),
    occasion: fc.constantFrom(...OCCASIONS),
    relationship: fc.constantFrom(...RELATIONSHIPS),
    budget: fc.constantFrom({ min: 0, max: 4_500 }, { min: 3_000, max: 8_000 }),
    interests: some(INTEREST_IDS),
    situations: some(SITUATIONS.filter((situation) => situation !== "any")),
    limits: some(ASKS),
    qualities: some(QUALITIES),
    owned: some(Object.keys(KINDS)),
    dislikes: fc.record({
      interests: some(INTEREST_IDS),
      cares: some(CARES),
      categories: some(CATEGORIES),
      kinds: some(Object.keys(KINDS)),
      cliches: some(CLICHES),
    }),
  })
  .map(
    ({ interests, owned, dislikes, ...facts }): PartialBrief => ({
      ...briefOf(interests, {
        ...facts,
        owned: { kinds: owned, words: [] },
        dislikes: { ...dislikes, words: [] },
      }),
      recipient: null,
    }),
  );
const wishes = (brief: PartialBrief) =>
  piecesOf(brief)
    .flatMap(({ id, kind }) => (kind === "recipient" ? [] : id))
    .toSorted();
const read = (brief: PartialBrief, locale: (typeof LOCALES)[number], changed = {}) => {
  const known = addressOfAnswer({ brief, picks: [], refused: [] }).toString();
  const t = translators[locale];
  const parsed = readFields({ ...fieldsOf(brief, t, locale), known, ...changed }, t, locale);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.brief;
};

describe.each(LOCALES)("%s", (locale) => {
  test("the fields give the brief that filled them, whatever it says", () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        const back = read(brief, locale);
        expect(wishes(back)).toEqual(expect.arrayContaining(wishes(brief)));
        expect(back).toMatchObject({ ages: brief.ages, budget: brief.budget });
        expect(back).toMatchObject({
          occasion: brief.occasion,
          relationship: brief.relationship,
        });
      }),
    );
  });

  test.each(["women", "men"] as const)("they say whether it is for %s", (audience) => {
    expect(read({ ...EMPTY_BRIEF, audience }, locale).audience).toBe(audience);
  });

  test("a brief without wishes fills a field that wishes for nothing", () => {
    const back = read({ ...EMPTY_BRIEF, ages: [30, 39] }, locale);
    expect(back).toMatchObject({ interests: [], unknownWords: [], dislikes: { words: [] } });
  });
});

test("what is deleted from the field no longer counts, what is added does", () => {
  const brief = briefOf(["tea"], {
    dislikes: { ...briefOf([]).dislikes, cares: ["wool"], interests: ["jazz"] },
  });
  const back = read(brief, "en", { interests: "without wool, chess, no nuts" });
  expect(back.interests.map(({ id }) => id)).toEqual(["chess"]);
  expect(back.dislikes).toMatchObject({ interests: [], cares: ["wool", "nuts"] });
});
