import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { VISITOR } from "#shared/viewer";
import { buildCtx } from "../context";
import { takeTurn } from "../domain/chat/chat.server";
import { clearChats, count, DAD, ids, open, rate, say } from "../testing/chat";
import { UNLIMITED } from "../testing/ctx";
import { fakeUrl, type Scenario } from "../testing/fakes/model";
import { faultyDatabase } from "../testing/faults";
import { call } from "../testing/people";

beforeEach(clearChats);

describe("thumbs", () => {
  test("refused gifts don't return until that is taken back", async () => {
    const { cookie, id, gifts } = await say({ message: DAD });
    expect((await rate(cookie, gifts[0], -1, "notThis")).status).toBe(200);
    expect((await open(cookie))?.gifts[0]).toMatchObject({ mark: "notThis", rating: null });
    const next = await say({ conversationId: id, message: "he turned 60" }, { cookie });
    expect(ids(next.gifts)).not.toContain(gifts[0]?.id);
    await rate(cookie, gifts[0], 0);
    const back = await say({ conversationId: id, message: "he turned 60" }, { cookie });
    expect(ids(back.gifts)).toContain(gifts[0]?.id);
    expect(back.gifts.find(({ id: gift }) => gift === gifts[0]?.id)?.rating).toBeNull();
  });

  test("a gift given already doesn't come in a new conversation either", async () => {
    const { cookie, gifts } = await say({ message: DAD });
    await rate(cookie, gifts[0], -1, "given");
    const anew = await say({ message: DAD }, { cookie });
    expect(anew.gifts.length).toBeGreaterThan(3);
    expect(ids(anew.gifts)).not.toContain(gifts[0]?.id);
  });

  test("thumbs move what is alike in the next ranking", async () => {
    const wish = { message: "for my sister, 30, birthday, loves tea, chess, gardening and music" };
    const { cookie, id, gifts } = await say(wish);
    const liked = gifts.at(-1);
    for (const gift of gifts) await rate(cookie, gift, gift === liked ? 1 : -1, "hm");
    const next = await say({ conversationId: id, message: "she is 30" }, { cookie });
    expect(ids(next.gifts)).not.toEqual(ids(gifts));
    expect(ids(next.gifts).indexOf(liked?.id ?? 0)).toBeLessThan(gifts.length - 1);
    expect(await count("user_feedback")).toBe(gifts.length);
    const kept = await env.DB.prepare("SELECT DISTINCT feedback FROM user_feedback").all();
    expect(kept.results).toEqual([{ feedback: "hm" }]);
  });

  test("one given while a turn is being answered isn't lost", async () => {
    const first = await say({ message: DAD });
    const { ctx } = buildCtx({ ...env, ...UNLIMITED }, createExecutionContext(), {
      requestId: "test",
      locale: "en",
    });
    const token = /__Host-chat=([^;]+)/.exec(first.cookie)?.[1] ?? "";
    const turn = takeTurn(ctx, VISITOR, token, { conversationId: first.id, message: "cheaper" });
    await turn.next();
    await rate(first.cookie, first.gifts[0], -1, "given");
    for await (const _ of turn) {
      // To its end.
    }
    const next = await say({ conversationId: first.id, message: "about $80" }, first);
    expect(ids(next.gifts)).not.toContain(first.gifts[0]?.id);
  });

  test.each([
    { rating: 2 },
    { rating: "1" },
    { rating: 1, feedback: "x".repeat(201) },
    { rating: 1, recommendationId: "7" },
  ])("refuses %o", async (body) => {
    const { cookie, gifts } = await say({ message: DAD });
    const sent = { recommendationId: gifts[0]?.recommendationId, ...body };
    expect((await call("POST", "/api/chat/feedback", sent, { cookie })).status).toBe(400);
    expect(await count("user_feedback")).toBe(0);
  });
});

describe("costs and failures", () => {
  test("a turn, and a reload, read no more than the budget of a page allows", async () => {
    const { cookie, id } = await say({ message: DAD });
    const token = /__Host-chat=([^;]+)/.exec(cookie)?.[1] ?? "";
    for (const message of ["more handmade, and he loves chess too", "cheaper"]) {
      const { ctx, meter } = buildCtx({ ...env, ...UNLIMITED }, createExecutionContext(), {
        requestId: "test",
        locale: "en",
      });
      const turn = takeTurn(ctx, VISITOR, token, { conversationId: id, message });
      let last = "";
      for await (const { event } of turn) last = event;
      expect(last).toBe("done");
      expect(meter?.queries).toBeLessThanOrEqual(8);
      expect(meter?.rowsRead).toBeLessThanOrEqual(60);
    }
    for (let turn = 0; turn < 10; turn++) {
      await say({ conversationId: id, message: turn % 2 ? "tea" : "chess" }, { cookie });
    }
    const response = await call("GET", "/api/chat", undefined, { cookie });
    const timing = response.headers.get("server-timing") ?? "";
    expect(Number(/queries;desc="(\d+)"/.exec(timing)?.[1])).toBeLessThanOrEqual(5);
    expect(Number(/rows-read;desc="(\d+)"/.exec(timing)?.[1])).toBeLessThanOrEqual(60);
  });

  test("a database that fails under way is an error event, and nothing is half stored", async () => {
    const { cookie, id } = await say({ message: DAD });
    await say({ conversationId: id, message: "cheaper" }, { cookie });
    const before = [await count("chat_messages"), await count("gift_recommendations")];
    const held = await env.DB.prepare("SELECT context FROM chat_conversations").first();
    for (const part of ["insert into", "gift_texts"]) {
      const DB = faultyDatabase((sql) => sql.toLowerCase().includes(part));
      const { events, status } = await say(
        { conversationId: id, message: "more handmade" },
        { cookie, settings: { DB } },
      );
      expect(status).toBe(200);
      expect(events.map(({ event }) => event)).toEqual(["brief", "error"]);
      expect(events[1]?.data).toMatchObject({ code: "unavailable" });
      expect([await count("chat_messages"), await count("gift_recommendations")]).toEqual(before);
      expect(await env.DB.prepare("SELECT context FROM chat_conversations").first()).toEqual(held);
    }
  });

  test("a store whose response is lost is applied once", async () => {
    const { cookie, id } = await say({ message: DAD });
    const DB = faultyDatabase((sql, at) => sql.includes("insert into") && at < 30, { after: true });
    const next = { conversationId: id, message: "cheaper" };
    const { events } = await say(next, { cookie, settings: { DB } });
    expect(["done", "error"]).toContain(events.at(-1)?.event);
    expect(await count("chat_messages")).toBe(4);
    expect(await count("chat_conversations")).toBe(1);
  });

  const openAi = (scenario: Scenario) => ({
    OPENAI_API_KEY: "test",
    OPENAI_BASE_URL: fakeUrl(scenario, "openai"),
  });

  test.each(["unknown-ids", "over-budget", "garbage", "flood", "500", "injected", "slow"] as const)(
    "a model that answers %s breaks no turn",
    { timeout: 20_000 },
    async (scenario) => {
      const { events, gifts } = await say({ message: DAD }, { settings: openAi(scenario) });
      expect(events.at(-1)?.event).toBe("done");
      expect(gifts.length).toBeGreaterThan(3);
      expect(gifts.every(({ priceCents }) => priceCents <= 12_000)).toBe(true);
      expect(JSON.stringify(events)).not.toContain("evil.test");
    },
  );

  test("says when a model chose", async () => {
    const { events } = await say({ message: DAD }, { settings: openAi("good") });
    const answer = events.find(({ event }) => event === "gifts");
    expect(answer?.data).toMatchObject({ isAiRecommendation: true });
  });

  test.each([
    [{}, 400],
    [{ message: "  " }, 400],
    [{ message: 7 }, 400],
    [{ message: "x".repeat(1_001) }, 400],
    [{ remove: "tea" }, 400],
    [{ conversationId: "1", message: "tea" }, 400],
    [{ conversationId: crypto.randomUUID(), message: "tea" }, 404],
  ])("refuses %o with %i", async (body, status) => {
    expect((await say(body)).status).toBe(status);
    expect(await count("chat_conversations")).toBe(0);
  });
});
