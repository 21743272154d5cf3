import { expect, LANGUAGES, test, visit, words } from "./support/languages";

for (const { code, locale } of LANGUAGES) {
  test(`${code}: a visitor finds the plan's button and the coffee on /premium`, async ({
    browser,
  }) => {
    const page = await visit(browser, locale, { javaScriptEnabled: false });
    await page.goto("/premium");
    const t = words(code, "premium");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: t("get"), exact: true })).toBeVisible();
    await expect(main.getByRole("heading", { name: t("donation.title") })).toBeVisible();
    const coffee = main.getByRole("link", { name: t("donation.action"), exact: true });
    await expect(coffee).toHaveAttribute("href", /^https:\/\//);
    await expect(coffee).toHaveAttribute("rel", "noopener noreferrer");
  });
}
