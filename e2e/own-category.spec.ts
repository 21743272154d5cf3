import { signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";

for (const { code, locale } of LANGUAGES) {
  test(`${code}: the form suggests our categories, and keeps the Owner's own words`, async ({
    browser,
  }) => {
    const page = await visit(browser, locale, { viewport: { width: 320, height: 800 } });
    await signInAsOwner(page.request);
    const name = `Hushwort ${code}${Date.now().toString(36)}`;
    const gift = {
      name,
      description: "Grows where nothing else does.",
      imageUrl: "/pictures/category-garden.webp",
      price: "$25",
      storeUrl: "https://garden.example/hushwort",
    };
    const made = await page.request.post("/api/gifts/custom", {
      data: { ...gift, category: "Birthday" },
    });
    expect(made.status()).toBe(201);
    const { id, slug } = await made.json();
    const [t, gifts] = [words(code, "gift-desk"), words(code, "gifts")];
    await page.goto(`/dev/gifts/${id}`);
    const field = page.getByLabel(t("fields.category"), { exact: true });
    await expect(field).toHaveValue(gifts("themes.birthday"));
    const suggested = await page
      .locator("datalist option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
    expect(suggested).toHaveLength(25);
    expect(suggested).toContain(gifts("categories.garden"));
    await expectAccessible(page);

    await field.fill("Nana’s <shed>");
    await page.getByRole("button", { name: t("save"), exact: true }).click();
    await expect(page.getByText(t("updated")).first()).toBeVisible();
    await expect(page.getByRole("article", { name })).toContainText("Nana’s <shed>");
    await page.goto(`/gifts/${slug}`);
    await expect(page.getByRole("main").getByText("Nana’s <shed>").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto(`/search?q=${encodeURIComponent("nana shed")}`);
    const card = page.getByRole("article").filter({ hasText: name });
    await expect(card).toContainText("Nana’s <shed>");
    await page.request.delete(`/api/gifts/custom/${id}`);
  });
}
