import { describe, test } from "vitest";
import { expect } from "./support/expect";
import { LANGUAGES, type Language, words } from "./support/languages";
import { Page, Requests } from "./support/page";
import { newPerson, PASSWORD, readMail, register } from "./support/people";

async function sendSignIn(page: Page, code: Language, username: string, password: string) {
  const t = words(code, "auth");
  await page.getByLabel(t("username"), { exact: true }).fill(username);
  await page.getByLabel(t("password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
}

async function sendSignUp(page: Page, code: Language, person: ReturnType<typeof newPerson>) {
  const t = words(code, "auth");
  await page.getByLabel(t("username"), { exact: true }).fill(person.username);
  await page.getByLabel(t("email"), { exact: true }).fill(person.email);
  await page.getByLabel(t("password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: t("signUp.submit"), exact: true }).click();
}

const heart = (page: Page) => page.getByRole("article").first().locator("button[aria-pressed]");

const savedIds = async (page: Page) =>
  (await (await page.request.get("/api/favorites")).json()).map(({ id }: { id: number }) => id);

describe.each(LANGUAGES)("$code: without JavaScript", ({ code, locale }) => {
  const [t, nav, e] = [words(code, "auth"), words(code, "common"), words(code, "errors")];
  const signOut = (page: Page) => page.getByRole("button", { name: nav("signOut.action") }).first();
  const account = (page: Page) => page.getByRole("link", { name: nav("nav.account") }).first();

  test("registers, signs out and in again", async () => {
    const page = new Page(locale);
    await page.goto("/auth");
    await expect(page.getByRole("heading", { name: t("signIn.title") })).toBeVisible();
    await page.getByRole("link", { name: t("signIn.switch") }).click();
    await expect(page.getByRole("heading", { name: t("signUp.title") })).toBeVisible();
    const person = newPerson();
    await sendSignUp(page, code, person);
    await expect(page).toHaveURL("/");
    await expect(account(page)).toBeVisible();

    await signOut(page).click();
    await expect(page.getByRole("link", { name: nav("nav.signIn") }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: nav("signOut.action") })).toHaveCount(0);

    await page.goto("/auth");
    // By e-mail, which works as well as the name.
    await sendSignIn(page, code, person.email, person.password);
    await expect(account(page)).toBeVisible();
    // Nothing to do here for who is signed in.
    await page.goto("/auth");
    await expect(page).toHaveURL("/");
  });

  test("names every wrong field", async () => {
    const page = new Page(locale);
    await page.goto("/auth?mode=sign-up");
    await sendSignUp(page, code, { username: "a", email: "b@", password: "short" });
    const main = page.getByRole("main");
    for (const key of ["usernameShort", "emailInvalid", "passwordShort"]) {
      await expect(main.getByText(e(key))).toBeVisible();
    }
    const name = page.getByLabel(t("username"), { exact: true });
    await expect(name).toHaveValue("a");
    await expect(name).toHaveAccessibleDescription(new RegExp(e("usernameShort")));
    await expect(page.getByLabel(t("email"), { exact: true })).toHaveValue("b@");
    await expect(page.getByLabel(t("password"), { exact: true })).toHaveValue("");
  });

  test("register, save, forget the password, reset it, and find the favourite", async () => {
    const page = new Page(locale);
    const person = newPerson();
    await page.goto("/auth?mode=sign-up");
    await sendSignUp(page, code, person);
    await page.goto("/search?q=LEGO");
    const gift = await page.getByRole("article").first().getByRole("heading").innerText();
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    await signOut(page).click();

    await page.goto("/auth");
    await page.getByRole("link", { name: t("forgotLink") }).click();
    await expect(page.locator("h1")).toHaveText(t("forgot.title"));
    await page.getByLabel(t("email"), { exact: true }).fill(person.email);
    await page.getByRole("button", { name: t("forgot.submit"), exact: true }).click();
    await expect(page.locator("h1")).toHaveText(t("reset.title"));
    await expect(page.getByText(t("forgot.sentText")).first()).toBeVisible();
    await expect(page.getByText(t("forgot.sent")).first()).toBeVisible();
    const token = /^\d{6}$/m.exec((await readMail(person.email)).text)?.[0] ?? "";
    const password = `${person.password} again`;
    const send = async (sent: string) => {
      await page.getByLabel(t("reset.code"), { exact: true }).fill(sent);
      await page.getByLabel(t("newPassword"), { exact: true }).fill(password);
      await page.getByRole("button", { name: t("reset.submit"), exact: true }).click();
    };
    const wrong = token === "000000" ? "000001" : "000000";
    await send(wrong);
    await expect(page).toHaveURL(/\/auth\/reset/);
    await expect(page.getByText(e("resetCodeWrong"))).toBeVisible();
    const alert = page.getByRole("alert").filter({ hasText: t("reset.failed") });
    await expect(alert).toContainText(t("error"));
    await expect(page.getByText(t("reset.failed"))).toHaveCount(1);
    await expect(page.getByLabel(t("reset.code"), { exact: true })).toHaveValue(wrong);
    await send(token);
    await expect(page.getByText(t("reset.done")).first()).toBeVisible();
    await expect(page.getByText(t("reset.doneText")).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: t("signIn.title") })).toBeVisible();
    await sendSignIn(page, code, person.username, password);
    await expect(page).toHaveURL("/");
    await page.goto("/favorites");
    await expect(
      page.getByRole("heading", { name: words(code, "favorites")("title") }),
    ).toBeVisible();
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([gift]);
  });

  test("sets a new password by the mailed link, which opening doesn't use up", async () => {
    const page = new Page(locale);
    const person = await register(page);
    page.clearCookies();
    await page.request.post("/api/auth/forgot-password", { data: { email: person.email } });
    const { text } = await readMail(person.email);
    const link = /\/auth\/reset\/[0-9a-f]{32}$/m.exec(text)?.[0] ?? "none";
    const elsewhere = new Page(locale);
    for (let visit = 0; visit < 3; visit++) {
      const answer = await elsewhere.goto(link);
      expect(answer.headers()["referrer-policy"]).toBe("same-origin");
      expect(answer.headers()["cache-control"]).toContain("no-store");
      await expect(elsewhere.locator("h1")).toHaveText(t("resetLink.title"));
    }
    const send = async (password: string) => {
      await elsewhere.getByLabel(t("newPassword"), { exact: true }).fill(password);
      await elsewhere.getByRole("button", { name: t("reset.submit"), exact: true }).click();
    };
    await send("12345");
    await expect(elsewhere.getByText(e("passwordShort"))).toBeVisible();
    await send(`${person.password} again`);
    await expect(elsewhere.getByText(t("reset.done")).first()).toBeVisible();
    await sendSignIn(elsewhere, code, person.username, `${person.password} again`);
    await expect(elsewhere).toHaveURL("/");
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole("alert")).toContainText(t("resetLink.gone"));
  });

  test("a gift that a visitor wanted to save is saved after signing up", async () => {
    const page = new Page(locale);
    await page.goto("/search?q=LEGO");
    const card = page.getByRole("article").first();
    const id = await card.locator("input[name=giftId]").first().inputValue();
    await heart(page).click();
    await expect(page).toHaveURL(/\/auth\?/);
    await expect(page.getByText(t("required.save")).first()).toBeVisible();
    const cookie = (await page.reload()).headers()["set-cookie"] ?? "";
    expect(cookie).toMatch(/^__Host-pending=/);
    for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=1800"]) {
      expect(cookie.split("; ")).toContain(part);
    }
    await page.getByRole("link", { name: t("signIn.switch") }).click();
    await expect(page.getByRole("heading", { name: t("signUp.title") })).toBeVisible();
    await sendSignUp(page, code, newPerson());
    await expect(page).toHaveURL(/\/search\?q=LEGO$/);
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    expect(await savedIds(page)).toEqual([Number(id)]);
    expect(page.request.cookies.has("__Host-pending")).toBe(false);
  });

  test.each(["providerFailed", "emailUnverified", "emailHasAccount", "identityTaken"])(
    "/auth tells that a provider answered %s",
    async (error) => {
      const page = new Page(locale);
      await page.goto(`/auth?error=${error}`);
      await expect(page.getByRole("main").getByRole("alert")).toContainText(e(error));
    },
  );
});

test("never sends a password back, and answers with the failure's own status", async () => {
  const request = new Requests();
  const secret = "hunter2 hunter2";
  const form = { intent: "sign-in", username: newPerson().username, password: secret };
  const wrong = await request.post("/auth", { form });
  expect(wrong.status()).toBe(401);
  expect(await wrong.text()).not.toContain(secret);
  const empty = await request.post("/auth", { form: { intent: "sign-up", password: secret } });
  expect(empty.status()).toBe(400);
  expect(await empty.text()).not.toContain(secret);
});

test("goes back to where the person was, and never elsewhere", async () => {
  const page = new Page();
  const person = await register(page);
  for (const [next, end] of [
    ["/search?q=tea", "/search?q=tea"],
    ["//evil.test/x", "/"],
    ["https://evil.test/", "/"],
  ] as const) {
    page.clearCookies();
    await page.goto(`/auth?mode=sign-up&next=${encodeURIComponent(next)}`);
    // Switching the form keeps the page to return to.
    await page.getByRole("link", { name: words("en", "auth")("signUp.switch") }).click();
    await expect(
      page.getByRole("heading", { name: words("en", "auth")("signIn.title") }),
    ).toBeVisible();
    await sendSignIn(page, "en", person.username, person.password);
    await expect(page).toHaveURL(end);
  }
});

test("keeps the gift that asked for the sign-in", async () => {
  const page = new Page();
  const person = await register(page);
  page.clearCookies();
  await page.goto("/auth?save=1&next=%2Fsearch");
  await expect(page.getByText("Please sign in to save gifts to your favorites")).toBeVisible();
  await sendSignIn(page, "en", person.username, person.password);
  await expect(page).toHaveURL("/search");
  expect(await savedIds(page)).toEqual([1]);
});

test("opening /auth when signed in already saves the gift and goes on", async () => {
  const page = new Page();
  await register(page);
  const opened = { headers: { "sec-fetch-site": "none" } };
  const answer = await page.request.get("/auth?save=3&next=%2Fsearch", opened);
  expect(new URL(answer.url()).pathname).toBe("/search");
  expect(await savedIds(page)).toEqual([3]);
});

test("says the same of a wrong password and of an unknown name", async () => {
  const page = new Page();
  const person = await register(page);
  page.clearCookies();
  const t = words("en", "auth");
  const heard: string[] = [];
  for (const username of [person.username, newPerson().username]) {
    await page.goto("/auth");
    await sendSignIn(page, "en", username, "not the password");
    heard.push(await page.getByRole("main").getByRole("alert").innerText());
    await expect(page.getByText(t("signIn.failed"))).toHaveCount(1);
    // What was typed is still there.
    await expect(page.getByLabel(t("username"), { exact: true })).toHaveValue(username);
  }
  expect(heard[0]).toContain("Login failed");
  expect(heard[0]).toBe(heard[1]);
});

test("a taken name is told at its field", async () => {
  const page = new Page();
  const { username } = await register(page);
  page.clearCookies();
  await page.goto("/auth?mode=sign-up");
  await sendSignUp(page, "en", { ...newPerson(), username: username.toUpperCase() });
  const field = page.getByLabel("Username", { exact: true });
  await expect(field).toHaveAccessibleDescription(/already taken/);
});

test("a code that was never asked for sends one back to the start", async () => {
  const page = new Page();
  await page.goto("/auth/reset");
  await page.getByLabel("Email", { exact: true }).fill(newPerson().email);
  await page.getByLabel("Reset code").fill("123456");
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Reset Password", exact: true }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Failed to reset password. Please try again.");
  await expect(alert).toContainText("request a new code");
  await page.getByRole("link", { name: "Request a new code" }).click();
  await expect(page.locator("h1")).toHaveText("Reset Password");
});

test("a page of favourites costs three queries at most, and asks visitors to sign in", async () => {
  const page = new Page();
  await page.goto("/favorites");
  await expect(page).toHaveURL(/\/auth\?next=%2Ffavorites$/);
  await register(page);
  await page.request.post("/api/favorites", { data: { giftId: 1 } });
  const response = await page.goto("/favorites");
  const timing = response.headers()["server-timing"] ?? "";
  expect(Number(/queries;desc="(\d+)"/.exec(timing)?.[1])).toBeLessThanOrEqual(3);
  expect(response.headers()["cache-control"]).toContain("no-store");
});
