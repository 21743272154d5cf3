import { describe, expect, test } from "vitest";
import { PENDING_COOKIE } from "../../../cookies";
import { anybody, type Browser, browse } from "../../../testing/oauth-browser";
import { PASSWORD, registerPerson } from "../../../testing/people";

const GIFT = 7;
const ASKED = `/auth?next=%2Fsearch%3Fq%3Dtea&save=${GIFT}`;
const NEXT = "/search?q=tea";

const saved = async (browser: Browser) => (await browser.viewer()).account?.favoriteIds;

let names = 0;
const signUpForm = () => {
  names++;
  const username = `pending${names}`;
  return { intent: "sign-up", username, email: `${username}@example.com`, password: PASSWORD };
};

describe("a gift to save and a page to go to", () => {
  test.each(["google", "github"] as const)(
    "come through %s, for somebody new",
    async (provider) => {
      const browser = browse();
      await browser.visit(ASKED);
      expect(await browser.dance(`/auth/${provider}`, anybody())).toBe(NEXT);
      expect(await saved(browser)).toEqual([GIFT]);
      expect(browser.jar.has(PENDING_COOKIE)).toBe(false);
    },
  );

  test("come through a provider for somebody who is known there", async () => {
    const person = anybody();
    await browse().dance("/auth/google", person);
    const browser = browse();
    await browser.visit(ASKED);
    expect(await browser.dance("/auth/google", person)).toBe(NEXT);
    expect(await saved(browser)).toEqual([GIFT]);
  });

  test("come through a password and a new account", async () => {
    const form = signUpForm();
    const first = browse();
    await first.visit(ASKED);
    expect(await first.visit(`${ASKED}&mode=sign-up`, {}, form)).toBe(NEXT);
    expect(await saved(first)).toEqual([GIFT]);
    expect(first.jar.has(PENDING_COOKIE)).toBe(false);

    const second = browse();
    await second.visit(`/auth?next=%2Fblog&save=${GIFT + 1}`);
    // The cookie alone tells it: the address lost its parameters.
    expect(await second.visit("/auth", {}, { ...form, intent: "sign-in" })).toBe("/blog");
    expect((await saved(second))?.toSorted()).toEqual([GIFT, GIFT + 1]);
  });

  test("are kept while a provider fails, a form is wrong or a password is reset", async () => {
    const browser = browse("", "denied");
    await browser.visit(ASKED);
    expect(await browser.dance("/auth/google", anybody())).toBe("/auth?error=providerFailed");
    await browser.visit("/auth?error=providerFailed");
    await browser.visit("/auth?error=providerFailed", {}, { intent: "sign-in", username: "x" });
    await browser.visit("/auth?reset=1");
    expect(await browser.visit("/auth?reset=1", {}, signUpForm())).toBe(NEXT);
    expect(await saved(browser)).toEqual([GIFT]);
  });

  test("are done at once for somebody who is signed in already", async () => {
    const browser = browse((await registerPerson()).cookie);
    expect(await browser.visit(ASKED)).toBe(NEXT);
    expect(await saved(browser)).toEqual([GIFT]);
    expect(await browser.visit("/auth")).toBe("/");
  });

  test("another site's link saves nothing for somebody who is signed in", async () => {
    const browser = browse((await registerPerson()).cookie);
    expect(await browser.visit(ASKED, { "sec-fetch-site": "cross-site" })).toBe(NEXT);
    expect(await saved(browser)).toEqual([]);
  });

  test("are forgotten when somebody opens /auth by itself", async () => {
    const browser = browse();
    await browser.visit(ASKED);
    await browser.visit("/auth");
    expect(browser.jar.has(PENDING_COOKIE)).toBe(false);
    expect(await browser.dance("/auth/google", anybody())).toBe("/");
    expect(await saved(browser)).toEqual([]);
  });

  test.each([
    ["a path elsewhere", "next=https%3A%2F%2Fevil.test&save=7", "/", [7]],
    ["an id that is none", "next=%2Fsearch&save=7%20OR%201", "/search", []],
    ["a gift that there isn't", "next=%2Fsearch&save=999999999", "/search", []],
    ["a path too long to keep", `next=%2F${"a".repeat(5_000)}&save=7`, "/", [7]],
    ["nothing that can be read", "%E0%A4%A", "/", []],
  ])("a cookie that says %s", async (_, text, next, gifts) => {
    const browser = browse(`${PENDING_COOKIE}=${encodeURIComponent(text)}`);
    if (text.startsWith("%")) browser.jar.set(PENDING_COOKIE, text);
    expect(await browser.dance("/auth/github", anybody())).toBe(next);
    expect(await saved(browser)).toEqual(gifts);
  });

  test("a new account of a provider is signed in even where the gift can't be saved", async () => {
    const browser = browse();
    await browser.visit("/auth?next=%2Fsearch&save=999999999");
    expect(await browser.dance("/auth/google", anybody())).toBe("/search");
    expect((await browser.viewer()).account).not.toBeNull();
  });
});
