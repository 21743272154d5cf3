/**
 * The staff's pages in a browser; what they say without scripts: `back-office-lists.http.test.ts`.
 */
import type { APIRequestContext, Page } from "@playwright/test";
import { newPerson, signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";
import { ownerRequests } from "./support/rights";

const t = words("en", "feedback-admin");
const p = (key: string, name = "") => words("en", "people")(key).replace("{{name}}", name);
const unreachable = words("en", "errors")("unreachable");

/** Words that somebody sends us, found by a text that no other entry has. */
async function sendFeedback(request: APIRequestContext) {
  const { username, email } = newPerson();
  const message = `${username} lost a teapot`;
  const data = { email, message, type: "bug", path: "/search" };
  expect((await request.post("/api/feedbacks", { data })).status()).toBe(201);
  return message;
}

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();

async function expectNoFaults(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test("staff handle feedback and rights, also after a lost connection and a colleague's change", async ({
  browser,
  request,
}) => {
  const message = await sendFeedback(request);
  const registered = await request.post("/api/register", { data: newPerson() });
  const { id, username: name, email } = await registered.json();
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  await signInAsOwner(page.request);

  await test.step("feedback", async () => {
    await page.goto("/staff");
    const entry = row(page, message);
    const handle = t("handleOf").replace("{{message}}", message).slice(0, 30);
    await page.context().setOffline(true);
    await entry.getByRole("button", { name: handle }).click();
    await said(page, unreachable);
    await expect(entry).toBeVisible();
    await page.context().setOffline(false);
    await entry.getByRole("button", { name: handle }).click();
    await said(page, t("handledDone"));
    await expectNoFaults(page);
    const reopen = t("reopenOf").replace("{{message}}", message).slice(0, 30);
    await entry.getByRole("button", { name: reopen }).click();
    await said(page, t("reopenedDone"));
  });

  const person = row(page, email);
  const open = (key: string) => person.locator("summary", { hasText: p(key) }).click();
  const press = (key: string) => person.getByRole("button", { name: p(key), exact: true }).click();

  await test.step("somebody is made staff, and it is taken back", async () => {
    await page.goto(`/staff/users?q=${name}`);
    await expect(person).toContainText(p("badge.standard"));
    await open("makeStaff");
    await expect(person).toContainText(p("makeStaffAsk", name));
    await expectNoFaults(page);
    await press("makeStaff");
    await said(page, p("staffDone"));
    await said(page, p("isStaffNow", name));
    await expect(person).toContainText(p("badge.staff"));
    await open("removeStaff");
    await press("removeStaff");
    await said(page, p("isNoStaffNow", name));
    await expect(person).toContainText(p("badge.standard"));
  });

  await test.step("a colleague was faster", async () => {
    await open("makeStaff");
    await page.context().setOffline(true);
    await press("makeStaff");
    await said(page, unreachable);
    await expect(person).toBeVisible();
    await page.context().setOffline(false);
    const colleague = await (await ownerRequests()).patch(`/api/users/${id}/toggle-staff`);
    expect(colleague.ok()).toBe(true);
    await press("makeStaff");
    await said(page, p("staffFailed"));
    await said(page, p("faster"));
    await expect(person).toContainText(p("removeStaff"));
    await expectAccessible(page);
  });

  for (const path of ["/staff?after=1.1", "/admin?after=1.1", "/dev/feedback?after=1.1"]) {
    await page.goto(path);
    await expect(page.getByText(t("none"))).toBeVisible();
    await expectAccessible(page);
  }
});
