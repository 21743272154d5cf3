import fc from "fast-check";
import { expect, test } from "vitest";
import type { PartialBrief } from "#shared/brief/schema";
import { ASKS, CARES, OCCASIONS, RELATIONSHIPS, SITUATIONS } from "#shared/catalogue/vocabulary";
import { briefOf } from "../../testing/candidates";
import { INTEREST_IDS } from "../catalogue/interests";
import { KINDS } from "../catalogue/kinds";
import { addressOfAnswer, isSameBrief, readAnswerAddress } from "./address";

const some = <T>(values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 5 });
const addresses = fc
  .record({
    interests: some(INTEREST_IDS),
    asides: fc.nat({ max: 5 }),
    ages: fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 })),
    occasion: fc.constantFrom(...OCCASIONS),
    relationship: fc.constantFrom(...RELATIONSHIPS),
    situations: some(SITUATIONS.filter((situation) => situation !== "any")),
    limits: some(ASKS),
    cares: some(CARES),
    kinds: some(Object.keys(KINDS)),
    min: fc.integer({ min: 0, max: 100_000 }),
    picks: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 8 }),
    refused: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 40 }),
    unsaid: fc.subarray(["ages", "occasion", "relationship", "budget"] as const),
  })
  .map(({ interests, asides, ages, cares, kinds, min, picks, refused, unsaid, ...facts }) => ({
    brief: {
      ...briefOf(interests, {
        ...facts,
        recipient: "",
        ages: [Math.min(...ages), Math.max(...ages)],
        budget: { min, max: min % 2 ? null : min + 100 },
        owned: { kinds: kinds.toSorted(), words: [] },
        dislikes: { ...briefOf([]).dislikes, cares },
      }),
      interests: interests.map((id, at) => ({
        id,
        words: id,
        ...(at >= interests.length - asides ? { isAside: true as const } : {}),
      })),
      ...Object.fromEntries(unsaid.map((slot) => [slot, null])),
    } as PartialBrief,
    picks,
    refused,
  }));

test("reading an address gives back the brief and the gifts, whatever they are", () => {
  fc.assert(
    fc.property(addresses, (answer) => {
      const address = addressOfAnswer(answer);
      // What says nothing at all is no address.
      fc.pre(address.size > 0);
      const back = readAnswerAddress(new URLSearchParams(address.toString()));
      expect(back?.picks).toEqual(answer.picks);
      expect(back?.refused).toEqual(answer.refused);
      expect(back && isSameBrief(back.brief, answer.brief)).toBe(true);
      for (const key of ["situations", "limits"] as const) {
        expect(new Set<string>(back?.brief[key])).toEqual(new Set<string>(answer.brief[key]));
      }
      expect(new Set(back?.brief.dislikes.cares)).toEqual(new Set(answer.brief.dislikes.cares));
      const { ages, budget, interests, occasion, owned, relationship } = answer.brief;
      expect(back?.brief).toMatchObject({ ages, budget, interests, occasion, owned, relationship });
    }),
  );
});

test("an address holds no word that somebody typed", () => {
  const brief = briefOf([], {
    recipient: "my sister Ana",
    interests: [{ id: "tea", words: "tea since her trip" }],
    owned: { kinds: [], words: ["grandfather's samovar"] },
    dislikes: { ...briefOf([]).dislikes, words: ["musicals"] },
    unknownWords: ["zorbing"],
  } as never);
  const query = decodeURIComponent(addressOfAnswer({ brief, picks: [1], refused: [] }).toString());
  expect(query).not.toMatch(/ana|trip|samovar|musicals|zorbing/i);
});

test.each([
  "",
  "age=5",
  "age=50~20&occasion=birthday&relationship=family&budget=0~5000",
  "age=5~200&occasion=birthday&relationship=family&budget=0~5000",
  "age=20~50&occasion=nonsense&relationship=family&budget=0~5000",
  "age=20~50&occasion=birthday&relationship=family&budget=9000~5000",
  "age=20~50&occasion=birthday&relationship=family&budget=a~b",
  "age=1e3~2e3&occasion=birthday&relationship=family&budget=0~5000",
])("an address that makes no brief is none: %s", (query) => {
  expect(readAnswerAddress(new URLSearchParams(query))).toBeNull();
});

test("unknown ids, huge lists and hostile values are left out", () => {
  const base = "age=20~50&occasion=birthday&relationship=family&budget=0~5000";
  const likes = ["tea", "<script>", "__proto__", ...Array(500).fill("chess")].join("~");
  const read = readAnswerAddress(
    new URLSearchParams(
      `${base}&likes=${encodeURIComponent(likes)}&gifts=1~x~-2~${"3~".repeat(50)}`,
    ),
  );
  expect(read?.brief.interests.map(({ id }) => id)).toEqual(["tea", "chess"]);
  expect(read?.picks.length).toBeLessThanOrEqual(8);
});

test("a list may come in several parameters, as a form sends it; the newest refusals stay", () => {
  const read = (query: string) => readAnswerAddress(new URLSearchParams(query));
  expect(read("gifts=1~2&refused=5~7&refused=2")?.refused).toEqual([5, 7, 2]);
  const many = Array.from({ length: 60 }, (_, at) => at + 1);
  expect(read(`gifts=1&refused=${many.join("~")}`)?.refused).toEqual(many.slice(-40));
});
