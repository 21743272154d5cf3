/** Gifts by words that their texts hold, as a recommendation looks up what was named. */
import { expect, test } from "vitest";
import { BUDGETS } from "#shared/catalogue/vocabulary";
import { testCtx } from "../../testing/ctx";
import { findIdsByPhrases, getGifts } from "./catalogue.server";

const find = async (phrases: string[], budgets = BUDGETS) => {
  const { ctx, meter } = testCtx("en");
  const ids = await findIdsByPhrases(ctx, phrases, budgets);
  expect(meter.rowsRead).toBeLessThanOrEqual(30);
  const gifts = await getGifts(ctx, ids);
  return gifts.map(({ name, description }) => `${name} ${description}`);
};

test("finds the few gifts that hold a phrase", async () => {
  const found = await find(["stroopwafel", "brunch"]);
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text).toMatch(/stroopwafel|brunch/i);
});

test("a phrase that many gifts hold tells nothing", async () => {
  expect(await find(["coffee"])).toEqual([]);
});

test.each([[[]], [['"" OR * NEAR(', "facets : zlngen", "-", "!!!"]]])(
  "%j is harmless",
  async (phrases) => {
    expect(await find(phrases as string[])).toEqual([]);
  },
);

test("without a budget band nothing is asked", async () => {
  expect(await find(["brunch"], [] as unknown as typeof BUDGETS)).toEqual([]);
});
