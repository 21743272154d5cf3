import { describe, expect, test } from "vitest";
import type { RecommendInput } from "#shared/brief/schema";
import type { Recommendation } from "#shared/recommendations/schema";
import { VISITOR } from "#shared/viewer";
import { finderFields } from "../../testing/briefs";
import { testCtx } from "../../testing/ctx";
import { completeBrief } from "../brief/complete";
import { findCandidatesById } from "../catalogue/catalogue.server";
import { brokenWishes } from "./certify";
import { recallAnswer } from "./recall.server";
import { recommendForBrief, recommendGifts } from "./recommendations.server";

const { ctx } = testCtx();
const ask = (fields: Partial<RecommendInput> = {}) =>
  recommendGifts(ctx, VISITOR, finderFields(fields));
const ids = ({ gifts }: Recommendation) => gifts.map(({ id }) => id);

/** The answer at an address, with one more gift refused. */
async function recall(address: string, refused?: number): Promise<Recommendation> {
  const params = new URLSearchParams(address);
  if (refused) params.append("refused", String(refused));
  const answer = await recallAnswer(ctx, VISITOR, params);
  if (!answer) throw new Error(`no answer at ${address}`);
  return answer;
}

test("an answer's address restores its gifts and the same address", async () => {
  const asked = await ask();
  const again = await recall(asked.address);
  expect(ids(again)).toEqual(ids(asked));
  expect(again.address).toBe(asked.address);
  expect(again.swap).toBeNull();
});

describe("a refused gift", () => {
  test("gives its place to another; the others keep theirs", async () => {
    const asked = await ask();
    const refused = asked.gifts[2];
    const swapped = await recall(asked.address, refused?.id);
    expect(swapped.swap).toMatchObject({
      place: 2,
      refused: refused?.id,
      name: refused?.name,
      by: ids(swapped)[2],
    });
    expect(ids(asked)).not.toContain(ids(swapped)[2]);
    expect(ids(swapped).toSpliced(2, 1)).toEqual(ids(asked).toSpliced(2, 1));
    // Its own address, which a reload and a sent link open, says the same without a swap.
    expect(ids(await recall(swapped.address))).toEqual(ids(swapped));
  });

  test("comes back to its place by the address to undo", async () => {
    const asked = await ask();
    const swapped = await recall(asked.address, ids(asked)[2]);
    expect(swapped.swap?.undo).toBe(asked.address);
    const twice = await recall(swapped.address, ids(swapped)[5]);
    expect(twice.swap?.undo).toBe(swapped.address);
  });

  test.each<Partial<RecommendInput>>([
    { interests: "tea" },
    { interests: "tea, hiking, no wool" },
    { interests: "homelab", budget: "under 40" },
    { interests: "just moved into a new home" },
    { interests: "fishing, no rods", age: "60" },
  ])("is never shown again, however many are refused: %o", async (fields) => {
    let answer = await ask(fields);
    const gone: number[] = [];
    for (let press = 0; press < 30; press++) {
      const place = press % answer.gifts.length;
      const before = ids(answer);
      gone.push(before[place] ?? 0);
      answer = await recall(answer.address, before[place]);
      const { brief } = completeBrief(answer.brief);
      const facts = await findCandidatesById(ctx, ids(answer));
      expect(facts.flatMap((gift) => brokenWishes(gift, brief))).toEqual([]);
      expect(ids(answer).filter((id) => gone.includes(id))).toEqual([]);
      expect(new Set(ids(answer)).size).toBe(answer.gifts.length);
      const kept = before.toSpliced(place, 1);
      expect(ids(answer).filter((id) => before.includes(id))).toEqual(kept);
      if (answer.swap?.by === null) expect(ids(answer)).toEqual(kept);
      if (answer.gifts.length < 2) break;
    }
  });

  test("leaves its place empty where nothing else fits, and the rest stays", async () => {
    let answer = await ask({ interests: "homelab", budget: "under 40" });
    while (answer.swap?.by !== null) answer = await recall(answer.address, ids(answer)[0]);
    const { undo } = answer.swap;
    expect((await recall(undo)).gifts.length).toBe(answer.gifts.length + 1);
  });
});

test("a brief with gaps has an address, and no gap is filled by it", async () => {
  const said = { ...(await ask({ interests: "tea" })).brief, ages: null, budget: null };
  const told = { ...said, recipient: "my aunt Vera" };
  const asked = await recommendForBrief(ctx, VISITOR, told);
  expect(asked.address).not.toMatch(/age=|budget=|Vera/);
  const again = await recall(asked.address);
  expect(ids(again)).toEqual(ids(asked));
  expect(again.brief).toMatchObject({ ages: null, budget: null, recipient: null });
  const known = await recallAnswer(ctx, VISITOR, new URLSearchParams(asked.address), [told]);
  expect(known?.brief.recipient).toBe("my aunt Vera");
  const other = { ...told, occasion: "christmas" as const };
  const unknown = await recallAnswer(ctx, VISITOR, new URLSearchParams(asked.address), [other]);
  expect(unknown?.brief.recipient).toBeNull();
});

test("recalling an answer costs at most 5 queries and 60 rows", async () => {
  const asked = await ask({ interests: "tea, hiking, chess, knitting, jazz, sushi, no boxes" });
  const params = new URLSearchParams(asked.address);
  params.append("refused", String(ids(asked)[0]));
  const { ctx: counted, meter } = testCtx();
  await recallAnswer(counted, VISITOR, params);
  expect(meter?.queries).toBeLessThanOrEqual(5);
  expect(meter?.rowsRead).toBeLessThanOrEqual(60);
});
