import {
  formReady,
  newPerson,
  PASSWORD,
  registerUser,
  sendSignIn,
  sendSignUp,
} from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";

const en = words("en", "auth");

for (const { code, locale } of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test(`${code}: registers, signs out and in again${javaScriptEnabled ? "" : ", without JavaScript"}`, async ({
      browser,
    }) => {
      const page = await visit(browser, locale, {
        javaScriptEnabled,
        viewport: { width: 1280, height: 900 },
      });
      const [t, nav] = [words(code, "auth"), words(code, "common")];
      await page.goto("/auth");
      await expect(page.getByRole("heading", { name: t("signIn.title") })).toBeVisible();
      await page.getByRole("link", { name: t("signIn.switch") }).click();
      await expect(page.getByRole("heading", { name: t("signUp.title") })).toBeVisible();
      const person = newPerson();
      await sendSignUp(page, code, person);
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("link", { name: nav("nav.account") })).toBeVisible();

      await page.getByRole("button", { name: nav("signOut.action") }).click();
      await expect(page.getByRole("link", { name: nav("nav.signIn") }).first()).toBeVisible();
      await expect(page.getByRole("button", { name: nav("signOut.action") })).toHaveCount(0);

      await page.goto("/auth");
      // By e-mail, which works as well as the name.
      await sendSignIn(page, code, { username: person.email, password: person.password });
      await expect(page.getByRole("link", { name: nav("nav.account") })).toBeVisible();
      // Nothing to do here for who is signed in.
      await page.goto("/auth");
      await expect(page).toHaveURL("/");
    });
  }

  test(`${code}: both modes and both dialogs fit and pass axe at 320 px`, async ({ browser }) => {
    const page = await visit(browser, locale, { viewport: { width: 320, height: 800 } });
    const t = words(code, "auth");
    for (const [path, title] of [
      ["/auth?mode=sign-up", "signUp.title"],
      ["/auth/forgot", "forgot.title"],
      ["/auth/reset?sent=1", "reset.title"],
      ["/auth?save=1&next=%2Fsearch", "signIn.title"],
    ] as const) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1, name: t(title) })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await expect(page.getByText(t("required.save"))).toBeVisible();
    await page.getByRole("link", { name: t("forgotLink") }).click();
    const forgot = page.getByRole("dialog", { name: t("forgot.title") });
    await expectAccessible(page);
    await forgot.getByLabel(t("email")).fill("nobody@example.com");
    await forgot.getByRole("button", { name: t("forgot.submit"), exact: true }).click();
    const reset = page.getByRole("dialog", { name: t("reset.title") });
    await expect(reset).toBeVisible();
    await expect(reset).toHaveAccessibleDescription(t("forgot.sentText"));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test("says the same of a wrong password and of an unknown name", async ({ page }) => {
  const person = await registerUser(page, "en");
  await page.context().clearCookies();
  const heard: string[] = [];
  for (const username of [person.username, newPerson().username]) {
    await page.goto("/auth");
    await formReady(page);
    await sendSignIn(page, "en", { username, password: "not the password" });
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toBeFocused();
    heard.push(await alert.innerText());
    await expect(page.getByText(en("signIn.failed"))).toHaveCount(1);
    // What was typed is still there.
    await expect(page.getByLabel(en("username"), { exact: true })).toHaveValue(username);
    await expectAccessible(page);
  }
  expect(heard[0]).toContain("Login failed");
  expect(heard[0]).toBe(heard[1]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`names every wrong field${javaScriptEnabled ? "" : ", without JavaScript"}`, async ({
    browser,
  }) => {
    const page = await visit(browser, "en-US", { javaScriptEnabled });
    const e = words("en", "errors");
    await page.goto("/auth?mode=sign-up");
    if (javaScriptEnabled) await formReady(page);
    await sendSignUp(page, "en", { username: "a", email: "b@", password: "short" });
    for (const key of ["usernameShort", "emailInvalid", "passwordShort"]) {
      await expect(page.getByRole("main").getByText(e(key))).toBeVisible();
    }
    const name = page.getByLabel("Username", { exact: true });
    await expect(name).toHaveValue("a");
    await expect(name).toHaveAccessibleDescription(new RegExp(e("usernameShort")));
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("b@");
    if (!javaScriptEnabled) {
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
      return;
    }
    await expect(name).toBeFocused();
    await expectAccessible(page);
  });
}

test("a taken name is told at its field and in a toast", async ({ page }) => {
  const person = await registerUser(page, "en");
  await page.context().clearCookies();
  await page.goto("/auth?mode=sign-up");
  await formReady(page);
  await sendSignUp(page, "en", { ...newPerson(), username: person.username.toUpperCase() });
  await expect(page.getByLabel("Username", { exact: true })).toHaveAccessibleDescription(
    /already taken/,
  );
  await expect(page.getByText("Registration failed").first()).toBeVisible();
});

test("never sends a password back, and answers with the failure's own status", async ({
  request,
}) => {
  const secret = "hunter2 hunter2";
  const form = { intent: "sign-in", username: newPerson().username, password: secret };
  const wrong = await request.post("/auth", { form });
  expect(wrong.status()).toBe(401);
  expect(await wrong.text()).not.toContain(secret);
  const empty = await request.post("/auth", { form: { intent: "sign-up", password: secret } });
  expect(empty.status()).toBe(400);
  expect(await empty.text()).not.toContain(secret);
});

test("goes back to where the person was, and never elsewhere", async ({ page }) => {
  const person = await registerUser(page, "en");
  for (const [next, end] of [
    ["/search?q=tea", "/search?q=tea"],
    ["//evil.test/x", "/"],
    ["https://evil.test/", "/"],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`/auth?mode=sign-up&next=${encodeURIComponent(next)}`);
    // The way back survives a change of mind.
    await page.getByRole("link", { name: en("signUp.switch") }).click();
    await expect(page.getByRole("heading", { name: en("signIn.title") })).toBeVisible();
    await sendSignIn(page, "en", person);
    await expect(page).toHaveURL(end);
  }
});

test("keeps the gift that asked for the sign-in", async ({ page }) => {
  const person = await registerUser(page, "en");
  await page.context().clearCookies();
  await page.goto("/auth?save=1&next=%2Fsearch");
  await expect(page.getByText("Please sign in to save gifts to your favorites")).toBeVisible();
  await sendSignIn(page, "en", person);
  await expect(page).toHaveURL("/search");
  const favorites = await page.request.get("/api/favorites");
  expect((await favorites.json()).map((gift: { id: number }) => gift.id)).toEqual([1]);
});

test("shows the password on demand and says how strong a new one is", async ({ page }) => {
  await page.goto("/auth?mode=sign-up");
  await formReady(page);
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await password.fill("sommer");
  const meter = page.getByRole("main").getByRole("status");
  await expect(meter).toHaveText(en("strength.weak"));
  await password.fill(PASSWORD);
  await expect(meter).toHaveText(en("strength.strong"));
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue(PASSWORD);
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expectAccessible(page);
});

for (const code of ["providerFailed", "emailUnverified", "emailHasAccount", "identityTaken"]) {
  test(`/auth tells that a provider answered ${code}`, async ({ page }) => {
    await page.goto(`/auth?error=${code}`);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      words("en", "errors")(code),
    );
  });
}

for (const path of ["/auth", "/auth?mode=sign-up", "/sign-out"]) {
  test(`what was typed survives a lost connection at ${path}`, async ({ page }) => {
    if (path === "/sign-out") {
      await registerUser(page, "en");
      await page.goto(path, { waitUntil: "networkidle" });
      await page.route("**/*.data*", (route) => route.abort());
      await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByText("Logout failed").first()).toBeVisible();
      return;
    }
    await page.goto(path, { waitUntil: "networkidle" });
    await page.route("**/*.data*", (route) => route.abort());
    const person = newPerson();
    await (path === "/auth" ? sendSignIn : sendSignUp)(page, "en", person);
    await expect(page.getByText(words("en", "errors")("unreachable")).first()).toBeVisible();
    await expect(page.getByLabel("Username", { exact: true })).toHaveValue(person.username);
  });
}
