import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { LEAST_TIMES } from "#shared/recommendations/missing/schema";
import { VISITOR } from "#shared/viewer";
import { finderFields } from "../../../testing/briefs";
import { testCtx } from "../../../testing/ctx";
import { OWNER, STAFF } from "../../../testing/viewers";
import { recommendGifts } from "../recommendations.server";
import { countMissing, listMissing, sweepMissing } from "./missing.server";
import { count, drain, MOST_LINES } from "./tally";

const LATER = 10_000;
const ctxAt = (now: number) => ({ ...testCtx().ctx, now });

/** Counts each of these so often, and writes. */
async function ask(words: string[], times: number, interests: string[] = []) {
  for (let turn = 0; turn < times; turn++) count(wordsOf(words, interests), 0);
  const pending: Promise<unknown>[] = [];
  const ctx = { ...ctxAt(LATER), waitUntil: (work: Promise<unknown>) => pending.push(work) };
  countMissing(ctx, { words: [], interests: [] });
  await Promise.all(pending);
}
const wordsOf = (words: string[], interests: string[] = []) => [
  ...words.map((asked) => ({ kind: "word" as const, locale: "en" as const, asked })),
  ...interests.map((asked) => ({ kind: "interest" as const, locale: "en" as const, asked })),
];
const listed = async () =>
  (await listMissing(testCtx().ctx, OWNER)).map(({ asked, times }) => [asked, times]);

beforeEach(async () => {
  drain(Number.MAX_SAFE_INTEGER);
  await env.DB.prepare("DELETE FROM missing_wishes").run();
});

describe("what was asked for and missing", () => {
  test("is shown to the Owner once enough asked for it, the most frequent first", async () => {
    await ask(["Lacemaking"], LEAST_TIMES, ["xiangqi"]);
    await ask(["lacemaking", "cosom"], LEAST_TIMES - 1);
    expect(await listed()).toEqual([
      ["lacemaking", 2 * LEAST_TIMES - 1],
      ["xiangqi", LEAST_TIMES],
    ]);
  });

  test("drops numbers, addresses and long texts, and keeps at most MOST_LINES", () => {
    count(wordsOf(["555 0142", "a@example.com", "x".repeat(40), "12"]), 0);
    expect(drain(LATER)).toEqual([]);
    count(
      wordsOf(
        Array.from(
          { length: 100 },
          (_, n) => `word${"abcdefghij"[n % 10]}${"klmnopqrst"[Math.floor(n / 10)]}`,
        ),
      ),
      0,
    );
    expect(drain(LATER)).toHaveLength(MOST_LINES);
  });

  test("an answer counts its words and its interests without gifts, in memory alone", async () => {
    const { ctx, meter } = testCtx();
    const input = finderFields({ interests: "tea, zorbing", budget: "0-50" });
    const { unmet } = await recommendGifts(ctx, VISITOR, input);
    expect(unmet.words).toEqual(["zorbing"]);
    expect(meter.rowsWritten).toBe(0);
    expect(drain(ctx.now + LATER)).toMatchObject([{ asked: "zorbing", times: 1 }]);
  });

  test("the nightly sweep deletes lines not asked for in 90 days", async () => {
    await ask(["lacemaking"], LEAST_TIMES);
    await env.DB.prepare("UPDATE missing_wishes SET last_day = '2020-01-01'").run();
    expect(await sweepMissing(testCtx().ctx)).toBe(1);
    expect(await listed()).toEqual([]);
  });

  test("only the Owner may list it", async () => {
    await expect(listMissing(testCtx().ctx, VISITOR)).rejects.toMatchObject({
      code: "signInRequired",
    });
    await expect(listMissing(testCtx().ctx, STAFF)).rejects.toMatchObject({ code: "forbidden" });
  });
});
