import {
  formReady,
  newPerson,
  PASSWORD,
  registerUser,
  sendSignIn,
  sendSignUp,
} from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";

const en = words("en", "auth");

test("registers, signs out and in again", async ({ browser }) => {
  const page = await visit(browser, "en-US", {
    viewport: { width: 1280, height: 900 },
  });
  const [t, nav] = [words("en", "auth"), words("en", "common")];
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: t("signIn.title") })).toBeVisible();
  await page.getByRole("link", { name: t("signIn.switch") }).click();
  await expect(page.getByRole("heading", { name: t("signUp.title") })).toBeVisible();
  const person = newPerson();
  await sendSignUp(page, "en", person);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: nav("nav.account") })).toBeVisible();

  await page.getByRole("button", { name: nav("signOut.action") }).click();
  await expect(page.getByRole("link", { name: nav("nav.signIn") }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: nav("signOut.action") })).toHaveCount(0);

  await page.goto("/auth");
  // By e-mail, which works as well as the name.
  await sendSignIn(page, "en", { username: person.email, password: person.password });
  await expect(page.getByRole("link", { name: nav("nav.account") })).toBeVisible();
  // Nothing to do here for who is signed in.
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
});

test("both modes and both dialogs fit and pass axe at 320 px", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  const t = words("en", "auth");
  for (const [path, title] of [
    ["/auth?mode=sign-up", "signUp.title"],
    ["/auth/forgot", "forgot.title"],
    ["/auth/reset?sent=1", "reset.title"],
    ["/auth?save=1&next=%2Fsearch", "signIn.title"],
  ] as const) {
    await page.goto(path);
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

test("names every wrong field", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  const e = words("en", "errors");
  await page.goto("/auth?mode=sign-up");
  await formReady(page);
  await sendSignUp(page, "en", { username: "a", email: "b@", password: "short" });
  for (const key of ["usernameShort", "emailInvalid", "passwordShort"]) {
    await expect(page.getByRole("main").getByText(e(key))).toBeVisible();
  }
  const name = page.getByLabel("Username", { exact: true });
  await expect(name).toHaveValue("a");
  await expect(name).toHaveAccessibleDescription(new RegExp(e("usernameShort")));
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("b@");
  await expect(name).toBeFocused();
  await expectAccessible(page);
});

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
      await page.goto(path);
      await page.route("**/*.data*", (route) => route.abort());
      await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByText("Logout failed").first()).toBeVisible();
      return;
    }
    await page.goto(path);
    await page.route("**/*.data*", (route) => route.abort());
    const person = newPerson();
    await (path === "/auth" ? sendSignIn : sendSignUp)(page, "en", person);
    await expect(page.getByText(words("en", "errors")("unreachable")).first()).toBeVisible();
    await expect(page.getByLabel("Username", { exact: true })).toHaveValue(person.username);
  });
}
