import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { isPost } from "./support/hold";
import { expect, type Language, test, visit, words } from "./support/languages";

const DESKTOP = { viewport: { width: 1280, height: 800 } };

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

/** Opens the dialog in the page at `path`, once the scripts are up. */
async function openAt(page: Page, path: string, language: Language = "en") {
  await page.goto(path);
  await opener(page, language).click();
  const found = parts(page, language);
  await expect(found.dialog).toBeVisible();
  return found;
}

test("opens, holds and gives back the focus by keyboard", async ({ page }) => {
  await page.goto("/search");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const { dialog, email, cancel } = parts(page);
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

test("names what is wrong, then sends, thanks and starts afresh", async ({ page }) => {
  const { dialog, email, type, message, submit } = await openAt(page, "/search?q=tea");
  await expect(type).toHaveValue("suggestion");
  await email.fill("nobody");
  await message.fill("Too short");
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
  await expect(message).toHaveAccessibleDescription(/Message must be at least 10 characters/);
  await expect(email).toBeFocused();
  await expectAccessible(page);

  const sent = page.waitForRequest(isPost);
  await email.fill("ann@example.com");
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

test("a failure keeps the dialog and what was typed", async ({ page }) => {
  const { dialog, email, message, submit } = await openAt(page, "/");
  await page.route("**/feedback*", (route) =>
    isPost(route.request()) ? route.abort() : route.continue(),
  );
  await email.fill("ann@example.com");
  await message.fill("My aunt found a kettle.");
  await submit.click();
  // In the dialog, since all else is out of reach while it is open; and once.
  const alert = dialog.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(alert).toContainText("Error");
  await expect(page.getByText("Failed to submit feedback.")).toHaveCount(1);
  await expect(message).toHaveValue("My aunt found a kettle.");
  await expectAccessible(page);

  await page.unroute("**/feedback*");
  await submit.click();
  await expect(page.getByText("Thank you for your feedback!").first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("closed without sending, it keeps what was typed", async ({ page }) => {
  const { dialog, email, type, message } = await openAt(page, "/search");
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
  await expectNoSidewaysScroll(page);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectAccessible(page);
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

test("works without JavaScript", async ({ browser }) => {
  const page = await visit(browser, "en-US", { ...DESKTOP, javaScriptEnabled: false });
  await page.goto("/search?q=tea");
  await opener(page, "en").click();
  const t = words("en", "feedback");
  const e = words("en", "errors");
  await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
  await page.getByLabel(t("message"), { exact: true }).fill("a < b");
  await page.getByRole("button", { name: t("submit") }).click();
  await expect(page.getByText(e("emailInvalid"))).toBeVisible();
  await expect(page.getByText(e("messageShort"))).toBeVisible();
  await expect(page.getByLabel(t("message"), { exact: true })).toHaveValue("a < b");
  await page.getByLabel(t("email"), { exact: true }).fill("ann@example.com");
  await page.getByLabel(t("message"), { exact: true }).fill("<b>a</b> is less than b");
  await page.getByRole("button", { name: t("submit") }).click();
  await expect(page.getByText(t("thanks.title"))).toBeVisible();
  await expect(page.getByText(t("thanks.text"))).toBeVisible();
  await page.getByRole("link", { name: t("thanks.back") }).click();
  await expect(page).toHaveURL(/\/search$/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`dialog, page and thanks are accessible in ${colorScheme}`, async ({ browser }) => {
    const page = await visit(browser, "en-US", { ...DESKTOP, colorScheme });
    const { submit } = await openAt(page, "/");
    await expectAccessible(page);
    await submit.click();
    await expectAccessible(page);
    for (const path of ["/feedback?path=/search", "/feedback?sent=1&path=/search"]) {
      await page.goto(path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
