import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";

for (const { code, locale } of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test(`${code}: the story and the ways to reach us${javaScriptEnabled ? "" : " without JavaScript"}`, async ({
      browser,
    }) => {
      const page = await visit(browser, locale, {
        javaScriptEnabled,
        viewport: { width: 320, height: 800 },
      });
      const t = words(code, "about");
      await page.goto("/about");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
      await expect(page.getByText(t("story.one"))).toBeVisible();
      const main = page.getByRole("main");
      const email = main.locator('a[href^="mailto:"]');
      const phone = main.locator('a[href^="tel:"]');
      // The button says the very address that it opens.
      const address = (await email.getAttribute("href"))?.replace("mailto:", "") ?? "";
      await expect(email).toContainText(address);
      expect((await phone.getAttribute("href"))?.replace("tel:", "")).toMatch(/^\+?\d{6,}$/);
      const socials = main.getByRole("listitem").getByRole("link");
      await expect(socials).toHaveCount(2);
      for (const social of await socials.all()) {
        await expect(social).toHaveAttribute("rel", /noopener/);
      }
      if (javaScriptEnabled) {
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  }
}
