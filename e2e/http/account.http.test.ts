import { describe, test } from "vitest";
import { expect } from "./support/expect";
import { LANGUAGES, words } from "./support/languages";
import { Page } from "./support/page";
import { PASSWORD, register } from "./support/people";

const OTHER = "purple monkey dishwasher";

describe.each(LANGUAGES)("$code: the account without JavaScript", ({ code, locale }) => {
  const t = words(code, "account");
  const errors = words(code, "errors");
  const section = (page: Page, key: string) =>
    page.getByRole("region", { name: t(`${key}.title`), exact: true });
  const press = (page: Page, key: string) =>
    page.getByRole("button", { name: t(key), exact: true }).click();

  test("the username is saved, or corrected in the page", async () => {
    const page = new Page(locale);
    const { username } = await register(page);
    await page.goto("/account");
    await expect(page).toHaveTitle(t("metaTitle"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
    const parts = ["username", "email", "locale", "password", "sessions", "data", "close"];
    for (const part of parts) await expect(section(page, part)).toBeVisible();
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

  test("a refused password is not written back into the page", async () => {
    const page = new Page(locale);
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

  test("the account is deleted", async () => {
    const page = new Page(locale);
    const { username } = await register(page);
    await page.goto("/account");
    const part = section(page, "close");
    const name = part.getByLabel(t("close.username"), { exact: true });
    await expect(name).toBeHidden();
    await part.locator("summary").click();
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

  test("changes the language of page and mails", async () => {
    const page = new Page(locale);
    await register(page);
    await page.goto("/account");
    const [to, lang] = code === "fr" ? (["zh", "zh-Hans"] as const) : (["fr", "fr"] as const);
    await page.getByLabel(t("locale.label"), { exact: true }).selectOption(to);
    await press(page, "locale.save");
    expect(await page.content()).toContain(`<html lang="${lang}"`);
    const other = words(to, "account");
    await expect(page.getByRole("alert")).toHaveText(other("done.locale"));
    await expect(page.getByRole("combobox", { name: other("locale.label") })).toHaveValue(to);
    expect((await (await page.request.get("/api/user")).json()).locale).toBe(to);
    await page.goto("/");
    expect(await page.content()).toContain(`<html lang="${lang}"`);
  });
});

test("forms that are none, and names that no form has, are answered", async () => {
  const page = new Page();
  await register(page);
  const post = (form: Record<string, string>) => page.request.post("/account", { form });
  expect((await post({ intent: "nonsense" })).status()).toBe(400);
  expect((await post({})).status()).toBe(400);
  expect((await post({ intent: "__proto__" })).status()).toBe(400);
  expect((await post({ intent: "locale", locale: "xx" })).status()).toBe(400);
  expect((await post({ intent: "disconnect", provider: "myspace" })).status()).toBe(400);
  expect((await post({ intent: "username", "username[0]": "x" })).status()).toBe(400);
});

test("is for who is signed in", async () => {
  const page = new Page();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/auth\?next=%2Faccount$/);
  await page.goto("/account/data.json");
  await expect(page).toHaveURL(/\/auth\?next=%2Faccount/);
});

test("says what failed after a return from a provider, and claims nothing", async () => {
  const page = new Page();
  await register(page);
  await page.goto("/account?error=identityTaken");
  await expect(page.getByRole("alert")).toHaveText(words("en", "errors")("identityTaken"));
  await page.goto("/account?error=nonsense&linked=google&done=nothing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
