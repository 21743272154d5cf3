import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { faultyDatabase, refusingKv } from "../../testing/faults";
import { call, PASSWORD, registerPerson, sessionOf } from "../../testing/people";

const NEW = "another good password";

const forget = (email: unknown, settings: object = {}) =>
  call("POST", "/api/auth/forgot-password", { email }, { settings });
const reset = (body: object, cookie = "", settings: object = {}) =>
  call("POST", "/api/auth/reset-password", body, { cookie, settings });
const login = async (username: string, password: string) =>
  (await call("POST", "/api/login", { username, password })).status;
const tieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const message = async (response: Response) =>
  (await response.json()) as { code: string; errors?: Record<string, string> };

async function mailsTo(email: string, template = "password_reset") {
  const { results } = await env.DB.prepare(
    "SELECT text FROM outbox WHERE recipient = ? AND template = ? ORDER BY rowid",
  )
    .bind(email, template)
    .all<{ text: string }>();
  return results.map((row) => row.text);
}
const codeTo = async (email: string) =>
  /^\d{6}$/m.exec((await mailsTo(email)).at(-1) ?? "")?.[0] ?? "none";
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

describe("a forgotten password", () => {
  test("is set anew with the code: every session ends, a notice goes out", async () => {
    const { cookie, username, email } = await registerPerson();
    const tie = tieOf(await forget(email.toUpperCase()));
    const code = await codeTo(email);
    expect(code).toMatch(/^\d{6}$/);
    expect((await reset({ token: code, password: NEW }, tie)).status).toBe(204);
    expect((await call("GET", "/api/user", undefined, { cookie })).status).toBe(401);
    expect(await login(username, PASSWORD)).toBe(401);
    expect(await login(username, NEW)).toBe(200);
    expect(await mailsTo(email, "password_was_reset")).toHaveLength(1);
    // Single use.
    const again = await reset({ token: code, password: "yet another one" }, tie);
    expect(await message(again)).toMatchObject({ code: "resetExpired" });
    expect(await login(username, NEW)).toBe(200);
  });

  test("works on another device with the e-mail, and not without any tie", async () => {
    const { email, username } = await registerPerson();
    await forget(email);
    const code = await codeTo(email);
    expect((await reset({ token: code, password: NEW })).status).toBe(400);
    expect(
      (await reset({ token: ` ${code.slice(0, 3)} ${code.slice(3)}`, password: NEW, email }))
        .status,
    ).toBe(204);
    expect(await login(username, NEW)).toBe(200);
  });

  test("counts for its own account only", async () => {
    const [mine, theirs] = [await registerPerson(), await registerPerson()];
    const tie = tieOf(await forget(mine.email));
    await forget(theirs.email);
    const code = await codeTo(theirs.email);
    const answer = await reset({ token: code, password: NEW }, tie);
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
    const answer = await reset({ token: await codeTo(email), password: NEW }, tie);
    expect(await message(answer)).toMatchObject({ code: "resetExpired" });
    expect(await login(username, PASSWORD)).toBe(200);
  });

  test("ends after five wrong tries, also at once, whoever makes them", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    const code = await codeTo(email);
    const wrong = { token: wrongFor(code), password: NEW };
    const tries = await Promise.all([
      ...Array.from({ length: 4 }, () => reset(wrong, tie)),
      ...Array.from({ length: 4 }, () => reset({ ...wrong, email })),
    ]);
    const codes = await Promise.all(tries.map(async (answer) => (await message(answer)).code));
    expect(codes.filter((one) => one === "invalidInput")).toHaveLength(5);
    expect(codes.filter((one) => one === "resetExpired")).toHaveLength(3);
    expect((await reset({ token: code, password: NEW }, tie)).status).toBe(400);
    expect(await login(username, PASSWORD)).toBe(200);
  });

  test("is asked for three times an hour at most, with the same answer", async () => {
    const { email } = await registerPerson();
    const answers = [];
    for (let round = 0; round < 5; round++) answers.push(await forget(email));
    expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204, 204, 204]);
    expect(await mailsTo(email)).toHaveLength(3);
    // The last code that went out still opens.
    expect((await reset({ token: await codeTo(email), password: NEW, email })).status).toBe(204);
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
    ["no code", () => reset({ password: NEW }), "token", "Reset token is required"],
    [
      "a blank code",
      () => reset({ token: "  ", password: NEW }),
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

  test("twenty requests at once send three codes", async () => {
    const { email } = await registerPerson();
    await Promise.all(Array.from({ length: 20 }, () => forget(email)));
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test("a code can't be told from a made-up one by what the next step says", async () => {
    const { email, username } = await registerPerson();
    const answers = [];
    for (const address of [email, "stranger2@example.com"]) {
      const tie = tieOf(await forget(address));
      const said = [];
      for (const password of [NEW, "password1", username]) {
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
    expect((await reset({ token: code, password: NEW, email }, tie)).status).toBe(204);
    expect(await login(username, NEW)).toBe(200);
  });

  test("disconnects what opened the account elsewhere", async () => {
    const { email, user } = await registerPerson();
    await env.DB.prepare(
      "INSERT INTO identities (provider, subject, user_id, label) VALUES ('github', ?, ?, 'x')",
    )
      .bind(user.id, user.id)
      .run();
    await forget(email);
    expect((await reset({ token: await codeTo(email), password: NEW, email })).status).toBe(204);
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
    expect((await reset({ token: code, password: NEW }, tie)).status).toBe(204);
    expect(await login(username, NEW)).toBe(200);
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
    expect((await reset({ token: code, password: NEW, email }, "", settings)).status).toBe(204);
    expect(await login(username, NEW)).toBe(200);
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
        const body = { token: await codeTo(email), password: NEW };
        expect((await reset(body, tieOf(asked), settings())).status).toBe(204);
        expect(await login(username, NEW)).toBe(200);
        expect(await mailsTo(email, "password_was_reset")).toHaveLength(1);
      }
    },
  );

  test("D1 that stays away leaves the old password and the code as they were", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    const body = { token: await codeTo(email), password: NEW };
    const DB = faultyDatabase((sql) => /update "users" set "password"/i.test(sql));
    expect((await reset(body, tie, { DB })).status).toBe(503);
    expect(await login(username, PASSWORD)).toBe(200);
    expect((await reset(body, tie)).status).toBe(204);
    expect(sessionOf(await call("POST", "/api/login", { username, password: NEW }))).not.toBe("");
  });
});
