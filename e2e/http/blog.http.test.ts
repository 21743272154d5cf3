import { describe, test } from "vitest";
import { expect } from "./support/expect";
import { inTurn, words } from "./support/languages";
import { Page, Requests } from "./support/page";
import { makeStaff, newPerson, register } from "./support/people";

const SLUG = "thanksgiving-host-gifts";

describe("without JavaScript", () => {
  inTurn("searches and filters", async ({ code, locale }) => {
    const t = words(code, "blog");
    const page = new Page(locale);
    await page.goto("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
    const featured = page.getByRole("region", { name: t("featured") });
    await expect(featured.getByRole("article")).toHaveCount(3);
    const cards = page.getByRole("article");
    const toggle = async (name: string, pressed: boolean) => {
      const button = page.getByRole("button", { name: t(`categories.${name}`), exact: true });
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", String(pressed));
    };
    await toggle("seasonal", true);
    await expect(cards).toHaveCount(3);
    await toggle("diy-gifts", true);
    await expect(cards).toHaveCount(6);
    await expect(page).toHaveURL(/category=diy-gifts&category=seasonal$/);
    await toggle("seasonal", false);
    await expect(cards).toHaveCount(3);

    const field = page.getByRole("searchbox", { name: t("searchLabel") });
    if (code === "en") {
      await field.fill("NOTEBOOK");
      await field.press("Enter");
      await expect(cards).toHaveCount(1);
      await expect(page).toHaveURL(/[?&]category=diy-gifts(&|$)/);
      await expect(page).toHaveURL(/[?&]q=NOTEBOOK(&|$)/);
    }
    await field.fill("qqqqzzzz");
    await field.press("Enter");
    await expect(page.getByText(t("none"))).toBeVisible();
    await page.getByRole("link", { name: t("clear") }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { name: t("featured") })).toBeVisible();
    await expect(field).toHaveValue("");
  });

  inTurn("an article shows its gifts as cards", async ({ code, locale }) => {
    const t = words(code, "blog");
    const page = new Page(locale);
    await page.goto("/blog");
    await page.locator(`a[href="/blog/${SLUG}"]`).first().click();
    if (code === "en") {
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Thanksgiving");
      await expect(page.getByRole("link", { name: "0 comments" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Comments" })).toBeVisible();
    }
    await expect(page.getByText(t("comments.none"))).toBeVisible();
    const cards = page.getByRole("article").getByRole("article");
    expect(await cards.count()).toBeGreaterThan(3);
    const buy = words(code, "cards")("buyNow");
    await expect(cards.first().getByRole("link", { name: buy })).toBeVisible();
    await page
      .getByRole("link", { name: t("back") })
      .first()
      .click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  inTurn("staff write, translate and publish a post", async ({ code, locale }) => {
    const page = new Page(locale);
    await register(page);
    await makeStaff(page);
    const d = words(code, "blog-admin");
    const fill = async (post: Record<string, string>) => {
      for (const [name, text] of Object.entries(post)) {
        await page.getByLabel(d(`field.${name}`), { exact: true }).fill(text);
      }
    };
    const press = (key: string) => page.getByRole("button", { name: d(key), exact: true }).click();
    const title = `Ribbons for ${newPerson().username}`;
    await page.goto("/staff/blog");
    await page.getByRole("link", { name: d("new"), exact: true }).click();
    await press("save");
    await expect(page.getByText(words(code, "errors")("postTitleRequired"))).toBeVisible();
    const content = "Some *words*.\n\n<img src=x onerror=alert(1)>\n\n::gifts codenames-word-game";
    await fill({ title, content });
    await press("publish");
    await expect(page.getByText(words(code, "errors")("postExcerptRequired"))).toBeVisible();
    await expect(page.getByLabel(d("field.title"), { exact: true })).toHaveValue(title);
    await fill({ excerpt: "Short." });
    await press("preview");
    const preview = page.getByRole("region", { name: d("preview") });
    await expect(preview.locator("em")).toHaveText("words");
    await expect(preview.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
    await expect(preview.getByRole("article")).toHaveCount(1);
    expect(await page.getByLabel(d("field.content"), { exact: true }).inputValue()).toBe(content);
    await press("save");
    await expect(page.getByRole("alert")).toContainText(d("saved"));
    await page.getByRole("link", { name: "Français", exact: true }).click();
    await fill({ title: `Fr ${title}`, excerpt: "Court.", content: "Des mots." });
    await press("save");
    await expect(page.getByRole("alert")).toContainText(d("saved"));
    await page.getByRole("link", { name: "English", exact: true }).click();
    await press("publish");
    await expect(page.getByRole("alert")).toContainText(d("publishedDone"));
    const editor = page.url();
    await page.getByRole("link", { name: d("view") }).click();
    const shown = code === "fr" ? `Fr ${title}` : title;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown);
    const { pathname } = new URL(page.url());
    const isListed = async (path: string) =>
      (await (await page.request.get(path)).text()).includes(pathname);
    expect([await isListed("/blog/rss.xml"), await isListed("/sitemap.xml")]).toEqual([true, true]);

    await page.goto("/staff/blog");
    await page.getByRole("link", { name: shown, exact: true }).click();
    expect(new URL(page.url()).pathname).toBe(new URL(editor).pathname);
    await page.locator("summary", { hasText: d("unpublish") }).click();
    await press("unpublish");
    await expect(page.getByText(d("unpublishedDone"), { exact: true })).toBeVisible();
    expect((await page.request.get(pathname)).status()).toBe(404);
    expect(await isListed("/blog/rss.xml")).toBe(false);
  });

  inTurn("the feed is in the language that was asked for", async ({ code, locale }) => {
    const t = words(code, "blog");
    const page = new Page(locale);
    await page.goto("/blog");
    const feed = page.locator('link[type="application/rss+xml"]');
    expect(await feed.getAttribute("href")).toBe(`/blog/rss.xml?lng=${code}`);
    const response = await page.request.get(`/blog/rss.xml?lng=${code}`);
    expect(response.headers()["content-type"]).toContain("application/rss+xml");
    const xml = await response.text();
    expect(xml).toContain(t("title"));
    const all = (name: string) =>
      [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, "g"))].map(([, text]) => text);
    const guids = all("guid");
    expect(guids.length).toBeGreaterThanOrEqual(18);
    expect(new Set(guids).size).toBe(guids.length);
    expect(all("pubDate").map((date) => Number.isNaN(Date.parse(date ?? "")))).not.toContain(true);
  });
});

test("an unknown article is not found, with a message and a link to the blog", async () => {
  const page = new Page();
  for (const slug of ["nowhere", "No%20Where", "%00", "a".repeat(500)]) {
    expect((await page.goto(`/blog/${slug}`)).status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Post not found" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("an article of the shop can be read by staff, not edited", async () => {
  const page = new Page();
  await register(page);
  await makeStaff(page);
  const posts = await (await page.request.get("/api/staff/posts?after=20")).json();
  const article = posts.find((post: { isOwn: boolean }) => !post.isOwn);
  await page.goto(`/staff/blog/${article.id}`);
  const d = words("en", "blog-admin");
  await expect(page.getByText(words("en", "errors")("postIsFile"))).toBeVisible();
  await expect(page.getByLabel(d("field.content"), { exact: true })).toHaveCount(0);
  await expect(page.getByText(d("comments.none"))).toBeVisible();
});

test("a visitor gets no page of the blog editor", async () => {
  const stranger = new Page();
  await stranger.goto("/staff/blog/1");
  await expect(stranger).toHaveURL(/\/auth\?next=/);
});

test("the list shows the newest article first", async () => {
  const html = await (await new Requests().get("/blog")).text();
  const days = [...html.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, day]) => day ?? "");
  expect(days.length).toBeGreaterThanOrEqual(18);
  expect(days).toEqual(days.toSorted().reverse());
});

test("an article of the list has its facts: category, day and time to read", async () => {
  const page = new Page();
  await page.goto("/blog");
  const first = page.getByRole("article").first();
  await expect(first.locator("time")).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
  await expect(first.getByText(/^\d+ min read$/)).toBeVisible();
  const seasonal = page.getByRole("article").filter({ hasText: "Seasonal" });
  await expect(seasonal.first().getByText("Seasonal", { exact: true })).toBeVisible();
});

test("a table of an article can be scrolled by keyboard", async () => {
  const page = new Page();
  await page.goto("/blog/gift-budget-for-the-whole-year");
  const region = page.getByRole("region", { name: /^Who and when/ });
  await expect(region).toHaveAttribute("tabindex", "0");
});
