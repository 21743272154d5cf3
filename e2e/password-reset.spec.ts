import { register } from "./support/account-page";
import { formReady, readMail, sendSignIn, signInAsOwner } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { expect, test, words } from "./support/languages";

const en = words("en", "auth");

test("a new password with the mailed code, in dialogs that a keyboard opens and leaves", async ({
  page,
  request,
}) => {
  const person = await register(page);
  await page.context().clearCookies();
  await page.goto("/auth");
  await formReady(page);
  const link = page.getByRole("link", { name: "Forgot your password?" });
  const forgot = page.getByRole("dialog", { name: "Reset Password" });
  const reset = page.getByRole("dialog", { name: "Enter Reset Code" });

  await test.step("each dialog gives the focus back", async () => {
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(forgot.getByLabel("Email")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(forgot).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await forgot.getByLabel("Email").press("Enter");
    await expect(forgot.getByText("Invalid email address")).toBeVisible();
    await forgot.getByLabel("Email").fill(person.email);
    await page.keyboard.press("Enter");
    await expect(reset.getByLabel("Reset code")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(reset).toBeHidden();
    await expect(link).toBeFocused();
  });

  await test.step("asks for a code", async () => {
    await page.keyboard.press("Enter");
    await forgot.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Send Reset Code", exact: true }).click();
    await expect(reset.getByText(en("forgot.sentText")).first()).toBeVisible();
    await expect(page.getByText("Check your email").first()).toBeVisible();
  });

  const fresh = "another kettle for my aunt";
  const send = async (token: string) => {
    await reset.getByLabel("Reset code").fill(token);
    await reset.getByLabel("New password").fill(fresh);
    await reset.getByRole("button", { name: "Reset Password", exact: true }).click();
  };

  await test.step("a wrong code shows the error once, and the dialog stays", async () => {
    await send("not-it");
    await expect(reset.getByText(words("en", "errors")("resetCodeWrong"))).toBeVisible();
    const alert = reset.getByRole("alert").filter({ hasText: en("reset.failed") });
    await expect(alert).toContainText(en("error"));
    await expect(page.getByText(en("reset.failed"))).toHaveCount(1);
    await expect(reset.getByRole("heading", { name: en("reset.title") })).toBeVisible();
    await expect(reset.getByLabel("Reset code")).toHaveValue("not-it");
    await expectAccessible(page);
  });

  await test.step("the right one sets the password", async () => {
    await signInAsOwner(request);
    const mail = await readMail(request, person.email);
    await send(/\b\d{6}\b/.exec(mail.text)?.[0] ?? "");
    await expect(page.getByText(en("reset.done")).first()).toBeVisible();
    await expect(page.getByText(en("reset.doneText")).first()).toBeVisible();
    await expect(reset).toBeHidden();
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await sendSignIn(page, "en", { username: person.username, password: fresh });
    await expect(page).toHaveURL("/");
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("button", { name: person.username })).toBeVisible();
  });
});
