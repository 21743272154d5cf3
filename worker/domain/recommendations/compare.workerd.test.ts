import { expect, test } from "vitest";
import { VISITOR } from "#shared/viewer";
import { finderFields } from "../../testing/briefs";
import { testCtx } from "../../testing/ctx";
import { compareGifts } from "./compare.server";
import { recommendGifts } from "./recommendations.server";

const { ctx } = testCtx();

async function compare(...places: number[]) {
  const { address, gifts } = await recommendGifts(ctx, VISITOR, finderFields({}));
  const ids = gifts.map(({ id }) => id);
  const params = new URLSearchParams(address);
  for (const place of places) params.append("compare", String(ids[place]));
  const found = await compareGifts(ctx, VISITOR, params, []);
  if (!found) throw new Error("no comparison");
  return { found, address, places: found.gifts.flatMap((gift, at) => (gift.isCompared ? at : [])) };
}

test("gifts keep the answer's order, and its address leads back", async () => {
  const { found, address, places } = await compare(4, 1);
  expect(places).toEqual([1, 4]);
  expect(found.address).toBe(address);
  for (const gift of found.gifts) expect(gift.checks.length).toBeGreaterThan(0);
});

test("one gift stands beside the best of the others, and at most three stand side by side", async () => {
  expect((await compare(3)).places).toEqual([0, 3]);
  expect((await compare(0)).places).toEqual([0, 1]);
  expect((await compare()).places).toEqual([0, 1]);
  expect((await compare(0, 1, 2, 3)).places).toEqual([0, 1, 2]);
});

test("an address that names no answer has nothing to compare", async () => {
  for (const address of ["", "compare=5", "gifts=99999999"]) {
    expect(await compareGifts(ctx, VISITOR, new URLSearchParams(address), [])).toBeNull();
  }
});
