import type { APIRequestContext, Browser, BrowserContextOptions, Page } from "@playwright/test";
import { newPerson, PASSWORD, readMail, signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, type Language, test, visit, words } from "./support/languages";

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

/** The Owner, in a browser of their own. */
async function ownerOf(browser: Browser): Promise<APIRequestContext> {
  const page = await visit(browser, "en-US");
  await signInAsOwner(page.request);
  return page.request;
}

const makePremium = (owner: APIRequestContext, userId: string) =>
  owner.post("/api/dev/toggle-premium", { data: { userId } });
const makeStaff = (owner: APIRequestContext, userId: string) =>
  owner.patch(`/api/users/${userId}/toggle-staff`, { data: {} });

/** A premium person and one of the staff, each with a page in this language. */
async function twoSides(browser: Browser, locale: string, options: BrowserContextOptions = {}) {
  const owner = await ownerOf(browser);
  const mine = await visit(browser, locale, options);
  const desk = await visit(browser, locale, options);
  const asker = await register(mine);
  const helper = await register(desk);
  await makePremium(owner, asker.id);
  await makeStaff(owner, helper.id);
  return { owner, mine, desk, asker, helper };
}

for (const { code, locale } of LANGUAGES) {
  test(`${code}: a person asks, staff take it and answer, the person reads it and writes back`, async ({
    browser,
  }) => {
    const { owner, mine, desk, asker, helper } = await twoSides(browser, locale, {
      viewport: { width: 320, height: 800 },
    });
    const t = phrase(code);
    const subject = `Tent ${asker.username}`;
    await mine.goto("/party-planning/contact", { waitUntil: "networkidle" });
    await expect(mine.getByRole("heading", { level: 1 })).toHaveText(t("own.title"));
    await expect(mine.getByText(t("own.none"))).toBeVisible();
    await mine.getByLabel(t("own.message"), { exact: true }).fill("short");
    await mine.getByRole("button", { name: t("own.submit") }).click();
    await expect(mine.getByText(words(code, "errors")("messageShort"))).toBeVisible();
    await expect(mine.getByText(words(code, "errors")("subjectRequired"))).toBeVisible();
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

    await desk.goto("/staff/requests", { waitUntil: "networkidle" });
    await expectNoSidewaysScroll(desk);
    await expectAccessible(desk);
    await desk.getByRole("link", { name: subject }).click();
    await desk.getByRole("button", { name: t("desk.take"), exact: true }).click();
    await expect(desk.getByText(t("desk.done.take")).first()).toBeVisible();
    await expect(desk.getByText(t("desk.statuses.taken"), { exact: true })).toBeVisible();
    await desk.getByLabel(t("desk.answer"), { exact: true }).fill("Ask at the town hall.");
    await desk.getByRole("button", { name: t("desk.answerSubmit") }).click();
    await expect(desk.getByText(t("desk.done.answer")).first()).toBeVisible();
    await expect(desk.getByLabel(t("desk.answer"), { exact: true })).toHaveValue("");
    await expect(
      desk.getByRole("listitem").filter({ hasText: "Ask at the town hall." }),
    ).toContainText(helper.username);
    await expectNoSidewaysScroll(desk);
    await expectAccessible(desk);

    const mail = await readMail(owner, asker.email);
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain("Ask at the town hall.");

    await mine.goto("/party-planning/contact", { waitUntil: "networkidle" });
    await expect(mine.getByText(t("own.status.answered"), { exact: true })).toBeVisible();
    await mine.getByRole("link", { name: subject }).click();
    await expect(mine.getByText("Ask at the town hall.")).toBeVisible();
    await expect(mine.getByText(helper.username)).toHaveCount(0);
    await mine.getByLabel(t("own.again")).fill("And the chairs?");
    await mine.getByRole("button", { name: t("own.submit") }).click();
    await expect(mine.getByText("And the chairs?")).toBeVisible();
    await expect(mine.getByText(t("own.status.taken"), { exact: true })).toBeVisible();

    await desk.goto("/staff/assignments", { waitUntil: "networkidle" });
    await expect(desk.getByRole("link", { name: subject })).toBeVisible();
    await expectNoSidewaysScroll(desk);
    await expectAccessible(desk);
  });
}

test("who answers second is told, keeps the text, and sees what is new", async ({ browser }) => {
  const { owner, mine, desk } = await twoSides(browser, "en-US");
  const t = phrase("en");
  const sent = await mine.request.post("/api/event-requests", {
    data: { subject: "Chairs", message: "Where does one rent forty chairs?" },
  });
  const { id } = await sent.json();
  await desk.goto(`/staff/requests/${id}`, { waitUntil: "networkidle" });
  await desk.getByLabel(t("desk.answer"), { exact: true }).fill("My own answer.");
  const first = await owner.post(`/api/staff/event-requests/${id}/answers`, {
    data: { message: "The Owner was first.", version: 0 },
  });
  expect(first.status()).toBe(201);
  await desk.getByRole("button", { name: t("desk.answerSubmit") }).click();
  await expect(desk.getByText(words("en", "errors")("changedMeanwhile"))).toBeVisible();
  await expect(desk.getByText("The Owner was first.")).toBeVisible();
  await expect(desk.getByLabel(t("desk.answer"), { exact: true })).toHaveValue("My own answer.");
  await desk.getByRole("button", { name: t("desk.answerSubmit") }).click();
  await expect(desk.getByRole("listitem").filter({ hasText: "My own answer." })).toBeVisible();
});

test("a request goes from one to another, is closed and reopened", async ({ browser }) => {
  const { mine, desk, helper } = await twoSides(browser, "en-US");
  const t = phrase("en");
  const subject = `Cake of ${helper.username}`;
  const sent = await mine.request.post("/api/event-requests", {
    data: { subject, message: "Who bakes a cake for forty people?" },
  });
  const { id } = await sent.json();
  await desk.goto(`/staff/requests/${id}`, { waitUntil: "networkidle" });
  await desk.locator("summary", { hasText: t("desk.assign") }).click();
  await desk.getByLabel(t("desk.assignTo")).selectOption({ label: `${helper.username} (you)` });
  await desk.getByRole("button", { name: t("desk.assign"), exact: true }).click();
  await expect(desk.getByText(t("desk.statuses.taken"), { exact: true })).toBeVisible();
  await desk.goto("/staff/assignments", { waitUntil: "networkidle" });
  const row = desk.getByRole("listitem").filter({ hasText: subject });
  await row.locator("summary").click();
  await row.getByLabel(t("desk.assignTo")).selectOption({ label: t("desk.toNobody") });
  await row.getByRole("button", { name: t("desk.assign"), exact: true }).click();
  await expect(row).toHaveCount(0);
  await desk.goto(`/staff/requests/${id}`, { waitUntil: "networkidle" });
  await desk.locator("summary", { hasText: t("desk.close") }).click();
  await desk.getByRole("button", { name: t("desk.close"), exact: true }).click();
  await expect(desk.getByText(t("desk.closedNote"))).toBeVisible();
  await desk.getByRole("button", { name: t("desk.reopen"), exact: true }).click();
  await expect(desk.getByText(t("desk.statuses.open"), { exact: true })).toBeVisible();
});

test("the pages keep strangers out", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  await page.goto("/party-planning/contact");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await register(page);
  await page.goto("/party-planning/contact");
  await expect(page).toHaveURL(/\/premium$/);
  await page.goto("/staff/requests");
  await expect(page).toHaveURL("/");
  const { mine } = await twoSides(browser, "en-US");
  const answer = await mine.goto("/party-planning/contact/not-mine");
  expect(answer?.status()).toBe(404);
});

test("all of it works without scripts", async ({ browser }) => {
  const { mine, desk, asker } = await twoSides(browser, "en-US", { javaScriptEnabled: false });
  const t = phrase("en");
  expect(asker.password).toBe(PASSWORD);
  await mine.goto("/party-planning/contact");
  await mine.getByLabel(t("own.subject")).fill("Balloons");
  await mine.getByLabel(t("own.message"), { exact: true }).fill("short");
  await mine.getByRole("button", { name: t("own.submit") }).click();
  await expect(mine.getByText(words("en", "errors")("messageShort"))).toBeVisible();
  await expect(mine.getByLabel(t("own.subject"))).toHaveValue("Balloons");
  await mine.getByLabel(t("own.message"), { exact: true }).fill("Are balloons out of fashion?");
  await mine.getByRole("button", { name: t("own.submit") }).click();
  await expect(mine.getByText(t("own.sent"))).toBeVisible();
  const id = new URL(mine.url()).pathname.split("/").at(-1);
  await desk.goto(`/staff/requests/${id}`);
  await desk.getByRole("button", { name: t("desk.take"), exact: true }).click();
  await expect(desk.getByText(t("desk.done.take"))).toBeVisible();
  await desk.getByLabel(t("desk.answer"), { exact: true }).fill("Never.");
  await desk.getByRole("button", { name: t("desk.answerSubmit") }).click();
  await expect(desk.getByText(t("desk.done.answer"))).toBeVisible();
  await expect(desk.getByText("Never.")).toBeVisible();
  await mine.reload();
  await mine.getByLabel(t("own.again")).fill("Good.");
  await mine.getByRole("button", { name: t("own.submit") }).click();
  await expect(mine.getByText("Good.")).toBeVisible();
});
