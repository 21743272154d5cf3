/** More of the back office without JavaScript, in English: its lists, who may not, and refusals. */
import { test } from "vitest";
import { expect } from "./support/expect";
import { phrase, words } from "./support/languages";
import { Page } from "./support/page";
import {
  OWNER_PASSWORD,
  ownerPage,
  ownerRequests,
  PASSWORD,
  register,
  sendFeedback,
} from "./support/people";

const t = phrase("en", "feedback-admin");
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("feedback is counted, told in full and found by its type", async () => {
  const { message, email } = await sendFeedback("bug");
  const page = await ownerPage();
  await page.goto("/staff");
  for (const total of ["all", "bugs", "suggestions", "waiting"]) {
    await expect(page.locator("dt", { hasText: t(`totals.${total}`) })).toBeVisible();
  }
  const entry = row(page, message);
  for (const text of [t("types.bug"), email, "/search"]) await expect(entry).toContainText(text);
  const today = { dateStyle: "medium", timeZone: "UTC" } as const;
  const day = new Date().toLocaleDateString("en-US", today);
  await expect(entry.locator("time")).toHaveText(day);
  await page.getByRole("link", { name: t("types.suggestion"), exact: true }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole("link", { name: t("types.bug"), exact: true }).click();
  await expect(entry).toBeVisible();
});

test("lists page to the oldest entry, and an empty result says so", async () => {
  const { message } = await sendFeedback("error");
  for (let place = 0; place < 25; place++) await sendFeedback("error");
  const page = await ownerPage();
  await page.goto("/staff?type=error");
  await expect(row(page, message)).toHaveCount(0);
  await page.getByRole("link", { name: "Older", exact: true }).click();
  await expect(row(page, message)).toBeVisible();
  await expect(page).toHaveURL(/type=error&after=/);
  await page.getByRole("link", { name: "Newest", exact: true }).click();
  await expect(page).toHaveURL("/staff?type=error");
  for (const path of ["/staff", "/admin", "/dev/feedback"]) {
    await page.goto(`${path}?after=1.1`);
    await expect(page.getByText(t("none"))).toBeVisible();
  }
});

test("people are found by name, and an empty result says so", async () => {
  const p = phrase("en", "people");
  const { username, email } = await register(new Page());
  const other = await register(new Page());
  const page = await ownerPage();
  await page.goto("/staff/users");
  await expect(row(page, other.email)).toBeVisible();
  await page.getByRole("searchbox", { name: p("search") }).fill(username);
  await page.getByRole("button", { name: p("searchAction"), exact: true }).click();
  await expect(row(page, email)).toContainText(p("badge.standard"));
  await expect(row(page, other.email)).toHaveCount(0);
  await page.goto("/staff/users?q=nobody-is-called-this");
  await expect(page.getByText("No users found.")).toBeVisible();
  await page.getByRole("link", { name: "Show everyone" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.locator("table")).toBeVisible();
});

test("staff change neither their own rights nor the Owner's, and nothing after losing theirs", async () => {
  await sendFeedback("bug");
  const [page, owner] = [new Page(), await ownerRequests()];
  const { id, username } = await register(page);
  const toggle = async () =>
    expect((await owner.patch(`/api/users/${id}/toggle-staff`)).ok()).toBe(true);
  await toggle();
  await page.goto("/staff/users?q=Owner");
  await expect(page.getByRole("button", { name: "Make Staff: Owner" })).toBeDisabled();
  await page.goto(`/staff/users?q=${username}`);
  await expect(page.getByRole("button", { name: `Remove Staff: ${username}` })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Developer Panel" })).toHaveCount(0);
  await page.goto("/staff");
  await toggle();
  await page
    .getByRole("button", { name: /^Mark as handled/ })
    .first()
    .click();
  await expect(page).toHaveURL("/");
});

test("the Owner's menu links to every section", async () => {
  const page = await ownerPage();
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
  const sections = ["users", "feedback", "gifts", "emails", "premium-features", "audit", "outbox"];
  for (const to of [...sections.map((section) => `/dev/${section}`), "/admin"]) {
    await expect(page.locator(`#office-menu a[href="${to}"]`)).toBeVisible();
  }
});

test("changing an account that was deleted meanwhile fails and says why", async () => {
  const { id, username } = await register(new Page());
  const page = await ownerPage();
  await page.goto(`/dev/users?q=${username}`);
  expect((await page.request.delete(`/api/users/${id}`)).status()).toBe(204);
  await card(page, username).locator("summary", { hasText: "Delete Account" }).click();
  await card(page, username).getByRole("button", { name: "Delete Account", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to delete user account");
  await expect(page.getByRole("alert")).toContainText(words("en", "errors")("notFound"));
});

test("a whole hash is shown to the Owner once, kept nowhere, and noted", async () => {
  const whole = /\$scrypt\$ln=\d+,r=8,p=3\$/;
  const { id, username } = await register(new Page());
  const page = await ownerPage();
  const address = `/dev/users?q=${username}`;
  await page.goto(address);
  expect(await page.content()).not.toMatch(whole);
  await expect(card(page, username)).toContainText(/scrypt · [0-9a-f]{8}/);
  const ask = (password: string) =>
    page.request.post(address, {
      form: { intent: "reveal", userId: id, password },
      headers: { accept: "text/html", origin: "http://localhost", "sec-fetch-site": "same-origin" },
    });
  for (const password of ["", PASSWORD]) {
    const refused = await ask(password);
    expect(refused.status()).toBeGreaterThanOrEqual(400);
    expect(await refused.text()).not.toMatch(whole);
  }
  const shown = await ask(OWNER_PASSWORD);
  expect(await shown.text()).toMatch(whole);
  expect(shown.headers()["cache-control"]).toContain("no-store");
  expect(shown.url()).not.toMatch(/scrypt|password/);
  await page.reload();
  await expect(card(page, username)).toBeVisible();
  expect(await page.content()).not.toMatch(whole);
  await page.goto("/dev/audit");
  await expect(row(page, username)).toContainText("Full hash shown");
  expect(await page.content()).not.toMatch(whole);
});
