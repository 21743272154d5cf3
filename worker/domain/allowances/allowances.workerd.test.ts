import { abortAllDurableObjects, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Cost, type Kind, type Pool, USES, type Use } from "#shared/allowances/schema";
import { VISITOR } from "#shared/viewer";
import { forgetAllowances } from "../../adapters/daily-allowance";
import { finderFields } from "../../testing/briefs";
import { DAD, say } from "../../testing/chat";
import { testCtx } from "../../testing/ctx";
import { fakeUrl } from "../../testing/fakes/model";
import { call, PASSWORD, registerPerson } from "../../testing/people";
import { OWNER, STAFF } from "../../testing/viewers";
import { flushCounters, listDays } from "../counters/counters.server";
import { drainTallies } from "../counters/tally";
import { listAllowances } from "./allowances.server";

/** Limits as a deployment has them, small enough to be reached. */
const LIMITED = {
  VISITORS_DAILY_ROWS: "600",
  VISITORS_DAILY_HASHES: "100",
  VISITORS_DAILY_CHATS: "20",
  VISITORS_DAILY_MAILS: "100",
  VISITORS_NETWORK_PERCENT: "30",
};
const FEEDBACK = { email: "a@example.com", message: "Long enough to be kept" };

/** Requests of one address, on a day of their own. */
function stranger(address: string, settings: object = {}) {
  const options = (cookie?: string) => ({
    headers: { "cf-connecting-ip": address },
    settings: { ...LIMITED, ...settings },
    ...(cookie ? { cookie } : {}),
  });
  return {
    send: (path: string, body: unknown, cookie?: string) =>
      call("POST", path, body, options(cookie)),
    /** Sends until it is refused, `most` times at most; how often it wasn't, and the refusal. */
    async until(path: string, body: (time: number) => unknown, most = 100) {
      for (let time = 0; time < most; time++) {
        const response = await call("POST", path, body(time), options());
        if (response.status === 429) return { times: time, response };
      }
      return { times: most, response: null };
    },
  };
}

let day = 0;
/** Six in the evening of the next day. */
const startDay = () => vi.setSystemTime(Date.UTC(2031, 0, ++day, 18, 0, 0));
beforeEach(() => {
  forgetAllowances();
  vi.useFakeTimers({ toFake: ["Date"] });
  startDay();
});
afterEach(() => vi.useRealTimers());

describe("what a network may spend", () => {
  test("feedback ends, in the visitor's language and until midnight", async () => {
    const { until, send } = stranger("203.0.113.1");
    const { times, response } = await until("/api/feedbacks", () => FEEDBACK);
    expect(times).toBeGreaterThan(3);
    expect(times).toBeLessThan(20);
    expect(response?.headers.get("retry-after")).toBe("21600");
    expect(await response?.json()).toMatchObject({
      status: 429,
      code: "dailyLimit",
      message: expect.stringMatching(/tomorrow.*sign in/),
    });
    // Others are none the worse for it, and so is signing in from there.
    const other = stranger("203.0.113.2");
    expect((await other.send("/api/feedbacks", FEEDBACK)).status).toBe(201);
    const signIn = await send("/api/login", { username: "nobody", password: PASSWORD });
    expect(signIn.status).toBe(401);
  });

  test("people who are signed in go on", async () => {
    const { cookie } = await registerPerson();
    const { until, send } = stranger("203.0.113.1");
    await until("/api/feedbacks", () => FEEDBACK);
    expect((await send("/api/feedbacks", FEEDBACK, cookie)).status).toBe(201);
    expect((await send("/api/favorites", { giftId: 1 }, cookie)).status).toBe(200);
    const turn = await say({ message: DAD }, { cookie, settings: LIMITED });
    expect(turn.status).toBe(200);
  });

  test("all of a /48 is two networks", async () => {
    const part = { VISITORS_NETWORK_PERCENT: "15" };
    const feedback = () => FEEDBACK;
    const { times } = await stranger("203.0.113.9", part).until("/api/feedbacks", feedback);
    startDay();
    let kept = 0;
    for (let network = 0; network < 60; network++) {
      const { send } = stranger(`2001:db8:1:${network.toString(16)}::1`, part);
      if ((await send("/api/feedbacks", FEEDBACK)).status === 201) kept++;
    }
    expect(kept).toBeGreaterThan(times);
    expect(kept).toBeLessThanOrEqual(3 * times);
  });

  test("the next day it may again", async () => {
    const { until, send } = stranger("203.0.113.1");
    await until("/api/feedbacks", () => FEEDBACK);
    startDay();
    expect((await send("/api/feedbacks", FEEDBACK)).status).toBe(201);
  });
});

/** What visitors have spent of today, as far as the account knows. */
async function spent(settings: object = LIMITED) {
  const { ctx } = testCtx("en", settings);
  const lines = await listAllowances(ctx, STAFF);
  return (pool: Pool, kind: Kind) =>
    lines.find((line) => line.pool === pool && line.kind === kind)?.spent ?? Number.NaN;
}
/** Rows that `act` and the work after its answer write, and the answer. */
async function writtenBy(act: () => Promise<Response>) {
  drainTallies(0, true);
  const { status } = await act();
  const rows = drainTallies(0, true).reduce((sum, { sums }) => sum + (sums.rowsWritten ?? 0), 0);
  return { status, rows };
}

describe("the account", () => {
  const GENEROUS = { VISITORS_DAILY_ROWS: "9000", VISITORS_NETWORK_PERCENT: "100" };
  const { send } = stranger("203.0.113.1", GENEROUS);
  const person = { username: "Ada", email: "ada@example.com", password: PASSWORD };

  test("no use case writes more than it sets aside, and what it wrote is what counts", async () => {
    const done: Partial<Record<Use, Awaited<ReturnType<typeof writtenBy>>>> = {};
    const act = async (use: Use, path: string, body: object) => {
      done[use] = await writtenBy(() => send(path, body));
    };
    await act("register", "/api/register", person);
    await act("feedback", "/api/feedbacks", FEEDBACK);
    await act("signIn", "/api/login", person);
    await act("requestReset", "/api/auth/forgot-password", person);
    const { results } = await env.DB.prepare("SELECT text FROM outbox").all<{ text: string }>();
    const token = results.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    const reset = { ...person, token, password: "another good phrase" };
    await act("resetPassword", "/api/auth/reset-password", reset);
    const uses = Object.entries(done) as [Use, { status: number; rows: number }][];
    for (const [use, { status, rows }] of uses) {
      const { cost }: { cost: Cost } = USES[use];
      expect(status, use).toBeLessThan(300);
      expect(rows, use).toBeGreaterThan(0);
      expect(rows, use).toBeLessThanOrEqual(cost.rows ?? 0);
    }
    // What was set aside in vain goes back with the next request that asks.
    await send("/api/login", { username: "nobody", password: PASSWORD });
    const of = await spent({ ...LIMITED, ...GENEROUS });
    const sum = (pool: Pool) =>
      uses.reduce((all, [use, { rows }]) => all + (USES[use].pool === pool ? rows : 0), 0);
    expect(of("visits", "rows")).toBe(sum("visits"));
    expect(of("signIns", "rows")).toBe(sum("signIns") + USES.signIn.cost.rows);
    expect(of("visits", "hashes")).toBe(USES.register.cost.hashes);
  });

  test("rows that a stream and background work write count for the day too", async () => {
    const { cookie } = await registerPerson();
    await flushCounters(testCtx().ctx);
    const today = async () => (await listDays(testCtx().ctx, STAFF)).at(-1)?.rowsWritten ?? 0;
    const before = await today();
    const { status } = await say({ message: DAD }, { cookie });
    expect(status).toBe(200);
    await flushCounters(testCtx().ctx);
    const said = await env.DB.prepare("SELECT count(*) AS n FROM chat_messages").first<{
      n: number;
    }>();
    expect(said?.n).toBeGreaterThan(0);
    expect((await today()) - before).toBeGreaterThan(2 * (said?.n ?? 0));
  });

  test("is kept when the object starts again", async () => {
    const { until } = stranger("203.0.113.1");
    await until("/api/feedbacks", () => FEEDBACK);
    const before = (await spent())("visits", "rows");
    const stub = env.DAILY_ALLOWANCE.get(env.DAILY_ALLOWANCE.idFromName("everybody"));
    await runInDurableObject(stub, (object) => object.save());
    await abortAllDurableObjects();
    expect((await spent())("visits", "rows")).toBe(before);
  });

  test("is for staff to see, and nobody else", async () => {
    const { ctx } = testCtx("en", LIMITED);
    await expect(listAllowances(ctx, VISITOR)).rejects.toMatchObject({ code: "signInRequired" });
    const lines = await listAllowances(ctx, OWNER);
    expect(lines).toContainEqual({ pool: "visits", kind: "chats", spent: 0, left: 20, limit: 20 });
    expect(lines.every(({ limit, left, spent }) => left === limit - spent)).toBe(true);
  });

  test("while it can't be reached, an isolate admits a tenth by itself", async () => {
    const DAILY_ALLOWANCE = {
      idFromName: () => "",
      get: () => ({ charge: () => Promise.reject(new Error("Exceeded allowed requests")) }),
    };
    const { until } = stranger("203.0.113.1", { DAILY_ALLOWANCE, VISITORS_DAILY_ROWS: "1200" });
    const { times } = await until("/api/feedbacks", () => FEEDBACK);
    expect(times).toBeGreaterThan(0);
    expect(times).toBeLessThan(10);
  });

  test("a refused visitor costs no request of it", async () => {
    let calls = 0;
    const DAILY_ALLOWANCE = new Proxy(env.DAILY_ALLOWANCE, {
      get(target, key) {
        if (key === "get") calls++;
        const value = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const { until, send } = stranger("203.0.113.1", { DAILY_ALLOWANCE });
    const { times } = await until("/api/feedbacks", () => FEEDBACK);
    expect(calls).toBe(times + 1);
    for (let again = 0; again < 20; again++) await send("/api/feedbacks", FEEDBACK);
    expect(calls).toBe(times + 1);
  });
});

describe("paid model calls", () => {
  const models = (daily: string) => ({
    OPENAI_API_KEY: "test",
    OPENAI_BASE_URL: fakeUrl("good", "openai"),
    OPENAI_DAILY_CALLS: daily,
    VISITORS_DAILY_ROWS: "9000",
    VISITORS_NETWORK_PERCENT: "100",
  });
  /** How many of ten different briefs a model answered. */
  async function answered(settings: object, cookie?: string) {
    let count = 0;
    for (let age = 31; age < 41; age++) {
      const fields = finderFields({ age: String(age) });
      const options = {
        headers: { "cf-connecting-ip": "203.0.113.1" },
        settings: { ...LIMITED, ...settings },
        ...(cookie ? { cookie } : {}),
      };
      const response = await call("POST", "/api/recommend", fields, options);
      expect(response.status).toBe(200);
      if (((await response.json()) as { source: string }).source === "openai") count++;
    }
    return count;
  }

  test("end with the day's, and the rules answer; a fifth is premium people's", async () => {
    const { cookie, user } = await registerPerson();
    await env.DB.prepare("DELETE FROM recommendation_answers").run();
    expect(await answered(models("5"))).toBe(4);
    await env.DB.prepare("DELETE FROM recommendation_answers").run();
    expect(await answered(models("5"), cookie)).toBe(0);
    await env.DB.prepare("UPDATE users SET is_premium = 1 WHERE id = ?").bind(user.id).run();
    expect(await answered(models("5"), cookie)).toBe(1);
  });

  test("one network has its part alone", async () => {
    await env.DB.prepare("DELETE FROM recommendation_answers").run();
    const part = { ...models("50"), VISITORS_NETWORK_PERCENT: "5" };
    expect(await answered(part)).toBe(2);
  });
});
