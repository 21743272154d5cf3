/** Categories, and gifts as pages: what they say to people and to machines, without JavaScript. */
import { describe, test } from "vitest";
import { THEME_IDS, type ThemeId, themeOf } from "#shared/catalogue/themes";
import { expect } from "./support/expect";
import { inTurn, words } from "./support/languages";
import { ORIGIN, Page, Requests } from "./support/page";
import { newPerson, signInAsOwner } from "./support/people";

const pathOf = (id: ThemeId) => `/category/${encodeURIComponent(themeOf(id).name)}`;
const suggestions = (page: Page) => page.locator("section[aria-labelledby=suggestions]");

test("every category's page opens for anybody by its address", async () => {
  const request = new Requests();
  for (const id of THEME_IDS) {
    const answer = await request.get(pathOf(id), { maxRedirects: 0 });
    expect(answer.status(), id).toBe(200);
    const html = await answer.text();
    expect(html.match(/<article/g)?.length, id).toBeGreaterThanOrEqual(4);
    expect(html, id).not.toContain("noindex");
    const item = encodeURIComponent(themeOf(id).items[0]?.name ?? "");
    const part = await request.get(`${pathOf(id)}?item=${item}`, { maxRedirects: 0 });
    expect(part.status(), id).toBe(200);
  }
});

test("the sitemap names every category's page", async () => {
  const xml = await (await new Requests().get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    (url ?? "").replaceAll("&apos;", "'").replace(/^https?:\/\/[^/]+/, ""),
  );
  for (const id of THEME_IDS) expect(paths).toContain(pathOf(id));
});

test("a sub-item's gifts come first, also while the categories are closed", async () => {
  const page = new Page();
  const item = (name: string) => page.getByRole("button", { name, exact: true });
  const first = suggestions(page).getByRole("article").first();
  await page.goto("/category/Birthday?item=Cakes");
  await expect(page).toHaveURL("/category/Birthday?item=Cakes");
  await expect(first).toContainText(/cake/i);
  await item("Piñatas").click();
  await expect(page).toHaveURL(/\/category\/Birthday\?item=Pi%C3%B1atas$/);
  await expect(item("Piñatas")).toHaveAttribute("aria-pressed", "true");
  await expect(item("Cakes")).toHaveAttribute("aria-pressed", "false");
  await expect(suggestions(page).getByRole("heading", { level: 2 })).toHaveText("Piñatas");
  await expect(first).toContainText(/piñata/i);
});

test("the Owner opens a category from the home page", async () => {
  const page = new Page();
  const t = words("en", "themes");
  await signInAsOwner(page.request);
  await page.goto("/");
  await page.getByRole("link", { name: "St. Patrick’s Day" }).click();
  await expect(page).toHaveURL(/\/category\/St\.%20Patrick's%20Day$/);
  await page.goto("/category/Birthday");
  await expect(page).toHaveTitle(/Birthday gift ideas/);
  await expect(suggestions(page).getByRole("heading", { level: 2 })).toHaveText(t("recommended"));
  await expect(suggestions(page).getByRole("article")).toHaveCount(12);
  const home = page.getByRole("main").getByRole("link", { name: t("home") });
  await expect(home).toHaveAttribute("href", "/");
});

describe("without JavaScript", () => {
  inTurn("the home page says that its eight categories come soon", async ({ code, locale }) => {
    const page = new Page(locale);
    const t = words(code, "home");
    await page.goto("/");
    const section = page.getByRole("region", { name: t("categories.title") });
    await expect(section.getByText(t("categories.soon"), { exact: true })).toBeVisible();
    await expect(section.getByText(t("categories.notice"))).toBeVisible();
    await expect(section.getByRole("listitem")).toHaveCount(8);
  });

  inTurn("a gift's page links to its categories, which open", async ({ code, locale }) => {
    const page = new Page(locale);
    const t = words(code, "gifts");
    await page.goto("/gifts/layer-cake-delivered");
    const main = page.getByRole("main");
    const link = main.getByRole("link", { name: t("themes.birthday"), exact: true });
    await expect(link).toHaveAttribute("href", "/category/Birthday");
    await link.click();
    await expect(page).toHaveURL("/category/Birthday");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("themes.birthday"));
    await expect(suggestions(page).getByRole("article").first()).toBeVisible();
  });

  inTurn(
    "the form suggests our categories, and keeps the Owner's own words",
    async ({ code, locale }) => {
      const page = new Page(locale);
      const [t, gifts] = [words(code, "gift-admin"), words(code, "gifts")];
      await signInAsOwner(page.request);
      const name = `Hushwort ${newPerson().username}`;
      const made = await page.request.post("/api/gifts/custom", {
        data: {
          name,
          description: "Grows where nothing else does.",
          imageUrl: "/pictures/category-garden.webp",
          price: "$25",
          storeUrl: "https://garden.example/hushwort",
          category: "Birthday",
        },
      });
      expect(made.status()).toBe(201);
      const { id, slug } = await made.json();
      await page.goto(`/dev/gifts/${id}`);
      const field = page.getByLabel(t("fields.category"), { exact: true });
      await expect(field).toHaveValue(gifts("themes.birthday"));
      const options = page.locator("datalist option").all();
      const suggested = options.map((option) => option.getAttribute("value"));
      expect(suggested).toHaveLength(25);
      expect(suggested).toContain(gifts("categories.garden"));

      await field.fill("Nana’s <shed>");
      await page.getByRole("button", { name: t("save"), exact: true }).click();
      await expect(page.getByText(t("updated")).first()).toBeVisible();
      await expect(page.getByRole("article", { name })).toContainText("Nana’s <shed>");
      await page.goto(`/gifts/${slug}`);
      await expect(page.getByRole("main").getByText("Nana’s <shed>").first()).toBeVisible();
      await page.goto(`/search?q=${encodeURIComponent("nana shed")}`);
      const card = page.getByRole("article").filter({ hasText: name });
      await expect(card).toContainText("Nana’s <shed>");
      expect((await page.request.delete(`/api/gifts/custom/${id}`)).ok()).toBe(true);
    },
  );
});

test("a gift's head says who the page is, and what it shows, to machines", async () => {
  const page = new Page();
  await page.goto("/search?q=tea");
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const path = await link.getAttribute("href");
  // Trackers' own words are no part of an address.
  await page.goto(`${path}?utm_source=mail&fbclid=1`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", ORIGIN + path);
  const languages = [...(await page.content()).matchAll(/hreflang="([\w-]+)"/gi)];
  const codes = languages.map(([, code]) => code);
  expect(codes.sort()).toEqual(["en", "es", "fr", "x-default", "zh"]);
  const structured = page.locator('script[type="application/ld+json"]').all();
  const kinds = structured.map((one) => JSON.parse(one.textContent ?? "")["@type"]);
  expect(kinds.sort()).toEqual(["BreadcrumbList", "Product"]);
});
