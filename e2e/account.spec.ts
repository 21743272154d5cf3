import { errors, OTHER, open, press, register, section, t } from "./support/account-page";
import { PASSWORD } from "./support/accounts";
import { expect, test, words } from "./support/languages";

test("each form says what is wrong where it is, and keeps what the others hold", async ({
  page,
}) => {
  const { username, email } = await register(page);
  await open(page);

  await test.step("username", async () => {
    await page.getByLabel(t("password.new"), { exact: true }).fill("half typed");
    const field = page.getByLabel(t("username.label"), { exact: true });
    await expect(field).toHaveValue(username);
    await field.fill("0wner");
    await press(page, "username.save");
    await expect(section(page, "username").getByText(errors("usernameReserved"))).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(`${username} II`);
    await press(page, "username.save");
    await expect(page.getByText(t("done.username"), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(`${username} II, here since`)).toBeVisible();
    await expect(field).toHaveValue(`${username} II`);
    await expect(page.getByLabel(t("password.new"), { exact: true })).toHaveValue("half typed");
  });

  await test.step("a server that can't be reached", async () => {
    await page.route("**/account.data*", (route) => route.abort());
    const field = page.getByLabel(t("username.label"), { exact: true });
    await field.fill("Somebody else");
    await press(page, "username.save");
    await expect(section(page, "username").getByRole("alert")).toHaveText(errors("unreachable"));
    await expect(field).toHaveValue("Somebody else");
    await page.unroute("**/account.data*");
  });

  await test.step("email", async () => {
    const part = section(page, "email");
    const field = part.getByLabel(t("email.label"), { exact: true });
    const password = part.getByLabel(t("email.password"), { exact: true });
    await field.fill(`new-${email}`);
    await password.fill(OTHER);
    await press(page, "email.save");
    await expect(part.getByText(errors("passwordWrong"))).toBeVisible();
    await expect(password).toBeFocused();
    await expect(field).toHaveValue(`new-${email}`);
    await password.fill(PASSWORD);
    await press(page, "email.save");
    await expect(page.getByText(t("done.email"), { exact: true }).first()).toBeVisible();
    await expect(password).toHaveValue("");
    // The old one stays until the new one is confirmed.
    await expect(field).toHaveValue(email);
    await expect(part.getByText(`new-${email}`)).toBeVisible();
  });

  await test.step("password", async () => {
    const part = section(page, "password");
    const current = part.getByLabel(t("password.current"), { exact: true });
    const next = part.getByLabel(t("password.new"), { exact: true });
    const strong = part.getByText(words("en", "auth")("strength.strong"), { exact: true });
    await current.fill(PASSWORD);
    await next.fill("password");
    await press(page, "password.change");
    await expect(part.getByText(errors("passwordCommon"))).toBeVisible();
    await expect(next).toBeFocused();
    await next.fill(OTHER);
    await expect(strong).toBeVisible();
    await press(page, "password.change");
    await expect(page.getByText(t("done.password"), { exact: true }).first()).toBeVisible();
    await expect(current).toHaveValue("");
    await expect(next).toHaveValue("");
    await expect(strong).toHaveCount(0);
  });

  await test.step("a dialog that can be left", async () => {
    const opener = page.getByRole("button", { name: t("close.open"), exact: true });
    const dialog = page.getByRole("dialog", { name: t("close.question") });
    await opener.click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(t("close.username"), { exact: true }).fill("somebody");
    await press(page, "close.submit");
    await expect(dialog.getByText(errors("confirmWrong"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  const fr = words("fr", "account");
  await test.step("language", async () => {
    const box = section(page, "locale").getByRole("combobox", { name: t("locale.label") });
    await box.selectOption("fr");
    await press(page, "locale.save");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByText(fr("done.locale")).first()).toBeVisible();
    await expect(page.getByRole("combobox", { name: fr("locale.label") })).toHaveValue("fr");
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("fr");
  });

  await test.step("deleting the account", async () => {
    await page.getByRole("button", { name: fr("close.open"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: fr("close.question") });
    await dialog.getByLabel(fr("close.username"), { exact: true }).fill(`${username} II`);
    await dialog.getByLabel(fr("close.password"), { exact: true }).fill(OTHER);
    await page.getByRole("button", { name: fr("close.submit"), exact: true }).click();
    await expect(page).toHaveURL(/\/account\/closed$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(fr("closed.title"));
  });
});
