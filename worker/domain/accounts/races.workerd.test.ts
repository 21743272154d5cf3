/** A reset ends whatever was under way in somebody else's hands, whoever finishes last. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { as, OTHER_PASSWORD, query, refusal } from "../../testing/own-account";
import { call, PASSWORD, registerPerson } from "../../testing/people";
import { composeMail } from "../mail/mail.server";
import { putIdentity } from "./identities/queries";
import { changeEmail, changePassword, closeAccount } from "./profile.server";

/** The account as it would be had a reset finished while a request was waiting for its hash. */
const resetInBetween = (userId: string) =>
  env.DB.prepare(
    "UPDATE users SET password = 'reset', session_epoch = session_epoch + 1 WHERE id = ?",
  )
    .bind(userId)
    .run();

describe("after a reset that finished meanwhile", () => {
  test.each([
    [
      "a change of password",
      (ctx: Parameters<typeof changePassword>[0], viewer: Parameters<typeof changePassword>[1]) =>
        changePassword(ctx, viewer, { current: PASSWORD, password: OTHER_PASSWORD }),
    ],
    [
      "a change of e-mail",
      (ctx: Parameters<typeof changePassword>[0], viewer: Parameters<typeof changePassword>[1]) =>
        changeEmail(ctx, viewer, { email: "thief@example.com", password: PASSWORD }),
    ],
    [
      "closing the account",
      (ctx: Parameters<typeof changePassword>[0], viewer: Parameters<typeof changePassword>[1]) =>
        closeAccount(ctx, viewer, { confirm: "victim", password: PASSWORD }),
    ],
  ])("%s changes nothing and writes no mail", async (name, work) => {
    const username = name === "closing the account" ? "victim" : undefined;
    const { cookie, user, email } = await registerPerson(username ? { username } : {});
    const failed = await refusal(
      as(cookie, (ctx, viewer) => {
        const { verify } = ctx.passwords;
        const passwords = {
          ...ctx.passwords,
          verify: async (...given: Parameters<typeof verify>) => {
            const verdict = await verify(...given);
            await resetInBetween(user.id);
            return verdict;
          },
        };
        return work({ ...ctx, passwords }, viewer);
      }),
    );
    expect(failed.code).toBe("signInRequired");
    const [row] = await query<{ password: string; email: string; deleted_at: number | null }>(
      "SELECT password, email, deleted_at FROM users WHERE id = ?",
      user.id,
    );
    expect(row).toEqual({ password: "reset", email, deleted_at: null });
    const mails = await query("SELECT id FROM outbox WHERE user_id = ?", user.id);
    expect(mails).toHaveLength(1);
  });

  test("no account elsewhere is connected any more", async () => {
    const { cookie, user, email } = await registerPerson();
    const isLinked = await as(cookie, async (ctx, viewer) => {
      const epoch = viewer.account?.epoch ?? -1;
      await resetInBetween(user.id);
      const mail = await composeMail(ctx, {
        template: "provider_connected",
        to: email,
        locale: "en",
        userId: user.id,
        values: { username: user.username, provider: "GitHub" },
      });
      const row = {
        provider: "github",
        subject: "1",
        userId: user.id,
        label: "x",
        createdAt: 1,
      } as const;
      return putIdentity(ctx.db, row, epoch, mail);
    });
    expect(isLinked).toBe(false);
    expect(await query("SELECT 1 FROM identities WHERE user_id = ?", user.id)).toEqual([]);
  });
});

describe("a code that was sent before", () => {
  test.each([
    [
      "the password was changed",
      (cookie: string) =>
        as(cookie, (ctx, viewer) =>
          changePassword(ctx, viewer, { current: PASSWORD, password: OTHER_PASSWORD }),
        ),
    ],
  ])("opens nothing once %s", async (_, change) => {
    const { cookie, user, email } = await registerPerson();
    await call("POST", "/api/auth/forgot-password", { email });
    const [mail] = await query<{ text: string }>(
      "SELECT text FROM outbox WHERE user_id = ? AND template = 'password_reset'",
      user.id,
    );
    const token = /^\d{6}$/m.exec(mail?.text ?? "")?.[0];
    expect(token).toBeDefined();
    await change(cookie);
    const body = { token, password: "a thief's password", email };
    expect((await call("POST", "/api/auth/reset-password", body)).status).toBe(400);
  });
});

test("registering is no password oracle", async () => {
  const { username, email } = await registerPerson();
  const keys: string[] = [];
  const SIGN_IN_LIMIT = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key);
      return { success: true };
    },
  };
  const settings = { SIGN_IN_LIMIT };
  const body = { username, email, password: "a wrong guess here" };
  expect((await call("POST", "/api/register", body, { settings })).status).toBe(409);
  await call("POST", "/api/login", { username, password: "another guess" }, { settings });
  await call("POST", "/api/login", { username: email, password: "another one" }, { settings });
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test("signing out while nobody can be looked up says so and keeps the cookie", async () => {
  const { cookie } = await registerPerson();
  const { faultyDatabase } = await import("../../testing/faults");
  const settings = { DB: faultyDatabase(() => true) };
  const answer = await call("POST", "/api/logout", undefined, { cookie, settings });
  expect(answer.status).toBe(503);
  expect(answer.headers.getSetCookie().join()).not.toContain("__Host-session");
});

test.each(["Owner\u3164", "Own\u115Fer", "ꓳꓪꓠꓰꓣ", "ⲞWNER", "\u3164\u3164", "alice\u200B"])(
  "nobody is called %j",
  async (username) => {
    const body = { username, email: "looks@example.com", password: PASSWORD };
    expect([400, 409]).toContain((await call("POST", "/api/register", body)).status);
  },
);
