/** What a stolen session must not do: each needs a recent proof of who the person is. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { OAUTH_COOKIE, REAUTH_COOKIE, SESSION_COOKIE } from "../../../cookies";
import { anybody, type Browser, browse } from "../../../testing/oauth-browser";
import { isSignedIn, query } from "../../../testing/own-account";
import { PASSWORD, registerPerson } from "../../../testing/people";
import { packHandshake, readHandshake } from "./handshake";
import { listIdentities } from "./identities.server";

const LATER = 301;
const OTHER = "purple monkey dishwasher";

const providersOf = async (browser: Browser) =>
  (await listIdentities(browser.context(), await browser.viewer())).map(({ provider }) => provider);
const session = (browser: Browser) => `${SESSION_COOKIE}=${browser.jar.get(SESSION_COOKIE)}`;
const send = (browser: Browser, intent: string, ...fields: [string, string][]) =>
  browser.open("/account", [["intent", intent], ...fields]);

/**
 * An account without a password, signed in with Google too long ago for what needs a recent proof.
 */
async function providerOnly() {
  const [browser, person] = [browse(), anybody()];
  await browser.dance("/auth/google", person);
  browser.wait(LATER);
  return { browser, person };
}

/** One with a password and Google, signed in too long ago. */
async function withBoth() {
  const { cookie, user } = await registerPerson();
  const [browser, person] = [browse(cookie), anybody()];
  await browser.dance("/auth/google?link=1", person);
  browser.wait(LATER);
  return { browser, person, user };
}

describe("a session whose person signed in more than five minutes ago", () => {
  test("links no account, and comes back to the list of them", async () => {
    const browser = browse((await registerPerson()).cookie);
    browser.wait(LATER);
    expect(await browser.visit("/auth/google?link=1")).toBe("/auth/again");
    expect(browser.handshake()).toBeUndefined();
    expect((await browser.open("/auth/again", [["password", PASSWORD]])).to).toBe(
      "/account#disconnect",
    );
    await browser.dance("/auth/google?link=1", anybody());
    expect(await providersOf(browser)).toEqual(["google"]);
  });

  test("links none with a cookie of its own making", async () => {
    const browser = browse((await registerPerson()).cookie);
    const back = await browser.agree("/auth/google?link=1", anybody());
    const handshake = readHandshake(browser.handshake() ?? null);
    if (!handshake) throw new Error("no handshake");
    browser.wait(901);
    const late = { ...handshake, expiresAt: handshake.expiresAt + 901 };
    browser.jar.set(OAUTH_COOKIE, packHandshake(late));
    expect(await browser.visit(back)).toBe("/account?error=reauthRequired");
    expect(await providersOf(browser)).toEqual([]);
  });

  test("unlinks none", async () => {
    const { browser } = await withBoth();
    expect((await send(browser, "disconnect", ["provider", "google"])).to).toBe("/auth/again");
    expect(await providersOf(browser)).toEqual(["google"]);
    await browser.open("/auth/again", [["password", PASSWORD]]);
    await send(browser, "disconnect", ["provider", "google"]);
    expect(await providersOf(browser)).toEqual([]);
  });

  test("exports nothing", async () => {
    const { browser } = await withBoth();
    expect(await browser.visit("/account/data.json")).toBe("/auth/again");
    expect((await browser.open("/auth/again", [["password", PASSWORD]])).to).toBe("/account#data");
    const { response } = await browser.open("/account/data.json");
    expect(response?.headers.get("content-disposition")).toContain("attachment");
  });

  test("sets no first password, changes no e-mail and closes nothing", async () => {
    const { browser } = await providerOnly();
    const { account } = await browser.viewer();
    if (!account) throw new Error("not signed in");
    for (const [intent, fields] of [
      ["password", [["password", OTHER]]],
      ["email", [["email", "thief@example.org"]]],
      ["close", [["confirm", account.username]]],
    ] as [string, [string, string][]][]) {
      expect((await send(browser, intent, ...fields)).to).toBe("/auth/again");
    }
    expect(
      await query("SELECT password, email, deleted_at FROM users WHERE id = ?", account.id),
    ).toEqual([{ password: null, email: account.email, deleted_at: null }]);
  });

  test("changes password and e-mail and closes with the password in the same form, as before", async () => {
    const { cookie, user } = await registerPerson();
    const browser = browse(cookie);
    browser.wait(LATER);
    const email = `${user.username}-new@example.org`;
    expect((await send(browser, "email", ["email", email], ["password", PASSWORD])).to).toBe(
      "/account?done=email",
    );
    const change = await send(browser, "password", ["current", PASSWORD], ["password", OTHER]);
    expect(change.to).toBe("/account?done=password");
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(session(browser))).toBe(true);
    const close = await send(browser, "close", ["confirm", user.username], ["password", OTHER]);
    expect(close.to).toBe("/account/closed");
  });
});

describe("signing in again", () => {
  test("at the linked provider counts, and what was typed is back in the form, once", async () => {
    const { browser, person } = await providerOnly();
    const email = "moved@example.org";
    expect((await send(browser, "email", ["email", email])).to).toBe("/auth/again");
    expect((await browser.open("/auth/again")).data).toMatchObject({
      hasPassword: false,
      providers: ["google"],
    });
    const before = session(browser);
    expect(await browser.dance("/auth/google?again=1", person)).toBe("/account#email");
    expect(await isSignedIn(before)).toBe(false);
    const restored = { part: "email", values: { email } };
    expect((await browser.open("/account")).data).toMatchObject({ restored });
    expect(browser.jar.has(REAUTH_COOKIE)).toBe(false);
    expect((await browser.open("/account")).data).toMatchObject({ restored: null });
    expect((await send(browser, "email", ["email", email])).to).toBe("/account?done=email");
  });

  test("asks the provider for a fresh sign-in, as far as it knows how", async () => {
    const { browser } = await providerOnly();
    const google = new URL(await browser.visit("/auth/google?again=1"));
    expect(google.searchParams.get("max_age")).toBe("0");
    const github = new URL(await browser.visit("/auth/github?again=1"));
    expect(github.searchParams.get("prompt")).toBe("select_account");
    const signIn = new URL(await browse().visit("/auth/google"));
    expect(signIn.searchParams.has("max_age")).toBe(false);
  });

  test("with another account at the provider counts for nothing", async () => {
    const { browser } = await providerOnly();
    const stranger = anybody();
    const end = await browser.dance("/auth/google?again=1", stranger);
    expect(end).toBe("/auth/again?error=otherIdentity");
    const holder = browse();
    await holder.dance("/auth/google", stranger);
    expect(await browser.dance("/auth/google?again=1", stranger)).toBe(
      "/auth/again?error=otherIdentity",
    );
    expect(await browser.visit("/account/data.json")).toBe("/auth/again");
  });

  test("takes the password and not the provider where there is one", async () => {
    const { browser } = await withBoth();
    expect((await browser.open("/auth/again")).data).toMatchObject({
      hasPassword: true,
      providers: [],
    });
    const wrong = await browser.open("/auth/again", [["password", "not the password"]]);
    expect(wrong).toMatchObject({ status: 400, to: "" });
    expect(JSON.stringify(wrong.data)).not.toContain("not the password");
  });

  test("begins on our own pages only, and for who is signed in", async () => {
    const { browser } = await providerOnly();
    const elsewhere = { "sec-fetch-site": "cross-site" };
    expect(await browser.visit("/auth/google?again=1", elsewhere)).toBe("/account");
    expect(await browse().visit("/auth/google?again=1")).toMatch(/^\/auth\?next=/);
    expect(await browse().visit("/auth/again")).toMatch(/^\/auth\?next=/);
  });

  test("is not asked of who just did, and leads nowhere but to us", async () => {
    const browser = browse((await registerPerson()).cookie);
    expect(await browser.visit("/auth/again?back=%2Faccount%23password")).toBe("/account#password");
    for (const back of ["https://evil.test/", "//evil.test", "/\\evil.test"]) {
      expect(await browser.visit(`/auth/again?back=${encodeURIComponent(back)}`)).toBe("/");
      const cookie = encodeURIComponent(JSON.stringify({ back, typed: {} }));
      browser.jar.set(REAUTH_COOKIE, cookie);
      expect(await browser.visit("/auth/again")).toBe("/");
    }
    browser.jar.set(REAUTH_COOKIE, "%7Bnonsense");
    expect(await browser.visit("/auth/again")).toBe("/account");
  });
});

describe("connected accounts", () => {
  test("go in the same step as the password changes, when that is asked", async () => {
    const { browser, person } = await withBoth();
    const fields: [string, string][] = [
      ["current", PASSWORD],
      ["password", OTHER],
    ];
    await send(browser, "password", ...fields);
    expect(await providersOf(browser)).toEqual(["google"]);
    await send(
      browser,
      "password",
      ["current", OTHER],
      ["password", PASSWORD],
      ["unlink", "google"],
    );
    expect(await providersOf(browser)).toEqual([]);
    const thief = browse();
    await thief.dance("/auth/google", person);
    expect((await thief.viewer()).account?.id).not.toBe((await browser.viewer()).account?.id);
  });

  test("stay when the password is refused", async () => {
    const { browser } = await withBoth();
    const answer = await send(
      browser,
      "password",
      ["current", "not the password"],
      ["password", OTHER],
      ["unlink", "google"],
    );
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({ lastResult: { initialValue: { unlink: "google" } } });
    expect(await providersOf(browser)).toEqual(["google"]);
  });

  test("go with signing out everywhere, after signing in again", async () => {
    const { browser, user } = await withBoth();
    expect((await send(browser, "signOut", ["unlink", "google"])).to).toBe("/auth/again");
    expect(await isSignedIn(session(browser))).toBe(true);
    await browser.open("/auth/again", [["password", PASSWORD]]);
    expect((await browser.open("/account")).data).toMatchObject({
      restored: { part: "signOut", values: { unlink: "google" } },
    });
    const cookie = session(browser);
    expect((await send(browser, "signOut", ["unlink", "google"])).to).toBe("/auth");
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await query("SELECT 1 FROM identities WHERE user_id = ?", user.id)).toEqual([]);
  });

  test("that are the only way in stay, all of them, and nobody is signed out", async () => {
    const { browser, person } = await providerOnly();
    await browser.dance("/auth/google?again=1", person);
    await browser.dance("/auth/github?link=1", anybody());
    const answer = await send(browser, "signOut", ["unlink", "google"], ["unlink", "github"]);
    expect(answer.data).toMatchObject({ done: false, error: "lastWayIn" });
    expect(await providersOf(browser)).toHaveLength(2);
    expect(await isSignedIn(session(browser))).toBe(true);
  });

  test("are left alone by signing out everywhere without a tick, which needs no proof", async () => {
    const { browser, user } = await withBoth();
    expect((await send(browser, "signOut")).to).toBe("/auth");
    const rows = await env.DB.prepare("SELECT 1 FROM identities WHERE user_id = ?").bind(user.id);
    expect((await rows.all()).results).toHaveLength(1);
  });
});

describe("one session", () => {
  type Listed = { sessions: { handle: string; isCurrent: boolean }[] };

  test("ends alone, and only one's own", async () => {
    const mine = await registerPerson();
    const theirs = await registerPerson();
    const [browser, other] = [browse(mine.cookie), browse()];
    await other.visit("/auth", {}, { username: mine.username, password: PASSWORD });
    const { sessions } = (await browser.open("/account")).data as Listed;
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const handle = sessions.find(({ isCurrent }) => !isCurrent)?.handle ?? "";
    await send(browse(theirs.cookie), "endSession", ["session", handle]);
    expect(await isSignedIn(session(other))).toBe(true);
    const ended = await send(browser, "endSession", ["session", handle]);
    expect(ended.to).toBe("/account?done=endSession");
    expect(await isSignedIn(session(other))).toBe(false);
    expect(await isSignedIn(mine.cookie)).toBe(true);
  });

  test.each(["", "x", "%", "0".repeat(64)])("is named by nothing else: %j", async (handle) => {
    const { cookie } = await registerPerson();
    expect((await send(browse(cookie), "endSession", ["session", handle])).status).toBe(400);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});
