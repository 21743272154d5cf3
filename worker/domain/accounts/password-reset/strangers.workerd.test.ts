/** What strangers can't do to a reset, and the link that they can't use up. */
import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import {
  codeTo,
  DAY,
  forget,
  linkTo,
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
import { call, PASSWORD, registerPerson } from "../../../testing/people";

describe("a stranger who knows the address", () => {
  test("can't use up the code of the browser that asked", async () => {
    const { email, username } = await registerPerson();
    const tie = tieOf(await forget(email));
    await spendTriesOfOthers(email);
    expect((await reset({ token: await codeTo(email), password: NEW_PASSWORD }, tie)).status).toBe(
      204,
    );
    expect(await login(username, NEW_PASSWORD)).toBe(200);
  });

  test("can't hold back the mails by asking three times before", async () => {
    const { email } = await registerPerson();
    for (let round = 0; round < 3; round++) {
      await forget(email);
      await wait(PAUSE);
    }
    const tie = tieOf(await forget(email));
    expect(await mailsTo(email)).toHaveLength(4);
    expect((await reset({ token: await codeTo(email), password: NEW_PASSWORD }, tie)).status).toBe(
      204,
    );
  });

  test("who asks first and spends all tries leaves the link in the mail", async () => {
    const { email, username } = await registerPerson();
    const strangers = tieOf(await forget(email));
    const wrong = { token: wrongFor(await codeTo(email)), password: NEW_PASSWORD };
    for (let round = 0; round < 7; round++) await reset(wrong, strangers);
    await spendTriesOfOthers(email);
    const own = tieOf(await forget(email));
    expect((await reset({ token: await codeTo(email), password: NEW_PASSWORD }, own)).status).toBe(
      400,
    );
    expect((await reset({ token: await linkTo(email), password: NEW_PASSWORD })).status).toBe(204);
    expect(await login(username, NEW_PASSWORD)).toBe(200);
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
    expect((await reset({ token: await codeTo(email), password: NEW_PASSWORD }, tie)).status).toBe(
      204,
    );
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
    expect((await reset({ token, password: NEW_PASSWORD })).status).toBe(204);
    expect(await login(username, NEW_PASSWORD)).toBe(200);
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
    expect((await reset({ token, password: NEW_PASSWORD })).status).toBe(400);
    await forget(email);
    const [code, link] = [await codeTo(email), await linkTo(email)];
    expect((await reset({ token: code, password: NEW_PASSWORD, email })).status).toBe(204);
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
      reset({ token, password: `${NEW_PASSWORD} ${place}` }),
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
