import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Brief } from "#shared/brief/schema";
import {
  AGE_BANDS,
  AGES,
  BUDGET_BANDS,
  BUDGETS,
  OCCASIONS,
  SITUATIONS,
} from "#shared/catalogue/vocabulary";
import { ANSWER_SIZE } from "#shared/recommendations/schema";
import { readCatalogue } from "../../../scripts/lib/catalogue-files";
import { briefOf, candidateOf } from "../../testing/candidates";
import { type Candidate, factsOf } from "../catalogue/candidate";
import { INTEREST_IDS } from "../catalogue/interests";
import { applyPicks, MAX_SPARES_CHOSEN, type Offered } from "./apply-picks";
import { brokenWishes } from "./certify";
import { levelOf } from "./levels";
import { bestMatch, interestMatches } from "./match";
import { OFFERED } from "./prompt";
import { meritOf, type Ranked, rankCandidates, rankSpares } from "./rank";

const { gifts } = readCatalogue();
const catalogue: Candidate[] = gifts.map((gift, index) => ({ id: index + 1, ...factsOf(gift) }));
const context = { season: "winter" as const };
const idsOf = (offered: readonly Ranked[]) => offered.map(({ candidate }) => candidate.id);

/** Words that briefs and gifts hold, so that spares do come in. */
const SAID = ["wooden", "glass", "kitchen", "garden", "evening", "small", "paper", "leather"];

/** The rules' answer and the spares beside it, over the catalogue under other names. */
function offerFor(brief: Brief) {
  const fitting = catalogue.filter((gift) => brokenWishes(gift, brief).length === 0);
  const best = rankCandidates(fitting, brief, context, ANSWER_SIZE);
  const rest = fitting.filter(({ id }) => !idsOf(best).includes(id));
  const others = rankSpares(rest, brief, context, OFFERED - best.length);
  const withWords = (entry: Ranked): Offered => {
    const { id } = entry.candidate;
    return { ...entry, view: { name: [SAID[id % 8], SAID[(id >> 3) % 8]].join(" "), why: null } };
  };
  return { rules: best.map(withWords), spares: others.map(withWords) };
}

const situations = SITUATIONS.filter((situation) => situation !== "any");
const WELL_SERVED = INTEREST_IDS.filter(
  (id) => catalogue.filter(({ serves }) => serves.includes(id)).length >= 40,
);
const anyBrief: fc.Arbitrary<Brief> = fc
  .record({
    ages: fc.constantFrom(...AGES).map((age): [number, number] => [...AGE_BANDS[age]]),
    occasion: fc.constantFrom(...OCCASIONS),
    budget: fc.constantFrom(...BUDGETS).map((band) => {
      const [min, max] = BUDGET_BANDS[band];
      return { min, max };
    }),
    situations: fc.uniqueArray(fc.constantFrom(...situations), { maxLength: 2 }),
    interests: fc.uniqueArray(fc.constantFrom(...INTEREST_IDS), { maxLength: 3 }),
    unknownWords: fc.uniqueArray(fc.constantFrom(...SAID), { maxLength: 6 }),
  })
  .map(({ interests, ...facts }) => briefOf(interests, facts));
/** Briefs for which the catalogue has more gifts than an answer holds. */
const wideBrief: fc.Arbitrary<Brief> = fc
  .record({
    interests: fc.uniqueArray(fc.constantFrom(...WELL_SERVED), { minLength: 1, maxLength: 2 }),
    unknownWords: fc.uniqueArray(fc.constantFrom(...SAID), { minLength: 2, maxLength: 6 }),
  })
  .map(({ interests, unknownWords }) =>
    briefOf(interests, { unknownWords, budget: { min: 0, max: null } }),
  );
/** Some of these briefs, new ones in each run, ranked once for all tests: ranking takes longest. */
function offersFor(briefs: fc.Arbitrary<Brief>, count: number) {
  const offers = fc.sample(briefs, count).map((brief) => ({ brief, ...offerFor(brief) }));
  return fc.constantFrom(...offers);
}
const wideOffers = offersFor(wideBrief, 60);
const offers = fc.oneof(offersFor(anyBrief, 60), wideOffers);

/** Picks of any model: places of the offer, some of them twice, and ids that nobody offered. */
const choices = fc.array(fc.integer({ min: -3, max: OFFERED }), { maxLength: 30 });
const idsAt = (offered: readonly Offered[], places: readonly number[]) =>
  places.map((place) => offered[place]?.candidate.id ?? 900_000 + place);

describe("whatever a model picks over the catalogue", () => {
  const everyAnswer = (
    check: (rules: Offered[], chosen: Offered[], brief: Brief) => void,
    asked = offers,
  ) =>
    fc.assert(
      fc.property(asked, choices, ({ brief, rules, spares }, places) => {
        const picks = idsAt([...rules, ...spares], places);
        check(rules, applyPicks(rules, spares, picks, brief, "en"), brief);
      }),
      { numRuns: 120 },
    );

  test("there are as many gifts, each once, certified, of as many kinds and categories", () => {
    everyAnswer((rules, chosen, brief) => {
      expect(chosen).toHaveLength(rules.length);
      expect(new Set(idsOf(chosen)).size).toBe(rules.length);
      for (const { candidate } of chosen) expect(brokenWishes(candidate, brief)).toEqual([]);
      for (const fact of ["kind", "category"] as const) {
        const count = (offered: Offered[]) => new Set(offered.map((o) => o.candidate[fact])).size;
        expect(count(chosen)).toBeGreaterThanOrEqual(count(rules));
      }
    });
  });

  test("every place keeps its level, and the interest or situation it is for", () => {
    const subject = ({ match }: Offered) =>
      "interest" in match ? match.interest.id : match.how === "situation" && match.situation;
    everyAnswer((rules, chosen) => {
      expect(chosen.map(({ match }) => levelOf(match))).toEqual(
        rules.map(({ match }) => levelOf(match)),
      );
      expect(chosen.map(subject)).toEqual(rules.map(subject));
    });
  });

  test("stated interests that were served stay served", () => {
    const served = (offered: Offered[], brief: Brief) =>
      brief.interests.filter(({ id }) =>
        offered.some(({ candidate }) =>
          interestMatches(candidate, brief).some(
            (match) => "interest" in match && match.how !== "broader" && match.interest.id === id,
          ),
        ),
      );
    everyAnswer((rules, chosen, brief) => {
      const after = served(chosen, brief);
      for (const interest of served(rules, brief)) expect(after).toContainEqual(interest);
    });
  });

  test("a spare is exactly for a stated interest, and readers thought no less of it", () => {
    let came = 0;
    everyAnswer((rules, chosen) => {
      const spares = chosen.filter(({ candidate }) => !idsOf(rules).includes(candidate.id));
      expect(spares.length).toBeLessThanOrEqual(MAX_SPARES_CHOSEN);
      came += spares.length;
      const gone = rules.filter(({ candidate }) => !idsOf(chosen).includes(candidate.id));
      const merits = (offered: Offered[]) =>
        offered.map(({ candidate, match }) => meritOf(candidate, match));
      for (const { match } of spares) expect(match.how).toBe("exact");
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
      expect(sum(merits(spares))).toBeGreaterThanOrEqual(sum(merits(gone)));
    }, wideOffers);
    expect(came).toBeGreaterThan(0);
  });

  test("no pick that was offered is the rules' own answer", () => {
    fc.assert(
      fc.property(offers, ({ brief, rules, spares }) => {
        expect(applyPicks(rules, spares, [], brief, "en")).toEqual(rules);
        expect(applyPicks(rules, spares, [900_001, -1], brief, "en")).toEqual(rules);
      }),
      { numRuns: 20 },
    );
  });
});

describe("applyPicks", () => {
  const offered = (id: number, name: string, facts: Partial<Candidate> = {}): Offered => {
    const candidate = candidateOf(id, facts);
    const match = bestMatch(candidate, brief) ?? { how: "any" as const };
    return {
      candidate,
      match,
      score: 0,
      confidence: "high",
      stated: candidate.serves,
      view: { name, why: null },
    };
  };
  const brief = briefOf(["tea", "chess"], { unknownWords: ["oolong", "clay"] });
  const rules = [
    offered(1, "A tin of green tea"),
    offered(2, "A chess clock", { serves: ["chess"] }),
    offered(3, "A tea tray"),
  ];
  const apply = (spares: Offered[], picks: number[], own = rules) =>
    idsOf(applyPicks(own, spares, picks, brief, "en"));

  test("a spare that names more of what was said takes the last place of its interest", () => {
    const pot = offered(9, "A clay pot for oolong");
    expect(apply([pot], [9, 2])).toEqual([9, 2, 1]);
    expect(apply([pot], [2, 9])).toEqual([9, 2, 1]);
  });

  test("a gift that the model picks as well stays", () => {
    const pot = offered(9, "A clay pot for oolong");
    expect(apply([pot], [9, 3, 1])).toEqual([3, 2, 1]);
    expect(apply([pot], [9, 3])).toEqual([9, 2, 3]);
    expect(apply([pot], [1, 2, 3, 9])).toEqual([1, 2, 3]);
  });

  test.each([
    ["names nothing of what was said", offered(9, "A big pot")],
    ["names the interest alone", offered(9, "Tea for an afternoon of tea")],
    ["is for a broader interest", offered(9, "Clay cups for oolong", { serves: ["drinks"] })],
    ["is for anybody", offered(9, "Clay, oolong", { serves: [], situations: ["any"] })],
    ["readers thought less of", offered(9, "A clay pot for oolong", { merit: { tea: 3 } })],
    ["is of a kind that is there", offered(9, "A clay oolong pot", { kind: "kind-2" })],
  ])("a spare that %s stays outside", (_, spare) => {
    expect(apply([spare], [9])).toEqual([1, 2, 3]);
  });

  test("an interest keeps its only gift, and a category too", () => {
    const both = offered(2, "A chess set with a tea tray", { serves: ["tea", "chess"] });
    const own = [offered(1, "A tin of tea from oolong clay"), both];
    expect(apply([offered(9, "A clay pot for oolong")], [9], own)).toEqual([1, 2]);
    const book = offered(2, "A book about tea", { category: "books" });
    const varied = [offered(1, "Oolong from clay pots"), book];
    expect(apply([offered(9, "A clay pot for oolong")], [9], varied)).toEqual([1, 2]);
  });

  test("picks change the order within an interest; the interests keep taking turns", () => {
    expect(apply([], [3, 1, 2])).toEqual([3, 2, 1]);
    expect(apply([], [3, 3, 3])).toEqual([3, 2, 1]);
    expect(apply([], [2])).toEqual([1, 2, 3]);
  });

  test("a weak gift never comes before one that isn't", () => {
    const own = [offered(1, "A tin of tea"), offered(2, "A tea towel", { merit: { tea: 3 } })];
    expect(apply([], [2, 1], own)).toEqual([1, 2]);
  });

  test("a model's order keeps as many categories as the rules' answer had", () => {
    const own = (["books", "food", "tech"] as const).map((category, index) =>
      offered(index + 1, "Tea", { category }),
    );
    const spares = [4, 5].map((id) => offered(id, "Oolong and clay", { category: "books" }));
    const varied = applyPicks(own, spares, [5, 4, 3, 2, 1], brief, "en");
    expect(new Set(varied.map(({ candidate }) => candidate.category)).size).toBe(3);
    expect(apply([], idsOf(own.toReversed()), own)).toEqual(idsOf(own.toReversed()));
  });
});
