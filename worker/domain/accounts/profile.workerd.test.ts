import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { buildCtx } from "../../context";
import { UNLIMITED } from "../../testing/ctx";
import { call, PASSWORD, registerPerson, sessionOf } from "../../testing/people";
import { DomainError } from "../errors";
import { findViewer } from "../sessions/sessions.server";
import {
  changeEmail,
  changeLocale,
  changePassword,
  changeUsername,
  closeAccount,
  eraseClosedAccounts,
  GRACE_DAYS,
} from "./profile.server";

const OWNER_PASSWORD = "a secret for the Owner";
const OTHER = "purple monkey dishwasher";

/** Does what one request of the person with this cookie would do. */
async function as<T>(
  cookie: string,
  work: (ctx: Parameters<typeof closeAccount>[0], viewer: Parameters<typeof closeAccount>[1]) => T,
): Promise<Awaited<T>> {
  const execution = createExecutionContext();
  const facts = { requestId: "test", locale: "en" as const };
  const { ctx } = buildCtx({ ...env, ...UNLIMITED }, execution, facts);
  try {
    return await work(ctx, await findViewer(ctx, cookie.split("=")[1] ?? ""));
  } finally {
    await waitOnExecutionContext(execution);
  }
}

/** The DomainError that `work` ends with, as code and fields. */
async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DomainError)) throw new Error(`no refusal but ${error}`);
  return { code: error.code, fields: error.fields };
}

const signIn = (username: string, password = PASSWORD, settings: object = {}) =>
  call("POST", "/api/login", { username, password }, { settings });

/** The Owner is made by the first sign-in with the secret. */
const signInOwner = async () =>
  sessionOf(await signIn("Owner", OWNER_PASSWORD, { OWNER_PASSWORD }));

const isSignedIn = async (cookie: string) =>
  (await call("GET", "/api/user", undefined, { cookie })).status === 200;

const query = async <T>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;

const mailsTo = (recipient: string, template: string) =>
  query("SELECT id FROM outbox WHERE recipient = ? AND template = ?", recipient, template);

describe("username", () => {
  test("changes, and the next request and sign-in know the new one only", async () => {
    const { cookie, username } = await registerPerson();
    await as(cookie, (ctx, viewer) => changeUsername(ctx, viewer, "Renée Ōe"));
    const user = await call("GET", "/api/user", undefined, { cookie });
    expect(await user.json()).toMatchObject({ username: "Renée Ōe" });
    expect((await signIn("renée ōe")).status).toBe(200);
    expect((await signIn(username)).status).toBe(401);
  });

  test("another person's name, in any case or width, is taken; one's own is not", async () => {
    await registerPerson({ username: "Bibliophile" });
    const { cookie, username } = await registerPerson();
    for (const name of ["Bibliophile", "BIBLIOPHILE", "ｂｉｂｌｉｏｐｈｉｌｅ"]) {
      expect(await refusal(as(cookie, (ctx, viewer) => changeUsername(ctx, viewer, name)))).toEqual(
        {
          code: "taken",
          fields: { username: "usernameTaken" },
        },
      );
    }
    await as(cookie, (ctx, viewer) => changeUsername(ctx, viewer, username.toUpperCase()));
    await as(cookie, (ctx, viewer) => changeUsername(ctx, viewer, username.toUpperCase()));
  });

  test.each(["Owner", "OWNER", "0wner", "Оwner", "o w n e r", "Ówner", "ovvner"])(
    "“%s” looks like the Owner and is refused",
    async (name) => {
      const { cookie } = await registerPerson();
      expect(await refusal(as(cookie, (ctx, viewer) => changeUsername(ctx, viewer, name)))).toEqual(
        {
          code: "taken",
          fields: { username: "usernameReserved" },
        },
      );
    },
  );

  test("the Owner keeps theirs", async () => {
    const cookie = await signInOwner();
    expect(await refusal(as(cookie, (ctx, viewer) => changeUsername(ctx, viewer, "Anna")))).toEqual(
      {
        code: "forbidden",
        fields: { username: "ownerName" },
      },
    );
  });
});

describe("e-mail", () => {
  const change = (cookie: string, email: string, password?: string) =>
    as(cookie, (ctx, viewer) =>
      changeEmail(ctx, viewer, password === undefined ? { email } : { email, password }),
    );

  test("needs the right password, and tells the old address", async () => {
    const { cookie, email } = await registerPerson();
    const next = `new-${email}`;
    expect((await refusal(change(cookie, next))).fields).toEqual({ password: "passwordRequired" });
    expect((await refusal(change(cookie, next, OTHER))).fields).toEqual({
      password: "passwordWrong",
    });
    expect(await mailsTo(email, "email_changed")).toHaveLength(0);
    await change(cookie, next, PASSWORD);
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
    expect(await mailsTo(email, "email_changed")).toHaveLength(1);
  });

  test("the form sent twice tells the new address nothing", async () => {
    const { cookie, email } = await registerPerson();
    const next = `twice-${email}`;
    await change(cookie, next, PASSWORD);
    await change(cookie, next, PASSWORD);
    expect(await mailsTo(email, "email_changed")).toHaveLength(1);
    expect(await mailsTo(next, "email_changed")).toHaveLength(0);
  });

  test("another person's address is taken and stays theirs", async () => {
    const other = await registerPerson();
    const { cookie, email } = await registerPerson();
    expect(await refusal(change(cookie, other.email.toUpperCase(), PASSWORD))).toEqual({
      code: "taken",
      fields: { email: "emailTaken" },
    });
    expect(await mailsTo(email, "email_changed")).toHaveLength(0);
    expect((await signIn(other.email)).status).toBe(200);
  });

  test("an account without a password must set one first", async () => {
    const { cookie, user } = await registerPerson();
    await query("UPDATE users SET password = NULL WHERE id = ?", user.id);
    expect((await refusal(change(cookie, "x@example.com", PASSWORD))).fields).toEqual({
      password: "passwordNotSet",
    });
    await as(cookie, (ctx, viewer) => changePassword(ctx, viewer, { password: OTHER }));
    await change(cookie, "password-set@example.com", OTHER);
  });
});

test("the language of the account is kept", async () => {
  const { cookie } = await registerPerson();
  await as(cookie, (ctx, viewer) => changeLocale(ctx, viewer, "zh"));
  const user = await call("GET", "/api/user", undefined, { cookie });
  expect(await user.json()).toMatchObject({ locale: "zh" });
});

describe("password", () => {
  const change = (cookie: string, current: string | undefined, password: string) =>
    as(cookie, (ctx, viewer) =>
      changePassword(ctx, viewer, current === undefined ? { password } : { current, password }),
    );

  test("ends every other session, but not this one", async () => {
    const { cookie, username, email } = await registerPerson();
    const elsewhere = sessionOf(await signIn(username));
    expect(await isSignedIn(elsewhere)).toBe(true);
    await change(cookie, PASSWORD, OTHER);
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await signIn(username)).status).toBe(401);
    expect((await signIn(username, OTHER)).status).toBe(200);
    expect(await mailsTo(email, "password_changed")).toHaveLength(1);
  });

  test("needs the present one, and no common one or one's own name", async () => {
    const { cookie, username, email } = await registerPerson({ username: "Kestrel Watcher" });
    const bad: [string | undefined, string, object][] = [
      [undefined, OTHER, { current: "passwordRequired" }],
      ["wrong", OTHER, { current: "passwordWrong" }],
      [PASSWORD, "password", { password: "passwordCommon" }],
      [PASSWORD, username, { password: "passwordIsName" }],
      [PASSWORD, email, { password: "passwordIsName" }],
    ];
    for (const [current, password, fields] of bad) {
      expect((await refusal(change(cookie, current, password))).fields).toEqual(fields);
    }
    expect((await signIn(username)).status).toBe(200);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test("the form sent twice at once leaves one password and this session", async () => {
    const { cookie, username } = await registerPerson();
    const tries = [change(cookie, PASSWORD, OTHER), change(cookie, PASSWORD, OTHER)];
    const results = await Promise.allSettled(tries);
    expect(results.map(({ status }) => status)).toContain("fulfilled");
    expect(await isSignedIn(cookie)).toBe(true);
    expect((await signIn(username, OTHER)).status).toBe(200);
    expect((await signIn(username)).status).toBe(401);
  });
});

/** Every table with a column `user_id`, and the users themselves. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%user_id%' ORDER BY name",
  );
  const counted = await Promise.all(
    [["users", "id"], ...tables.map(({ name }) => [name, "user_id"])].map(
      async ([table, column]) => {
        const rows = await query(`SELECT 1 FROM "${table}" WHERE ${column} = ?`, userId);
        return [table, rows.length] as const;
      },
    ),
  );
  return Object.fromEntries(counted);
}

describe("closing", () => {
  const close = (cookie: string, confirm: string, password?: string) =>
    as(cookie, (ctx, viewer) =>
      closeAccount(ctx, viewer, password === undefined ? { confirm } : { confirm, password }),
    );
  const erase = () => as("", (ctx) => eraseClosedAccounts(ctx));
  const closedDaysAgo = (userId: string, days: number) =>
    query("UPDATE users SET deleted_at = unixepoch() - ? * 86400 WHERE id = ?", days, userId);

  test("needs the username and the password, typed again", async () => {
    const { cookie, username } = await registerPerson();
    expect((await refusal(close(cookie, "somebody", PASSWORD))).fields).toEqual({
      confirm: "confirmWrong",
    });
    expect((await refusal(close(cookie, username))).fields).toEqual({
      password: "passwordRequired",
    });
    expect((await refusal(close(cookie, username, OTHER))).fields).toEqual({
      password: "passwordWrong",
    });
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test("signs out everywhere at once and refuses sign-in; the name stays taken", async () => {
    const { cookie, username, email } = await registerPerson();
    const elsewhere = sessionOf(await signIn(username));
    await close(cookie, username.toUpperCase(), PASSWORD);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await signIn(username)).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    const again = { username, email: `other-${email}`, password: PASSWORD };
    expect((await call("POST", "/api/register", again)).status).toBe(409);
    expect(await mailsTo(email, "account_deleted")).toHaveLength(1);
    expect((await refusal(close(cookie, username, PASSWORD))).code).toBe("signInRequired");
  });

  test("the form sent twice at once closes it once", async () => {
    const { cookie, username, user } = await registerPerson();
    await Promise.allSettled([
      close(cookie, username, PASSWORD),
      close(cookie, username, PASSWORD),
    ]);
    const rows = await query<{ deleted_at: number }>(
      "SELECT deleted_at FROM users WHERE id = ?",
      user.id,
    );
    expect(rows[0]?.deleted_at).toBeGreaterThan(0);
    expect((await signIn(username)).status).toBe(401);
  });

  test("erases everything once the grace is over, and nothing before or of others", async () => {
    const neighbour = await registerPerson();
    const { cookie, username, user, email } = await registerPerson();
    for (const { id } of [neighbour.user, user]) {
      await env.DB.batch([
        env.DB.prepare("INSERT INTO favorites (id, user_id, gift_id) VALUES (?1, ?1, 1)").bind(id),
        env.DB.prepare(
          "INSERT INTO gift_lists (id, user_id, name, updated_at) VALUES (?1, ?1, 'x', 1)",
        ).bind(id),
        env.DB.prepare(
          "INSERT INTO gift_list_items (list_id, gift_id, position) VALUES (?, 1, 0)",
        ).bind(id),
        env.DB.prepare(
          `INSERT INTO feedbacks (id, type, email, message, path, user_id)
           VALUES (?1, 'bug', ?1 || '@example.com', 'It creaks', '/', ?1)`,
        ).bind(id),
        env.DB.prepare(
          "INSERT INTO identities (provider, subject, user_id, label) VALUES ('github', ?1, ?1, 'x')",
        ).bind(id),
      ]);
    }
    await close(cookie, username, PASSWORD);
    await closedDaysAgo(user.id, GRACE_DAYS - 1);
    expect(await erase()).toBe(0);
    const kept = await rowsOf(user.id);
    expect(kept).toMatchObject({ users: 1, favorites: 1, gift_lists: 1, feedbacks: 1 });

    await closedDaysAgo(user.id, GRACE_DAYS + 1);
    const others = await rowsOf(neighbour.user.id);
    expect(await erase()).toBe(1);
    const left = await rowsOf(user.id);
    expect(Object.keys(left).length).toBeGreaterThan(5);
    expect(left).toEqual(Object.fromEntries(Object.keys(left).map((table) => [table, 0])));
    expect(await query("SELECT 1 FROM gift_list_items WHERE list_id = ?", user.id)).toEqual([]);
    // What was said stays; who said it doesn't.
    expect(await query("SELECT email, message FROM feedbacks WHERE id = ?", user.id)).toEqual([
      { email: "", message: "It creaks" },
    ]);
    expect(await rowsOf(neighbour.user.id)).toEqual(others);
    expect(await erase()).toBe(0);
    await registerPerson({ username, email });
  });

  test("the Owner's account stays", async () => {
    const cookie = await signInOwner();
    expect(await refusal(close(cookie, "Owner", OWNER_PASSWORD))).toEqual({
      code: "forbidden",
      fields: { confirm: "ownerStays" },
    });
    expect(await isSignedIn(cookie)).toBe(true);
  });
});
