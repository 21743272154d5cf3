import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { faultyDatabase, refusingKv } from "../../../testing/faults";
import {
  codeTo,
  forget,
  login,
  mailsTo,
  message,
  NEW_PASSWORD,
  PAUSE,
  reset,
  spendTriesOfOthers,
  tieOf,
  wait,
  wrongFor,
} from "../../../testing/password-reset";
import { call, PASSWORD, registerPerson, sessionOf } from "../../../testing/people";

describe("a forgotten password", () => {
  test("is set anew with the code: every session ends, a notice goes out", async () => {
    const { cookie, username, email } = await registerPerson();
    const tie = tieOf(await forget(email.toUpperCase()));
    const code = await codeTo(email);
    expect(code).toMatch(/^\d{6}$/);
    expect((await reset({ token: code, password: NEW_PASSWORD }, tie)).status).toBe(204);
    expect((await call("GET", "/api/user", undefined, { cookie })).status).toBe(401);
    expect(await login(username, PASSWORD)).toBe(401);
    expect(await login(username, NEW_PASSWORD)).toBe(200);
    expect(await mailsTo(email, "password_was_reset")).toHaveLength(1);
    // Single use.
    const again = await reset({ token: code, password: "yet another one" }, tie);
    expect(await message(again)).toMatchObject({ code: "resetExpired" });
    expect(await login(username, NEW_PASSWORD)).toBe(200);
  });

  test("works on another device with the e-mail, and not without any tie", async () => {
    const { email, username } = await registerPerson();
    await forget(email);
    const code = await codeTo(email);
    expect((await reset({ token: code, password: NEW_PASSWORD })).status).toBe(400);
    expect(
      (
        await reset({
          token: ` ${code.slice(0, 3)} ${code.slice(3)}`,
          password: NEW_PASSWORD,
          email,
        })
      ).status,
    ).toBe(204);
    expect(await login(username, NEW_PASSWORD)).toBe(200);
  });

  test("counts for its own account only", async () => {
    const [mine, theirs] = [await registerPerson(), await registerPerson()];
    const tie = tieOf(await forget(mine.email));
    await forget(theirs.email);
    const code = await codeTo(theirs.email);
    const answer = await reset({ token: code, password: NEW_PASSWORD }, tie);
    if ((await codeTo(mine.email)) !== code) expect(answer.status).toBe(400);
    expect(await login(theirs.username, PASSWORD)).toBe(200);
  });

  test("keeps the code hashed", async () => {
    const { email } = await registerPerson();
    await forget(email);
    const row = await env.DB.prepare(
      "SELECT * FROM password_reset_tokens ORDER BY rowid DESC LIMIT 1",
    ).first<{ token: string }>();
    expect(row?.token).toMatch(/^\$scrypt\$/);
    expect(Object.values(row ?? {}).join()).not.toContain(await codeTo(email));
  });

  test("ends after ten minutes", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    await env.DB.prepare("UPDATE password_reset_tokens SET expires_at = unixepoch() - 1").run();
    const answer = await reset({ token: await codeTo(email), password: NEW_PASSWORD }, tie);
    expect(await message(answer)).toMatchObject({ code: "resetExpired" });
    expect(await login(username, PASSWORD)).toBe(200);
  });

  test("ends after five wrong tries of its browser, also at once", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    const code = await codeTo(email);
    const wrong = { token: wrongFor(code), password: NEW_PASSWORD };
    const tries = await Promise.all(Array.from({ length: 8 }, () => reset(wrong, tie)));
    const codes = await Promise.all(tries.map(async (answer) => (await message(answer)).code));
    expect(codes.filter((one) => one === "invalidInput")).toHaveLength(5);
    expect(codes.filter((one) => one === "resetExpired")).toHaveLength(3);
    expect((await reset({ token: code, password: NEW_PASSWORD }, tie)).status).toBe(400);
    expect(await login(username, PASSWORD)).toBe(200);
  });

  test("ends for everyone else after five wrong tries of all of them together", async () => {
    const { email, username } = await registerPerson();
    await forget(email);
    const code = await codeTo(email);
    const wrong = { token: wrongFor(code), password: NEW_PASSWORD, email };
    const tries = await Promise.all(Array.from({ length: 8 }, () => reset(wrong)));
    const codes = await Promise.all(tries.map(async (answer) => (await message(answer)).code));
    expect(codes.filter((one) => one === "invalidInput")).toHaveLength(5);
    // A browser of their own that asked meanwhile is one of them.
    const tie = tieOf(await forget(email));
    expect((await reset({ token: code, password: NEW_PASSWORD }, tie)).status).toBe(400);
    expect((await reset({ token: code, password: NEW_PASSWORD, email })).status).toBe(400);
    expect(await login(username, PASSWORD)).toBe(200);
  });

  test("is sent once, however often it is asked for within two minutes", async () => {
    const { email } = await registerPerson();
    const answers = [];
    for (let round = 0; round < 5; round++) answers.push(await forget(email));
    expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204, 204, 204]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(
      (await reset({ token: await codeTo(email), password: NEW_PASSWORD, email })).status,
    ).toBe(204);
  });

  test("is sent anew after two minutes, and the one before goes on to count", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    const first = await codeTo(email);
    await wait(PAUSE);
    await forget(email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await reset({ token: first, password: NEW_PASSWORD }, tie)).status).toBe(204);
    expect(await login(username, NEW_PASSWORD)).toBe(200);
  });

  test("the newest of two codes counts for the browser that asked for the first", async () => {
    const { email } = await registerPerson();
    const tie = tieOf(await forget(email));
    await wait(PAUSE);
    await forget(email);
    expect((await reset({ token: await codeTo(email), password: NEW_PASSWORD }, tie)).status).toBe(
      204,
    );
  });

  test("asking again within the pause leaves the browser the one that asked", async () => {
    const { email } = await registerPerson();
    const first = tieOf(await forget(email));
    const again = await call("POST", "/api/auth/forgot-password", { email }, { cookie: first });
    await spendTriesOfOthers(email);
    const body = { token: await codeTo(email), password: NEW_PASSWORD };
    expect((await reset(body, tieOf(again))).status).toBe(204);
  });

  test("answers alike and works as much whether or not the address exists", async () => {
    const { email, user } = await registerPerson();
    const closed = await registerPerson();
    await env.DB.prepare("UPDATE users SET deleted_at = 1 WHERE id = ?").bind(closed.user.id).run();
    const shapes = [];
    for (const address of [email, "stranger@example.com", closed.email]) {
      const answer = await forget(address);
      const timing = answer.headers.get("server-timing") ?? "";
      shapes.push({
        status: answer.status,
        body: await answer.text(),
        cookie: tieOf(answer).length,
        headers: [...answer.headers.keys()].sort().join(),
        written: /rows-written;desc="(\d+)"/.exec(timing)?.[1] !== "0",
      });
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    expect(await mailsTo("stranger@example.com")).toEqual([]);
    expect(await mailsTo(closed.email)).toEqual([]);
    expect(user.id).toBeDefined();
  });

  test.each([
    ["no address", () => forget("nobody"), "email", "Invalid email address"],
    ["nothing", () => forget(undefined), "email", "Invalid email address"],
    ["no code", () => reset({ password: NEW_PASSWORD }), "token", "Reset token is required"],
    [
      "a blank code",
      () => reset({ token: "  ", password: NEW_PASSWORD }),
      "token",
      "Reset token is required",
    ],
    [
      "five characters",
      () => reset({ token: "123456", password: "12345" }),
      "password",
      "Password must be at least 6 characters",
    ],
  ])("says what is wrong with %s", async (_, ask, field, words) => {
    const answer = await ask();
    expect(answer.status).toBe(400);
    expect((await message(answer)).errors?.[field]).toBe(words);
  });

  test("twenty requests at once send one code", async () => {
    const { email } = await registerPerson();
    await Promise.all(Array.from({ length: 20 }, () => forget(email)));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("a code can't be told from a made-up one by what the next step says", async () => {
    const { email, username } = await registerPerson();
    const answers = [];
    for (const address of [email, "stranger2@example.com"]) {
      const tie = tieOf(await forget(address));
      const said = [];
      for (const password of [NEW_PASSWORD, "password1", username]) {
        const answer = await reset({ token: "abc", password, email: address }, tie);
        said.push([answer.status, await answer.text()]);
      }
      answers.push(said);
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  test("a second request by somebody else spoils nothing for the first", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    const code = await codeTo(email);
    await forget(email);
    expect((await reset({ token: code, password: NEW_PASSWORD, email }, tie)).status).toBe(204);
    expect(await login(username, NEW_PASSWORD)).toBe(200);
  });

  test("disconnects what opened the account elsewhere", async () => {
    const { email, user } = await registerPerson();
    await env.DB.prepare(
      "INSERT INTO identities (provider, subject, user_id, label) VALUES ('github', ?, ?, 'x')",
    )
      .bind(user.id, user.id)
      .run();
    await forget(email);
    expect(
      (await reset({ token: await codeTo(email), password: NEW_PASSWORD, email })).status,
    ).toBe(204);
    const left = await env.DB.prepare("SELECT 1 FROM identities WHERE user_id = ?")
      .bind(user.id)
      .first();
    expect(left).toBeNull();
  });

  test("a common password costs no try", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    const code = await codeTo(email);
    for (let round = 0; round < 6; round++) {
      expect((await reset({ token: code, password: "password1" }, tie)).status).toBe(400);
    }
    expect((await reset({ token: code, password: NEW_PASSWORD }, tie)).status).toBe(204);
    expect(await login(username, NEW_PASSWORD)).toBe(200);
  });
});

describe("when the platform fails", () => {
  test("a mail provider that is down delays the mail and nothing else", async () => {
    const settings = {
      RESEND_API_KEY: "test",
      MAIL_FROM: "shop@example.com",
      MAIL_API_BASE: "http://down.invalid",
    };
    const { email, username } = await registerPerson({}, settings);
    expect((await forget(email, settings)).status).toBe(204);
    const queued = await env.DB.prepare(
      "SELECT count(*) AS n FROM outbox WHERE recipient = ? AND status = 'queued'",
    )
      .bind(email)
      .first<number>("n");
    expect(queued).toBe(2);
    const code = await codeTo(email);
    expect((await reset({ token: code, password: NEW_PASSWORD, email }, "", settings)).status).toBe(
      204,
    );
    expect(await login(username, NEW_PASSWORD)).toBe(200);
  });

  test.each([1, 2, 3, 4])(
    "D1 that drops its connection once, at call %i, is not noticed",
    async (at) => {
      for (const after of [false, true]) {
        const settings = () => ({
          KV: refusingKv,
          DB: faultyDatabase((_, call) => call === at, { after }),
        });
        const { email, username } = await registerPerson();
        const asked = await forget(email, settings());
        expect(asked.status).toBe(204);
        expect(await mailsTo(email)).toHaveLength(1);
        const body = { token: await codeTo(email), password: NEW_PASSWORD };
        expect((await reset(body, tieOf(asked), settings())).status).toBe(204);
        expect(await login(username, NEW_PASSWORD)).toBe(200);
        expect(await mailsTo(email, "password_was_reset")).toHaveLength(1);
      }
    },
  );

  test("D1 that stays away leaves the old password and the code as they were", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    const body = { token: await codeTo(email), password: NEW_PASSWORD };
    const DB = faultyDatabase((sql) => /update "users" set "password"/i.test(sql));
    expect((await reset(body, tie, { DB })).status).toBe(503);
    expect(await login(username, PASSWORD)).toBe(200);
    expect((await reset(body, tie)).status).toBe(204);
    expect(
      sessionOf(await call("POST", "/api/login", { username, password: NEW_PASSWORD })),
    ).not.toBe("");
  });
});
