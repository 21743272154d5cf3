import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { BLOCKED, findGifts, openMore, TEA_LOVER } from "./support/finder";
import { hold, isPost } from "./support/hold";
import { expect, test, words } from "./support/languages";

const t = words("en", "home");

test("by keyboard alone: what is missing, a failure, and then eight gifts", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/");
  const recipient = page.getByLabel("Recipient", { exact: true });

  await test.step("past the header, with nothing filled in", async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Get Gift Ideas" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Relationship is required")).toBeVisible();
    await expect(recipient).toBeFocused();
    await expect(recipient).toHaveAccessibleDescription(/Recipient is required/);
    await expectAccessible(page);
    // A browser calls a refused form an error.
    expect(errors.splice(0).filter((error) => !/status of 400/.test(error))).toEqual([]);
  });

  await test.step("a question that nobody answers", async () => {
    await page.route("**/*.data*", (route) =>
      isPost(route.request()) ? route.abort() : route.continue(),
    );
    const release = await hold(page, "**/*.data*", isPost);
    for (const typed of ["My brother", "26", "Birth", "coffee, cooking", "$50", "Fam"]) {
      await page.keyboard.type(typed);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Finding Perfect Gifts..." })).toBeDisabled();
    await expect(page.getByText("Checking ages and prices")).toBeVisible();
    release();
    await expect(page.getByRole("alert").filter({ hasText: "Error" })).toBeVisible();
    await expect(page.getByLabel("Interests", { exact: true })).toHaveValue("coffee, cooking");
    await page.unrouteAll();
    expect(errors.splice(0).filter((error) => !/Failed to load resource/.test(error))).toEqual([]);
  });

  await test.step("and again", async () => {
    await page.getByLabel("Interests", { exact: true }).focus();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(
      page.getByRole("heading", { name: "Your Personalized Recommendations" }),
    ).toBeFocused();
    await expect(page.getByText(t("results.ready")).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test("an answer: a gift swapped and back, reloaded, in another language, and one press on", async ({
  page,
}) => {
  await page.goto("/");
  await findGifts(page, "en", { ...TEA_LOVER, interests: "gardening" });
  const names = page.getByRole("article").getByRole("heading");
  await expect(names.nth(5)).toBeVisible();
  await expect(page).toHaveURL(/gifts=/);
  const before = await names.allTextContents();
  const address = page.url();
  const refuse = page.getByRole("button", { name: `Not this: ${before[2]}`, exact: true });
  const undo = page.getByRole("button", { name: `Undo: show ${before[2]} again` });

  const after =
    await test.step("'Not this' swaps one card in place, and takes it back", async () => {
      await openMore(page, before[2] ?? "");
      await refuse.click();
      await expect(undo).toBeFocused();
      const swapped = await names.allTextContents();
      expect(swapped.filter((name) => !before.includes(name))).toHaveLength(1);
      expect(swapped.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await undo.click();
      await expect(page.getByRole("button", { name: `More for ${before[2]}` })).toBeFocused();
      expect(await names.allTextContents()).toEqual(before);
      expect(page.url()).toBe(address);
      await openMore(page, before[2] ?? "");
      await refuse.click();
      await expect(undo).toBeVisible();
      return swapped;
    });

  await test.step("a reload agrees, and so does another language", async () => {
    await page.reload();
    await expect(names).toHaveText(after);
    const links = names.getByRole("link");
    const pathsOf = () => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const paths = await pathsOf();
    const footer = page.locator("footer");
    await footer.getByRole("button", { name: "Español" }).click();
    await expect(links.first()).not.toHaveText(after[0] ?? "");
    expect(await pathsOf()).toEqual(paths);
    await footer.getByRole("button", { name: "English" }).click();
    await expect(links.first()).toHaveText(after[0] ?? "");
  });

  await test.step("the logo begins anew, and Back leads to the answer again", async () => {
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(names.filter({ hasText: after[0] ?? "" })).toHaveCount(0);
    await expect(page.getByLabel("Recipient", { exact: true })).toHaveValue("");
    await page.goBack();
    await expect(names).toHaveText(after);
  });

  await test.step("the way back to the form", async () => {
    await page.getByRole("link", { name: t("results.change") }).click();
    await expect(page.getByLabel("Recipient", { exact: true })).toBeFocused();
  });

  const { wish, answers, button, changed } = BLOCKED[0];
  await test.step(`says that the ${wish} blocks, and helps with one press`, async () => {
    await findGifts(page, "en", { ...TEA_LOVER, recipient: "Max", ...answers });
    await expect(page.getByText(t(`blocker.badge.${wish}`))).toBeVisible();
    const few = await page.getByRole("article").count();
    expect(few).toBeLessThan(8);
    await expectAccessible(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByLabel(changed.label, { exact: true })).toHaveValue(changed.value);
    await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(few);
  });
});
