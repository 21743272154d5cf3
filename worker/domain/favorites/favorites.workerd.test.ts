import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GiftView } from "#shared/catalogue/schema";
import { FAVORITES_LIMIT } from "#shared/favorites/schema";
import { SWITCHES } from "#shared/settings/schema";
import { call, registerPerson } from "../../testing/people";

const list = async (cookie: string, settings: object = {}) => {
  const response = await call("GET", "/api/favorites", undefined, { cookie, settings });
  const timing = response.headers.get("server-timing") ?? "";
  const figure = (name: string) => Number(new RegExp(`${name};desc="(\\d+)"`).exec(timing)?.[1]);
  return { gifts: (await response.json()) as GiftView[], status: response.status, figure };
};
const ids = async (cookie: string) => (await list(cookie)).gifts.map((gift) => gift.id);
const save = (cookie: string, giftId: unknown, settings: object = {}) =>
  call("POST", "/api/favorites", { giftId }, { cookie, settings });
const remove = (cookie: string, giftId: unknown) =>
  call("DELETE", `/api/favorites/${giftId}`, undefined, { cookie });

/** What D1 holds of a person's favourites, in the table and in their row. */
async function truth(userId: string) {
  const rows = await env.DB.prepare("SELECT gift_id FROM favorites WHERE user_id = ?")
    .bind(userId)
    .all<{ gift_id: number }>();
  const user = await env.DB.prepare(
    "SELECT favorite_ids, favorites_version FROM users WHERE id = ?",
  )
    .bind(userId)
    .first<{ favorite_ids: string; favorites_version: number }>();
  return {
    table: rows.results.map((row) => row.gift_id).sort((a, b) => a - b),
    row: (JSON.parse(user?.favorite_ids ?? "[]") as number[]).sort((a, b) => a - b),
    version: user?.favorites_version,
  };
}

describe("saving and removing", () => {
  test("lists what was saved, newest first, in the visitor's language", async () => {
    const { cookie } = await registerPerson();
    for (const id of [3, 1, 2]) expect((await save(cookie, id)).status).toBe(200);
    expect(await ids(cookie)).toEqual([2, 1, 3]);
    const chinese = await call("GET", "/api/favorites", undefined, {
      cookie,
      headers: { "accept-language": "zh" },
    });
    const [first] = (await chinese.json()) as GiftView[];
    expect(first?.name).toMatch(/\p{Script=Han}/u);
  });

  test("twice is once, and nothing removed is nothing wrong", async () => {
    const { cookie, user } = await registerPerson();
    await save(cookie, 5);
    expect((await save(cookie, 5)).status).toBe(200);
    expect((await truth(user.id)).version).toBe(1);
    expect((await remove(cookie, 6)).status).toBe(200);
    expect((await remove(cookie, 5)).status).toBe(200);
    expect(await ids(cookie)).toEqual([]);
  });

  test("belong to one person alone", async () => {
    const [one, other] = [await registerPerson(), await registerPerson()];
    await save(one.cookie, 7);
    await remove(other.cookie, 7);
    expect(await ids(one.cookie)).toEqual([7]);
    expect(await ids(other.cookie)).toEqual([]);
  });

  test("any order of presses leaves table, row and answer in step", async () => {
    const { cookie, user } = await registerPerson();
    const press = fc.record({ id: fc.integer({ min: 1, max: 6 }), on: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 12 }), async (presses) => {
        for (const id of (await truth(user.id)).table) await remove(cookie, id);
        const wanted = new Set<number>();
        for (const { id, on } of presses) {
          await (on ? save(cookie, id) : remove(cookie, id));
          on ? wanted.add(id) : wanted.delete(id);
        }
        const { table, row } = await truth(user.id);
        expect(table).toEqual([...wanted].sort((a, b) => a - b));
        expect(row).toEqual(table);
        expect((await ids(cookie)).sort((a, b) => a - b)).toEqual(table);
      }),
      { numRuns: 10 },
    );
  });

  test("40 presses at once end in the state of the last one", async () => {
    const { cookie, user } = await registerPerson();
    const presses = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? save(cookie, 9) : remove(cookie, 9),
    );
    for (const response of await Promise.all(presses)) expect(response.status).toBe(200);
    const between = await truth(user.id);
    expect(between.row).toEqual(between.table);
    await save(cookie, 9);
    expect(await truth(user.id)).toMatchObject({ table: [9], row: [9] });
    expect(await ids(cookie)).toEqual([9]);
  });

  test("stops at the limit and says so", async () => {
    const { cookie, user } = await registerPerson();
    const full = JSON.stringify(
      Array.from({ length: FAVORITES_LIMIT }, (_, index) => index + 1000),
    );
    await env.DB.prepare("UPDATE users SET favorite_ids = ? WHERE id = ?")
      .bind(full, user.id)
      .run();
    const response = await save(cookie, 1);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: { giftId: expect.stringContaining("500") },
    });
    expect((await truth(user.id)).table).toEqual([]);
  });
});

describe("cost and cache", () => {
  test("a heart pressed on and off writes nothing to KV, however often one looks between", async () => {
    const { cookie } = await registerPerson();
    for (let press = 0; press < 5; press++) {
      await save(cookie, 11);
      expect((await list(cookie)).figure("kv-write")).toBe(0);
      await remove(cookie, 11);
      expect((await list(cookie)).figure("kv-write")).toBe(0);
    }
  });

  test("a look after the second costs the one query for identity", async () => {
    const { cookie } = await registerPerson();
    await save(cookie, 11);
    expect((await list(cookie)).figure("kv-write")).toBe(0);
    const first = await list(cookie);
    expect(first.figure("queries")).toBeLessThanOrEqual(3);
    expect(first.figure("kv-write")).toBe(1);
    const again = await list(cookie);
    expect(again.figure("queries")).toBe(1);
    expect(again.figure("kv-write")).toBe(0);
    expect(again.gifts).toEqual(first.gifts);
  });

  test("a page of 24 stays within the rows of a page", async () => {
    const { cookie } = await registerPerson();
    for (let id = 1; id <= 24; id++) await save(cookie, id);
    expect((await list(cookie)).figure("rows-read")).toBeLessThanOrEqual(60);
  });

  test("so it does for premium people, with every switch touched and the server reset", async () => {
    const { cookie, user } = await registerPerson();
    const store = env.DB.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES (?, 'on')");
    await env.DB.batch([
      env.DB.prepare("UPDATE users SET is_premium = 1 WHERE id = ?").bind(user.id),
      store.bind("cacheVersion"),
      ...SWITCHES.map((name) => store.bind(`switch:${name}`)),
    ]);
    for (let id = 1; id <= 24; id++) await save(cookie, id);
    const { figure, gifts } = await list(cookie);
    expect(gifts).toHaveLength(24);
    expect(figure("queries")).toBeLessThanOrEqual(3);
    expect(figure("rows-read")).toBeLessThanOrEqual(60);
  });

  test("the cache is never wrong: another change, another key", async () => {
    const { cookie } = await registerPerson();
    await save(cookie, 12);
    await list(cookie);
    await list(cookie);
    await save(cookie, 13);
    expect(await ids(cookie)).toEqual([13, 12]);
    await remove(cookie, 12);
    expect(await ids(cookie)).toEqual([13]);
  });

  test("KV that refuses everything changes no answer", async () => {
    const refusing = {
      KV: {
        get: () => Promise.reject(new Error("KV GET failed: 429 Too Many Requests")),
        put: () => Promise.reject(new Error("KV PUT failed: 429 Too Many Requests")),
      },
    };
    const { cookie } = await registerPerson({}, refusing);
    expect((await save(cookie, 14, refusing)).status).toBe(200);
    const { gifts, status } = await list(cookie, refusing);
    expect(status).toBe(200);
    expect(gifts.map((gift) => gift.id)).toEqual([14]);
  });
});

describe("bad input", () => {
  test("asks to sign in", async () => {
    for (const [method, path] of [
      ["GET", "/api/favorites"],
      ["POST", "/api/favorites"],
      ["DELETE", "/api/favorites/1"],
    ] as const) {
      const response = await call(method, path, method === "POST" ? { giftId: 1 } : undefined);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: "Sign in required" });
    }
  });

  test.each([undefined, null, "", "x", -1, 0, 1.5, {}, [], 10 ** 20])(
    "refuses %j as a gift",
    async (giftId) => {
      const { cookie, user } = await registerPerson();
      const response = await save(cookie, giftId);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect((await truth(user.id)).table).toEqual([]);
    },
  );

  test("knows no gift that isn't there", async () => {
    const { cookie } = await registerPerson();
    expect((await save(cookie, 999_999)).status).toBe(404);
    expect((await remove(cookie, "x")).status).toBe(404);
    expect((await call("PUT", "/api/favorites", {}, { cookie })).status).toBe(405);
  });
});
