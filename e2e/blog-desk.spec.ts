import { randomUUID } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { register } from "./support/account-page";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, type Language, test, visit, words } from "./support/languages";
import { makeStaff } from "./support/rights";
import { toast } from "./support/toast";

/** A page of somebody whom the Owner made staff. */
async function visitAsStaff(browser: Browser, options: BrowserContextOptions = {}) {
  const page = await visit(browser, "en-US", options);
  await register(page);
  await makeStaff(page);
  return page;
}

const newTitle = () => `Ribbons for ${randomUUID().slice(0, 8)}`;

/** What a form's button or a field is called. */
const desk = (code: Language) => words(code, "blog-desk");

async function fill(page: Page, code: Language, post: Record<string, string>) {
  const t = desk(code);
  for (const [name, text] of Object.entries(post)) {
    await page.getByLabel(t(`field.${name}`), { exact: true }).fill(text);
  }
}

const press = (page: Page, code: Language, key: string) =>
  page.getByRole("button", { name: desk(code)(key), exact: true }).click();

test("a post is written, previewed, published and taken off", async ({ browser }) => {
  const page = await visitAsStaff(browser, { viewport: { width: 320, height: 800 } });
  const t = desk("en");
  const title = newTitle();
  await page.goto("/staff/blog");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: t("new") }).click();
  await expect(page.getByLabel(t("field.content"), { exact: true })).toBeVisible();
  await press(page, "en", "save");
  await expect(page.getByText(words("en", "errors")("postTitleRequired"))).toBeVisible();
  await expectAccessible(page);

  const content = "Some *words*.\n\n<img src=x onerror=alert(1)>\n\n::gifts codenames-word-game";
  await fill(page, "en", { title, content });
  await press(page, "en", "publish");
  await expect(page.getByText(words("en", "errors")("postExcerptRequired"))).toBeVisible();
  await fill(page, "en", { excerpt: "Short and useful." });
  await press(page, "en", "preview");
  const preview = page.getByRole("region", { name: t("preview") });
  await expect(preview.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await expect(preview.getByRole("article")).toHaveCount(1);
  await expect(preview.getByRole("heading", { name: t("preview") })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await press(page, "en", "publish");
  await expect(page).toHaveURL(/\/staff\/blog\/\d+/);
  await page.getByRole("link", { name: t("view") }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const { pathname } = new URL(page.url());
  const seen = async (path: string) =>
    (await (await page.request.get(path)).text()).includes(pathname);
  expect(await seen("/blog/rss.xml")).toBe(true);
  expect(await seen("/sitemap.xml")).toBe(true);

  await page.goto("/staff/blog");
  await page.getByRole("link", { name: title }).click();
  await page.locator("summary", { hasText: t("unpublish") }).click();
  await expectAccessible(page);
  await press(page, "en", "unpublish");
  await expect(page.getByText(t("unpublishedDone"), { exact: true })).toBeVisible();
  expect((await page.request.get(pathname)).status()).toBe(404);
  expect(await seen("/blog/rss.xml")).toBe(false);
});

test("two editors: the second sees both texts and loses neither", async ({ browser }) => {
  const t = desk("en");
  const [one, two] = [await visitAsStaff(browser), await visitAsStaff(browser)];
  const data = { title: newTitle(), excerpt: "e", content: "first", category: "seasonal" };
  const made = await (await one.request.post("/api/staff/posts", { data })).json();
  for (const page of [one, two]) {
    await page.goto(`/staff/blog/${made.id}`);
  }
  await fill(one, "en", { content: "of one" });
  await press(one, "en", "save");
  await expect(toast(one, t("saved"))).toBeVisible();
  await fill(two, "en", { content: "of two" });
  await press(two, "en", "preview");
  await expect(two.getByRole("region", { name: t("preview") })).toContainText("of two");
  await press(two, "en", "save");
  await expect(two.getByRole("region", { name: t("theirs.title") })).toContainText("of one");
  await expect(two.getByLabel(t("field.content"), { exact: true })).toHaveValue("of two");
  await expectAccessible(two);
  await press(two, "en", "save");
  await expect(toast(two, t("saved"))).toBeVisible();
  const now = await (await one.request.get(`/api/staff/posts/${made.id}`)).json();
  expect(now.texts.en.content).toBe("of two");
});

test("unsaved words survive a server that is away, a lost session and a slip of the finger", async ({
  browser,
}) => {
  const t = desk("en");
  const page = await visitAsStaff(browser);
  await page.goto("/staff/blog/new");
  const title = newTitle();
  await fill(page, "en", { title });
  await page.context().setOffline(true);
  await press(page, "en", "save");
  await expect(page.getByText(words("en", "errors")("unreachable"))).toBeVisible();
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await press(page, "en", "save");
  await expect(page.getByText(words("en", "errors")("signInRequired"))).toBeVisible();
  page.once("dialog", (dialog) => dialog.dismiss());
  await page.getByRole("link", { name: t("back") }).click();
  await expect(page.getByLabel(t("field.title"), { exact: true })).toHaveValue(title);
});

test("an article of the shop can be read here, not edited, and a stranger sees nothing", async ({
  browser,
  page: stranger,
}) => {
  const t = desk("en");
  const page = await visitAsStaff(browser);
  await page.goto("/staff/blog");
  const posts = await (await page.request.get("/api/staff/posts?after=20")).json();
  const article = posts.find((post: { isOwn: boolean }) => !post.isOwn);
  await page.goto(`/staff/blog/${article.id}`);
  await expect(page.getByText(words("en", "errors")("postIsFile"))).toBeVisible();
  await expect(page.getByLabel(t("field.content"), { exact: true })).toHaveCount(0);
  await expect(page.getByText(t("comments.none"))).toBeVisible();
  await expectAccessible(page);
  await stranger.goto(`/staff/blog/${article.id}`);
  await expect(stranger).toHaveURL(/\/auth\?next=/);
});
