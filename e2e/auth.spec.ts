import { register } from "./support/account-page";
import { formReady, newPerson, sendSignIn, sendSignUp } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { expect, test, words } from "./support/languages";

const [t, common, errors] = ["auth", "common", "errors"].map((name) => words("en", name)) as [
  ReturnType<typeof words>,
  ReturnType<typeof words>,
  ReturnType<typeof words>,
];

test("registers, signs out and in again, whatever goes wrong on the way", async ({ page }) => {
  const taken = await register(page);
  await page.context().clearCookies();
  const person = newPerson();
  const name = page.getByLabel("Username", { exact: true });
  const cut = () => page.route("**/*.data*", (route) => route.abort());

  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: t("signIn.title") })).toBeVisible();
  await page.getByRole("link", { name: t("signIn.switch") }).click();
  await expect(page.getByRole("heading", { name: t("signUp.title") })).toBeFocused();
  await formReady(page);

  await test.step("every wrong field is named", async () => {
    await sendSignUp(page, "en", { username: "a", email: "b@", password: "short" });
    for (const key of ["usernameShort", "emailInvalid", "passwordShort"]) {
      await expect(page.getByRole("main").getByText(errors(key))).toBeVisible();
    }
    await expect(name).toHaveValue("a");
    await expect(name).toHaveAccessibleDescription(new RegExp(errors("usernameShort")));
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("b@");
    await expect(name).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("a taken name is told at its field and in a toast", async () => {
    await sendSignUp(page, "en", { ...person, username: taken.username.toUpperCase() });
    await expect(name).toHaveAccessibleDescription(/already taken/);
    await expect(page.getByText("Registration failed").first()).toBeVisible();
  });

  await test.step("what was typed survives a lost connection", async () => {
    await cut();
    await sendSignUp(page, "en", person);
    await expect(page.getByText(errors("unreachable")).first()).toBeVisible();
    await expect(name).toHaveValue(person.username);
    await page.unrouteAll();
  });

  await test.step("registers", async () => {
    await sendSignUp(page, "en", person);
    await expect(page).toHaveURL("/");
    await page.getByRole("banner").getByRole("button", { name: person.username }).click();
    await expect(page.getByRole("link", { name: common("nav.account") })).toBeVisible();
  });

  await test.step("signs out, once there is a connection", async () => {
    await page.goto("/sign-out");
    await cut();
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByText("Logout failed").first()).toBeVisible();
    await page.unrouteAll();
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: person.username }).click();
    await header.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: common("nav.signIn") }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: common("signOut.action") })).toHaveCount(0);
  });

  await page.goto("/auth");
  await formReady(page);

  await test.step("a wrong password takes the focus to the reason", async () => {
    await sendSignIn(page, "en", { username: person.username, password: "not the password" });
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toBeFocused();
    await expect(alert).toContainText("Login failed");
    await expect(page.getByText(t("signIn.failed"))).toHaveCount(1);
    await expect(name).toHaveValue(person.username);
    await expectAccessible(page);
  });

  await test.step("signs in by e-mail, which works as well as the name", async () => {
    await cut();
    await sendSignIn(page, "en", { username: person.email, password: person.password });
    await expect(page.getByText(errors("unreachable")).first()).toBeVisible();
    await expect(name).toHaveValue(person.email);
    await page.unrouteAll();
    await sendSignIn(page, "en", { username: person.email, password: person.password });
    await page.getByRole("banner").getByRole("button", { name: person.username }).click();
    await expect(page.getByRole("link", { name: common("nav.account") })).toBeVisible();
  });
});
