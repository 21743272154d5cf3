import { readFile } from "node:fs/promises";
import { errors, OTHER, open, press, register, section, signIn, t } from "./support/account-page";
import { PASSWORD, signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";

for (const colorScheme of ["light", "dark"] as const) {
  test(`${colorScheme}: stands at 320 px and is accessible`, async ({ browser }) => {
    const page = await visit(browser, "en-US", {
      colorScheme,
      viewport: { width: 320, height: 800 },
    });
    await register(page);
    const own = words("en", "account");
    await open(page);
    await expect(page).toHaveTitle(own("metaTitle"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(own("title"));
    const parts = ["username", "email", "locale", "password", "sessions", "data", "close"];
    for (const part of parts) {
      const name = own(`${part}.title`);
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: own("username.save") }).click();
    await expect(page.getByText(own("done.username"), { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: own("email.save") }).click();
    const wrong = words("en", "errors")("passwordRequired");
    await expect(page.getByText(wrong)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: own("close.open") }).click();
    await expect(page.getByRole("dialog", { name: own("close.question") })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test("saves the username, and leaves what other forms hold", async ({ page }) => {
  const { username } = await register(page);
  await open(page);
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

test("the Owner keeps name and account", async ({ page }) => {
  await signInAsOwner(page.request);
  await open(page);
  const field = page.getByLabel(t("username.label"), { exact: true });
  await expect(field).toHaveValue("Owner");
  await expect(field).not.toBeEditable();
  await expect(page.getByText(errors("ownerName"))).toBeVisible();
  await expect(section(page, "close").getByText(errors("ownerStays"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("close.open") })).toHaveCount(0);
});

test("saves the email with the right password only", async ({ page }) => {
  const { email } = await register(page);
  await open(page);
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
  await expect(field).toHaveValue(`new-${email}`);
  expect((await signIn(page, `new-${email}`, PASSWORD)).status()).toBe(200);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "" : ", without JavaScript";

  test(`changes the language of page and mails${how}`, async ({ browser }) => {
    const page = await visit(browser, "en-US", { javaScriptEnabled });
    await register(page);
    await open(page);
    const part = section(page, "locale");
    await part.getByRole("combobox", { name: t("locale.label") }).selectOption("fr");
    await press(page, "locale.save");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    const fr = words("fr", "account");
    await expect(page.getByText(fr("done.locale")).first()).toBeVisible();
    await expect(page.getByRole("combobox", { name: fr("locale.label") })).toHaveValue("fr");
    const user = await (await page.request.get("/api/user")).json();
    expect(user.locale).toBe("fr");
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    if (javaScriptEnabled) {
      expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("fr");
    }
  });
}

test("changes the password and signs out every other device", async ({ page, browser }) => {
  const { username } = await register(page);
  const elsewhere = await visit(browser, "en-US");
  expect((await signIn(elsewhere, username, PASSWORD)).status()).toBe(200);
  await open(page);
  const part = section(page, "password");
  const current = part.getByLabel(t("password.current"), { exact: true });
  const next = part.getByLabel(t("password.new"), { exact: true });
  await expect(current).toHaveAttribute("autocomplete", "current-password");
  await expect(next).toHaveAttribute("autocomplete", "new-password");
  await current.fill(PASSWORD);
  await next.fill("password");
  await press(page, "password.change");
  await expect(part.getByText(errors("passwordCommon"))).toBeVisible();
  await expect(next).toBeFocused();
  await next.fill(OTHER);
  await expect(part.getByText(words("en", "auth")("strength.strong"))).toBeVisible();
  await press(page, "password.change");
  await expect(page.getByText(t("done.password"), { exact: true }).first()).toBeVisible();
  await expect(current).toHaveValue("");
  await expect(next).toHaveValue("");
  const strong = words("en", "auth")("strength.strong");
  await expect(part.getByText(strong, { exact: true })).toHaveCount(0);
  await open(page);
  await expect(page).toHaveURL(/\/account$/);
  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL(/\/auth/);
});

test("lists the devices and signs out everywhere", async ({ page, browser }) => {
  const { username } = await register(page);
  const elsewhere = await visit(browser, "en-US");
  await signIn(elsewhere, username, PASSWORD);
  await open(page);
  const part = section(page, "sessions");
  await expect(part.getByRole("listitem")).toHaveCount(2);
  await expect(part.getByText(t("sessions.current"), { exact: true })).toHaveCount(1);
  await press(page, "sessions.signOut");
  await expect(page).toHaveURL(/\/auth$/);
  for (const device of [page, elsewhere]) {
    await device.goto("/account");
    await expect(device).toHaveURL(/\/auth\?next=/);
  }
});

test("hands out a copy of everything as a file", async ({ page }) => {
  const { username, email } = await register(page);
  await page.request.post("/api/favorites", { data: { giftId: 1 } });
  await open(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: t("data.download") }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`giftwright-${username}.json`);
  const text = await readFile(await download.path(), "utf8");
  const copy = JSON.parse(text);
  expect(copy.account).toMatchObject({ username, email });
  expect(copy.favorites).toHaveLength(1);
  expect(text).not.toMatch(/scrypt|__Host|token/);
});

test("keeps the page and what was typed when the server can't be reached", async ({ page }) => {
  await register(page);
  await open(page);
  await page.route("**/account.data*", (route) => route.abort());
  await page.getByLabel(t("username.label"), { exact: true }).fill("Somebody else");
  await press(page, "username.save");
  await expect(section(page, "username").getByRole("alert")).toHaveText(errors("unreachable"));
  await expect(page.getByLabel(t("username.label"), { exact: true })).toHaveValue("Somebody else");
});

test("deletes the account in a dialog that can be left", async ({ page }) => {
  const { username } = await register(page);
  await open(page);
  const opener = page.getByRole("button", { name: t("close.open"), exact: true });
  const dialog = page.getByRole("dialog", { name: t("close.question") });
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByLabel(t("close.username"), { exact: true }).fill("somebody");
  await press(page, "close.submit");
  await expect(dialog.getByText(errors("confirmWrong"))).toBeVisible();
  await dialog.getByLabel(t("close.username"), { exact: true }).fill(username);
  await dialog.getByLabel(t("close.password"), { exact: true }).fill(PASSWORD);
  await press(page, "close.submit");
  await expect(page).toHaveURL(/\/account\/closed$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("closed.title"));
  await expectAccessible(page);
  expect((await signIn(page, username, PASSWORD)).status()).toBe(401);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/auth\?next=/);
});
