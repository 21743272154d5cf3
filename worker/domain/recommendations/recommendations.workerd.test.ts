import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { EMPTY_BRIEF, type RecommendInput } from "#shared/brief/schema";
import { AGES, BUDGETS, OCCASIONS } from "#shared/catalogue/vocabulary";
import { ANSWER_SIZE } from "#shared/recommendations/schema";
import { VISITOR } from "#shared/viewer";
import { finderFields } from "../../testing/briefs";
import { testCtx } from "../../testing/ctx";
import { fakeUrl } from "../../testing/fakes/model";
import { parseBrief } from "../brief/parse-brief";
import { type Candidate, unpackCandidate } from "../catalogue/candidate";
import { REBUILD_POSTINGS } from "../catalogue/index/postings-sql";
import { brokenWishes } from "./certify";
import { rankCandidates } from "./rank";
import { recommendForBrief, recommendGifts } from "./recommendations.server";

async function wholeCatalogue(): Promise<Candidate[]> {
  const { results } = await env.DB.prepare(
    "SELECT id || ',' || packed AS entry FROM gifts WHERE is_active",
  ).all<{ entry: string }>();
  return results.flatMap(({ entry }) => unpackCandidate(entry) ?? []);
}

/** How many gifts an answer could hold if it were chosen from the whole catalogue. */
function possible(catalogue: readonly Candidate[], input: RecommendInput): number {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const fitting = catalogue.filter((gift) => brokenWishes(gift, parsed.brief).length === 0);
  const { season } = testCtx().ctx;
  return rankCandidates(fitting, parsed.brief, { season }, ANSWER_SIZE).length;
}

test("a wish that no gift breaks by its name adds nothing to an answer", async () => {
  const asked = async (interests: string) => {
    const { gifts } = await recommendGifts(testCtx().ctx, VISITOR, finderFields({ interests }));
    return gifts.map(({ id }) => id);
  };
  const plain = await asked("homelab");
  expect(plain.length).toBeLessThan(ANSWER_SIZE);
  expect(await asked("homelab, no zorbing")).toEqual(plain);
});

test.each([[["tea"]], [["birdwatching", "coffee"]], [["gardening"]], [["cycling"]]])(
  "without an amount, gifts for %j are spread over 20 to 150 dollars",
  async (ids) => {
    const interests = ids.map((id) => ({ id, words: id }));
    const { ctx } = testCtx();
    const { gifts } = await recommendForBrief(ctx, VISITOR, { ...EMPTY_BRIEF, interests });
    const prices = gifts.map(({ priceCents }) => priceCents);
    expect(gifts).toHaveLength(ANSWER_SIZE);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(2_000);
    expect(Math.max(...prices)).toBeLessThanOrEqual(15_000);
    const between = (least: number, most: number) =>
      prices.filter((price) => price > least && price <= most).length;
    for (const count of [between(0, 4_500), between(4_500, 8_500), between(8_500, 15_000)]) {
      expect(count).toBeGreaterThanOrEqual(2);
      expect(count).toBeLessThanOrEqual(4);
    }
  },
);

describe("an answer has as many gifts as the whole catalogue could give", () => {
  let catalogue: Candidate[];
  beforeAll(async () => {
    catalogue = await wholeCatalogue();
  });
  const wishes = ["reading, cooking", "chess, no alcohol", "anything without nuts, hates clutter"];

  test.each(AGES)("age %s, every occasion and budget", { timeout: 60_000 }, async (age) => {
    let turn = 0;
    for (const occasion of OCCASIONS) {
      for (const budget of BUDGETS) {
        const interests = wishes[turn++ % wishes.length] ?? "";
        const input = finderFields({ age, occasion, budget, interests });
        const { gifts, blocker } = await recommendGifts(testCtx().ctx, VISITOR, input);
        expect({ age, occasion, budget, count: gifts.length }).toEqual({
          age,
          occasion,
          budget,
          count: possible(catalogue, input),
        });
        if (gifts.length === 0) expect(blocker).not.toBeNull();
      }
    }
  });

  test.each(["60", "4", "33", "under 40 dollars", "between 60 and 120", "about 250"])(
    "free text “%s”",
    async (text) => {
      const input = finderFields(/^\d+$/.test(text) ? { age: text } : { budget: text });
      const { gifts } = await recommendGifts(testCtx().ctx, VISITOR, input);
      expect(gifts.length).toBe(possible(catalogue, input));
    },
  );
});

test.each([
  ["en", "jewelry, no earrings", /earring/i],
  ["fr", "les bijoux, pas de boucles d’oreilles", /boucles d/i],
  ["zh", "首饰，不要耳环", /耳环/],
] as const)("%s: “%s” is kept in mind by name", async (locale, interests, refused) => {
  for (const budget of BUDGETS) {
    const input = finderFields({ interests, budget });
    const { gifts } = await recommendGifts(testCtx(locale).ctx, VISITOR, input);
    expect(gifts.length).toBeGreaterThan(0);
    for (const gift of gifts) expect(gift.name).not.toMatch(refused);
  }
});

describe("whatever is asked, at most 8 queries and 60 rows", () => {
  const model = { WORKERS_AI_BASE_URL: fakeUrl("good", "workers-ai") };
  test.each([
    [
      "no limit, unknown words",
      { budget: "at least 1", interests: "zeppelins, obelisks, tea, chess" },
      {},
    ],
    ["unwanted words", { interests: "skincare, hiking, no sets, no boxes, hates zeppelins" }, {}],
    ["many interests", { interests: "tea, hiking, chess, knitting, jazz, sushi, cats, golf" }, {}],
    [
      "nothing fits",
      { age: "80+", occasion: "baby shower", interests: "chess", budget: "3-6" },
      {},
    ],
    ["little fits", { age: "0-5", occasion: "valentine", interests: "tea" }, {}],
    ["with a model", { interests: "tea, hiking" }, model],
    ["with a model, no limit", { budget: "at least 1", interests: "zeppelins, tea, chess" }, model],
  ] as const)("%s", async (_, overrides, settings) => {
    const { ctx, meter } = testCtx("en", settings);
    await recommendGifts(ctx, VISITOR, finderFields(overrides));
    expect(meter?.queries).toBeLessThanOrEqual(8);
    expect(meter?.rowsRead).toBeLessThanOrEqual(60);
  });
});

test("recommending reads as many rows at 20,000 gifts as at 500", { timeout: 60_000 }, async () => {
  const cost = async () => {
    const { ctx, meter } = testCtx();
    await recommendGifts(ctx, VISITOR, finderFields({ interests: "tea, hiking, chess, knitting" }));
    return meter;
  };
  const before = await cost();
  await env.DB.prepare(
    `INSERT INTO gifts (slug, source, category, price_cents, image_url, store_url, tags, packed, terms)
     WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < 40)
     SELECT slug || '-' || n, source, category, price_cents, image_url, store_url, tags, packed, terms
     FROM gifts, copy`,
  ).run();
  for (const statement of REBUILD_POSTINGS) await env.DB.prepare(statement).run();
  const after = await cost();
  expect(after?.queries).toBeLessThanOrEqual(8);
  expect(after?.rowsRead).toBeLessThanOrEqual(60);
  expect(before?.rowsRead).toBeLessThanOrEqual(60);
});
