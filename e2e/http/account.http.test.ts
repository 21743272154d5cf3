import { env } from "cloudflare:workers";
import { describe, test } from "vitest";
import { expect } from "./support/expect";
import { inTurn, type Language, words } from "./support/languages";
import { Page } from "./support/page";
import { PASSWORD, readMail, register, signInAsOwner } from "./support/people";

const OTHER = "purple monkey dishwasher";
const signIn = (page: Page, username: string, password: string) =>
  page.request.post("/api/login", { data: { username, password } });

/** What the flows below say and press, in a language. */
function helpersOf(code: Language) {
  const t = words(code, "account");
  const errors = words(code, "errors");
  const section = (page: Page, key: string) =>
    page.getByRole("region", { name: t(`${key}.title`), exact: true });
  const press = (page: Page, key: string) =>
    page.getByRole("button", { name: t(key), exact: true }).click();
  return { t, errors, section, press };
}

describe("the account without JavaScript", () => {
  inTurn("the username is saved, or corrected in the page", async ({ code, locale }) => {
    const { t, errors, section, press } = helpersOf(code);
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

  inTurn("a refused password is not written back into the page", async ({ code, locale }) => {
    const { t, errors, section, press } = helpersOf(code);
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

  inTurn(
    "a new email waits, is sent again, taken back, and confirmed by a press",
    async ({ code, locale }) => {
      const { t, section, press } = helpersOf(code);
      const auth = words(code, "auth");
      const page = new Page(locale);
      const { email } = await register(page);
      await page.goto("/account");
      const part = section(page, "email");
      await expect(
        part.getByText(t("email.unconfirmed").replace("{{email}}", email)),
      ).toBeVisible();
      const linkTo = async (to: string) =>
        /\/auth\/confirm\/[0-9a-f]{32}$/m.exec((await readMail(to)).text)?.[0] ?? "none";
      const change = async (next: string) => {
        await part.getByLabel(t("email.label"), { exact: true }).fill(next);
        await part.getByLabel(t("email.password"), { exact: true }).fill(PASSWORD);
        await press(page, "email.save");
        await expect(part.getByRole("alert")).toHaveText(t("done.email"));
      };
      const waits = (next: string) => part.getByText(t("email.waiting").replace("{{email}}", next));

      await change(`first-${email}`);
      await expect(waits(`first-${email}`)).toBeVisible();
      await press(page, "email.cancel");
      await expect(part.getByText(t("done.emailCancel"))).toBeVisible();
      await expect(waits(`first-${email}`)).toHaveCount(0);
      await page.goto(await linkTo(`first-${email}`));
      await expect(page.getByRole("alert")).toContainText(auth("confirm.gone"));

      await page.goto("/account");
      await change(`second-${email}`);
      await press(page, "email.resend");
      await expect(part.getByText(t("done.emailResend"))).toBeVisible();
      expect((await signIn(new Page(), `second-${email}`, PASSWORD)).status()).toBe(401);

      // On another device, where nobody is signed in.
      const elsewhere = new Page(locale);
      await elsewhere.goto(await linkTo(`second-${email}`));
      await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(auth("confirm.title"));
      expect((await signIn(new Page(), email, PASSWORD)).status()).toBe(200);
      await elsewhere.getByRole("button", { name: auth("confirm.submit"), exact: true }).click();
      await expect(elsewhere.getByRole("alert")).toContainText(auth("confirm.done"));
      expect((await signIn(new Page(), `second-${email}`, PASSWORD)).status()).toBe(200);
      expect((await signIn(new Page(), email, PASSWORD)).status()).toBe(401);
      await page.goto("/account");
      await expect(part.getByRole("button", { name: t("email.resend") })).toHaveCount(0);
    },
  );

  inTurn("the account is deleted", async ({ code, locale }) => {
    const { t, errors, section, press } = helpersOf(code);
    const page = new Page(locale);
    const { username } = await register(page);
    await page.goto("/account");
    const part = section(page, "close");
    const name = part.getByLabel(t("close.username"), { exact: true });
    await expect(name).toBeHidden();
    await part.locator("summary").click();
    await name.fill("somebody");
    await press(page, "close.submit");
    await expect(part.getByText(errors("confirmWrong"))).toBeVisible();
    await name.fill(username);
    await press(page, "close.submit");
    await expect(part.getByText(errors("passwordRequired"))).toBeVisible();
    await expect(name).toHaveValue(username);
    await part.getByLabel(t("close.password"), { exact: true }).fill(PASSWORD);
    await press(page, "close.submit");
    await expect(page).toHaveURL(/\/account\/closed/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("closed.title"));
    expect((await signIn(page, username, PASSWORD)).status()).toBe(401);
    await page.goto("/account");
    await expect(page).toHaveURL(/\/auth\?next=/);
  });

  inTurn("changes the language of page and mails", async ({ code, locale }) => {
    const { t, press } = helpersOf(code);
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

inTurn("a first password that came too late is to be typed again", async ({ code, locale }) => {
  const { t, section, press } = helpersOf(code);
  const page = new Page(locale);
  const { id } = await register(page);
  const run = (sql: string) => env.DB.prepare(sql).bind(id).run();
  await run("UPDATE users SET password = NULL WHERE id = ?");
  await page.goto("/account");
  const part = section(page, "password");
  await expect(part.getByText(t("password.soon"))).toBeVisible();
  await part.getByLabel(t("password.new"), { exact: true }).fill(OTHER);
  await run("UPDATE sessions SET verified_at = verified_at - 301 WHERE user_id = ?");
  await press(page, "password.set");
  await expect(page).toHaveURL(/\/auth\/again$/);
  // Signs in again, as an account at a provider would.
  await run("UPDATE sessions SET verified_at = unixepoch() WHERE user_id = ?");
  await page.goto("/account#password");
  await expect(part.getByRole("alert")).toHaveText(t("password.retype"));
  expect(await page.content()).not.toContain(OTHER);
});

// Attributes are spelled as the server writes them.
describe("the account in English", () => {
  const t = words("en", "account");
  const section = (page: Page, key: string) =>
    page.getByRole("region", { name: t(`${key}.title`), exact: true });
  const press = (page: Page, key: string) =>
    page.getByRole("button", { name: t(key), exact: true }).click();

  /** Somebody's account page, and another device of theirs. */
  async function open() {
    const [page, elsewhere] = [new Page(), new Page()];
    const person = await register(page);
    expect((await signIn(elsewhere, person.username, PASSWORD)).status()).toBe(200);
    await page.goto("/account");
    return { page, elsewhere, person };
  }

  test("a new password signs out every other device", async () => {
    const { page, elsewhere, person } = await open();
    const part = section(page, "password");
    const current = part.getByLabel(t("password.current"), { exact: true });
    const next = part.getByLabel(t("password.new"), { exact: true });
    await expect(current).toHaveAttribute("autoComplete", "current-password");
    await expect(next).toHaveAttribute("autoComplete", "new-password");
    await current.fill(PASSWORD);
    await next.fill(OTHER);
    await press(page, "password.change");
    await expect(part.getByRole("alert")).toHaveText(t("done.password"));
    await page.goto("/account");
    await expect(page).toHaveURL(/\/account$/);
    await elsewhere.goto("/account");
    await expect(elsewhere).toHaveURL(/\/auth\?next=/);
    expect((await signIn(new Page(), person.username, PASSWORD)).status()).toBe(401);
    expect((await signIn(new Page(), person.username, OTHER)).status()).toBe(200);
  });

  test("devices are listed and signed out everywhere", async () => {
    const { page, elsewhere } = await open();
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

  test("a copy of everything is a file", async () => {
    const { page, person } = await open();
    const { username, email } = person;
    await page.request.post("/api/favorites", { data: { giftId: 1 } });
    const link = page.getByRole("link", { name: t("data.download") });
    await expect(link).toHaveAttribute("download", "");
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    const name = `giftwright-${username}.json`;
    expect(file.headers()["content-disposition"]).toContain(`attachment; filename="${name}"`);
    const copy = await file.json();
    expect(copy.account).toMatchObject({ username, email });
    expect(copy.favorites).toHaveLength(1);
    expect(await file.text()).not.toMatch(/scrypt|__Host|token/);
  });

  test("the Owner keeps name and account", async () => {
    const page = new Page();
    await signInAsOwner(page.request);
    await page.goto("/account");
    const field = page.getByLabel(t("username.label"), { exact: true });
    await expect(field).toHaveValue("Owner");
    await expect(field).toHaveAttribute("readOnly", "");
    await expect(section(page, "username").getByRole("button")).toHaveCount(0);
    await expect(page.getByText(words("en", "errors")("ownerName"))).toBeVisible();
    const close = section(page, "close");
    await expect(close.getByText(words("en", "errors")("ownerStays"))).toBeVisible();
    await expect(page.getByText(t("close.open"))).toHaveCount(0);
    await expect(close.getByRole("button")).toHaveCount(0);
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
