import { describe, expect, test } from "vitest";
import {
  as,
  mailsTo,
  OTHER_PASSWORD,
  query,
  refusal,
  signIn,
  signInOwner,
} from "../../../testing/own-account";
import { call, PASSWORD, registerPerson } from "../../../testing/people";
import { changeEmail, changePassword, closeAccount } from "../profile.server";
import { signOutEverywhere } from "../sessions/sessions.server";
import {
  cancelEmailChange,
  confirmEmail,
  emailState,
  readConfirmation,
  resendConfirmation,
} from "./email-confirmations.server";

const change = (cookie: string, email: string) =>
  as(cookie, (ctx, viewer) => changeEmail(ctx, viewer, { email, password: PASSWORD }));
const state = (cookie: string) => as(cookie, (ctx, viewer) => emailState(ctx, viewer));
const resend = (cookie: string) => as(cookie, (ctx, viewer) => resendConfirmation(ctx, viewer));
const cancel = (cookie: string) => as(cookie, (ctx, viewer) => cancelEmailChange(ctx, viewer));
const press = (token: string) => as("", (ctx) => confirmEmail(ctx, token));
const open = (token: string) => as("", (ctx) => readConfirmation(ctx, token));

/** The token in the newest link that an address got. */
async function linkTo(recipient: string): Promise<string> {
  const mails = await query<{ text: string }>(
    `SELECT text FROM outbox WHERE recipient = ? AND template IN ('welcome', 'confirm_email')
     ORDER BY rowid`,
    recipient,
  );
  return /\/auth\/confirm\/([0-9a-f]{32})$/m.exec(mails.at(-1)?.text ?? "")?.[1] ?? "none";
}

let addresses = 0;
const newAddress = () => `address-${++addresses}@example.org`;
const nextDay = () =>
  query("UPDATE outbox SET created_at = created_at - 86400").then(() =>
    query("UPDATE email_confirmations SET day = '2000-01-01'"),
  );

describe("a new account", () => {
  test("works at once, and its welcome carries the link that confirms the address", async () => {
    const { cookie, email } = await registerPerson({ isConfirmed: false });
    expect(await state(cookie)).toEqual({ isConfirmed: false, waiting: null });
    const token = await linkTo(email);
    // Opening it, as a mail scanner does, changes nothing.
    expect(await open(token)).toEqual({ email, isDone: false });
    expect(await state(cookie)).toMatchObject({ isConfirmed: false });
    await press(token);
    expect(await state(cookie)).toEqual({ isConfirmed: true, waiting: null });
    expect(await open(token)).toEqual({ email, isDone: true });
    await press(token);
    expect(await mailsTo(email, "email_changed")).toHaveLength(0);
  });

  test("has the link sent again, which ends the one before, three mails a day", async () => {
    const { cookie, email } = await registerPerson({ isConfirmed: false });
    const first = await linkTo(email);
    await resend(cookie);
    const second = await linkTo(email);
    expect(second).not.toBe(first);
    expect(await open(first)).toBeNull();
    await resend(cookie);
    expect(await refusal(resend(cookie))).toEqual({
      code: "tooManyRequests",
      fields: { email: "mailLimit" },
    });
    expect(await mailsTo(email, "confirm_email")).toHaveLength(2);
    await nextDay();
    await resend(cookie);
    await press(await linkTo(email));
    expect(await state(cookie)).toMatchObject({ isConfirmed: true });
    await resend(cookie);
    expect(await mailsTo(email, "confirm_email")).toHaveLength(3);
  });

  test("whose link is kept hashed", async () => {
    const { email, user } = await registerPerson({ isConfirmed: false });
    const [row] = await query("SELECT * FROM email_confirmations WHERE user_id = ?", user.id);
    expect(row?.link).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.values(row ?? {}).join()).not.toContain(await linkTo(email));
  });

  test("of the Owner is confirmed, and so is one from before", async () => {
    expect(await state(await signInOwner())).toEqual({ isConfirmed: true, waiting: null });
  });
});

describe("a changed address", () => {
  test("applies once it is confirmed; until then the old one stays", async () => {
    const { cookie, email } = await registerPerson();
    const next = newAddress();
    await change(cookie, next);
    expect(await state(cookie)).toEqual({ isConfirmed: true, waiting: next });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(next)).status).toBe(401);
    expect(await mailsTo(email, "email_changed")).toHaveLength(0);
    await press(await linkTo(next));
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
    expect(await state(cookie)).toEqual({ isConfirmed: true, waiting: null });
    expect(await mailsTo(email, "email_changed")).toHaveLength(1);
    expect(await mailsTo(next, "email_changed")).toHaveLength(0);
  });

  test("tells an old address nothing that nobody confirmed", async () => {
    const { cookie, email } = await registerPerson({ isConfirmed: false });
    const next = newAddress();
    await change(cookie, next);
    await press(await linkTo(next));
    expect(await state(cookie)).toEqual({ isConfirmed: true, waiting: null });
    expect(await mailsTo(email, "email_changed")).toHaveLength(0);
  });

  test("is taken back, and another one takes its place", async () => {
    const { cookie, email } = await registerPerson();
    const [first, second] = [newAddress(), newAddress()];
    await change(cookie, first);
    await cancel(cookie);
    expect(await state(cookie)).toEqual({ isConfirmed: true, waiting: null });
    expect((await refusal(press(await linkTo(first)))).code).toBe("notFound");
    await change(cookie, first);
    await change(cookie, second);
    expect((await refusal(press(await linkTo(first)))).code).toBe("notFound");
    await press(await linkTo(second));
    expect((await signIn(second)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
  });

  test("that somebody else took meanwhile stays theirs", async () => {
    const { cookie, email } = await registerPerson();
    const next = newAddress();
    await change(cookie, next);
    await registerPerson({ email: next });
    const token = await linkTo(next);
    await query("DELETE FROM outbox WHERE template = 'welcome' AND recipient = ?", next);
    expect(await refusal(press(await linkTo(next)))).toEqual({
      code: "taken",
      fields: { email: "emailTaken" },
    });
    expect(token).not.toBe("none");
    expect((await signIn(email)).status).toBe(200);
  });

  test("and the Owner's address is nobody else's", async () => {
    const { cookie } = await registerPerson();
    const next = newAddress();
    await change(cookie, next);
    const token = await linkTo(next);
    const settled = as("", (ctx) =>
      confirmEmail({ ...ctx, settings: { ...ctx.settings, OWNER_EMAIL: next } }, token),
    );
    expect((await refusal(settled)).code).toBe("taken");
  });

  test.each([
    [
      "a new password",
      (cookie: string) =>
        as(cookie, (ctx, viewer) =>
          changePassword(ctx, viewer, { current: PASSWORD, password: OTHER_PASSWORD }),
        ),
    ],
    [
      "signing out everywhere",
      (cookie: string) => as(cookie, (ctx, viewer) => signOutEverywhere(ctx, viewer)),
    ],
    [
      "a reset",
      async (_: string, email: string) => {
        await call("POST", "/api/auth/forgot-password", { email });
        const [mail] = await query<{ text: string }>(
          "SELECT text FROM outbox WHERE recipient = ? AND template = 'password_reset'",
          email,
        );
        const token = /^\d{6}$/m.exec(mail?.text ?? "")?.[0];
        const body = { token, password: OTHER_PASSWORD, email };
        expect((await call("POST", "/api/auth/reset-password", body)).status).toBe(204);
      },
    ],
    [
      "closing the account",
      (cookie: string, _: string, username: string) =>
        as(cookie, (ctx, viewer) =>
          closeAccount(ctx, viewer, { confirm: username, password: PASSWORD }),
        ),
    ],
  ])("is void after %s", async (_, work) => {
    const { cookie, email, username, user } = await registerPerson();
    const next = newAddress();
    await change(cookie, next);
    await work(cookie, email, username);
    expect((await refusal(press(await linkTo(next)))).code).toBe("notFound");
    expect(await query("SELECT email FROM users WHERE id = ?", user.id)).toEqual([{ email }]);
  });

  test("waits three days", async () => {
    const { cookie } = await registerPerson();
    const next = newAddress();
    await change(cookie, next);
    await query("UPDATE email_confirmations SET expires_at = unixepoch() - 1");
    expect(await open(await linkTo(next))).toBeNull();
    expect(await state(cookie)).toMatchObject({ waiting: null });
  });

  test("ends codes that went to the old one", async () => {
    const { cookie, email } = await registerPerson();
    await call("POST", "/api/auth/forgot-password", { email });
    const [mail] = await query<{ text: string }>(
      "SELECT text FROM outbox WHERE recipient = ? AND template = 'password_reset'",
      email,
    );
    const next = newAddress();
    await change(cookie, next);
    await press(await linkTo(next));
    const token = /\/auth\/reset\/(\w{32})$/m.exec(mail?.text ?? "")?.[1];
    const body = { token, password: OTHER_PASSWORD };
    expect((await call("POST", "/api/auth/reset-password", body)).status).toBe(400);
  });

  test("of twenty presses at once is applied once, with one notice", async () => {
    const { cookie, email } = await registerPerson();
    const next = newAddress();
    await change(cookie, next);
    const token = await linkTo(next);
    await Promise.all(Array.from({ length: 20 }, () => press(token)));
    expect(await mailsTo(email, "email_changed")).toHaveLength(1);
    expect((await signIn(next)).status).toBe(200);
  });
});

describe("mails to an address that others name", () => {
  test("changes back and forth send the victim nothing but two confirmations a day", async () => {
    const victim = newAddress();
    const { cookie } = await registerPerson();
    const outcomes = [];
    for (let round = 0; round < 24; round++) {
      const to = round % 2 === 0 ? victim : newAddress();
      outcomes.push(
        await change(cookie, to).then(
          () => "sent",
          () => "refused",
        ),
      );
    }
    // The fifth of the account's day was its welcome.
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(4);
    const mails = await query<{ template: string }>(
      "SELECT template FROM outbox WHERE recipient = ?",
      victim,
    );
    expect(mails).toEqual(Array(2).fill({ template: "confirm_email" }));
  });

  test("all accounts together send one mailbox three a day", async () => {
    const outcomes = [];
    for (let account = 0; account < 5; account++) {
      const { cookie } = await registerPerson();
      const to = `Victim+${account}@Example.org`;
      outcomes.push(
        await change(cookie, to).then(
          () => "sent",
          () => "refused",
        ),
      );
    }
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(3);
  });

  test("an account has five sent a day, its welcome counted, whatever it cancels, also at once", async () => {
    const { cookie } = await registerPerson();
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        await change(cookie, newAddress()).catch(() => {});
        await cancel(cookie);
      }),
    );
    const [row] = await query<{ count: number }>(
      `SELECT count(*) AS count FROM outbox WHERE template = 'confirm_email' AND user_id =
         (SELECT user_id FROM outbox WHERE template = 'confirm_email' ORDER BY rowid DESC LIMIT 1)`,
    );
    expect(row?.count).toBe(4);
  });
});
