import type { Page } from "@playwright/test";
import { newPerson, ownerPassword, PASSWORD, type Person, signInAsOwner } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { isPost } from "./support/hold";
import { expect, type Language, test, visit, words } from "./support/languages";

const ROOMS = ["/dev", "/dev/users", "/dev/premium-features", "/dev/audit"];

// All of it turns the same few switches.
test.describe.configure({ mode: "default" });

/** A phrase of the panel with its values filled in. */
const phrase =
  (code: Language, namespace = "dev") =>
  (key: string, values: Record<string, string> = {}) =>
    words(code, namespace)(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** Somebody with an account, made beside the page's own session. */
async function somebody(page: Page): Promise<Person> {
  const person = newPerson();
  const context = await page.context().browser()?.newContext();
  const answer = await context?.request.post("/api/register", { data: person });
  expect(answer?.status()).toBe(201);
  await context?.close();
  return person;
}

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();

async function openUser(page: Page, name: string) {
  await page.goto(`/dev/users?q=${name}`);
  await expect(card(page, name)).toBeVisible();
}

test("the Owner deletes an account and brings it back", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  const t = phrase("en");
  const { username: name } = await somebody(page);
  await signInAsOwner(page.request);
  await openUser(page, name);
  await card(page, name)
    .locator("summary", { hasText: t("users.delete") })
    .click();
  await expect(card(page, name)).toContainText(t("users.deleteAsk", { name }));
  await card(page, name)
    .getByRole("button", { name: t("users.delete"), exact: true })
    .click();
  await said(page, t("users.deleteDone"));
  await expect(card(page, name)).toHaveCount(0);

  await page.getByRole("link", { name: t("users.tabs.deleted") }).click();
  await expect(page.getByRole("link", { name: t("users.tabs.deleted") })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await card(page, name)
    .locator("summary", { hasText: t("users.restore") })
    .click();
  await expect(card(page, name)).toContainText(t("users.restoreAsk", { name }));
  await expectAccessible(page);
  await card(page, name)
    .getByRole("button", { name: t("users.restore"), exact: true })
    .click();
  await said(page, t("users.restoreDone"));
  await expect(card(page, name)).toHaveCount(0);

  await page.goto("/dev/audit");
  const [restored, deleted] = [
    t("audit.actions.accountRestored"),
    t("audit.actions.accountDeleted"),
  ];
  for (const action of [restored, deleted]) {
    const title = page.getByRole("rowheader").filter({ hasText: action });
    await expect(
      page.getByRole("row").filter({ hasText: name }).filter({ has: title }),
    ).toContainText("Owner");
  }
  await expectAccessible(page);
});

test("a phone too slow to show a card its answer still says what was done", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  const t = phrase("en");
  const { username: name } = await somebody(page);
  await signInAsOwner(page.request);
  await openUser(page, name);
  const press = async (key: string) => {
    await card(page, name)
      .locator("summary", { hasText: t(key) })
      .click();
    await card(page, name)
      .getByRole("button", { name: t(key), exact: true })
      .click();
  };
  await press("users.delete");
  await expect(card(page, name)).toHaveCount(0);
  await page.getByRole("link", { name: t("users.tabs.deleted") }).click();
  await expect(card(page, name)).toBeVisible();
  const processor = await page.context().newCDPSession(page);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 12 });
  await press("users.restore");
  await said(page, t("users.restoreDone"));
});

test("everyone but the Owner is sent to the main site", async ({ page }) => {
  for (const room of ROOMS) {
    await page.goto(room);
    await expect(page).toHaveURL("/");
  }
  expect((await page.request.post("/api/register", { data: newPerson() })).status()).toBe(201);
  for (const room of ROOMS) {
    await page.goto(room);
    await expect(page).toHaveURL("/");
  }
  const posted = await page.request.post("/dev", { form: {}, maxRedirects: 0 });
  expect([302, 303, 403]).toContain(posted.status());
});

test("the panel leads everywhere, and a reset says how it went", async ({ page }) => {
  await signInAsOwner(page.request);
  await page.goto("/dev");
  for (const name of [
    "Server Control",
    "User Management",
    "Feedback Center",
    "Gift Management",
    "Email Templates",
    "Premium Features",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  }
  for (const to of [
    "users",
    "feedback",
    "gifts",
    "emails",
    "premium-features",
    "audit",
    "outbox",
  ]) {
    await expect(page.locator(`main a[href="/dev/${to}"]`)).toBeVisible();
  }
  await expect(page.locator('main a[href="/admin"]')).toBeVisible();
  await page.locator("summary", { hasText: "Reset Server" }).click();
  await page.getByRole("button", { name: "Reset Server", exact: true }).click();
  await said(page, "Server has been reset successfully");
  await expect(page.locator("details")).not.toHaveAttribute("open", /.*/);
  await expect(page.locator("summary")).toBeFocused();
});

test("a reset, a deletion and a switch that can't be sent say so, and the page stays", async ({
  page,
}) => {
  const { username: name } = await somebody(page);
  await signInAsOwner(page.request);
  await openUser(page, name);
  await page.route("**/*.data*", (route) =>
    isPost(route.request()) ? route.abort() : route.continue(),
  );
  await card(page, name).locator("summary", { hasText: "Delete Account" }).click();
  await card(page, name).getByRole("button", { name: "Delete Account", exact: true }).click();
  await said(page, "Failed to initiate user deletion");
  await page.getByRole("button", { name: `Grant Premium: ${name}` }).click();
  await said(page, "Failed to update user premium status");
  await expect(card(page, name)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/dev/premium-features");
  const toggle = page.getByRole("switch", { name: "Price alerts" });
  const before = (await toggle.getAttribute("aria-checked")) ?? "";
  await toggle.click();
  await said(page, "Failed to turn the switch");
  await expect(toggle).toHaveAttribute("aria-checked", before);
});

test("an account that went meanwhile: the failure and why", async ({ page }) => {
  const { username: name } = await somebody(page);
  await signInAsOwner(page.request);
  await openUser(page, name);
  const people = (await (await page.request.get(`/api/users?q=${name}`)).json()) as {
    id: string;
  }[];
  expect((await page.request.delete(`/api/users/${people[0]?.id}`)).status()).toBe(204);
  await card(page, name).locator("summary", { hasText: "Delete Account" }).click();
  await card(page, name).getByRole("button", { name: "Delete Account", exact: true }).click();
  await said(page, "Failed to delete user account");
});

test("the Owner's own account stays as it is", async ({ page }) => {
  await signInAsOwner(page.request);
  await openUser(page, "Owner");
  const owner = card(page, "Owner");
  await expect(owner.getByRole("button", { name: "Delete Account: Owner" })).toBeDisabled();
  await expect(owner.getByRole("button", { name: /Premium: Owner/ })).toBeDisabled();
});

test("a whole hash needs the Owner's password, is shown once and never in an address", async ({
  page,
}) => {
  const { username: name } = await somebody(page);
  await signInAsOwner(page.request);
  await openUser(page, name);
  const whole = /\$scrypt\$ln=\d+,r=8,p=3\$/;
  const source = await page.content();
  expect(source).not.toMatch(whole);
  await expect(card(page, name)).toContainText(/scrypt · [0-9a-f]{8}/);
  await card(page, name).locator("summary", { hasText: "Show whole hash" }).click();
  const field = card(page, name).getByLabel("Your own password");
  const show = card(page, name).getByRole("button", { name: "Show", exact: true });
  await show.click();
  await expect(field).toHaveAccessibleDescription(/password/i);
  await field.fill(PASSWORD);
  await show.click();
  await expect(card(page, name).getByText("This is not your current password.")).toBeVisible();
  await expect(card(page, name).locator("code")).toHaveCount(0);
  await expectAccessible(page);

  await field.fill(ownerPassword());
  const [response] = await Promise.all([
    page.waitForResponse((one) => isPost(one.request())),
    show.click(),
  ]);
  expect(response.headers()["cache-control"]).toContain("no-store");
  await expect(card(page, name).locator("code")).toHaveText(whole);
  await expectAccessible(page);
  expect(page.url()).not.toMatch(/scrypt|password/);
  await page.reload();
  await expect(card(page, name)).toBeVisible();
  expect(await page.content()).not.toMatch(whole);
  await page.goto("/dev/audit");
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Whole hash shown");
  expect(await page.content()).not.toMatch(whole);
});
