import { formReady, newPerson } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { expect, LANGUAGES, type Language, test, visit, words } from "./support/languages";

/** Registers somebody, and asks for a reset code for them on the sign-in page. */
async function askForCode(browser: Parameters<typeof visit>[0], code: Language, scripts: boolean) {
  const locale = LANGUAGES.find((language) => language.code === code)?.locale ?? "en-US";
  const page = await visit(browser, locale, { javaScriptEnabled: scripts });
  const person = newPerson();
  expect((await page.request.post("/api/register", { data: person })).status()).toBe(201);
  await page.context().clearCookies();
  await page.goto("/auth");
  const t = words(code, "auth");
  if (scripts && code === "en") await formReady(page);
  await page.getByRole("link", { name: t("forgotLink") }).click();
  const form = scripts ? page.getByRole("dialog") : page.getByRole("main");
  await form.getByLabel(t("email"), { exact: true }).fill(person.email);
  await form.getByRole("button", { name: t("forgot.submit"), exact: true }).click();
  await form.getByLabel(t("reset.code")).fill("not-it");
  await form.getByLabel(t("newPassword")).fill(person.password);
  await form.getByRole("button", { name: t("reset.submit"), exact: true }).click();
  return { page, form, t };
}

for (const { code } of LANGUAGES) {
  test(`${code}: a wrong reset code shows the error once and the dialog stays`, async ({
    browser,
  }) => {
    const { page, form, t } = await askForCode(browser, code, true);
    await expect(form.getByText(words(code, "errors")("resetCodeWrong"))).toBeVisible();
    const alert = form.getByRole("alert").filter({ hasText: t("reset.failed") });
    await expect(alert).toContainText(t("error"));
    await expect(page.getByText(t("reset.failed"))).toHaveCount(1);
    await expect(form).toBeVisible();
    await expect(form.getByRole("heading", { name: t("reset.title") })).toBeVisible();
    await expect(form.getByLabel(t("reset.code"))).toHaveValue("not-it");
    if (code === "en") await expectAccessible(page);
  });
}

test("without JavaScript a wrong reset code shows the error on the form's page", async ({
  browser,
}) => {
  const { page, form, t } = await askForCode(browser, "en", false);
  await expect(page).toHaveURL(/\/auth\/reset/);
  const alert = form.getByRole("alert").filter({ hasText: t("reset.failed") });
  await expect(alert).toContainText(t("error"));
  await expect(form.getByText(words("en", "errors")("resetCodeWrong"))).toBeVisible();
  await expect(form.getByLabel(t("reset.code"))).toHaveValue("not-it");
});
