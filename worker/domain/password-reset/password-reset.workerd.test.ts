import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
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
const linkTo = async (email: string) =>
  /\/auth\/reset\/([0-9a-f]{32})$/m.exec((await mailsTo(email)).at(-1) ?? "")?.[1] ?? "none";

/** Lets seconds go by for codes and mails: everything happened that much earlier. */
const wait = (seconds: number) =>
  env.DB.batch([
    env.DB.prepare(
      "UPDATE password_reset_tokens SET created_at = created_at - ?1, expires_at = expires_at - ?1",
    ).bind(seconds),
    env.DB.prepare(
      "UPDATE outbox SET created_at = created_at - ?1, expires_at = expires_at - ?1",
    ).bind(seconds),
  ]);
const [PAUSE, DAY] = [121, 86_400];

/** What a stranger does who knows the address: more wrong tries than anybody has. */
async function spendTriesOfOthers(email: string) {
  const code = await codeTo(email);
  for (let round = 0; round < 7; round++) {
    await reset({ token: wrongFor(code), password: NEW, email });
  }
}
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

  test("ends after five wrong tries of its browser, also at once", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    const code = await codeTo(email);
    const wrong = { token: wrongFor(code), password: NEW };
    const tries = await Promise.all(Array.from({ length: 8 }, () => reset(wrong, tie)));
    const codes = await Promise.all(tries.map(async (answer) => (await message(answer)).code));
    expect(codes.filter((one) => one === "invalidInput")).toHaveLength(5);
    expect(codes.filter((one) => one === "resetExpired")).toHaveLength(3);
    expect((await reset({ token: code, password: NEW }, tie)).status).toBe(400);
    expect(await login(username, PASSWORD)).toBe(200);
  });

  test("ends for everyone else after five wrong tries of all of them together", async () => {
    const { email, username } = await registerPerson();
    await forget(email);
    const code = await codeTo(email);
    const wrong = { token: wrongFor(code), password: NEW, email };
    const tries = await Promise.all(Array.from({ length: 8 }, () => reset(wrong)));
    const codes = await Promise.all(tries.map(async (answer) => (await message(answer)).code));
    expect(codes.filter((one) => one === "invalidInput")).toHaveLength(5);
    // A browser of their own that asked meanwhile is one of them.
    const tie = tieOf(await forget(email));
    expect((await reset({ token: code, password: NEW }, tie)).status).toBe(400);
    expect((await reset({ token: code, password: NEW, email })).status).toBe(400);
    expect(await login(username, PASSWORD)).toBe(200);
  });

  test("is sent once, however often it is asked for within two minutes", async () => {
    const { email } = await registerPerson();
    const answers = [];
    for (let round = 0; round < 5; round++) answers.push(await forget(email));
    expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204, 204, 204]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await reset({ token: await codeTo(email), password: NEW, email })).status).toBe(204);
  });

  test("is sent anew after two minutes, and the one before goes on to count", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    const first = await codeTo(email);
    await wait(PAUSE);
    await forget(email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await reset({ token: first, password: NEW }, tie)).status).toBe(204);
    expect(await login(username, NEW)).toBe(200);
  });

  test("the newest of two codes counts for the browser that asked for the first", async () => {
    const { email } = await registerPerson();
    const tie = tieOf(await forget(email));
    await wait(PAUSE);
    await forget(email);
    expect((await reset({ token: await codeTo(email), password: NEW }, tie)).status).toBe(204);
  });

  test("asking again within the pause leaves the browser the one that asked", async () => {
    const { email } = await registerPerson();
    const first = tieOf(await forget(email));
    const again = await call("POST", "/api/auth/forgot-password", { email }, { cookie: first });
    await spendTriesOfOthers(email);
    const body = { token: await codeTo(email), password: NEW };
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

describe("a stranger who knows the address", () => {
  test("can't use up the code of the browser that asked", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    await spendTriesOfOthers(email);
    expect((await reset({ token: await codeTo(email), password: NEW }, tie)).status).toBe(204);
    expect(await login(username, NEW)).toBe(200);
  });

  test("can't hold back the mails by asking three times before", async () => {
    const { email } = await registerPerson();
    for (let round = 0; round < 3; round++) {
      await forget(email);
      await wait(PAUSE);
    }
    const tie = tieOf(await forget(email));
    expect(await mailsTo(email)).toHaveLength(4);
    expect((await reset({ token: await codeTo(email), password: NEW }, tie)).status).toBe(204);
  });

  test("who asks first and spends all tries leaves the link in the mail", async () => {
    const { email, username } = await registerPerson();
    const strangers = tieOf(await forget(email));
    const wrong = { token: wrongFor(await codeTo(email)), password: NEW };
    for (let round = 0; round < 7; round++) await reset(wrong, strangers);
    await spendTriesOfOthers(email);
    const own = tieOf(await forget(email));
    expect((await reset({ token: await codeTo(email), password: NEW }, own)).status).toBe(400);
    expect((await reset({ token: await linkTo(email), password: NEW })).status).toBe(204);
    expect(await login(username, NEW)).toBe(200);
  });

  test("has ten mails a day sent at most; a browser that signed in before gets one still", async () => {
    const { email, username } = await registerPerson();
    const signedIn = await call("POST", "/api/login", { username, password: PASSWORD });
    const known =
      signedIn.headers.getSetCookie().find((set) => set.startsWith("__Host-browser=")) ?? "";
    expect(known).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    for (let round = 0; round < 14; round++) {
      await forget(email);
      await wait(PAUSE);
    }
    expect(await mailsTo(email)).toHaveLength(10);
    const asked = (cookie: string) =>
      call("POST", "/api/auth/forgot-password", { email }, { cookie });
    const tie = tieOf(await asked(known.split(";")[0] ?? ""));
    expect(await mailsTo(email)).toHaveLength(11);
    expect((await reset({ token: await codeTo(email), password: NEW }, tie)).status).toBe(204);
    // The new password makes the cookie void; the next day everybody may ask again.
    await wait(PAUSE);
    await asked(known.split(";")[0] ?? "");
    expect(await mailsTo(email)).toHaveLength(11);
    await wait(DAY);
    await forget(email);
    expect(await mailsTo(email)).toHaveLength(12);
  });

  test("has three mails a day sent to a mailbox that nobody confirmed, whatever its tags", async () => {
    for (const tag of ["", "+a", "+b"]) {
      const email = `unconfirmed${tag}@example.com`;
      const username = `unconfirmed ${tag.slice(1) || "zero"}`;
      await registerPerson({ username, email, isConfirmed: false });
    }
    for (let round = 0; round < 3; round++) {
      for (const tag of ["", "+a", "+b"]) await forget(`unconfirmed${tag}@example.com`);
      await wait(PAUSE);
    }
    const { results } = await env.DB.prepare(
      `SELECT 1 FROM outbox
       WHERE recipient LIKE 'unconfirmed%' AND template = 'password_reset'`,
    ).all();
    expect(results).toHaveLength(3);
  });
});

describe("the link in the mail", () => {
  test("sets the password anywhere, once, and confirms the address", async () => {
    const { email, username, user } = await registerPerson({ isConfirmed: false });
    await forget(email);
    const token = await linkTo(email);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect((await reset({ token, password: NEW })).status).toBe(204);
    expect(await login(username, NEW)).toBe(200);
    expect(await mailsTo(email, "password_was_reset")).toHaveLength(1);
    const again = await reset({ token, password: "yet another one" });
    expect(await message(again)).toMatchObject({ code: "resetExpired" });
    const code = { token: await codeTo(email), password: "yet another one", email };
    expect((await reset(code)).status).toBe(400);
    const row = await env.DB.prepare("SELECT email_confirmed_at FROM users WHERE id = ?")
      .bind(user.id)
      .first<{ email_confirmed_at: number }>();
    expect(row?.email_confirmed_at).toBeGreaterThan(0);
  });

  test("is kept hashed", async () => {
    const { email } = await registerPerson();
    await forget(email);
    const row = await env.DB.prepare(
      "SELECT * FROM password_reset_tokens ORDER BY rowid DESC LIMIT 1",
    ).first<{ link: string }>();
    expect(row?.link).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.values(row ?? {}).join()).not.toContain(await linkTo(email));
  });

  test("ends with the code's life, and with a code that was used", async () => {
    const { email } = await registerPerson();
    await forget(email);
    const token = await linkTo(email);
    await wait(601);
    expect((await reset({ token, password: NEW })).status).toBe(400);
    await forget(email);
    const [code, link] = [await codeTo(email), await linkTo(email)];
    expect((await reset({ token: code, password: NEW, email })).status).toBe(204);
    expect((await reset({ token: link, password: "yet another one" })).status).toBe(400);
  });

  test("leads to the site's own address where one is set", async () => {
    const { email } = await registerPerson();
    await forget(email, { SITE_ORIGIN: "https://gifts.example/anywhere" });
    expect((await mailsTo(email)).at(-1)).toMatch(/^https:\/\/gifts\.example\/auth\/reset\//m);
  });

  test("of twenty presses at once sets one password", async () => {
    const { email } = await registerPerson();
    await forget(email);
    const token = await linkTo(email);
    const presses = Array.from({ length: 20 }, (_, place) =>
      reset({ token, password: `${NEW} ${place}` }),
    );
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  });
});

describe("a deployment without a mail provider", () => {
  test("makes no code, logs an error and answers the same", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { email } = await registerPerson();
    const settings = { ENVIRONMENT: "production" };
    const answer = await forget(email, settings);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(tieOf(answer)).toMatch(/^__Host-reset=/);
    expect(await mailsTo(email)).toEqual([]);
    expect(JSON.stringify(logged.mock.calls)).toContain("reset_without_mail_provider");
    expect(JSON.stringify(logged.mock.calls)).not.toContain(email);
    const rows = await env.DB.prepare(
      "SELECT user_id FROM password_reset_tokens ORDER BY rowid DESC LIMIT 1",
    ).first<{ user_id: string | null }>();
    expect(rows?.user_id).toBeNull();
    logged.mockRestore();
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
