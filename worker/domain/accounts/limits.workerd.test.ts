import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { UNLIMITED } from "../../testing/ctx";
import { call, PASSWORD, registerPerson, sessionOf } from "../../testing/people";

const reserved = { username: "Owner", email: "x@example.com", password: PASSWORD };
const from = (address: string) => ({
  headers: { "cf-connecting-ip": address },
  settings: { ACCOUNT_LIMIT: env.ACCOUNT_LIMIT },
});

describe("brakes", () => {
  test("slow a flood from one address and nobody else", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 130; round++) {
      const answer = await call("POST", "/api/register", reserved, from("198.51.100.1"));
      statuses.push(answer.status);
      if (answer.status === 429) expect(answer.headers.get("retry-after")).toBe("30");
    }
    expect(statuses[0]).toBe(409);
    expect(statuses).toContain(429);
    const other = await call("POST", "/api/register", reserved, from("198.51.100.2"));
    expect(other.status).toBe(409);
  });

  test("never lock a person out of an account that somebody else tries to open", async () => {
    const { username } = await registerPerson();
    const SIGN_IN_LIMIT = { limit: async () => ({ success: false }) };
    const body = { username, password: PASSWORD };
    const answer = await call("POST", "/api/login", body, { settings: { SIGN_IN_LIMIT } });
    expect(answer.status).toBe(200);
  });

  test("count tries for one account whatever the address and the spelling", async () => {
    const keys: string[] = [];
    const SIGN_IN_LIMIT = {
      limit: async ({ key }: { key: string }) => {
        keys.push(key);
        return { success: true };
      },
    };
    for (const username of ["Somebody", "SOMEBODY", " somebody "]) {
      const body = { username, password: "wrong password" };
      await call("POST", "/api/login", body, { settings: { ...UNLIMITED, SIGN_IN_LIMIT } });
    }
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  test("a counter that is out of order closes nothing", async () => {
    const broken = { limit: () => Promise.reject(new Error("out of order")) };
    const settings = { ACCOUNT_LIMIT: broken, SIGN_IN_LIMIT: broken, WRITE_LIMIT: broken };
    const { cookie } = await registerPerson({}, settings);
    const saved = await call("POST", "/api/favorites", { giftId: 1 }, { cookie, settings });
    expect(saved.status).toBe(200);
  });
});

describe("another site", () => {
  test.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ] as Record<string, string>[])("can't act in a person's name: %j", async (headers) => {
    const { cookie } = await registerPerson();
    for (const [method, path, body] of [
      ["POST", "/api/logout", undefined],
      ["POST", "/api/favorites", { giftId: 1 }],
      ["DELETE", "/api/favorites/1", undefined],
      ["POST", "/api/login", { username: "x", password: "y" }],
    ] as const) {
      const answer = await call(method, path, body, { cookie, headers });
      expect(answer.status, `${method} ${path}`).toBe(403);
      expect(sessionOf(answer)).toBe("");
    }
    expect((await call("GET", "/api/user", undefined, { cookie })).status).toBe(200);
  });
});
