import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCatalogue } from "../../../scripts/lib/catalogue-files";
import type { Brief } from "../brief/schema";
import type { Candidate } from "../catalogue/candidate";
import {
  AGE_BANDS,
  AGES,
  BUDGET_BANDS,
  BUDGETS,
  CARES,
  OCCASIONS,
  RELATIONSHIPS,
  TAGS,
} from "../catalogue/vocabulary";
import { brokenWishes, checksPassed } from "./certify";
import { MIN_CATEGORIES, rankCandidates } from "./rank";
import { relatedTags } from "./related-tags";
import { ANSWER_SIZE } from "./schema";

const { gifts, seasonal } = readCatalogue();
const candidates: Candidate[] = [...gifts, ...seasonal].map(
  ({ slug: _, emoji: __, store: ___, query: ____, text: _____, ...facts }, index) => ({
    id: index + 1,
    ...facts,
  }),
);
const context = { season: "winter" as const, found: new Set<number>() };

const briefs: fc.Arbitrary<Brief> = fc.record({
  recipient: fc.string({ maxLength: 20 }),
  audience: fc.constantFrom(null, "women" as const, "men" as const),
  ages: fc.constantFrom(...AGES).map((age): [number, number] => [...AGE_BANDS[age]]),
  occasion: fc.constantFrom(...OCCASIONS),
  relationship: fc.constantFrom(...RELATIONSHIPS),
  budget: fc.constantFrom(...BUDGETS).map((band) => {
    const [min, max] = BUDGET_BANDS[band];
    return { min, max };
  }),
  currency: fc.constant(null),
  interests: fc
    .uniqueArray(fc.constantFrom(...TAGS), { maxLength: 4 })
    .map((tags) => tags.map((tag) => ({ tag, words: tag }))),
  qualities: fc.constant([]),
  dislikes: fc.record({
    tags: fc.constant([]),
    cares: fc.uniqueArray(fc.constantFrom(...CARES), { maxLength: 2 }),
    categories: fc.constant([]),
    cliches: fc.constant([]),
    words: fc.constant([]),
  }),
  unknownWords: fc.constant([]),
});

const fitting = (brief: Brief) => candidates.filter((c) => brokenWishes(c, brief).length === 0);

describe("certification", () => {
  test("what fits keeps every wish", () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        for (const gift of fitting(brief)) {
          expect(gift.priceCents).toBeGreaterThanOrEqual(brief.budget.min);
          expect(gift.priceCents).toBeLessThanOrEqual(brief.budget.max ?? Number.MAX_SAFE_INTEGER);
          expect(gift.ages[0]).toBeLessThanOrEqual(brief.ages[0]);
          expect(gift.ages[1]).toBeGreaterThanOrEqual(brief.ages[1]);
          for (const care of brief.dislikes.cares) expect(gift.cares).not.toContain(care);
          expect(checksPassed(gift, brief).map((check) => check.kind)).toContain("budget");
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("rankCandidates", () => {
  test("answers as many as fit, each once, from five categories where it can", () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        const fit = fitting(brief);
        const ranked = rankCandidates(fit, brief, context, ANSWER_SIZE);
        expect(ranked).toHaveLength(Math.min(ANSWER_SIZE, fit.length));
        expect(new Set(ranked.map((entry) => entry.candidate.id)).size).toBe(ranked.length);
        const categories = (list: readonly Candidate[]) =>
          new Set(list.map((c) => c.category)).size;
        expect(categories(ranked.map((entry) => entry.candidate))).toBeGreaterThanOrEqual(
          Math.min(MIN_CATEGORIES, categories(fit), ranked.length),
        );
      }),
      { numRuns: 60 },
    );
  });

  test("depends on nothing but its input", () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        const fit = fitting(brief);
        const ids = (list: readonly Candidate[]) =>
          rankCandidates(list, brief, context, ANSWER_SIZE).map((entry) => entry.candidate.id);
        expect(ids(fit.toReversed())).toEqual(ids(fit));
      }),
      { numRuns: 30 },
    );
  });

  test("an interest comes before everything else", () => {
    fc.assert(
      fc.property(briefs, fc.constantFrom(...TAGS), (brief, tag) => {
        const asked = { ...brief, interests: [{ tag, words: tag }] };
        const fit = fitting(asked);
        const serving = fit.filter(
          (c) => c.tags.includes(tag) && c.relationships.includes(asked.relationship) && !c.holiday,
        );
        if (serving.length === 0) return;
        const [first] = rankCandidates(fit, asked, context, ANSWER_SIZE);
        expect(first?.candidate.tags).toContain(tag);
      }),
      { numRuns: 60 },
    );
  });
});

test("every tag has neighbours", () => {
  for (const tag of TAGS) expect(relatedTags(tag).length).toBeGreaterThanOrEqual(2);
});
