import { describe, expect, test } from "vitest";
import {
  as,
  isSignedIn,
  mailsTo,
  OTHER_PASSWORD as OTHER,
  query,
  refusal,
  signIn,
  signInOwner,
} from "../../testing/own-account";
import { call, PASSWORD, registerPerson, sessionOf } from "../../testing/people";
import { changeEmail, changeLocale, changePassword, changeUsername } from "./profile.server";

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

  test("who has a name that is reserved today keeps it, and may write it otherwise", async () => {
    const { cookie, user } = await registerPerson();
    await query(
      "UPDATE users SET username = 'Support', username_key = 'support' WHERE id = ?",
      user.id,
    );
    await as(cookie, (ctx, viewer) => changeUsername(ctx, viewer, "SUPPORT"));
    const again = as(cookie, (ctx, viewer) => changeUsername(ctx, viewer, "Staff"));
    expect((await refusal(again)).fields).toEqual({ username: "usernameReserved" });
  });

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

  test("needs the right password, and waits for the new address to be confirmed", async () => {
    const { cookie, email } = await registerPerson();
    const next = `new-${email}`;
    expect((await refusal(change(cookie, next))).fields).toEqual({ password: "passwordRequired" });
    expect((await refusal(change(cookie, next, OTHER))).fields).toEqual({
      password: "passwordWrong",
    });
    expect(await mailsTo(next, "confirm_email")).toHaveLength(0);
    await change(cookie, next, PASSWORD);
    expect(await mailsTo(next, "confirm_email")).toHaveLength(1);
    expect((await signIn(next)).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
    expect(await mailsTo(email, "email_changed")).toHaveLength(0);
  });

  test("the form sent with one's present address writes nothing", async () => {
    const { cookie, email } = await registerPerson();
    await change(cookie, email, PASSWORD);
    expect(await mailsTo(email, "confirm_email")).toHaveLength(0);
    expect(await mailsTo(email, "email_changed")).toHaveLength(0);
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

  test("an account without a password needs a recent sign-in instead", async () => {
    const { cookie, user } = await registerPerson();
    await query("UPDATE users SET password = NULL WHERE id = ?", user.id);
    await query("UPDATE sessions SET verified_at = verified_at - 301 WHERE user_id = ?", user.id);
    expect((await refusal(change(cookie, "later@example.com", PASSWORD))).code).toBe(
      "reauthRequired",
    );
    await query("UPDATE sessions SET verified_at = verified_at + 301 WHERE user_id = ?", user.id);
    await change(cookie, "recently@example.com", PASSWORD);
    expect(await mailsTo("recently@example.com", "confirm_email")).toHaveLength(1);
    expect(await mailsTo("later@example.com", "confirm_email")).toHaveLength(0);
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

  test("ends every other session; this one goes on under another token", async () => {
    const { cookie, username, email } = await registerPerson();
    const elsewhere = sessionOf(await signIn(username));
    expect(await isSignedIn(elsewhere)).toBe(true);
    const { token } = await change(cookie, PASSWORD, OTHER);
    expect(await isSignedIn(`__Host-session=${token}`)).toBe(true);
    // Under another token: one that was stolen before opens nothing.
    expect(await isSignedIn(cookie)).toBe(false);
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
    const tokens = results.flatMap((result) =>
      result.status === "fulfilled" ? [result.value.token] : [],
    );
    expect(tokens).toHaveLength(1);
    expect(await isSignedIn(`__Host-session=${tokens[0]}`)).toBe(true);
    expect((await signIn(username, OTHER)).status).toBe(200);
    expect((await signIn(username)).status).toBe(401);
  });
});
