import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { OAUTH_COOKIE } from "../../../cookies";
import type { OAuthPerson } from "../../../testing/fakes/oauth";
import { anybody, type Browser, browse, newBrowser } from "../../../testing/oauth-browser";
import { registerPerson } from "../../../testing/people";
import { type Handshake, packHandshake, readHandshake } from "./handshake";
import { listIdentities } from "./identities.server";

const count = async (table: string, where: string, ...values: unknown[]) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)
    .bind(...values)
    .first<number>("n")) ?? 0;

const accountsOf = (person: OAuthPerson) => count("users", "email_key = ?", person.email);

const linked = async (browser: Browser) =>
  listIdentities(browser.context(), await browser.viewer());

describe.each(["google", "github"] as const)("with %s", (provider) => {
  const path = `/auth/${provider}`;

  test("makes an account with identity, session and welcome mail, and goes where one wanted", async () => {
    const [browser, person] = [browse(), anybody()];
    await browser.visit("/auth?next=/search?q=tea");
    expect(await browser.dance(path, person)).toBe("/search?q=tea");
    const { account } = await browser.viewer();
    expect(account).toMatchObject({ username: person.name, email: person.email });
    expect(await linked(browser)).toMatchObject([{ provider, label: person.email }]);
    expect(browser.handshake()).toBeUndefined();
    const welcomed = "recipient = ? AND template = 'welcome'";
    expect(await count("outbox", welcomed, person.email)).toBe(1);
  });

  test("knows a person by the provider's id, whatever became of name and e-mail", async () => {
    const [first, person] = [browse(), anybody()];
    await first.dance(path, person);
    const again = browse();
    const changed = { ...person, name: "Other", email: "other@example.org", isVerified: false };
    expect(await again.dance(path, changed)).toBe("/");
    expect((await again.viewer()).account?.id).toBe((await first.viewer()).account?.id);
  });

  test("never opens an account by its e-mail", async () => {
    const { email } = await registerPerson();
    const browser = browse();
    const end = await browser.dance(path, anybody({ email: email.toUpperCase() }));
    expect(end).toBe("/auth?error=emailHasAccount");
    expect((await browser.viewer()).account).toBeNull();
  });

  test("makes no account for an e-mail that the provider has not verified", async () => {
    const [browser, person] = [browse(), anybody({ isVerified: false })];
    expect(await browser.dance(path, person)).toBe("/auth?error=emailUnverified");
    expect(await accountsOf(person)).toBe(0);
  });

  test("links to the account that is signed in, twice as well as once", async () => {
    const { cookie, user } = await registerPerson();
    const [browser, person] = [browse(cookie), anybody()];
    for (const _ of [1, 2]) {
      expect(await browser.dance(`${path}?link=1`, person)).toBe(`/account?linked=${provider}`);
    }
    expect(await linked(browser)).toMatchObject([{ provider, label: person.email }]);
    const elsewhere = browse();
    await elsewhere.dance(path, person);
    expect((await elsewhere.viewer()).account?.id).toBe(user.id);
  });

  test("refuses to link what opens another account", async () => {
    const person = anybody();
    const holder = browse();
    await holder.dance(path, person);
    const browser = browse((await registerPerson()).cookie);
    expect(await browser.dance(`${path}?link=1`, person)).toBe("/account?error=identityTaken");
    expect(await linked(browser)).toEqual([]);
    expect(await linked(holder)).toHaveLength(1);
  });

  test.each(["down", "garbage", "no-profile", "denied", "slow"] as const)(
    "survives a provider that is %s",
    async (scenario) => {
      const [browser, person] = [browse("", scenario), anybody()];
      await browser.visit("/auth?next=/search");
      const end = await browser.dance(path, person);
      expect(end).toBe("/auth?error=providerFailed");
      expect(await accountsOf(person)).toBe(0);
    },
  );
});

describe("the log", () => {
  afterEach(() => vi.restoreAllMocks());

  test("names a failure and nothing that is secret or a person's", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const scenario of ["down", "garbage", "no-profile"] as const) {
      await browse("", scenario).dance("/auth/github", anybody());
    }
    const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines.map((line) => line.error)).toEqual([
      "Error: token: status 502",
      "Error: token: status 200",
      "Error: /no-profile/github/user: unexpected shape",
    ]);
    expect(lines[0]).toMatchObject({ event: "oauth_failed", provider: "github" });
  });
});

describe("a browser that brings back the wrong thing", () => {
  /** Comes back after `change` was made to what the cookie holds; answers where that ends. */
  async function tampered(
    change: (handshake: Handshake) => Partial<Handshake>,
    path = "/auth/google",
  ) {
    const [browser, person] = [browse(), anybody()];
    const back = await browser.agree(path, person);
    const handshake = readHandshake(browser.handshake() ?? null);
    if (!handshake) throw new Error("no handshake");
    browser.jar.set(OAUTH_COOKIE, packHandshake({ ...handshake, ...change(handshake) }));
    const end = await browser.visit(back);
    expect(await accountsOf(person)).toBe(0);
    return end;
  }

  const other = "x".repeat(43);
  test.each<[string, Partial<Handshake>]>([
    ["state", { state: other }],
    ["verifier", { verifier: other }],
    ["provider", { provider: "github" }],
  ])("is refused for another %s", async (_, change) => {
    expect(await tampered(() => change)).toBe("/auth?error=providerFailed");
  });

  test("is refused without a cookie, with a broken one and in another browser", async () => {
    const [mine, person] = [browse(), anybody()];
    const back = await mine.agree("/auth/google", person);
    expect(await browse().visit(back)).toBe("/auth?error=providerFailed");
    expect(await browse(`${OAUTH_COOKIE}=e30`).visit(back)).toBe("/auth?error=providerFailed");
    const theirs = browse();
    await theirs.agree("/auth/google", anybody());
    expect(await theirs.visit(back)).toBe("/auth?error=providerFailed");
    expect(await mine.visit(back)).toBe("/");
  });

  test("is refused after ten minutes, and without a code or state", async () => {
    const browser = browse();
    const back = await browser.agree("/auth/google", anybody());
    browser.wait(601);
    expect(await browser.visit(back)).toBe("/auth?error=providerFailed");
    for (const part of ["code", "state"]) {
      const url = new URL(await browser.agree("/auth/google", anybody()), "https://shop.test");
      url.searchParams.delete(part);
      expect(await browser.visit(url.pathname + url.search)).toBe("/auth?error=providerFailed");
    }
  });

  test("uses a code once", async () => {
    const [browser, person] = [browse(), anybody()];
    const back = await browser.agree("/auth/google", person);
    const cookie = `${OAUTH_COOKIE}=${browser.handshake()}`;
    expect(await browser.visit(back)).toBe("/");
    expect(await browse(cookie).visit(back)).toBe("/auth?error=providerFailed");
    expect(await accountsOf(person)).toBe(1);
  });

  test("is refused when somebody else signed in before linking ended", async () => {
    const [mine, theirs] = [await registerPerson(), await registerPerson()];
    const browser = browse(mine.cookie);
    const back = await browser.agree("/auth/google?link=1", anybody());
    const changed = browse(`${theirs.cookie}; ${OAUTH_COOKIE}=${browser.handshake()}`);
    expect(await changed.visit(back)).toBe("/account?error=providerFailed");
    expect(await linked(changed)).toEqual([]);
    const nobody = browse(`${OAUTH_COOKIE}=${browser.handshake()}`);
    expect(await nobody.visit(back)).toBe("/account?error=signInRequired");
  });

  test("is sent nowhere but to us", async () => {
    for (const next of ["https://evil.test/", "//evil.test", "/\\evil.test"]) {
      const browser = browse();
      await browser.visit(`/auth?next=${encodeURIComponent(next)}`);
      expect(await browser.dance("/auth/google", anybody())).toBe("/");
    }
  });
});

describe("starting", () => {
  const notSetUp = () => newBrowser({ GOOGLE_CLIENT_ID: "", GITHUB_CLIENT_SECRET: "" });

  test("answers 404 for a provider that is unknown or not set up", async () => {
    const missing = { init: { status: 404 } };
    await expect(browse().visit("/auth/myspace")).rejects.toMatchObject(missing);
    await expect(notSetUp().visit("/auth/google")).rejects.toMatchObject(missing);
    await expect(notSetUp().visit("/auth/google/callback?code=1&state=2")).rejects.toMatchObject(
      missing,
    );
  });

  test("shows neither verifier nor secret to the provider's page", async () => {
    const browser = browse();
    const url = new URL(await browser.visit("/auth/google"));
    const { verifier } = readHandshake(browser.handshake() ?? null) ?? {};
    expect(verifier).toHaveLength(43);
    expect(url.href).not.toContain(verifier);
    expect(url.searchParams.get("scope")).toBe("openid email profile");
    expect(url.searchParams.get("redirect_uri")).toBe("https://shop.test/auth/google/callback");
    expect([...url.searchParams.keys()]).not.toContain("client_secret");
  });

  test("links only for who is signed in and clicked on our own page", async () => {
    const path = "/auth/google?link=1";
    expect(await browse().visit(path)).toMatch(/^\/auth\?next=/);
    const browser = browse((await registerPerson()).cookie);
    for (const site of ["cross-site", "same-site", "none"]) {
      expect(await browser.visit(path, { "sec-fetch-site": site })).toBe("/account");
    }
    expect(browser.handshake()).toBeUndefined();
  });
});
