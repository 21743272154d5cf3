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

test("'Not this' swaps one card in place, takes it back, and a reload agrees", async ({ page }) => {
  await page.goto("/");
  await findGifts(page, "en", TEA_LOVER);
  const names = page.getByRole("article").getByRole("heading");
  await expect(names).toHaveCount(8);
  const before = await names.allTextContents();
  const address = page.url();
  const refuse = page.getByRole("button", { name: `Not this: ${before[2]}`, exact: true });
  await refuse.click();
  const undo = page.getByRole("button", { name: `Undo: show ${before[2]} again` });
  await expect(undo).toBeFocused();
  const after = await names.allTextContents();
  expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
  expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await undo.click();
  await expect(refuse).toBeFocused();
  expect(await names.allTextContents()).toEqual(before);
  expect(page.url()).toBe(address);

  await refuse.click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(names).toHaveText(after);
});

test("whoever gets the link of an answer finds the same gifts, and the form filled", async ({
  browser,
}) => {
  const page = await visit(browser, "en-US");
  await page.goto("/");
  const { recipient } = TEA_LOVER;
  await findGifts(page, "en", { ...TEA_LOVER, interests: "tea, gardening, no wool" });
  // Before it the season's gifts are articles as well.
  await expect(page).toHaveURL(/gifts=/);
  const names = page.getByRole("article").getByRole("heading");
  await expect(names.first()).toBeVisible();
  const shown = await names.allTextContents();

  const other = await visit(browser, "fr-FR");
  const t = words("fr", "home");
  await other.goto(page.url());
  const interests = other.getByLabel(t("finder.interests"), { exact: true });
  await expect(other.getByRole("article")).toHaveCount(shown.length);
  await expect(interests).toHaveValue("thé, jardinage, sans laine");
  // Names stay out of an address.
  await expect(other.getByLabel(t("finder.recipient"), { exact: true })).not.toHaveValue(recipient);
  await other.getByRole("link", { name: t("results.change") }).click();
  await expect(other.getByLabel(t("finder.recipient"), { exact: true })).toBeFocused();
  await other.getByRole("button", { name: t("finder.submit") }).click();
  await expect(other.getByText(t("results.ready")).first()).toBeVisible();
  await expect(other.getByRole("article")).toHaveCount(shown.length);
});

test("another language shows the same answer", async ({ browser }) => {
  const page = await visit(browser, "en-US");
  await page.goto("/");
  await findGifts(page, "en", TEA_LOVER);
  const links = page.getByRole("article").getByRole("heading").getByRole("link");
  await expect(links).toHaveCount(8);
  const pathsOf = () => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const paths = await pathsOf();
  const name = await links.first().textContent();
  await page.locator("footer").getByRole("button", { name: "Español" }).click();
  await expect(links.first()).not.toHaveText(name ?? "");
  expect(await pathsOf()).toEqual(paths);
});
