import {
  formReady,
  newPerson,
  PASSWORD,
  readMail,
  registerUser,
  sendSignIn,
  signInAsOwner,
} from "./support/accounts";
import { expect, test, visit, words } from "./support/languages";

const en = words("en", "auth");
const common = words("en", "common");

test("the dialog opens and closes by keyboard and gives the focus back", async ({ page }) => {
  await page.goto("/auth");
  await formReady(page);
  const link = page.getByRole("link", { name: "Forgot your password?" });
  await link.focus();
  await page.keyboard.press("Enter");
  const forgot = page.getByRole("dialog", { name: "Reset Password" });
  await expect(forgot.getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(forgot).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press("Enter");
  await forgot.getByLabel("Email").press("Enter");
  await expect(forgot.getByText("Invalid email address")).toBeVisible();
  await forgot.getByLabel("Email").fill("nobody@example.com");
  await page.keyboard.press("Enter");
  const reset = page.getByRole("dialog", { name: "Enter Reset Code" });
  await expect(reset.getByLabel("Reset code")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(reset).toBeHidden();
  await expect(link).toBeFocused();
});

test("sets a new password with the mailed code", async ({ browser, request }) => {
  const page = await visit(browser, "en-US", {
    viewport: { width: 1280, height: 900 },
  });
  const person = await registerUser(page, "en");
  await page.context().clearCookies();
  await page.goto("/auth");
  await formReady(page);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByRole("button", { name: "Send Reset Code", exact: true }).click();
  const place = page.getByRole("dialog", { name: "Enter Reset Code" });
  await expect(place.getByText(en("forgot.sentText")).first()).toBeVisible();
  await expect(page.getByText("Check your email").first()).toBeVisible();

  await signInAsOwner(request);
  const mail = await readMail(request, person.email);
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? "";
  const fresh = "another kettle for my aunt";
  const send = async (token: string) => {
    await place.getByLabel("Reset code").fill(token);
    await place.getByLabel("New password").fill(fresh);
    await place.getByRole("button", { name: "Reset Password", exact: true }).click();
  };
  await send(code === "000000" ? "000001" : "000000");
  await expect(place.getByText(/This code is not right/)).toBeVisible();
  await send(code);
  await expect(page.getByText("Password reset successful").first()).toBeVisible();
  await expect(page.getByText("You can now log in with your new password.").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await sendSignIn(page, "en", { username: person.username, password: fresh });
  await expect(page.getByRole("link", { name: common("nav.account") })).toBeVisible();
});

test("a code that was never asked for sends one back to the start", async ({ page }) => {
  await page.goto("/auth/reset");
  await page.getByLabel("Email", { exact: true }).fill(newPerson().email);
  await page.getByLabel("Reset code").fill("123456");
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Reset Password", exact: true }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Failed to reset password. Please try again.");
  await expect(alert).toContainText("ask for a new one");
  await page.getByRole("link", { name: "Ask for a new code" }).click();
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
});
