import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { nameKey } from "#shared/accounts/names";
import type { ProviderId } from "#shared/accounts/schema";
import { oauthSettings } from "../../../testing/fakes/oauth";
import { anybody, type Browser, browse, newBrowser } from "../../../testing/oauth-browser";
import { registerPerson } from "../../../testing/people";
import { composeMail } from "../../mail/mail.server";
import { closeAccount } from "../profile.server";
import { newSession } from "../sessions/sessions.server";
import { listIdentities, unlinkIdentities } from "./identities.server";
import { insertNewcomer } from "./queries";

const count = async (table: string, where: string, value: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)
    .bind(value)
    .first<number>("n")) ?? 0;

const linked = async (browser: Browser) =>
  listIdentities(browser.context(), await browser.viewer());

const unlink = async (browser: Browser, provider: ProviderId) =>
  unlinkIdentities(browser.context(), await browser.viewer(), [provider]);

const LAST_WAY_IN = { code: "invalidInput", fields: { provider: "lastWayIn" } };

describe("accounts", () => {
  test("a name that is taken gets a number, one like the Owner's is not kept", async () => {
    const { username } = await registerPerson();
    const browser = browse();
    await browser.dance("/auth/google", anybody({ name: username.toUpperCase() }));
    expect((await browser.viewer()).account?.username).toBe(`${username.toUpperCase()} 2`);
    const sly = browse();
    await sly.dance("/auth/google", anybody({ name: "Оwnеr" }));
    const { account, isOwner } = await sly.viewer();
    expect(account?.username).toMatch(/^Guest \d+$/);
    expect(isOwner).toBe(false);
  });

  test("two windows at once make one account and sign in twice", async () => {
    const person = anybody();
    const windows = [browse(), browse(), browse()];
    const backs = await Promise.all(windows.map((window) => window.agree("/auth/google", person)));
    const ends = await Promise.all(
      windows.map((window, index) => window.visit(backs[index] ?? "")),
    );
    expect(ends).toEqual(["/", "/", "/"]);
    expect(await count("users", "email_key = ?", person.email)).toBe(1);
    expect(await count("outbox", "recipient = ?", person.email)).toBe(1);
  });

  test("people of one name at once each get a name of their own", async () => {
    const windows = [browse(), browse(), browse()];
    const name = "Kim Twin";
    const ends = await Promise.all(
      windows.map((window) => window.dance("/auth/google", anybody({ name }))),
    );
    expect(ends).toEqual(["/", "/", "/"]);
    expect(await count("users", "username_key LIKE ?", "kim twin%")).toBe(3);
  });

  test("a batch that is sent again makes one account with one mail", async () => {
    const ctx = browse().context();
    const { email, name: username } = anybody();
    const id = crypto.randomUUID();
    const now = { locale: "en" as const, createdAt: ctx.now };
    const keys = { usernameKey: nameKey(username), emailKey: nameKey(email) };
    const newcomer = {
      user: { id, username, email, ...keys, emailConfirmedAt: null, password: null, ...now },
      identity: { provider: "google" as const, subject: id, userId: id, label: email, ...now },
      session: (await newSession(ctx, { id, epoch: 0 })).row,
      mail: await composeMail(ctx, {
        template: "welcome",
        to: email,
        locale: "en",
        userId: id,
        values: { username },
      }),
    };
    expect(await insertNewcomer(ctx.db, newcomer)).toBe("made");
    expect(await insertNewcomer(ctx.db, newcomer)).toBe("made");
    expect(await count("outbox", "recipient = ?", email)).toBe(1);
    expect(await count("sessions", "user_id = ?", id)).toBe(1);
  });

  test("the same number at another provider is another person", async () => {
    const [google, github] = [browse(), browse()];
    const person = anybody();
    await google.dance("/auth/google", person);
    await github.dance("/auth/github", anybody({ id: person.id }));
    expect((await github.viewer()).account?.id).not.toBe((await google.viewer()).account?.id);
  });

  test("a closed account does not open, and says no more than any failure", async () => {
    const [browser, person] = [browse(), anybody()];
    await browser.dance("/auth/google", person);
    const viewer = await browser.viewer();
    await closeAccount(browser.context(), viewer, { confirm: viewer.account?.username ?? "" });
    expect(await browse().dance("/auth/google", person)).toBe("/auth?error=providerFailed");
    expect(await count("users", "email_key = ?", person.email)).toBe(1);
  });
});

describe("unlinking", () => {
  test("keeps the last way in", async () => {
    const [browser, person] = [browse(), anybody()];
    await browser.dance("/auth/google", person);
    await expect(unlink(browser, "google")).rejects.toMatchObject(LAST_WAY_IN);
    expect(await browse().dance("/auth/google", person)).toBe("/");
  });

  test("of two at once leaves one", async () => {
    const [browser, person] = [browse(), anybody()];
    await browser.dance("/auth/google", person);
    await browser.dance("/auth/github?link=1", anybody());
    expect(await linked(browser)).toHaveLength(2);
    await Promise.allSettled([unlink(browser, "google"), unlink(browser, "github")]);
    expect(await linked(browser)).toHaveLength(1);
  });

  test("does not count a provider that is set up no more", async () => {
    const [browser, person] = [browse(), anybody()];
    await browser.dance("/auth/google", person);
    await browser.dance("/auth/github?link=1", anybody());
    const without = newBrowser({ ...oauthSettings(), GOOGLE_CLIENT_SECRET: "" });
    const attempt = unlinkIdentities(without.context(), await browser.viewer(), ["github"]);
    await expect(attempt).rejects.toMatchObject(LAST_WAY_IN);
  });

  test("with a password works, is safe to repeat, and the identity opens nothing any more", async () => {
    const browser = browse((await registerPerson()).cookie);
    const person = anybody();
    await browser.dance("/auth/google?link=1", person);
    await unlink(browser, "google");
    await unlink(browser, "google");
    expect(await linked(browser)).toEqual([]);
    const other = browse();
    await other.dance("/auth/google", person);
    expect((await other.viewer()).account?.id).not.toBe((await browser.viewer()).account?.id);
  });

  test("linking another one of the same provider replaces the first", async () => {
    const browser = browse((await registerPerson()).cookie);
    const [first, second] = [anybody(), anybody()];
    await browser.dance("/auth/google?link=1", first);
    await browser.dance("/auth/google?link=1", second);
    expect(await linked(browser)).toMatchObject([{ label: second.email }]);
  });
});
