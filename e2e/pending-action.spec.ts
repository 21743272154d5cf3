import type { Page } from "@playwright/test";
import { newPerson, registerUser, sendSignUp } from "./support/accounts";
import { expect, test, visit, words } from "./support/languages";

const COOKIE = "__Host-pending";

const savedIds = async (page: Page) =>
  (await (await page.request.get("/api/favorites")).json()).map(({ id }: { id: number }) => id);
const pendingCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === COOKIE);

for (const javaScriptEnabled of [true, false]) {
  test(`the gift of a pressed heart is saved after signing up${javaScriptEnabled ? "" : ", without JavaScript"}`, async ({
    browser,
  }) => {
    const page = await visit(browser, "en-US", { javaScriptEnabled });
    await page.goto("/search?q=tea");
    const card = page.getByRole("article").nth(1);
    const id = Number(await card.locator("input[name=giftId]").first().inputValue());
    await card.getByRole("button", { name: /^Save/ }).click();
    if (javaScriptEnabled) {
      const toast = page.getByRole("region", { name: /^Messages/ });
      await toast.getByRole("link", { name: words("en", "cards")("signIn.action") }).click();
    }
    await expect(page).toHaveURL(/\/auth\?/);
    const cookie = await pendingCookie(page);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
    expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(1_800_000);
    const auth = words("en", "auth");
    await page.getByRole("link", { name: auth("signIn.switch") }).click();
    await expect(page.getByRole("heading", { name: auth("signUp.title") })).toBeVisible();
    await sendSignUp(page, "en", newPerson());
    await expect(page).toHaveURL("/search?q=tea");
    expect(await savedIds(page)).toEqual([id]);
    expect(await pendingCookie(page)).toBeUndefined();
  });
}

test("opening /auth when signed in already saves the gift and goes on", async ({ page }) => {
  await registerUser(page, "en");
  await page.goto("/auth?save=3&next=%2Fsearch");
  await expect(page).toHaveURL("/search");
  expect(await savedIds(page)).toEqual([3]);
});
