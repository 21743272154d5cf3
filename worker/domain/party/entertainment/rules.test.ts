import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#shared/catalogue/vocabulary";
import type { WayOut } from "#shared/party/entertainment/schema";
import {
  AGE_GROUPS,
  AGE_SPANS,
  IDEA_PLACES,
  KINDS,
  MOODS,
  WISHED_PLACES,
} from "#shared/party/entertainment/vocabulary";
import { EVENT_TYPES } from "#shared/party/plans/schema";
import { costOf, keeps, sidesOf, suits, suitsAll, type Wishes } from "./fit";
import { IDEAS, type Idea } from "./ideas";
import { SUGGESTED, suggestEntertainment } from "./rules";

const wishes: fc.Arbitrary<Wishes> = fc.record({
  ages: fc.uniqueArray(fc.constantFrom(...AGE_GROUPS), { minLength: 1 }),
  moods: fc.uniqueArray(fc.constantFrom(...MOODS), { maxLength: 4 }),
  budgetCents: fc.oneof(fc.constant(null), fc.nat(2_000), fc.nat(100_000_000)),
  place: fc.constantFrom(...WISHED_PLACES),
  guests: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 1_000 })),
  eventType: fc.constantFrom(...EVENT_TYPES),
});

const range = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);

const strangeIdea: fc.Arbitrary<Omit<Idea, "slug">> = fc.record({
  kind: fc.constantFrom(...KINDS),
  ages: fc
    .tuple(fc.constantFrom(3, 6, 12, 18), fc.constantFrom(5, 11, 17, 64, 99))
    .map(([from, to]): [number, number] => [from, Math.max(from, to)]),
  costCents: fc.record({ base: fc.nat(100_000), perGuest: fc.nat(2_000) }),
  place: fc.constantFrom(...IDEA_PLACES),
  guests: range(1, 1_000),
  minutes: fc.integer({ min: 10, max: 300 }),
  prepMinutes: fc.nat(120),
  moods: fc.uniqueArray(fc.constantFrom(...MOODS), { minLength: 1, maxLength: 3 }),
  eventTypes: fc.uniqueArray(fc.constantFrom(...EVENT_TYPES), { minLength: 1 }),
  emoji: fc.constant("balloon"),
  scene: fc.constantFrom(...CATEGORIES),
});
const oddIdeas = fc
  .array(strangeIdea, { minLength: 1, maxLength: 8 })
  .map((ideas) => ideas.map((idea, index): Idea => ({ ...idea, slug: `idea-${index}` })));
/** The real ideas, or one of a few odd ideas where much is missing. */
const ideaLists = fc.oneof(fc.constant(IDEAS), oddIdeas);

const shownOf = (s: ReturnType<typeof suggestEntertainment>) => [
  ...s.everyone,
  ...s.children,
  ...s.others,
];

function applied(before: Wishes, way: WayOut): Wishes {
  const now = { ...before };
  for (const change of way) {
    if (change.wish === "budget") now.budgetCents = change.budgetCents;
    else if (change.wish === "place") now.place = change.place;
    else if (change.wish === "ages") now.ages = change.ages;
    else if (change.wish === "guests") now.guests = change.guests;
    else now.eventType = change.eventType;
  }
  return now;
}

const check = (run: (known: readonly Idea[], wishes: Wishes) => void) =>
  fc.assert(fc.property(ideaLists, wishes, run), { numRuns: 500 });

describe("what is suggested", () => {
  test("keeps budget, place, headcount and kind of party", () => {
    check((known, asked) => {
      for (const idea of shownOf(suggestEntertainment(known, asked))) {
        expect(costOf(idea, asked.guests)).toBeLessThanOrEqual(asked.budgetCents ?? Infinity);
        if (asked.place !== "either") expect([asked.place, "both"]).toContain(idea.place);
        expect(idea.guests[0]).toBeLessThanOrEqual(asked.guests);
        expect(idea.guests[1]).toBeGreaterThanOrEqual(asked.guests);
        expect(idea.eventTypes).toContain(asked.eventType);
      }
    });
  });

  test("leaves no age group out: for all of them, or the children's beside the others'", () => {
    check((known, asked) => {
      const { everyone, children, others } = suggestEntertainment(known, asked);
      for (const idea of everyone) {
        for (const group of asked.ages) {
          expect(idea.ages[0]).toBeLessThanOrEqual(AGE_SPANS[group][0]);
          expect(idea.ages[1]).toBeGreaterThanOrEqual(AGE_SPANS[group][1]);
        }
      }
      expect(children.length > 0).toBe(others.length > 0);
      const sides = sidesOf(asked.ages);
      if (!sides) expect(children).toEqual([]);
      for (const idea of children) expect(suitsAll(idea, sides?.young ?? [])).toBe(true);
      for (const idea of others) expect(suitsAll(idea, sides?.rest ?? [])).toBe(true);
    });
  });

  test("holds each idea once, at most a page of them, and the same for the same wishes", () => {
    check((known, asked) => {
      const suggested = suggestEntertainment(known, asked);
      const slugs = shownOf(suggested).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.length).toBeLessThanOrEqual(SUGGESTED);
      expect(suggestEntertainment(known.toReversed(), asked)).toEqual(suggested);
    });
  });

  test("fills the page as far as there is anything", () => {
    check((known, asked) => {
      const { everyone, children, others } = suggestEntertainment(known, asked);
      const fitting = known.filter((idea) => keeps(idea, asked) && suitsAll(idea, asked.ages));
      const places = SUGGESTED - children.length - others.length;
      expect(everyone.length).toBe(Math.min(fitting.length, places));
    });
  });

  test("stands with a wished mood in front where there is one", () => {
    check((known, asked) => {
      const { everyone } = suggestEntertainment(known, asked);
      const has = (idea: Idea) => asked.moods.some((mood) => idea.moods.includes(mood));
      const pool = known.filter((idea) => keeps(idea, asked) && suitsAll(idea, asked.ages));
      const [first] = everyone;
      if (first && pool.some(has)) expect(has(first)).toBe(true);
    });
  });

  test("is of many kinds where the ideas allow", () => {
    const kinds = new Set(
      suggestEntertainment(IDEAS, {
        ages: ["adults"],
        moods: [],
        budgetCents: null,
        place: "either",
        guests: 30,
        eventType: "birthday",
      }).everyone.map(({ kind }) => kind),
    );
    expect([...kinds].toSorted()).toEqual([...KINDS].toSorted());
  });
});

describe("when nothing fits", () => {
  test("and only then, it says what to change, and every way helps", () => {
    check((known, asked) => {
      const suggested = suggestEntertainment(known, asked);
      const isEmpty = shownOf(suggested).length === 0;
      if (!isEmpty) expect(suggested.changes).toEqual([]);
      const helps = (way: WayOut) =>
        shownOf(suggestEntertainment(known, applied(asked, way))).length > 0;
      expect(suggested.changes.every((way) => way.length > 0 && helps(way))).toBe(true);
      const canHelp = known.some((idea) => asked.ages.some((group) => suits(idea, group)));
      if (isEmpty && canHelp) expect(suggested.changes.length).toBeGreaterThan(0);
    });
  });

  test("no smaller change of the wishes it names would do", () => {
    check((known, asked) => {
      for (const way of suggestEntertainment(known, asked).changes) {
        for (const left of way) {
          const rest = way.filter((change) => change !== left);
          expect(shownOf(suggestEntertainment(known, applied(asked, rest)))).toEqual([]);
        }
        const [only] = way;
        if (way.length !== 1 || only?.wish !== "budget") continue;
        const aCentLess = { ...asked, budgetCents: only.budgetCents - 1 };
        expect(shownOf(suggestEntertainment(known, aCentLess))).toEqual([]);
      }
    });
  });
});
