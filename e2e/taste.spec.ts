/** Somebody is asked about their taste by a link, and the giver sees which ideas still fit. */
import type { Page } from "@playwright/test";
import { register } from "./support/account-page";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test } from "./support/languages";

async function expectFine(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

for (const [screen, viewport] of Object.entries({
  phone: { width: 320, height: 800 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`on a ${screen} a mother answers by a link, and the giver sees which ideas survive`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    await register(page);
    await page.goto("/people/new");
    await page.getByLabel("Name", { exact: true }).fill("Leo");
    await page.getByLabel("What do they like?").fill("tea");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "Find a gift for Leo" }).click();
    const gifts = page.getByRole("article").getByRole("heading");
    await expect(gifts.first()).toBeVisible();
    const name = (await gifts.first().textContent()) ?? "";
    const word = name.split(" ").at(-1) ?? "";
    await page.goBack();

    await page.getByRole("link", { name: "Ask with a link" }).click();
    await page.getByLabel("Someone who knows Leo well").check();
    await page.getByLabel("Your name, as they’ll see it").fill("Aunt Vi");
    await page.getByRole("button", { name: "Create link" }).press("Enter");
    const link = page.getByLabel("Link to the questions");
    await expect(link).toBeVisible();
    await expectFine(page);
    const url = await link.inputValue();

    const visitor = await browser.newContext({ viewport });
    const mother = await visitor.newPage();
    await mother.goto(url);
    await expect(mother.getByRole("heading", { level: 1 })).toHaveText("What does Leo like?");
    await expect(mother.getByText("Aunt Vi would like to know")).toBeVisible();
    await mother.getByRole("button", { name: "Send answers" }).click();
    await expect(mother.getByText("Answer at least one question.")).toBeVisible();
    await expectFine(mother);
    await mother.getByLabel("What would they never want?").fill(`wool, ${word}`);
    await mother.getByLabel("Allergies and diet").fill("nuts");
    await mother.getByRole("button", { name: "Send answers" }).press("Enter");
    await expect(mother.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
    await expectFine(mother);
    await visitor.close();

    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Answers about Leo");
    await expect(page.getByRole("heading", { name: /^\d of \d ideas still fit$/ })).toBeVisible();
    await expect(page.getByText(`To avoid: ${word}`).first()).toBeVisible();
    await expectFine(page);
    await page.getByRole("button", { name: "Add to notes: Allergies and diet" }).press("Enter");
    await expect(page.getByRole("article", { name: "Allergies and diet" })).toBeHidden();
    await page.getByRole("button", { name: "Add to notes: Never" }).click();
    await expect(page.getByText("All answers are dealt with")).toBeVisible();
    await expectFine(page);
    await page.getByRole("link", { name: "Find a gift for Leo" }).click();
    await expect(gifts.first()).toBeVisible();
    expect(await gifts.allTextContents()).not.toContain(name);
  });
}
