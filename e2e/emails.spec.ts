import type { Browser, Page } from "@playwright/test";
import { signInAsOwner } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { expect, type Language, test, visit, words } from "./support/languages";

/** No other journey reads this mail, so each language here has a template to itself. */
const TEMPLATE = "premium_welcome";
const editorAt = (language: Language) => `/dev/emails/${TEMPLATE}?language=${language}`;

/** A page on which the Owner is signed in, with the built-in words of a language in place. */
async function openDesk(browser: Browser, locale: string, language: Language, options = {}) {
  const page = await visit(browser, locale, options);
  await signInAsOwner(page.request);
  await page.request.delete(`/api/dev/emails/${TEMPLATE}/${language}`);
  return page;
}

/** The editor and its parts, named as an Owner who speaks `language` reads them. */
function parts(page: Page, language: Language) {
  const t = words(language, "emails");
  const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
  return {
    t,
    errors: words(language, "errors"),
    subject: page.getByRole("textbox", { name: t("subject"), exact: true }),
    content: page.getByRole("textbox", { name: t("content"), exact: true }),
    preview: page.getByRole("region", { name: t("preview"), exact: true }),
    reset: page.locator("summary", { hasText: t("reset") }),
    button,
    press: (key: string) => button(key).last().click(),
    said: (text: string) => page.getByText(text, { exact: true }).first(),
  };
}

test("own words, seen as they are typed, tried, kept and reset", async ({ browser }) => {
  const page = await openDesk(browser, "en-US", "en");
  const { t, errors, subject, content, preview, reset, press, said } = parts(page, "en");
  await page.goto("/dev/emails");
  await expect(page).toHaveTitle(t("meta"));
  await expectAccessible(page);
  await page.locator(`a[href="${editorAt("en")}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`names.${TEMPLATE}`));

  await subject.fill(`en {username} !`);
  await content.fill("<b>{username}</b>\n\n{nobody}");
  await expect(preview).toContainText(`en Owner !`);
  await expect(preview).toContainText("<b>Owner</b>");
  await press("save");
  const refusal = errors("placeholderUnknown").replace("{{names}}", "{nobody}");
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(content).toHaveValue(/\{nobody\}$/);
  await expectAccessible(page);

  await content.fill("<b>{username}</b>\n\n1 < 2");
  await press("test");
  await expect(said(t("tested"))).toBeVisible();
  await press("save");
  await expect(said(t("saved"))).toBeVisible();
  await expect(page.getByText(`${t("own")} ·`)).toBeVisible();

  await page.goto("/dev/outbox");
  const mail = page.getByRole("listitem").filter({ hasText: `en Owner !` }).first();
  await mail.locator("summary").click();
  await expect(mail).toContainText("<b>Owner</b>");
  await expectAccessible(page);

  await page.goto(editorAt("en"));
  await expect(subject).toHaveValue(`en {username} !`);
  await reset.click();
  await press("reset");
  await expect(said(t("resetDone"))).toBeVisible();
  const builtIn = words("en", "mails");
  await expect(subject).toHaveValue(builtIn(`${TEMPLATE}.subject`));
  await expect(content).toHaveValue(builtIn(`${TEMPLATE}.content`));
});

test("of two who edit at once the later sees the other’s words and loses none", async ({
  browser,
}) => {
  const path = "/dev/emails/password_reset?language=zh";
  const one = await visit(browser, "en-US");
  const other = await visit(browser, "en-US");
  for (const page of [one, other]) {
    await signInAsOwner(page.request);
    await page.request.delete("/api/dev/emails/password_reset/zh");
    await page.goto(path);
  }
  const [mine, theirs] = [parts(one, "en"), parts(other, "en")];
  await theirs.subject.fill("Theirs");
  await theirs.press("save");
  await expect(theirs.said(theirs.t("saved"))).toBeVisible();

  await mine.subject.fill("Mine");
  await mine.press("save");
  const alert = one.getByRole("alert").filter({ hasText: mine.errors("changedMeanwhile") });
  await expect(alert).toBeFocused();
  await expect(one.getByRole("region", { name: mine.t("theirs") })).toContainText("Theirs");
  await expect(mine.subject).toHaveValue("Mine");
  await expectAccessible(one);
  await mine.press("save");
  await expect(mine.said(mine.t("saved"))).toBeVisible();
  await other.reload();
  await expect(theirs.subject).toHaveValue("Mine");
  await one.request.delete("/api/dev/emails/password_reset/zh");
});

test("what is typed outlives a lost connection", async ({ browser }) => {
  const page = await openDesk(browser, "es-ES", "es");
  const { errors, subject, press } = parts(page, "es");
  await page.goto("/dev/emails/password_reset?language=es");
  await subject.fill("Sin red");
  await page.context().setOffline(true);
  await press("save");
  await expect(page.getByText(errors("unreachable")).first()).toBeVisible();
  await expect(subject).toHaveValue("Sin red");
});
