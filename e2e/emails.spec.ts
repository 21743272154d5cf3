import { signInAsOwner } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { expect, test, words } from "./support/languages";

/** No other journey reads this mail. */
const TEMPLATE = "premium_welcome";
const API = `/api/dev/emails/${TEMPLATE}/en`;

test("a mail's preview follows typing, and its text survives a lost server and another editor", async ({
  page,
}) => {
  const t = words("en", "mail-admin");
  const errors = words("en", "errors");
  const subject = page.getByRole("textbox", { name: t("subject"), exact: true });
  const content = page.getByRole("textbox", { name: t("content"), exact: true });
  const press = (key: string) =>
    page
      .getByRole("button", { name: t(key), exact: true })
      .last()
      .click();
  const said = (text: string) => page.getByText(text, { exact: true }).first();
  await signInAsOwner(page.request);
  await page.request.delete(API);
  await page.goto(`/dev/emails/${TEMPLATE}?language=en`);

  await test.step("the preview follows, and a placeholder that there is not is refused", async () => {
    const preview = page.getByRole("region", { name: t("preview"), exact: true });
    await subject.fill("en {username} !");
    await content.fill("<b>{username}</b>\n\n{nobody}");
    await expect(preview).toContainText("en Owner !");
    await expect(preview).toContainText("<b>Owner</b>");
    await press("save");
    const refusal = errors("placeholderUnknown").replace("{{names}}", "{nobody}");
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(content).toHaveValue(/\{nobody\}$/);
    await expectAccessible(page);
  });

  await test.step("a test mail is sent", async () => {
    await content.fill("<b>{username}</b>\n\n1 < 2");
    await press("test");
    await expect(said(t("tested"))).toBeVisible();
  });

  await test.step("a server that can't be reached", async () => {
    await page.context().setOffline(true);
    await press("save");
    await expect(page.getByText(errors("unreachable")).first()).toBeVisible();
    await expect(subject).toHaveValue("en {username} !");
    await page.context().setOffline(false);
  });

  await test.step("of two who edit at once the later sees the other's words and loses none", async () => {
    const { version } = await (await page.request.get(API)).json();
    const data = { subject: "Theirs", content: "{username}, of theirs", version };
    expect((await page.request.put(API, { data })).status()).toBe(200);
    await press("save");
    const alert = page.getByRole("alert").filter({ hasText: errors("changedMeanwhile") });
    await expect(alert).toBeFocused();
    await expect(page.getByRole("region", { name: t("theirs") })).toContainText("Theirs");
    await expect(subject).toHaveValue("en {username} !");
    await expectAccessible(page);
    await press("save");
    await expect(said(t("saved"))).toBeVisible();
    await expect(page.getByText(`${t("own")} ·`)).toBeVisible();
    expect((await (await page.request.get(API)).json()).subject).toBe("en {username} !");
  });

  await test.step("the built-in words come back", async () => {
    await page.locator("summary", { hasText: t("reset") }).click();
    await press("reset");
    await expect(said(t("resetDone"))).toBeVisible();
    const builtIn = words("en", "mails");
    await expect(subject).toHaveValue(builtIn(`${TEMPLATE}.subject`));
    await expect(content).toHaveValue(builtIn(`${TEMPLATE}.content`));
  });
});
