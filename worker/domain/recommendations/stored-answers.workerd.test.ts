import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { RecommendedGift } from "#shared/recommendations/schema";
import { badlyServedFields } from "../../testing/briefs";
import { fakeUrl } from "../../testing/fakes/model";
import { signInOwner } from "../../testing/owner";
import { call } from "../../testing/people";

const settings = {
  OPENAI_API_KEY: "test",
  OPENAI_BASE_URL: fakeUrl("good", "openai"),
};
const MODEL_REASON = "Chosen by the model";

type Answer = { gifts: RecommendedGift[]; isAiRecommendation: boolean; source: string };

async function recommend(): Promise<Answer> {
  const response = await call("POST", "/api/recommend", badlyServedFields(), { settings });
  expect(response.status).toBe(200);
  return response.json();
}
const chosen = ({ gifts }: Answer) =>
  gifts.filter(({ source, reasoning }) => source !== "ai" && reasoning.includes(MODEL_REASON));
const storedText = async () =>
  (await env.DB.prepare(
    "SELECT group_concat(answer) AS all_of_it FROM recommendation_answers",
  ).first<string>("all_of_it")) ?? "";

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM provider_state"),
    env.DB.prepare("DELETE FROM recommendation_answers"),
  ]);
});

describe("a stored model answer", () => {
  test("keeps ids and sentences, no name, price or link", async () => {
    const first = await recommend();
    expect(first.source).toBe("openai");
    const stored = await storedText();
    expect(stored).toContain(MODEL_REASON);
    for (const { id } of chosen(first)) expect(stored).toContain(`"id":${id},`);
    for (const { name, storeUrl, imageUrl, price } of first.gifts) {
      for (const fact of [name, storeUrl, imageUrl, `"${price}"`])
        expect(stored).not.toContain(fact);
    }
  });

  test("shows the same gifts again, the ideas too, without another call", async () => {
    const first = await recommend();
    expect(first.gifts.some(({ source }) => source === "ai")).toBe(true);
    // Any further call would fail: the circuit is open.
    await env.DB.prepare("UPDATE provider_state SET open_until = 9999999999").run();
    const again = await recommend();
    expect(again).toEqual(first);
  });

  test("shows a changed name, price and link at once", async () => {
    const owner = await signInOwner();
    const [gift] = chosen(await recommend());
    await env.DB.prepare("UPDATE provider_state SET open_until = 9999999999").run();
    const changes = {
      name: "A renamed present",
      price: `$${(gift?.priceCents ?? 0) / 100 + 1}`,
      storeUrl: "https://shop.example/renamed",
    };
    const patch = await call("PATCH", `/api/gifts/custom/${gift?.id}`, changes, owner);
    expect(patch.status).toBe(200);
    const again = await recommend();
    expect(again.isAiRecommendation).toBe(true);
    expect(again.gifts.find(({ id }) => id === gift?.id)).toMatchObject({
      ...changes,
      reasoning: gift?.reasoning,
    });
  });

  test.each([
    ["costs more than the budget", { price: "$140" }],
    ["is no longer active", { isActive: false }],
  ])("drops a gift that %s by now", async (_, changes) => {
    const owner = await signInOwner();
    const gift = chosen(await recommend()).at(-1);
    const patch = await call("PATCH", `/api/gifts/custom/${gift?.id}`, changes, owner);
    expect(patch.status).toBe(200);
    const again = await recommend();
    expect(again.gifts.map(({ id }) => id)).not.toContain(gift?.id);
    for (const { priceCents } of again.gifts) expect(priceCents).toBeLessThanOrEqual(5_000);
  });

  test("drops a gift that was deleted by now", async () => {
    const owner = await signInOwner();
    const gift = chosen(await recommend()).at(-1);
    const path = `/api/gifts/custom/${gift?.id}`;
    expect((await call("DELETE", path, undefined, owner)).status).toBe(204);
    expect((await recommend()).gifts.map(({ id }) => id)).not.toContain(gift?.id);
  });

  test.each([
    ["was forgotten", "DELETE FROM gifts WHERE id = ?"],
    [
      "costs too much",
      "UPDATE gifts SET packed = replace(packed, ?, '999999') WHERE source = 'ai'",
    ],
  ])("drops an idea that %s by now, and no other gift", async (_, sql) => {
    const first = await recommend();
    const idea = first.gifts.find(({ source }) => source === "ai");
    await env.DB.prepare("UPDATE provider_state SET open_until = 9999999999").run();
    const key = sql.startsWith("DELETE") ? idea?.id : String(idea?.priceCents);
    await env.DB.prepare(sql).bind(key).run();
    const again = await recommend();
    expect(again.isAiRecommendation).toBe(true);
    expect(again.gifts.some(({ id }) => id === idea?.id)).toBe(false);
    expect(again.gifts).toEqual(first.gifts.filter(({ id }) => id !== idea?.id));
    await env.DB.prepare("DELETE FROM gifts WHERE source = 'ai'").run();
  });
});
