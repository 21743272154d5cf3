import { hold } from "./support/hold";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";

const SLUG = "thanksgiving-host-gifts";

test("searches and filters the articles, opens and shares one", async ({ browser }) => {
  const page = await visit(browser, "en-US", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto("/blog");
  const cards = page.getByRole("article");

  await test.step("searches and filters", async () => {
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const toggle = async (name: string, pressed: boolean) => {
      await button(name).click();
      await expect(button(name)).toHaveAttribute("aria-pressed", String(pressed));
    };

    await toggle("Seasonal", true);
    await expect(cards).toHaveCount(3);
    await toggle("DIY Gifts", true);
    await expect(cards).toHaveCount(6);
    await expect(page).toHaveURL(/category=diy-gifts&category=seasonal$/);
    await toggle("Seasonal", false);
    await expect(cards).toHaveCount(3);

    const field = page.getByRole("searchbox", { name: "Search articles" });
    await field.fill("NOTEBOOK");
    await expect(cards).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]category=diy-gifts(&|$)/);
    await expect(page).toHaveURL(/[?&]q=NOTEBOOK(&|$)/);

    await field.fill("qqqqzzzz");
    await field.press("Enter");
    await expect(page.getByText("No posts found matching your criteria.")).toBeVisible();
    await page.getByRole("link", { name: "Show all articles" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
    await expect(field).toHaveValue("");
  });

  await test.step("skeletons and words stand in for what is on its way", async () => {
    const release = await hold(page, /\/blog.*\.data/);
    await page.getByRole("button", { name: "Occasions", exact: true }).click();
    await expect(page.locator("[data-skeleton]")).toHaveCount(6);
    await expect(page.getByRole("status").getByText("Loading articles...")).toBeAttached();
    release();
    await expect(cards).toHaveCount(3);
    await page.unroute(/\/blog.*\.data/);

    const letGo = await hold(page, /\/blog\/.*\.data/);
    await page.goBack();
    await page.locator(`a[href="/blog/${SLUG}"]`).first().click();
    await expect(page.getByText("Loading post...")).toBeVisible();
    letGo();
    await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();
  });

  await test.step("copies what the browser can't share", async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Thanksgiving");
    expect(copied).toMatch(new RegExp(`https?://[^ ]+/blog/${SLUG}$`));
  });

  await test.step("the feed is well-formed in every language", async () => {
    for (const { code } of LANGUAGES) {
      const xml = await (await page.request.get(`/blog/rss.xml?lng=${code}`)).text();
      expect(xml).toContain(words(code, "blog")("title"));
      const read = await page.evaluate((text) => {
        const feed = new DOMParser().parseFromString(text, "text/xml");
        return [feed.querySelectorAll("parsererror").length, feed.querySelectorAll("item").length];
      }, xml);
      expect(read[0]).toBe(0);
      expect(read[1]).toBeGreaterThanOrEqual(18);
    }
  });
});
