import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Brief } from "#shared/brief/schema";
import type { Region } from "#shared/catalogue/regions";
import {
  AGE_BANDS,
  AGES,
  ASKS,
  BUDGET_BANDS,
  BUDGETS,
  CARES,
  OCCASIONS,
  RELATIONSHIPS,
  SITUATIONS,
} from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import { ANSWER_SIZE } from "#shared/recommendations/schema";
import { readCatalogue } from "../../../scripts/lib/catalogue-files";
import { briefOf, candidateOf } from "../../testing/candidates";
import { type Candidate, factsOf } from "../catalogue/candidate";
import { INTEREST_IDS } from "../catalogue/interests";
import { brokenWishes } from "./certify";
import { levelOf } from "./levels";
import { rankCandidates, rankSpares } from "./rank";

const { gifts, seasonal } = readCatalogue();
const catalogue: Candidate[] = [...gifts, ...seasonal].map((gift, index) => ({
  id: index + 1,
  ...factsOf(gift),
}));
const context = { season: "winter" as const };
const situations = SITUATIONS.filter((situation) => situation !== "any");

const briefs: fc.Arbitrary<Brief> = fc
  .record({
    audience: fc.constantFrom(null, "women" as const, "men" as const),
    ages: fc.constantFrom(...AGES).map((age): [number, number] => [...AGE_BANDS[age]]),
    occasion: fc.constantFrom(...OCCASIONS),
    relationship: fc.constantFrom(...RELATIONSHIPS),
    budget: fc.constantFrom(...BUDGETS).map((band) => {
      const [min, max] = BUDGET_BANDS[band];
      return { min, max };
    }),
    situations: fc.uniqueArray(fc.constantFrom(...situations), { maxLength: 2 }),
    limits: fc.uniqueArray(fc.constantFrom(...ASKS), { maxLength: 2 }),
    cares: fc.uniqueArray(fc.constantFrom(...CARES), { maxLength: 2 }),
    interests: fc.uniqueArray(fc.constantFrom(...INTEREST_IDS), { maxLength: 4 }),
  })
  .map(({ interests, cares, ...facts }) =>
    briefOf(interests, { ...facts, dislikes: { ...briefOf([]).dislikes, cares } }),
  );

const answer = (brief: Brief, pool: readonly Candidate[] = catalogue) =>
  rankCandidates(
    pool.filter((candidate) => brokenWishes(candidate, brief).length === 0),
    brief,
    context,
    ANSWER_SIZE,
  );
const idsOf = (ranked: ReturnType<typeof answer>) => ranked.map(({ candidate }) => candidate.id);

describe("an answer for any brief over the catalogue", () => {
  // Other briefs in each run, ranked once for two tests.
  const answered = fc.sample(briefs, 150).map((brief) => ({ brief, ranked: answer(brief) }));

  test("repeats a kind only to reach six gifts, breaks no wish, and holds at most eight", () => {
    for (const { brief, ranked } of answered) {
      const kinds = ranked.map(({ candidate }) => candidate.kind);
      const repeated = kinds.length - new Set(kinds).size;
      if (repeated > 0) expect(ranked.length, JSON.stringify(brief)).toBeLessThanOrEqual(6);
      for (const { length } of Map.groupBy(kinds, (kind) => kind).values()) {
        expect(length, JSON.stringify(brief)).toBeLessThanOrEqual(2);
      }
      expect(ranked.length, JSON.stringify(brief)).toBeLessThanOrEqual(ANSWER_SIZE);
      for (const { candidate } of ranked) {
        expect(brokenWishes(candidate, brief), JSON.stringify(brief)).toEqual([]);
      }
    }
  });

  test("is the same for the same brief, in whatever order the candidates come", () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        expect(idsOf(answer(brief, catalogue.toReversed()))).toEqual(idsOf(answer(brief)));
      }),
      { numRuns: 40 },
    );
  });

  test("names a gift for anybody only where nothing links more gifts to the brief", () => {
    for (const { brief, ranked } of answered) {
      const isAny = ranked.map(({ match }) => match.how === "any");
      if (brief.interests.length > 0 && isAny.includes(true)) {
        expect(ranked.length, JSON.stringify(brief)).toBeLessThanOrEqual(3);
      }
    }
  });
});

describe("rankCandidates", () => {
  const many = (count: number, from: number, facts: Partial<Candidate>) =>
    Array.from({ length: count }, (_, index) => candidateOf(from + index, facts));

  test("serves every stated interest before one is served twice", () => {
    const pool = [
      ...many(9, 1, { serves: ["tea"], priceCents: 4_900 }),
      candidateOf(100, { serves: ["chess"], priceCents: 900, cliche: "mug" }),
      candidateOf(200, { serves: ["bonsai"], priceCents: 900 }),
    ];
    const ranked = answer(briefOf(["tea", "chess", "bonsai"]), pool);
    const firstThree = ranked.slice(0, 3).flatMap(({ candidate }) => candidate.serves);
    expect(new Set(firstThree)).toEqual(new Set(["tea", "chess", "bonsai"]));
  });

  test("prefers the exact interest to a broader and a narrower one", () => {
    const pool = [
      candidateOf(1, { serves: ["espresso"] }),
      candidateOf(2, { serves: ["coffee"] }),
      candidateOf(3, { serves: ["sourdough"] }),
    ];
    const ranked = answer(briefOf(["espresso", "baking"]), pool);
    expect(ranked.map(({ match }) => match.how)).toEqual(["exact", "broader", "narrower"]);
  });

  test("a stated situation gets two places beside interests that could fill all", () => {
    const pool = [
      ...many(20, 1, { serves: ["tea"] }),
      ...many(5, 50, { serves: [], situations: ["first-apartment"] }),
    ];
    const ranked = answer(briefOf(["tea"], { situations: ["first-apartment"] }), pool);
    expect(ranked).toHaveLength(ANSWER_SIZE);
    expect(ranked.filter(({ match }) => match.how === "situation")).toHaveLength(2);
  });

  test("gifts for anybody fill an answer to three where interests were stated, to six without", () => {
    const pool = [
      candidateOf(1, { serves: ["tea"] }),
      ...many(20, 10, { serves: [], situations: ["any"] }),
    ];
    expect(answer(briefOf(["tea"]), pool)).toHaveLength(3);
    expect(answer(briefOf([]), pool)).toHaveLength(6);
  });

  test("a gift for some countries alone is left out elsewhere", () => {
    const brisket = candidateOf(1, { regions: ["us"] });
    const set = candidateOf(2, {});
    const shown = (region: Region) =>
      idsOf(rankCandidates([brisket, set], briefOf(["tea"]), { ...context, region }, ANSWER_SIZE));
    expect(shown("us").toSorted()).toEqual([1, 2]);
    expect(shown("fr")).toEqual([2]);
    expect(shown("world")).toEqual([2]);
  });

  test("a book in other languages is left out, unless languages are the interest", () => {
    const novel = candidateOf(1, { languages: ["en", "fr"] });
    const set = candidateOf(2, {});
    const shown = (locale: Locale, brief = briefOf(["tea"])) =>
      idsOf(rankCandidates([novel, set], brief, { ...context, locale }, ANSWER_SIZE)).toSorted();
    expect(shown("en")).toEqual([1, 2]);
    expect(shown("fr")).toEqual([1, 2]);
    expect(shown("zh")).toEqual([2]);
    expect(shown("zh", briefOf(["tea", "english-language"]))).toEqual([1, 2]);
  });

  test("romantic gifts are for partners, playful ones not for grief", () => {
    const rose = candidateOf(1, { tones: ["romantic"] });
    const joke = candidateOf(2, { tones: ["playful"] });
    expect(idsOf(answer(briefOf(["tea"]), [rose, joke]))).toEqual([2]);
    const partner = briefOf(["tea"], { relationship: "partner" });
    expect(idsOf(answer(partner, [rose, joke])).toSorted()).toEqual([1, 2]);
    expect(idsOf(answer(briefOf(["tea"], { situations: ["grief"] }), [joke]))).toEqual([]);
  });

  test("a gift for one feast is offered for that feast only", () => {
    const calendar = candidateOf(1, { holiday: "christmas", occasions: ["christmas"] });
    expect(idsOf(answer(briefOf(["tea"], { occasion: "christmas" }), [calendar]))).toEqual([1]);
    expect(idsOf(answer(briefOf(["tea"], { occasion: "other" }), [calendar]))).toEqual([]);
    const diwali = briefOf(["tea"], { occasion: "other", celebration: "diwali" });
    expect(idsOf(answer(diwali, [calendar]))).toEqual([]);
  });

  test("thumbs move a gift up or down among equals", () => {
    const pool = [
      candidateOf(1, { serves: ["tea"] }),
      candidateOf(2, { serves: ["tea", "chess"] }),
    ];
    const brief = briefOf(["tea"]);
    const liked = rankCandidates(pool, brief, { ...context, taste: new Map([["chess", 1]]) }, 2);
    const disliked = rankCandidates(
      pool,
      brief,
      { ...context, taste: new Map([["chess", -1]]) },
      2,
    );
    expect(idsOf(liked)).toEqual([2, 1]);
    expect(idsOf(disliked)).toEqual([1, 2]);
  });
});

test("spares come by level: exact, telling, narrower, broader, situation, anybody", () => {
  const pool = [
    candidateOf(1, { serves: [], situations: ["any"] }),
    candidateOf(2, { serves: [], situations: ["host"] }),
    candidateOf(3, { serves: ["coffee"] }),
    candidateOf(4, { serves: ["sourdough"] }),
    candidateOf(5, { serves: [], situations: ["first-apartment"] }),
    candidateOf(6, { serves: ["espresso"], kind: "kind-7" }),
    candidateOf(7, { serves: ["espresso"] }),
    candidateOf(8, { serves: ["chess"] }),
  ];
  const brief = briefOf(["espresso", "baking"], { situations: ["host", "first-apartment"] });
  const spares = rankSpares(pool, brief, context, 20);
  expect(spares.map(({ match }) => levelOf(match))).toEqual([
    "exact",
    "exact",
    "telling",
    "narrower",
    "broader",
    "situation",
    "any",
  ]);
  expect(rankSpares(pool, brief, context, 3)).toEqual(spares.slice(0, 3));
  expect(rankSpares(pool, brief, context, -1)).toEqual([]);
});

test("weak gifts fill an answer up to six; who refuses one gets the next best beyond that", () => {
  const weak = { serves: ["tea"], merit: { tea: 3 } };
  const candidates = Array.from({ length: 9 }, (_, index) =>
    candidateOf(index + 1, index < 2 ? {} : weak),
  );
  const count = (facts: object) =>
    rankCandidates(candidates, briefOf(["tea"]), { ...context, ...facts }, ANSWER_SIZE).length;
  expect(count({})).toBe(6);
  expect(count({ isReplacing: true })).toBe(ANSWER_SIZE);
});

test("a gift whose words hold what was named comes first among equals, and links nothing", () => {
  const candidates = [1, 2, 3].map((id) => candidateOf(id, { serves: ["tea"] }));
  const stranger = candidateOf(9, { serves: ["chess"] });
  const named = new Set([3, 9]);
  const brief = briefOf(["tea"]);
  const ids = rankCandidates(
    [...candidates, stranger],
    brief,
    { ...context, named },
    ANSWER_SIZE,
  ).map(({ candidate }) => candidate.id);
  expect(ids[0]).toBe(3);
  expect(ids).not.toContain(9);
});

test("gifts for what was told by the way come after those for what was told outright, up to six", () => {
  const pool = [1, 2, 3, 4, 5, 6, 7, 8].map((id) =>
    candidateOf(id, { serves: [id <= 4 ? "lego" : "tea"], merit: { lego: 9, tea: 6 } }),
  );
  const brief = briefOf(["tea", "lego"]);
  const [tea, lego] = brief.interests;
  const told = { ...brief, interests: [tea, { ...lego, isAside: true }] } as typeof brief;
  const idsOf = (asked: typeof brief) =>
    rankCandidates(pool, asked, context, ANSWER_SIZE).map(({ candidate }) => candidate.id);
  expect(idsOf(brief).slice(0, 4).toSorted()).not.toEqual([5, 6, 7, 8]);
  expect(idsOf(told)).toHaveLength(6);
  expect(idsOf(told).slice(0, 4).toSorted()).toEqual([5, 6, 7, 8]);
  const alone = { ...brief, interests: [{ ...lego, isAside: true }] } as typeof brief;
  expect(idsOf(alone)).toHaveLength(4);
});

test("among gifts for one interest, the one that readers rated higher comes first", () => {
  const pool = [4, 9, 6, 7].map((merit, at) => candidateOf(at + 1, { merit: { tea: merit } }));
  const ranked = rankCandidates(pool, briefOf(["tea"]), context, ANSWER_SIZE);
  expect(ranked.map(({ candidate }) => candidate.merit?.tea)).toEqual([9, 7, 6, 4]);
});

test("who named a part gets gifts about other parts only where no gift suits it", () => {
  const wildlife = { id: "wildlife", words: "otters", isPart: true as const };
  const brief = { ...briefOf(["tea"]), interests: [wildlife, { id: "tea", words: "tea" }] };
  const aboutBears = [1, 2].map((id) =>
    candidateOf(id, { serves: ["wildlife"], scope: { wildlife: "part" } }),
  );
  const teas = [3, 4, 5, 6, 7, 8, 9].map((id) => candidateOf(id, { serves: ["tea"] }));
  const shown = (pool: Candidate[]) => idsOf(answer(brief, pool));
  expect(shown([...aboutBears, ...teas])).toContain(1);
  const chosen = candidateOf(10, { serves: ["wildlife"], scope: { wildlife: "choice" } });
  const ids = shown([...aboutBears, chosen, ...teas]);
  expect(ids).toContain(10);
  expect(ids).not.toContain(1);
});
