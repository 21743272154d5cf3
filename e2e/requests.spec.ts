import { register } from "./support/account-page";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, words } from "./support/languages";
import { makePremium, makeStaff, ownerRequests } from "./support/rights";

test.use({ viewport: { width: 320, height: 800 } });

test("staff answer a request, give it to others, close and reopen it", async ({ page }) => {
  const t = words("en", "requests");
  const { username } = await register(page);
  // One browser for both sides: what each may see is asked elsewhere.
  await makePremium(page);
  await makeStaff(page);
  const subject = `Tent ${username}`;
  const data = { subject, message: "Where does one rent a tent for forty?" };
  const { id } = await (await page.request.post("/api/event-requests", { data })).json();
  const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
  const status = (key: string) => page.getByText(t(`staff.statuses.${key}`), { exact: true });
  await page.goto(`/staff/requests/${id}`);

  await test.step("it is taken", async () => {
    await button("staff.take").click();
    await expect(page.getByText(t("staff.done.take")).first()).toBeVisible();
    await expect(status("taken")).toBeVisible();
  });

  await test.step("who answers second is told, keeps the text, and sees what is new", async () => {
    const answer = page.getByLabel(t("staff.answer"), { exact: true });
    await answer.fill("My own answer.");
    const first = await (await ownerRequests()).post(`/api/staff/event-requests/${id}/answers`, {
      data: { message: "The Owner was first.", version: 1 },
    });
    expect(first.status()).toBe(201);
    await button("staff.answerSubmit").click();
    await expect(page.getByText(words("en", "errors")("changedMeanwhile"))).toBeVisible();
    await expect(page.getByText("The Owner was first.")).toBeVisible();
    await expect(answer).toHaveValue("My own answer.");
    await button("staff.answerSubmit").click();
    await expect(page.getByText(t("staff.done.answer")).first()).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "My own answer." })).toContainText(
      username,
    );
    await expect(answer).toHaveValue("");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step("it is closed and reopened", async () => {
    await page.locator("summary", { hasText: t("staff.close") }).click();
    await page.locator("details[open]").getByRole("button").click();
    await expect(page.getByText(t("staff.closedNote"))).toBeVisible();
    await button("staff.reopen").click();
    await expect(status("taken")).toBeVisible();
  });

  await test.step("it is given to nobody", async () => {
    const office = words("en", "admin");
    await page.getByRole("button", { name: office("menu.open") }).click();
    await page.getByRole("link", { name: office("menu.pages.assignments") }).click();
    const row = page.getByRole("listitem").filter({ hasText: subject });
    await expect(row.getByRole("link", { name: subject })).toBeVisible();
    await row.locator("summary").click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await row.getByLabel(t("staff.assignTo")).selectOption({ label: t("staff.toNobody") });
    await row.getByRole("button", { name: t("staff.assign"), exact: true }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step("its own page, with answers", async () => {
    await page.goto(`/party-planning/contact/${id}`);
    await page.getByLabel(t("own.again")).fill("And the chairs?");
    await button("own.submit").click();
    await expect(page.getByText("And the chairs?")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
