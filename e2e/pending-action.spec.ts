import { newPerson, sendSignUp } from "./support/accounts";
import { expect, test, words } from "./support/languages";

test("the gift of a pressed heart is saved after signing up, until the session ends", async ({
  page,
}) => {
  await page.goto("/search?q=tea");
  const card = page.getByRole("article").nth(1);
  const heart = card.locator("button[aria-pressed]");
  const id = Number(await card.locator("input[name=giftId]").first().inputValue());
  await heart.click();
  const toast = page.getByRole("region", { name: /^Messages/ });
  await expect(page.getByText("Sign in required").first()).toBeVisible();
  await toast.getByRole("link", { name: words("en", "cards")("signIn.action") }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  const auth = words("en", "auth");
  await expect(page.getByText(auth("required.save")).first()).toBeVisible();
  await page.getByRole("link", { name: auth("signIn.switch") }).click();
  await expect(page.getByRole("heading", { name: auth("signUp.title") })).toBeVisible();
  // A visit within the page sets it as well.
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await cookies()).toContain("__Host-pending");
  await sendSignUp(page, "en", newPerson());
  await expect(page).toHaveURL("/search?q=tea");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const saved: { id: number }[] = await (await page.request.get("/api/favorites")).json();
  expect(saved.map((gift) => gift.id)).toEqual([id]);
  expect(await cookies()).not.toContain("__Host-pending");

  await test.step("a session that ended meanwhile is said at the heart", async () => {
    await page.context().clearCookies({ name: "__Host-session" });
    await heart.click();
    await expect(page.getByText("Sign in required").first()).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  });
});
