import { THEME_IDS, themeOf, themePath } from "../worker/domain/catalogue/themes";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";

const CONTENT = /<article/g;

test("every category's page opens for anybody by its address", async ({ request }) => {
  for (const id of THEME_IDS) {
    const answer = await request.get(themePath(id), { maxRedirects: 0 });
    expect(answer.status(), id).toBe(200);
    const html = await answer.text();
    expect(html.match(CONTENT)?.length, id).toBeGreaterThanOrEqual(4);
    expect(html).not.toContain("noindex");
    const [item] = themeOf(id).items;
    const part = await request.get(
      `${themePath(id)}?item=${encodeURIComponent(item?.name ?? "")}`,
      {
        maxRedirects: 0,
      },
    );
    expect(part.status(), id).toBe(200);
  }
});

test("the sitemap names every category's page", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    (url ?? "").replaceAll("&apos;", "'").replace(/^https?:\/\/[^/]+/, ""),
  );
  for (const id of THEME_IDS) expect(paths).toContain(themePath(id));
});

for (const { code, locale } of LANGUAGES) {
  test(`${code}: a gift's page links to its categories, which open`, async ({ browser }) => {
    const page = await visit(browser, locale, { viewport: { width: 320, height: 800 } });
    await page.goto("/gifts/layer-cake-delivered");
    const t = words(code, "gifts");
    const link = page
      .getByRole("main")
      .getByRole("link", { name: t("themes.birthday"), exact: true });
    await expect(link).toHaveAttribute("href", "/category/Birthday");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await link.click();
    await expect(page).toHaveURL("/category/Birthday");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("themes.birthday"));
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectAccessible(page);
  });
}
