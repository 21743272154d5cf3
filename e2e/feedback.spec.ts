import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { isPost } from "./support/hold";
import { expect, type Language, test, visit, words } from "./support/languages";

/** The dialog and its parts, named as a visitor who speaks `language` reads them. */
function parts(page: Page, language: Language = "en") {
  const t = words(language, "feedback");
  const dialog = page.getByRole("dialog", { name: t("title") });
  return {
    t,
    dialog,
    email: dialog.getByLabel(t("email"), { exact: true }),
    type: dialog.getByLabel(t("type"), { exact: true }),
    message: dialog.getByLabel(t("message"), { exact: true }),
    submit: dialog.getByRole("button", { name: t("submit") }),
    cancel: dialog.getByRole("button", { name: t("cancel") }),
  };
}

const opener = (page: Page, language: Language = "en") =>
  page.getByRole("button", { name: words(language, "common")("nav.feedback") }).first();

test("opens by keyboard, keeps what was typed, names what is wrong, and sends", async ({
  page,
}) => {
  await page.goto("/search?q=tea");
  const { dialog, email, type, message, submit, cancel } = parts(page);

  await test.step("opens, holds and gives back the focus by keyboard", async () => {
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(email).toBeFocused();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => {
        const { activeElement } = document;
        // The browser's own bar is part of the ring; the page behind isn't.
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      });
      expect(where).toBe(true);
      await expect(page.locator("[name=website]")).not.toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(email).toBeFocused();
    await cancel.press("Enter");
    await expect(opener(page)).toBeFocused();
  });

  await test.step("names what is wrong", async () => {
    await opener(page).click();
    await expect(type).toHaveValue("suggestion");
    await email.fill("nobody");
    await message.fill("Too short");
    await submit.click();
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
    await expect(message).toHaveAccessibleDescription(/Message must be at least 10 characters/);
    await expect(email).toBeFocused();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, { colors: "only" });
    await page.emulateMedia({ colorScheme: "light" });
  });

  await test.step("closed without sending, it keeps what was typed", async () => {
    await email.fill("ann@example.com");
    await type.selectOption("error");
    await message.fill("I was about to say");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await opener(page).click();
    await expect(message).toHaveValue("I was about to say");
    await expect(email).toHaveValue("ann@example.com");
    await expect(type).toHaveValue("error");
  });

  await test.step("a failure keeps the dialog and what was typed", async () => {
    await page.route("**/feedback*", (route) =>
      isPost(route.request()) ? route.abort() : route.continue(),
    );
    await submit.click();
    // In the dialog, since all else is out of reach while it is open; and once.
    const alert = dialog.getByRole("alert");
    await expect(alert).toBeFocused();
    await expect(alert).toContainText("Error");
    await expect(page.getByText("Failed to submit feedback.")).toHaveCount(1);
    await expect(message).toHaveValue("I was about to say");
    await expectAccessible(page);
    await page.unroute("**/feedback*");
  });

  await test.step("sends, thanks and starts afresh", async () => {
    const sent = page.waitForRequest(isPost);
    await type.selectOption("bug");
    await message.fill("The tea filter hides the teapots.");
    await submit.click();
    const form = new URLSearchParams((await sent).postData() ?? "");
    expect(Object.fromEntries(form)).toMatchObject({ type: "bug", path: "/search", website: "" });
    await expect(page.getByText("Thank you for your feedback!").first()).toBeVisible();
    await expect(
      page.getByText("We appreciate your input and will review it shortly.").first(),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Search Gifts" })).toBeVisible();

    await opener(page).click();
    await expect(message).toHaveValue("");
    await expect(email).toHaveValue("");
    await expect(type).toHaveValue("suggestion");
  });
});

test("where the dialog can't be loaded, its page opens", async ({ page }) => {
  await page.route(/\/assets\/feedback-dialog-[\w-]+\.js/, (route) => route.abort());
  await page.goto("/search");
  await opener(page).click();
  await expect(page).toHaveURL(/\/feedback\?path=%2Fsearch/);
  await expect(page.getByRole("heading", { level: 1, name: "Send Feedback" })).toBeVisible();
});

test("works on an error page, on the smallest phone, from the menu", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 640 } });
  await page.goto("/no/such/page");
  const c = words("en", "common");
  const menu = page.getByRole("button", { name: c("nav.menu") });
  await menu.click();
  await opener(page, "en").click();
  const { t, dialog, email, message, submit } = parts(page, "en");
  await expect(email).toBeFocused();
  await submit.click();
  await expect(email).toHaveAccessibleDescription(words("en", "errors")("emailInvalid"));
  await email.fill("ann@example.com");
  await message.fill("这个页面不见了，请帮忙看看。");
  await submit.click();
  await expect(page.getByText(t("thanks.title")).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: c("error.notFound.title") })).toBeVisible();
  await expect(menu).toBeFocused();
});
