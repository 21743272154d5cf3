import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { faultyDatabase, refusingKv } from "../../../testing/faults";
import { call, PASSWORD, registerPerson, sessionOf } from "../../../testing/people";

const me = (cookie: string, settings: object = {}) =>
  call("GET", "/api/user", undefined, { cookie, settings });
const favorites = (cookie: string, settings: object = {}) =>
  call("GET", "/api/favorites", undefined, { cookie, settings });
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

describe("rights are lost on the very next request", () => {
  test("by a closed account, whatever KV still holds", async () => {
    const { cookie, user } = await registerPerson();
    await call("POST", "/api/favorites", { giftId: 1 }, { cookie });
    expect((await favorites(cookie)).status).toBe(200);
    // The second read writes the cache.
    expect((await favorites(cookie)).status).toBe(200);
    expect((await env.KV.list({ prefix: `favorites:${user.id}` })).keys).toHaveLength(1);
    await run("UPDATE users SET deleted_at = 1 WHERE id = ?", user.id);
    expect((await favorites(cookie)).status).toBe(401);
    expect((await me(cookie)).status).toBe(401);
  });

  test("by a restored account's old session too", async () => {
    const { cookie, user, username } = await registerPerson();
    await call("POST", "/api/favorites", { giftId: 2 }, { cookie });
    await run(
      "UPDATE users SET deleted_at = 1, session_epoch = session_epoch + 1 WHERE id = ?",
      user.id,
    );
    await run("UPDATE users SET deleted_at = NULL WHERE id = ?", user.id);
    expect((await me(cookie)).status).toBe(401);
    const again = await call("POST", "/api/login", { username, password: PASSWORD });
    expect(await (await favorites(sessionOf(again))).json()).toHaveLength(1);
  });

  test("by somebody who is staff or premium no more", async () => {
    const { cookie, user } = await registerPerson();
    await run("UPDATE users SET is_staff = 1, is_premium = 1 WHERE id = ?", user.id);
    expect(await (await me(cookie)).json()).toMatchObject({ isStaff: true, isPremium: true });
    await run("UPDATE users SET is_staff = 0, is_premium = 0 WHERE id = ?", user.id);
    expect(await (await me(cookie)).json()).toMatchObject({ isStaff: false, isPremium: false });
  });

  test("staff have no premium by that", async () => {
    const { cookie, user } = await registerPerson();
    await run("UPDATE users SET is_staff = 1 WHERE id = ?", user.id);
    expect(await (await me(cookie)).json()).toMatchObject({ isStaff: true, isPremium: false });
  });

  test("by every session when a new epoch begins", async () => {
    const { cookie, user, username } = await registerPerson();
    const other = sessionOf(await call("POST", "/api/login", { username, password: PASSWORD }));
    await run("UPDATE users SET session_epoch = session_epoch + 1 WHERE id = ?", user.id);
    for (const session of [cookie, other]) expect((await me(session)).status).toBe(401);
  });

  test("by a session that ran out", async () => {
    const { cookie, user } = await registerPerson();
    await run("UPDATE sessions SET expires_at = 1 WHERE user_id = ?", user.id);
    expect((await me(cookie)).status).toBe(401);
  });
});

describe("a session", () => {
  test("costs one query and three rows to look up", async () => {
    const { cookie } = await registerPerson();
    const timing = (await me(cookie)).headers.get("server-timing") ?? "";
    expect(timing).toContain('queries;desc="1"');
    expect(Number(/rows-read;desc="(\d+)"/.exec(timing)?.[1])).toBeLessThanOrEqual(3);
    expect(timing).toContain('kv-write;desc="0"');
  });

  test("is kept under the hash of its token alone", async () => {
    const { cookie } = await registerPerson();
    const token = cookie.split("=")[1] ?? "";
    expect(token).toHaveLength(43);
    const { results } = await env.DB.prepare("SELECT id FROM sessions").all<{ id: string }>();
    expect(results.every((row) => /^[0-9a-f]{64}$/.test(row.id))).toBe(true);
    expect(JSON.stringify(results)).not.toContain(token);
  });

  test.each(["", "x", "a".repeat(43), "'; DROP TABLE users;--", "é".repeat(43)])(
    "is not made up: %j",
    async (token) => {
      const answer = await me(`__Host-session=${encodeURIComponent(token)}`);
      expect(answer.status).toBe(401);
      // A cookie that means nothing is taken away.
      if (token) expect(answer.headers.getSetCookie().join()).toContain("__Host-session=;");
    },
  );
});

test("a script's request with an old token leaves the cookie, which may be newer", async () => {
  const cookie = `__Host-session=${"a".repeat(43)}`;
  const ask = (destination: string) =>
    call("GET", "/api/user", undefined, { cookie, headers: { "sec-fetch-dest": destination } });
  expect((await ask("empty")).headers.getSetCookie().join()).not.toContain("__Host-session");
  expect((await ask("document")).headers.getSetCookie().join()).toContain("__Host-session=;");
});

describe("when the platform fails", () => {
  test("KV that refuses every call changes nothing for who signs in", async () => {
    const settings = { KV: refusingKv };
    const { cookie, username } = await registerPerson({}, settings);
    expect((await me(cookie, settings)).status).toBe(200);
    const body = { username, password: PASSWORD };
    expect((await call("POST", "/api/login", body, { settings })).status).toBe(200);
  });

  test.each([1, 2, 3, 4])(
    "D1 that drops its connection once, at call %i, is not noticed",
    async (at) => {
      for (const after of [false, true]) {
        const settings = () => ({ DB: faultyDatabase((_, call) => call === at, { after }) });
        const { cookie, username, user } = await registerPerson({}, settings());
        const body = { username, password: PASSWORD };
        const answer = await call("POST", "/api/login", body, { settings: settings() });
        expect(answer.status).toBe(200);
        expect((await me(cookie, settings())).status).toBe(200);
        const save = { giftId: 3 };
        const saved = await call("POST", "/api/favorites", save, { cookie, settings: settings() });
        expect(saved.status).toBe(200);
        expect(await (await favorites(cookie, settings())).json()).toHaveLength(1);
        const rows = await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE user_id = ?")
          .bind(user.id)
          .first<number>("n");
        expect(rows).toBe(1);
      }
    },
  );

  test("D1 that stays away is said clearly, signs nobody out and leaves nothing half done", async () => {
    const { cookie, username } = await registerPerson();
    const settings = { DB: faultyDatabase(() => true) };
    for (const answer of [
      await me(cookie, settings),
      await favorites(cookie, settings),
      await call("POST", "/api/login", { username, password: PASSWORD }, { settings }),
      await call(
        "POST",
        "/api/register",
        { username: "ghost", email: "ghost@example.com", password: PASSWORD },
        { settings },
      ),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("30");
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
      expect(answer.headers.getSetCookie().join()).not.toContain("__Host-session");
    }
    expect((await me(cookie)).status).toBe(200);
    const ghost = await env.DB.prepare("SELECT id FROM users WHERE username_key = 'ghost'").first();
    expect(ghost).toBeNull();
  });

  test("an overloaded D1 is not asked again", async () => {
    const { cookie } = await registerPerson();
    let calls = 0;
    const message = "D1_ERROR: D1 DB is overloaded. Requests queued for too long.";
    const DB = faultyDatabase(() => ++calls > 0, { message });
    expect((await me(cookie, { DB })).status).toBe(503);
    expect(calls).toBe(1);
  });
});
