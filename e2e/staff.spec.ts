import type { Browser, Page } from "@playwright/test";
import { newPerson, signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, type Language, test, visit, words } from "./support/languages";

const ROOMS = ["/staff", "/staff/users", "/admin"];
const PHONE = { viewport: { width: 320, height: 800 } };

/** A phrase of a desk with its values filled in. */
const phrase =
  (code: Language, namespace: string) =>
  (key: string, values: Record<string, string> = {}) =>
    words(code, namespace)(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** A browser of somebody else's, for what happens beside the page. */
async function elsewhere(browser: Browser) {
  const page = await visit(browser, "en-US");
  return { request: page.request, close: () => page.context().close() };
}

/** Somebody with an account, whose name no one else has. */
async function somebody(browser: Browser) {
  const person = newPerson();
  const { request, close } = await elsewhere(browser);
  expect((await request.post("/api/register", { data: person })).status()).toBe(201);
  await close();
  return person;
}

/** Words that somebody sends us, found by a text that no other entry has. */
async function sendFeedback(browser: Browser, type = "bug") {
  const { username, email } = newPerson();
  const message = `${username} lost a teapot`;
  const { request, close } = await elsewhere(browser);
  const data = { email, message, type, path: "/search" };
  expect((await request.post("/api/feedbacks", { data })).status()).toBe(201);
  await close();
  return { message, email };
}

async function signedIn(browser: Browser, locale: string, options = {}) {
  const page = await visit(browser, locale, options);
  await signInAsOwner(page.request);
  return page;
}

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const t = phrase("en", "feedback-desk");
const p = phrase("en", "people");

test("feedback is read and dealt with, somebody made staff", async ({ browser }) => {
  const { message, email } = await sendFeedback(browser);
  const { username: name, email: address } = await somebody(browser);
  const page = await signedIn(browser, "en-US", PHONE);

  await page.goto("/staff");
  await expect(page).toHaveTitle(t("meta"));
  for (const total of ["all", "bugs", "suggestions", "waiting"]) {
    await expect(page.getByRole("term").filter({ hasText: t(`totals.${total}`) })).toBeVisible();
  }
  const entry = row(page, message);
  await expect(entry).toContainText(t("types.bug"));
  await expect(entry).toContainText(email);
  await expect(entry).toContainText("/search");
  await expect(entry.getByRole("time")).toHaveText(
    new Date().toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" }),
  );
  await entry.getByRole("button", { name: t("handleOf", { message }).slice(0, 30) }).click();
  await said(page, t("handledDone"));
  await expectSound(page);
  await entry.getByRole("button", { name: t("reopenOf", { message }).slice(0, 30) }).click();
  await said(page, t("reopenedDone"));
  await page.getByRole("link", { name: t("types.suggestion"), exact: true }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole("link", { name: t("types.bug"), exact: true }).click();
  await expect(entry).toBeVisible();

  await page.goto("/staff/users");
  await expect(page).toHaveTitle(p("metaStaff"));
  await page.getByRole("searchbox", { name: p("search") }).fill(name);
  await page.getByRole("button", { name: p("searchAction"), exact: true }).click();
  const person = row(page, address);
  await expect(person).toContainText(p("badge.standard"));
  await person.locator("summary", { hasText: p("makeStaff") }).click();
  await expect(person).toContainText(p("makeStaffAsk", { name }));
  await expectSound(page);
  await person.getByRole("button", { name: p("makeStaff"), exact: true }).click();
  await said(page, p("staffDone"));
  await said(page, p("isStaffNow", { name }));
  await expect(person).toContainText(p("badge.staff"));
  await person.locator("summary", { hasText: p("removeStaff") }).click();
  await person.getByRole("button", { name: p("removeStaff"), exact: true }).click();
  await said(page, p("isNoStaffNow", { name }));
  await expect(person).toContainText(p("badge.standard"));

  await page.goto("/admin");
  await page.getByRole("figure").first().locator("summary").click();
  await expectSound(page);
  await page.goto("/dev/feedback");
  await expectSound(page);
});

test("staff see it all, but not the Owner’s rooms, and nobody else sees any", async ({
  browser,
  page,
}) => {
  for (const room of ROOMS) {
    await page.goto(room);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(room)}`);
  }
  const person = newPerson();
  expect((await page.request.post("/api/register", { data: person })).status()).toBe(201);
  for (const room of [...ROOMS, "/dev/feedback"]) {
    await page.goto(room);
    await expect(page).toHaveURL("/");
  }

  const owner = await signedIn(browser, "en-US");
  await owner.goto("/staff/users?q=Owner");
  await expect(owner.getByRole("button", { name: "Make Staff: Owner" })).toBeDisabled();
  const found = await owner.request.get(`/api/users?q=${person.username}`);
  const [{ id }] = (await found.json()) as [{ id: string }];
  const toggle = () => owner.request.patch(`/api/users/${id}/toggle-staff`);
  expect((await toggle()).ok()).toBe(true);

  await page.goto(`/staff/users?q=${person.username}`);
  const self = { name: `Remove Staff: ${person.username}` };
  await expect(page.getByRole("button", self)).toBeDisabled();
  await expect(page.getByRole("link", { name: "Developer Panel" })).toHaveCount(0);
  await page.goto("/dev/feedback");
  await expect(page).toHaveURL("/");

  await page.goto("/staff");
  expect((await toggle()).ok()).toBe(true);
  await page
    .getByRole("button", { name: /^Mark as handled/ })
    .first()
    .click();
  await expect(page).toHaveURL("/");
});

test("pages go on to the oldest, and nothing found is said", async ({ browser }) => {
  const { message } = await sendFeedback(browser, "error");
  for (let place = 0; place < 25; place++) await sendFeedback(browser, "error");
  const page = await signedIn(browser, "en-US");
  await page.goto("/staff?type=error");
  await expect(row(page, message)).toHaveCount(0);
  await page.getByRole("link", { name: "Older", exact: true }).click();
  await expect(row(page, message)).toBeVisible();
  await expect(page).toHaveURL(/type=error&after=/);
  await page.getByRole("link", { name: "Newest", exact: true }).click();
  await expect(page).toHaveURL("/staff?type=error");

  for (const path of ["/staff?after=1.1", "/admin?after=1.1", "/dev/feedback?after=1.1"]) {
    await page.goto(path);
    await expect(page.getByText("No feedbacks found.")).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto("/staff/users?q=nobody-is-called-this");
  await expect(page.getByText("No users found.")).toBeVisible();
  await page.getByRole("link", { name: "Show everyone" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.getByRole("table")).toBeVisible();
});

test("a lost connection and a colleague who was faster are said, and the page stays", async ({
  browser,
}) => {
  const { message } = await sendFeedback(browser);
  const { username: name, email } = await somebody(browser);
  const page = await signedIn(browser, "en-US");
  await page.goto("/staff");
  const entry = row(page, message);
  await page.context().setOffline(true);
  await entry.getByRole("button").click();
  await said(page, words("en", "errors")("unreachable"));
  await expect(entry).toBeVisible();
  await page.context().setOffline(false);
  await entry.getByRole("button").click();
  await said(page, "Marked as handled");

  const other = await signedIn(browser, "en-US");
  for (const one of [page, other]) {
    await one.goto(`/staff/users?q=${name}`);
    await row(one, email).locator("summary").click();
  }
  const make = (one: Page) =>
    row(one, email).getByRole("button", { name: "Make Staff", exact: true }).click();
  await make(other);
  await said(other, "Staff Status Updated");
  await page.context().setOffline(true);
  await make(page);
  await said(page, words("en", "errors")("unreachable"));
  await expect(row(page, email)).toBeVisible();
  await page.context().setOffline(false);
  await make(page);
  await said(page, "Failed to update staff status");
  await said(page, words("en", "people")("faster"));
  await expect(row(page, email)).toContainText("Remove Staff");
  await expectAccessible(page);
});
