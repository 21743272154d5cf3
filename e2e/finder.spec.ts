import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { BLOCKED, findGifts, TEA_LOVER } from "./support/finder";
import { hold, isPost } from "./support/hold";
import { expect, test, visit, words } from "./support/languages";

for (const width of [320, 1280]) {
  test(`${width} px: from the form to eight gifts that fit`, async ({ browser }) => {
    const page = await visit(browser, "en-US", { viewport: { width, height: 800 } });
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await findGifts(page, "en", TEA_LOVER);
    const t = words("en", "home");
    const results = page.getByRole("heading", { name: t("results.title") });
    await expect(results).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(page.getByText(t("results.ready")).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

test("names the wrong field, keeps the values and moves the focus there", async ({ page }) => {
  // A press before the scripts are up is a plain form's, which moves no focus.
  await page.goto("/");
  await page.getByRole("button", { name: "Get Gift Ideas" }).click();
  for (const message of [
    "Recipient is required",
    "Age range is required",
    "Occasion is required",
    "Interests are required",
    "Budget is required",
    "Relationship is required",
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  const recipient = page.getByLabel("Recipient", { exact: true });
  await expect(recipient).toBeFocused();
  await expect(recipient).toHaveAccessibleDescription(/Recipient is required/);
  await expectAccessible(page);
});

test("works by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByLabel("Recipient", { exact: true }).focus();
  await page.keyboard.type("My brother");
  await page.keyboard.press("Tab");
  await page.keyboard.type("26");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Birth");
  await page.keyboard.press("Tab");
  await page.keyboard.type("coffee, cycling");
  await page.keyboard.press("Tab");
  await page.keyboard.type("$50");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Fam");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(8);
  await expect(
    page.getByRole("heading", { name: "Your Personalized Recommendations" }),
  ).toBeFocused();
});

test("shows a skeleton while it works, and an alert when it fails", async ({ page }) => {
  await page.goto("/");
  await page.route("**/*.data*", (route) =>
    isPost(route.request()) ? route.abort() : route.continue(),
  );
  const release = await hold(page, "**/*.data*", isPost);
  await findGifts(page, "en", { ...TEA_LOVER, recipient: "Grandma", interests: "tea" });
  const pending = page.getByRole("button", { name: "Finding Perfect Gifts..." });
  await expect(pending).toBeDisabled();
  await expect(page.getByText("Checking ages and prices")).toBeVisible();
  release();
  await expect(page.getByRole("alert").filter({ hasText: "Error" })).toBeVisible();
  await expect(page.getByLabel("Interests", { exact: true })).toHaveValue("tea");
});

for (const { wish, answers, button, changed } of BLOCKED) {
  test(`says that the ${wish} blocks, and helps with one press`, async ({ browser }) => {
    const page = await visit(browser, "en-US");
    await page.goto("/");
    await findGifts(page, "en", { ...TEA_LOVER, recipient: "Max", ...answers });
    await expect(page.getByText(words("en", "home")(`blocker.badge.${wish}`))).toBeVisible();
    const before = await page.getByRole("article").count();
    expect(before).toBeLessThan(8);
    await expectAccessible(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByLabel(changed.label, { exact: true })).toHaveValue(changed.value);
    await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(before);
  });
}
