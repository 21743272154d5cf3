/** Pages of a visitor whose network has spent its part of the day. */
import { describe, test } from "vitest";
import { turnstileSettings } from "../../worker/testing/fakes/turnstile";
import { expect } from "./support/expect";
import { hostParty, linkOf, press } from "./support/guests";
import { LANGUAGES, words } from "./support/languages";
import { Page } from "./support/page";
import { newPerson, PASSWORD, register } from "./support/people";

const SPENT = { VISITORS_DAILY_ROWS: "0", VISITORS_DAILY_CHATS: "0" };

describe.each(LANGUAGES)("$code: over the day's allowance", ({ code, locale }) => {
  const t = (key: string) => words(code, "errors")(key);
  const open = async (address: string) => {
    const page = new Page(locale);
    page.request.bindings = SPENT;
    await page.goto(address);
    return page;
  };

  test("forms say to come back tomorrow, and keep what was typed", async () => {
    const { username, email } = newPerson();
    const auth = words(code, "auth");
    const page = await open("/auth?mode=sign-up");
    await page.getByLabel(auth("username"), { exact: true }).fill(username);
    await page.getByLabel(auth("email"), { exact: true }).fill(email);
    await page.getByLabel(auth("password"), { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: auth("signUp.submit"), exact: true }).click();
    expect(page.text()).toContain(t("dailyLimit"));
    await expect(page.getByLabel(auth("username"), { exact: true })).toHaveValue(username);
    await expect(page.getByLabel(auth("email"), { exact: true })).toHaveValue(email);

    const feedback = words(code, "feedback");
    const other = await open("/feedback");
    const message = "I like the kettle on the first page.";
    await other.getByLabel(feedback("email"), { exact: true }).fill(email);
    await other.getByLabel(feedback("message"), { exact: true }).fill(message);
    await other.getByRole("button", { name: feedback("submit"), exact: true }).click();
    expect(other.text()).toContain(t("dailyLimit"));
    await expect(other.getByLabel(feedback("message"), { exact: true })).toHaveValue(message);

    const talk = words(code, "talk");
    const home = await open("/");
    const chat = home.getByRole("region", { name: talk("title") });
    await chat.getByLabel(talk("message"), { exact: true }).fill("tea for my aunt");
    await chat.getByRole("button", { name: talk("send"), exact: true }).click();
    expect(home.text()).toContain(t("dailyLimit"));
    await expect(home.getByLabel(talk("message"), { exact: true })).toHaveValue("tea for my aunt");
  });
});

test("the answer is 429 until midnight; finder, pages and whoever is signed in go on", async () => {
  const page = new Page();
  await register(page);
  const visitor = new Page();
  for (const { request } of [page, visitor]) request.bindings = SPENT;
  const form = {
    email: "a@example.com",
    message: "Long enough to be kept",
    type: "bug",
    path: "/",
  };
  const refused = await visitor.request.post("/feedback", { form });
  expect(refused.status()).toBe(429);
  const seconds = Number(refused.headers()["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(86_400);
  expect((await visitor.request.get("/")).status()).toBe(200);
  const fields = { recipient: "My sister", age: "26-50", occasion: "birthday", interests: "tea" };
  const brief = { ...fields, budget: "50-100", relationship: "family" };
  expect((await visitor.request.post("/api/recommend", { data: brief })).status()).toBe(200);
  expect((await page.request.post("/feedback", { form, maxRedirects: 0 })).status()).toBe(302);
  const favorite = await page.request.post("/api/favorites", { data: { giftId: 1 } });
  expect(favorite.status()).toBe(200);
  const turn = await page.request.post("/api/chat", { data: { message: "tea for my aunt" } });
  expect(turn.status()).toBe(200);
});

test("guests answer their invitations all the same", async () => {
  const { page: host } = await hostParty();
  const guest = new Page();
  guest.request.bindings = SPENT;
  await guest.goto(await linkOf(host));
  await guest.getByLabel(words("en", "rsvp")("name"), { exact: true }).fill("Sam");
  await press(guest, words("en", "rsvp")("answers.yes"));
  await expect(guest.getByText(words("en", "rsvp")("said.yes"))).toBeVisible();
  await host.reload();
  await expect(host.getByRole("article", { name: "Sam" })).toBeVisible();
});

test("with Turnstile on, a form without its token says what to do and keeps what was typed", async () => {
  const [auth, errors] = [words("en", "auth"), words("en", "errors")];
  const page = new Page();
  page.request.bindings = turnstileSettings("passes");
  const opened = await page.goto("/auth?mode=sign-up");
  expect(opened.headers()["content-security-policy"]).toContain("frame-src http://turnstile.test");
  const { username, email } = newPerson();
  await page.getByLabel(auth("username"), { exact: true }).fill(username);
  await page.getByLabel(auth("email"), { exact: true }).fill(email);
  await page.getByLabel(auth("password"), { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: auth("signUp.submit"), exact: true }).click();
  await expect(page.getByRole("alert").first()).toContainText(errors("humanCheck"));
  await expect(page.getByLabel(auth("email"), { exact: true })).toHaveValue(email);
});
