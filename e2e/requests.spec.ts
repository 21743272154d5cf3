import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { newPerson, readMail } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, type Language, test, visit, words } from "./support/languages";
import { makePremium, makeStaff, ownerRequests } from "./support/rights";

/** A phrase of the requests with its values filled in. */
const phrase = (code: Language) => {
  const t = words(code, "requests");
  return (key: string, values: Record<string, string> = {}) =>
    t(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => `${values[name]}`);
};

/** A new account, signed in on this page's browser. */
async function register(page: Page) {
  const person = newPerson();
  const response = await page.request.post("/api/register", { data: person });
  expect(response.status()).toBe(201);
  return { ...person, id: (await response.json()).id as string };
}

/** A premium person and one of the staff, each with a page. */
async function twoSides(browser: Browser, options: BrowserContextOptions = {}) {
  const mine = await visit(browser, "en-US", options);
  const staff = await visit(browser, "en-US", options);
  const asker = await register(mine);
  const helper = await register(staff);
  await makePremium(mine);
  await makeStaff(staff);
  return { owner: await ownerRequests(), mine, staff, asker, helper };
}

test("a person asks, staff take it and answer, the person reads it and writes back", async ({
  browser,
}) => {
  const { owner, mine, staff, asker, helper } = await twoSides(browser, {
    viewport: { width: 320, height: 800 },
  });
  const t = phrase("en");
  const subject = `Tent ${asker.username}`;
  await mine.goto("/party-planning/contact");
  await expect(mine.getByRole("heading", { level: 1 })).toHaveText(t("own.title"));
  await expect(mine.getByText(t("own.none"))).toBeVisible();
  await mine.getByLabel(t("own.message"), { exact: true }).fill("short");
  await mine.getByRole("button", { name: t("own.submit") }).click();
  await expect(mine.getByText(words("en", "errors")("messageShort"))).toBeVisible();
  await expect(mine.getByText(words("en", "errors")("subjectRequired"))).toBeVisible();
  await expectAccessible(mine);
  await mine.getByLabel(t("own.subject")).fill(subject);
  await mine
    .getByLabel(t("own.message"), { exact: true })
    .fill("Where does one rent a tent for forty?");
  await mine.getByRole("button", { name: t("own.submit") }).click();
  await expect(mine.getByText(t("own.sent"))).toBeVisible();
  await expect(mine.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expectNoSidewaysScroll(mine);
  await expectAccessible(mine);

  await staff.goto("/staff/requests");
  await expectNoSidewaysScroll(staff);
  await expectAccessible(staff);
  await staff.getByRole("link", { name: subject }).click();
  await staff.getByRole("button", { name: t("desk.take"), exact: true }).click();
  await expect(staff.getByText(t("desk.done.take")).first()).toBeVisible();
  await expect(staff.getByText(t("desk.statuses.taken"), { exact: true })).toBeVisible();
  await staff.getByLabel(t("desk.answer"), { exact: true }).fill("Ask at the town hall.");
  await staff.getByRole("button", { name: t("desk.answerSubmit") }).click();
  await expect(staff.getByText(t("desk.done.answer")).first()).toBeVisible();
  await expect(staff.getByLabel(t("desk.answer"), { exact: true })).toHaveValue("");
  await expect(
    staff.getByRole("listitem").filter({ hasText: "Ask at the town hall." }),
  ).toContainText(helper.username);
  await expectNoSidewaysScroll(staff);
  await expectAccessible(staff);

  const mail = await readMail(owner, asker.email);
  expect(mail.subject).toContain(subject);
  expect(mail.text).toContain("Ask at the town hall.");

  await mine.goto("/party-planning/contact");
  await expect(mine.getByText(t("own.status.answered"), { exact: true })).toBeVisible();
  await mine.getByRole("link", { name: subject }).click();
  await expect(mine.getByText("Ask at the town hall.")).toBeVisible();
  await expect(mine.getByText(helper.username)).toHaveCount(0);
  await mine.getByLabel(t("own.again")).fill("And the chairs?");
  await mine.getByRole("button", { name: t("own.submit") }).click();
  await expect(mine.getByText("And the chairs?")).toBeVisible();
  await expect(mine.getByText(t("own.status.taken"), { exact: true })).toBeVisible();

  await staff.goto("/staff/assignments");
  await expect(staff.getByRole("link", { name: subject })).toBeVisible();
  await expectNoSidewaysScroll(staff);
  await expectAccessible(staff);
});

test("who answers second is told, keeps the text, and sees what is new", async ({ browser }) => {
  const { owner, mine, staff } = await twoSides(browser);
  const t = phrase("en");
  const sent = await mine.request.post("/api/event-requests", {
    data: { subject: "Chairs", message: "Where does one rent forty chairs?" },
  });
  const { id } = await sent.json();
  await staff.goto(`/staff/requests/${id}`);
  await staff.getByLabel(t("desk.answer"), { exact: true }).fill("My own answer.");
  const first = await owner.post(`/api/staff/event-requests/${id}/answers`, {
    data: { message: "The Owner was first.", version: 0 },
  });
  expect(first.status()).toBe(201);
  await staff.getByRole("button", { name: t("desk.answerSubmit") }).click();
  await expect(staff.getByText(words("en", "errors")("changedMeanwhile"))).toBeVisible();
  await expect(staff.getByText("The Owner was first.")).toBeVisible();
  await expect(staff.getByLabel(t("desk.answer"), { exact: true })).toHaveValue("My own answer.");
  await staff.getByRole("button", { name: t("desk.answerSubmit") }).click();
  await expect(staff.getByRole("listitem").filter({ hasText: "My own answer." })).toBeVisible();
});

test("a request goes from one to another, is closed and reopened", async ({ browser }) => {
  const { mine, staff, helper } = await twoSides(browser);
  const t = phrase("en");
  const subject = `Cake of ${helper.username}`;
  const sent = await mine.request.post("/api/event-requests", {
    data: { subject, message: "Who bakes a cake for forty people?" },
  });
  const { id } = await sent.json();
  await staff.goto(`/staff/requests/${id}`);
  await staff.locator("summary", { hasText: t("desk.assign") }).click();
  await staff.getByLabel(t("desk.assignTo")).selectOption({ label: `${helper.username} (you)` });
  await staff.getByRole("button", { name: t("desk.assign"), exact: true }).click();
  await expect(staff.getByText(t("desk.statuses.taken"), { exact: true })).toBeVisible();
  await staff.goto("/staff/assignments");
  const row = staff.getByRole("listitem").filter({ hasText: subject });
  await row.locator("summary").click();
  await row.getByLabel(t("desk.assignTo")).selectOption({ label: t("desk.toNobody") });
  await row.getByRole("button", { name: t("desk.assign"), exact: true }).click();
  await expect(row).toHaveCount(0);
  await staff.goto(`/staff/requests/${id}`);
  await staff.locator("summary", { hasText: t("desk.close") }).click();
  await staff.getByRole("button", { name: t("desk.close"), exact: true }).click();
  await expect(staff.getByText(t("desk.closedNote"))).toBeVisible();
  await staff.getByRole("button", { name: t("desk.reopen"), exact: true }).click();
  await expect(staff.getByText(t("desk.statuses.open"), { exact: true })).toBeVisible();
});
