/** What models are shown and what their picks change, with the real catalogue. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { RecommendInput } from "#shared/brief/schema";
import type { Locale } from "#shared/locale";
import { VISITOR } from "#shared/viewer";
import type { Ctx } from "../../context";
import { badlyServedFields, finderFields } from "../../testing/briefs";
import { testCtx } from "../../testing/ctx";
import { parseBrief } from "../brief/parse-brief";
import { findCandidatesById } from "../catalogue/catalogue.server";
import { brokenWishes } from "./certify";
import requests from "./eval/requests.json";
import { ModelError, type ModelRequest, type ModelSource } from "./ports";
import { recommendGifts } from "./recommendations.server";

type Shown = {
  person: { said: string };
  ideasFor: [id: string, name: string][];
  gifts: [id: number, name: string, dollars: number, serves: string, sentence: string][];
};

const sourceOf = (answer: (shown: Shown) => object): ModelSource => ({
  name: "openai",
  dailyNeurons: null,
  deadline: 1_000,
  complete: async ({ user }: ModelRequest) => ({
    text: JSON.stringify(answer(JSON.parse(user))),
    neurons: 0,
  }),
});
const down: ModelSource = {
  ...sourceOf(() => ({})),
  complete: () => Promise.reject(new ModelError("down")),
};

/** An answer with these models, when all that goes on beside it is done. */
async function answerBy(models: ModelSource[], input: RecommendInput, locale: Locale = "en") {
  // A circuit that the last call opened, or an answer that it left, would spare the model.
  await env.DB.batch([
    env.DB.prepare("DELETE FROM provider_state"),
    env.DB.prepare("DELETE FROM recommendation_answers"),
  ]);
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const { ctx, meter } = testCtx(locale);
  const asking: Ctx = { ...ctx, models, waitUntil, season: "spring" };
  const answer = await recommendGifts(asking, VISITOR, input);
  const queries = meter?.queries ?? 0;
  await Promise.all(pending);
  return { gifts: answer.gifts, queries, rows: meter?.rowsRead ?? 0 };
}

/** What a model is shown for a request; it then fails. */
async function shownFor(input: RecommendInput): Promise<Shown> {
  const seen: Shown[] = [];
  const listening = sourceOf((shown) => {
    seen.push(shown);
    throw new ModelError("down");
  });
  await answerBy([listening], input);
  const [shown] = seen;
  if (!shown) throw new Error("no model was asked");
  return shown;
}

describe("what a model is shown", () => {
  test("24 certified gifts, the rules' own first, and everything that was said", async () => {
    const input = finderFields({ interests: "tea, hiking. she just got over a long winter" });
    const shown = await shownFor(input);
    const rules = await answerBy([], input);
    expect(shown.person.said).toBe(input.interests);
    expect(shown.gifts).toHaveLength(24);
    expect(shown.gifts.slice(0, 8).map(([id]) => id)).toEqual(rules.gifts.map(({ id }) => id));
    const parsed = parseBrief(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const ids = shown.gifts.map(([id]) => id);
    const candidates = await findCandidatesById(testCtx().ctx, ids);
    expect(new Set(candidates.map(({ id }) => id)).size).toBe(24);
    for (const gift of candidates) expect(brokenWishes(gift, parsed.brief)).toEqual([]);
    for (const [id, name, dollars, serves, sentence] of shown.gifts) {
      const priceCents = candidates.find((gift) => gift.id === id)?.priceCents;
      expect(dollars).toBe(Math.round(Number(priceCents) / 100));
      for (const text of [name, serves, sentence]) expect(text).toMatch(/\p{L}/u);
    }
  });

  test("no gift whose name is something unwanted", async () => {
    const shown = await shownFor(finderFields({ interests: "jewelry, hiking, no earrings" }));
    expect(shown.gifts.length).toBeGreaterThan(12);
    for (const [, name] of shown.gifts) expect(name).not.toMatch(/earring/i);
  });

  test("ideas are asked for where few gifts are for an interest and places are free", async () => {
    expect((await shownFor(badlyServedFields())).ideasFor).toEqual([
      ["pigeons", "pigeons and doves"],
    ]);
    expect((await shownFor(finderFields())).ideasFor).toEqual([]);
  });
});

test("when no model answers, the gifts are those of the rules", { timeout: 120_000 }, async () => {
  for (const { id: _, locale, ...input } of requests.filter((_request, at) => at % 3 === 0)) {
    const rules = await answerBy([], input, locale as Locale);
    const { gifts } = await answerBy([down], input, locale as Locale);
    expect(gifts).toEqual(rules.gifts);
  }
});

test("a spare that names what was said comes in where the model picks it", {
  timeout: 120_000,
}, async () => {
  const picking = (picked: number) =>
    sourceOf(() => ({ picks: [{ id: picked, reason: "It fits." }] }));
  let came = 0;
  for (const { id: _, locale, ...input } of requests.filter((one) => one.locale === "en")) {
    const rules = await answerBy([], input);
    const own = rules.gifts.map(({ id }) => id);
    for (const [spare] of (await shownFor(input)).gifts.filter(([id]) => !own.includes(id))) {
      const { gifts, queries, rows } = await answerBy([picking(spare)], input);
      expect(gifts).toHaveLength(own.length);
      expect(queries).toBeLessThanOrEqual(8);
      expect(rows).toBeLessThanOrEqual(60);
      if (gifts.some(({ id }) => id === spare)) came++;
    }
    if (came >= 2) return;
  }
  expect(came).toBeGreaterThanOrEqual(2);
});

describe("an idea", () => {
  const IDEA = {
    name: "Pigeons notebook",
    description: "Ruled pages with a column for the bouts of each evening.",
    price: 30,
    category: "books",
    tags: ["pigeons"],
    ages: [15, 120],
    reason: "A place for what every evening leaves behind.",
  };
  const ideasShown = async (changes: object, input = badlyServedFields()) => {
    let wanted = 0;
    const source = sourceOf(({ gifts: [first], ideasFor }) => {
      wanted = ideasFor.length;
      const picks = [{ id: first?.[0], reason: "It fits." }];
      return { picks, ideas: [{ ...IDEA, ...changes }] };
    });
    const { gifts } = await answerBy([source], input);
    // Otherwise no idea would have been shown anyway.
    expect(wanted).toBeGreaterThan(0);
    return gifts.filter((gift) => gift.source === "ai").map(({ name }) => name);
  };

  test("that fits is shown once", async () => {
    expect(await ideasShown({})).toEqual(["Pigeons notebook"]);
  });

  test.each([
    ["names the interest in its tag alone", { name: "Set of steak knives" }],
    ["costs more than the budget", { price: 80 }],
    ["is for a child", { ages: [0, 5] }],
    ["is for somebody's body", { category: "jewelry" }],
    ["makes claims", { description: "The best notebook for pigeons that there is." }],
    ["is for another person", { reason: "He writes down every evening." }],
    ["links", { name: "Opera notebook at evil.test" }],
  ])("that %s isn't shown", async (_, changes) => {
    expect(await ideasShown(changes)).toEqual([]);
  });

  test.each([
    ["for a child", { age: "6-10" }],
    ["where nobody vetted what it asks", { interests: "pigeons, has arthritis in both hands" }],
    ["where nobody vetted what it is made of", { interests: "pigeons, allergic to nuts" }],
    ["that the person owns", { interests: "pigeons, already has a notebook" }],
  ])("%s isn't shown", async (_, fields) => {
    expect(await ideasShown({}, { ...badlyServedFields(), ...fields })).toEqual([]);
  });

  test("has a reasonable price where the budget has no upper end", async () => {
    const open = { ...badlyServedFields(), interests: "archery", budget: "200+" };
    const name = "Archery notebook";
    expect(await ideasShown({ name, price: 320 }, open)).toEqual([name]);
    expect(await ideasShown({ name, price: 90_000 }, open)).toEqual([]);
  });
});
