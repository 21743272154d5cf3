/**
 * The Owner's people in a browser. The panel, who may not, and the same without scripts:
 * `back-office*.http.test.ts`; buttons that ask for confirmation: `confirm-action.test.tsx`.
 */
import type { Page } from "@playwright/test";
import { newPerson, ownerPassword, PASSWORD, signInAsOwner } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { isPost } from "./support/hold";
import { expect, test, visit, words } from "./support/languages";

const t = (key: string, name = "") => words("en", "owner")(key).replace("{{name}}", name);

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();

test("the Owner reads a hash, deletes an account and brings it back, on a slow phone as well", async ({
  browser,
  request,
}) => {
  const registered = await request.post("/api/register", { data: newPerson() });
  expect(registered.status()).toBe(201);
  const { username: name } = await registered.json();
  const page = await visit(browser, "en-US");
  const theirs = card(page, name);
  const open = (key: string) => theirs.locator("summary", { hasText: t(key) }).click();
  const press = (key: string) => theirs.getByRole("button", { name: t(key), exact: true }).click();
  await signInAsOwner(page.request);
  await page.goto(`/dev/users?q=${name}`);
  await expect(theirs).toBeVisible();

  await test.step("a whole hash needs the Owner's password and stays out of the address", async () => {
    await open("users.reveal");
    const field = theirs.getByLabel(t("users.ownPassword"));
    const show = theirs.getByRole("button", { name: t("users.revealSubmit"), exact: true });
    await show.click();
    await expect(field).toHaveAccessibleDescription(/password/i);
    await field.fill(PASSWORD);
    await show.click();
    await expect(theirs.getByText("This isn’t your current password.")).toBeVisible();
    await expect(theirs.locator("code")).toHaveCount(0);
    await expectAccessible(page);
    await field.fill(ownerPassword());
    const [response] = await Promise.all([
      page.waitForResponse((one) => isPost(one.request())),
      show.click(),
    ]);
    expect(response.headers()["cache-control"]).toContain("no-store");
    await expect(theirs.locator("code")).toHaveText(/\$scrypt\$ln=\d+,r=8,p=3\$/);
    expect(page.url()).not.toMatch(/scrypt|password/);
  });

  await test.step("what can't be sent is said, and the page stays", async () => {
    await page.route("**/*.data*", (route) =>
      isPost(route.request()) ? route.abort() : route.continue(),
    );
    await open("users.delete");
    await press("users.delete");
    await said(page, t("users.deleteUnsent"));
    await page.getByRole("button", { name: t("users.grantOf", name) }).click();
    await said(page, t("users.premiumFailed"));
    await expect(theirs).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/*.data*");
  });

  await test.step("the account is deleted", async () => {
    await expect(theirs).toContainText(t("users.deleteAsk", name));
    await press("users.delete");
    await said(page, t("users.deleteDone"));
    await expect(theirs).toHaveCount(0);
  });

  await test.step("and restored, by a phone too slow to show the card its answer", async () => {
    const tab = page.getByRole("link", { name: t("users.tabs.deleted") });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "page");
    await open("users.restore");
    await expect(theirs).toContainText(t("users.restoreAsk", name));
    await expectAccessible(page);
    const processor = await page.context().newCDPSession(page);
    await processor.send("Emulation.setCPUThrottlingRate", { rate: 12 });
    await press("users.restore");
    await said(page, t("users.restoreDone"));
    await expect(theirs).toHaveCount(0);
  });
});
