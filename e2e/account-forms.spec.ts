import { errors, OTHER, press, register, section, t } from "./support/account-page";
import { PASSWORD } from "./support/accounts";
import { expect, test } from "./support/languages";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the username is saved, or mended in the page", async ({ page }) => {
    const { username } = await register(page);
    await page.goto("/account");
    const field = page.getByLabel(t("username.label"), { exact: true });
    await field.fill("!");
    await press(page, "username.save");
    await expect(section(page, "username").getByText(errors("usernameShort"))).toBeVisible();
    await expect(field).toHaveValue("!");
    await field.fill(`${username} II`);
    await press(page, "username.save");
    await expect(page).toHaveURL(/\/account\?done=username/);
    await expect(section(page, "username").getByRole("alert")).toHaveText(t("done.username"));
    await expect(field).toHaveValue(`${username} II`);
  });

  test("a refused password is not written back into the page", async ({ page }) => {
    const { email } = await register(page);
    await page.goto("/account");
    const part = section(page, "email");
    await part.getByLabel(t("email.label"), { exact: true }).fill(`new-${email}`);
    await part.getByLabel(t("email.password"), { exact: true }).fill(OTHER);
    await press(page, "email.save");
    await expect(part.getByText(errors("passwordWrong"))).toBeVisible();
    await expect(part.getByLabel(t("email.label"), { exact: true })).toHaveValue(`new-${email}`);
    expect(await page.content()).not.toContain(OTHER);
  });

  test("the account is deleted", async ({ page }) => {
    const { username } = await register(page);
    await page.goto("/account");
    const part = section(page, "close");
    const name = part.getByLabel(t("close.username"), { exact: true });
    await expect(name).toBeHidden();
    await part.getByText(t("close.open"), { exact: true }).click();
    await name.fill(username);
    await press(page, "close.submit");
    await expect(part.getByText(errors("passwordRequired"))).toBeVisible();
    await expect(name).toHaveValue(username);
    await part.getByLabel(t("close.password"), { exact: true }).fill(PASSWORD);
    await press(page, "close.submit");
    await expect(page).toHaveURL(/\/account\/closed/);
    await page.goto("/account");
    await expect(page).toHaveURL(/\/auth\?next=/);
  });
});

test("forms that are none, and names that no form has, are answered", async ({ page }) => {
  await register(page);
  const post = (form: Record<string, string>) => page.request.post("/account", { form });
  expect((await post({ intent: "nonsense" })).status()).toBe(400);
  expect((await post({})).status()).toBe(400);
  expect((await post({ intent: "__proto__" })).status()).toBe(400);
  expect((await post({ intent: "locale", locale: "xx" })).status()).toBe(400);
  expect((await post({ intent: "disconnect", provider: "myspace" })).status()).toBe(400);
  expect((await post({ intent: "username", "username[0]": "x" })).status()).toBe(400);
});
