import { describe, expect, test } from "vitest";
import { faultyDatabase } from "../../../testing/faults";
import { as, isSignedIn, query, refusal, signInOwner } from "../../../testing/own-account";
import { call, PASSWORD, registerPerson, sessionOf } from "../../../testing/people";
import { reauthenticate } from "../profile.server";
import { listSessions, requireRecentSignIn } from "./sessions.server";

const DAY = 86_400;
const login = (username: string, cookie?: string) =>
  call("POST", "/api/login", { username, password: PASSWORD }, cookie ? { cookie } : {});
const sessionOfToken = (token: string) => `__Host-session=${token}`;

/** Lets `seconds` pass for what a session's row says of `column`. */
const age = (userId: string, column: "verified_at" | "last_used_at", seconds: number) =>
  query(`UPDATE sessions SET ${column} = ${column} - ? WHERE user_id = ?`, seconds, userId);

const lastUse = async (userId: string) =>
  (
    await query<{ at: number }>(
      "SELECT unixepoch() - last_used_at AS at FROM sessions WHERE user_id = ?",
      userId,
    )
  )[0]?.at;

describe("a recent proof of who somebody is", () => {
  const isRecent = (cookie: string, seconds?: number) =>
    as(cookie, (ctx, viewer) => requireRecentSignIn(ctx, viewer, seconds).id);

  test("counts for five minutes after signing in", async () => {
    const { cookie, user } = await registerPerson();
    await age(user.id, "verified_at", 299);
    expect(await isRecent(cookie)).toBe(user.id);
    await age(user.id, "verified_at", 2);
    expect((await refusal(isRecent(cookie))).code).toBe("reauthRequired");
    expect(await isRecent(cookie, 900)).toBe(user.id);
  });

  test("is renewed by the password, under another token", async () => {
    const { cookie, user } = await registerPerson();
    await age(user.id, "verified_at", DAY);
    const prove = (password: string) =>
      as(cookie, (ctx, viewer) => reauthenticate(ctx, viewer, { password }));
    expect((await refusal(prove("not the password"))).fields).toEqual({
      password: "passwordWrong",
    });
    expect((await refusal(isRecent(cookie))).code).toBe("reauthRequired");
    const renewed = sessionOfToken((await prove(PASSWORD)).token);
    expect(await isRecent(renewed)).toBe(user.id);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await query("SELECT id FROM sessions WHERE user_id = ?", user.id)).toHaveLength(1);
  });

  test("cannot be given by a session that has ended meanwhile", async () => {
    const { cookie, user } = await registerPerson();
    const prove = as(cookie, async (ctx, viewer) => {
      await query("DELETE FROM sessions WHERE user_id = ?", user.id);
      return reauthenticate(ctx, viewer, { password: PASSWORD });
    });
    expect((await refusal(prove)).code).toBe("signInRequired");
  });
});

describe("signing in", () => {
  test("ends the session that the browser had, and no other", async () => {
    const { cookie, username } = await registerPerson();
    const elsewhere = sessionOf(await login(username));
    const again = sessionOf(await login(username, cookie));
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect(await isSignedIn(again)).toBe(true);
  });

  test("as somebody else ends the first person's session in this browser", async () => {
    const first = await registerPerson();
    const second = await registerPerson();
    await login(second.username, first.cookie);
    expect(await isSignedIn(first.cookie)).toBe(false);
    expect(await isSignedIn(second.cookie)).toBe(true);
  });

  test("with a new account ends it too; a refused sign-in does not", async () => {
    const { cookie, username } = await registerPerson();
    const wrong = { username, password: "not the password" };
    expect((await call("POST", "/api/login", wrong, { cookie })).status).toBe(401);
    expect(await isSignedIn(cookie)).toBe(true);
    const body = { username: "Newcomer", email: "newcomer@example.com", password: PASSWORD };
    expect((await call("POST", "/api/register", body, { cookie })).status).toBe(201);
    expect(await isSignedIn(cookie)).toBe(false);
  });
});

describe("an idle session", () => {
  test("ends after 14 days, and is listed no more", async () => {
    const { cookie, user, username } = await registerPerson();
    await age(user.id, "last_used_at", 14 * DAY - 60);
    expect(await isSignedIn(cookie)).toBe(true);
    await age(user.id, "last_used_at", 14 * DAY);
    expect(await isSignedIn(cookie)).toBe(false);
    const other = sessionOf(await login(username));
    expect(await as(other, listSessions)).toHaveLength(1);
  });

  test("of staff and the Owner ends after 12 hours", async () => {
    const { cookie, user } = await registerPerson();
    await query("UPDATE users SET is_staff = 1 WHERE id = ?", user.id);
    await age(user.id, "last_used_at", DAY / 2);
    expect(await isSignedIn(cookie)).toBe(false);
    const owner = await signInOwner();
    expect(await isSignedIn(owner)).toBe(true);
    const who = await (await call("GET", "/api/user", undefined, { cookie: owner })).json();
    await age((who as { id: string }).id, "last_used_at", DAY / 2);
    expect(await isSignedIn(owner)).toBe(false);
  });

  test("ends after 30 days however often it is used", async () => {
    const { cookie, user } = await registerPerson();
    await query("UPDATE sessions SET expires_at = unixepoch() WHERE user_id = ?", user.id);
    expect(await isSignedIn(cookie)).toBe(false);
  });
});

describe("the last use", () => {
  const written = (response: Response) =>
    Number(/rows-written;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1]);
  const ask = (cookie: string, settings: object = {}) =>
    call("GET", "/api/user", undefined, { cookie, settings });

  test("is written once an hour: one row, by one of many requests", async () => {
    const { cookie, user } = await registerPerson();
    // Well within the hour: a second may pass before the request.
    await age(user.id, "last_used_at", 3_570);
    expect(written(await ask(cookie))).toBe(0);
    expect(await lastUse(user.id)).toBeGreaterThanOrEqual(3_570);
    await age(user.id, "last_used_at", 60);
    await Promise.all(Array.from({ length: 5 }, () => ask(cookie)));
    expect(await lastUse(user.id)).toBeLessThan(60);
    const sql: string[] = [];
    await ask(cookie, { DB: faultyDatabase((statement) => sql.push(statement) === 0) });
    expect(sql.filter((statement) => /update/i.test(statement))).toEqual([]);
  });

  test("that cannot be written keeps nobody out", async () => {
    const { cookie, user } = await registerPerson();
    await age(user.id, "last_used_at", DAY);
    const DB = faultyDatabase((sql) => /^update/i.test(sql), { message: "D1_ERROR: over limit" });
    expect((await ask(cookie, { DB })).status).toBe(200);
    expect(await lastUse(user.id)).toBeGreaterThanOrEqual(DAY);
  });
});
