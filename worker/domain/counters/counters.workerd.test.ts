import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { DAYS_SHOWN } from "#shared/counters/schema";
import { VISITOR } from "#shared/viewer";
import { finderFields } from "../../testing/briefs";
import { testCtx } from "../../testing/ctx";
import { faultyDatabase } from "../../testing/faults";
import { call, registerPerson } from "../../testing/people";
import { STAFF } from "../../testing/viewers";
import { flushCounters, listDays } from "./counters.server";
import { addTo, drainTallies } from "./tally";

const today = async () => (await listDays(testCtx().ctx, STAFF)).at(-1);

beforeEach(async () => {
  drainTallies(0, true);
  await env.DB.prepare("DELETE FROM day_counters").run();
});

describe("what this isolate counts", () => {
  test("is written once it is worth a row, and never twice", () => {
    const at = (now: number) => ({ today: "2026-01-01", now });
    addTo("requests", 1, at(0));
    addTo("requests", 2, at(5));
    expect(drainTallies(10)).toEqual([]);
    expect(drainTallies(120)).toMatchObject([{ day: "2026-01-01", sums: { requests: 3 } }]);
    expect(drainTallies(500)).toEqual([]);
    for (let event = 0; event < 200; event++) addTo("kvWrites", 1, at(130));
    expect(drainTallies(131)).toMatchObject([{ sums: { kvWrites: 200 } }]);
  });

  test("keeps days apart", () => {
    addTo("requests", 1, { today: "2026-01-01", now: 0 });
    addTo("requests", 4, { today: "2026-01-02", now: 1 });
    expect(drainTallies(1)).toMatchObject([{ day: "2026-01-01", sums: { requests: 1 } }]);
    expect(drainTallies(1, true)).toMatchObject([{ day: "2026-01-02", sums: { requests: 4 } }]);
  });

  test("waits while the database is away", async () => {
    const { ctx } = testCtx();
    ctx.count("requests", 3);
    const failing = testCtx("en", { DB: faultyDatabase(() => true) });
    await expect(flushCounters(failing.ctx)).rejects.toThrow();
    await flushCounters(ctx);
    expect(await today()).toMatchObject({ requests: 3 });
  });
});

test("requests for gifts count by what answered them, and cost no write of their own", async () => {
  for (let round = 0; round < 3; round++) {
    const response = await call("POST", "/api/recommend", finderFields());
    expect(response.headers.get("server-timing")).toMatch(/rows-written;desc="0"/);
  }
  await flushCounters(testCtx().ctx);
  const figures = await today();
  expect(figures).toMatchObject({ requests: 3, catalogue: 3, workersAi: 0, openAi: 0 });
  expect(figures?.rowsRead).toBeGreaterThan(3);
});

test("sign-ups, saves, premium and feedback count where they happen", async () => {
  const { cookie, user } = await registerPerson();
  await call("POST", "/api/favorites", { giftId: 1 }, { cookie });
  await call("POST", "/api/favorites", { giftId: 1 }, { cookie });
  await env.DB.prepare("UPDATE users SET is_premium = 1 WHERE id = ?").bind(user.id).run();
  await env.DB.prepare("UPDATE users SET is_premium = 1 WHERE id = ?").bind(user.id).run();
  const feedback = { email: "a@example.com", message: "Long enough to be kept" };
  await call("POST", "/api/feedbacks", { ...feedback, type: "bug" });
  await call("POST", "/api/feedbacks", feedback);
  expect(await today()).toMatchObject({
    signUps: 1,
    saves: 1,
    premium: 1,
    bugs: 1,
    suggestions: 1,
  });
});

test("neurons of a day add up over providers and never go below what was spent", async () => {
  const set = (provider: string, day: string, neurons: number) =>
    env.DB.prepare(
      `INSERT INTO provider_state (provider, day, neurons) VALUES (?1, ?2, ?3)
       ON CONFLICT DO UPDATE SET day = ?2, neurons = ?3`,
    )
      .bind(provider, day, neurons)
      .run();
  const { ctx } = testCtx();
  await set("one", ctx.today, 40);
  await set("two", ctx.today, 10);
  await set("one", ctx.today, 25);
  expect(await today()).toMatchObject({ neurons: 35 });
  await set("one", "2020-01-01", 5);
  await set("one", ctx.today, 7);
  expect(await today()).toMatchObject({ neurons: 42 });
});

test("the day's figures cost one query of 30 rows, hold zeros, and are for staff", async () => {
  const { ctx, meter } = testCtx();
  const insert = env.DB.prepare("INSERT INTO day_counters (day, requests) VALUES (?, 1)");
  const days = Array.from({ length: 100 }, (_, back) =>
    new Date((ctx.now - back * 86_400) * 1000).toISOString().slice(0, 10),
  );
  await env.DB.batch(days.filter((_, back) => back % 2 === 0).map((day) => insert.bind(day)));
  const shown = await listDays(ctx, STAFF);
  expect(shown.map(({ day }) => day)).toEqual(days.slice(0, DAYS_SHOWN).reverse());
  expect(shown.reduce((sum, { requests }) => sum + requests, 0)).toBe(DAYS_SHOWN / 2);
  expect(meter?.rowsRead).toBeLessThanOrEqual(DAYS_SHOWN);
  await expect(listDays(ctx, VISITOR)).rejects.toMatchObject({ code: "signInRequired" });
});
