import { randomUUID } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { newPerson, signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, type Language, test, visit, words } from "./support/languages";
import { toast } from "./support/toast";

/** A page of somebody whom the Owner made staff. */
async function visitAsStaff(browser: Browser, locale: string, options: BrowserContextOptions = {}) {
  const page = await visit(browser, locale, options);
  const answer = await page.request.post("/api/register", { data: newPerson() });
  const { id } = (await answer.json()) as { id: string };
  const owner = await visit(browser, locale);
  await signInAsOwner(owner.request);
  const given = await owner.request.patch(`/api/users/${id}/toggle-staff`);
  expect(given.status()).toBe(200);
  await owner.context().close();
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

for (const { code, locale } of LANGUAGES) {
  test(`${code}: a post is written, previewed, published and taken off`, async ({ browser }) => {
    const page = await visitAsStaff(browser, locale, { viewport: { width: 320, height: 800 } });
    const t = desk(code);
    const title = newTitle();
    await page.goto("/staff/blog", { waitUntil: "networkidle" });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: t("new") }).click();
    await expect(page.getByLabel(t("field.content"), { exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await press(page, code, "save");
    await expect(page.getByText(words(code, "errors")("postTitleRequired"))).toBeVisible();
    await expectAccessible(page);

    const content = "Some *words*.\n\n<img src=x onerror=alert(1)>\n\n::gifts codenames-word-game";
    await fill(page, code, { title, content });
    await press(page, code, "publish");
    await expect(page.getByText(words(code, "errors")("postExcerptRequired"))).toBeVisible();
    await fill(page, code, { excerpt: "Short and useful." });
    await press(page, code, "preview");
    const preview = page.getByRole("region", { name: t("preview") });
    await expect(preview.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
    await expect(preview.getByRole("article")).toHaveCount(1);
    await expect(preview.getByRole("heading", { name: t("preview") })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await press(page, code, "publish");
    await expect(page).toHaveURL(/\/staff\/blog\/\d+/);
    await page.getByRole("link", { name: t("view") }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const { pathname } = new URL(page.url());
    const seen = async (path: string) =>
      (await (await page.request.get(path)).text()).includes(pathname);
    expect(await seen("/blog/rss.xml")).toBe(true);
    expect(await seen("/sitemap.xml")).toBe(true);

    await page.goto("/staff/blog", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: title }).click();
    await page.locator("summary", { hasText: t("unpublish") }).click();
    await expectAccessible(page);
    await press(page, code, "unpublish");
    await expect(page.getByText(t("unpublishedDone"), { exact: true })).toBeVisible();
    expect((await page.request.get(pathname)).status()).toBe(404);
    expect(await seen("/blog/rss.xml")).toBe(false);
  });

  test(`${code}: the same without scripts, with a translation`, async ({ browser }) => {
    const page = await visitAsStaff(browser, locale, { javaScriptEnabled: false });
    const t = desk(code);
    const title = newTitle();
    await page.goto("/staff/blog/new");
    await fill(page, code, { title, content: "Some *words*." });
    await press(page, code, "publish");
    await expect(page.getByText(words(code, "errors")("postExcerptRequired"))).toBeVisible();
    await expect(page.getByLabel(t("field.title"), { exact: true })).toHaveValue(title);
    await fill(page, code, { excerpt: "Short." });
    await press(page, code, "preview");
    const preview = page.getByRole("region", { name: t("preview") });
    await expect(preview.locator("em")).toHaveText("words");
    await expect(page.getByLabel(t("field.content"), { exact: true })).toHaveValue("Some *words*.");
    await press(page, code, "save");
    await expect(page.getByRole("alert")).toContainText(t("saved"));
    await page.getByRole("link", { name: "Français", exact: true }).click();
    await fill(page, code, { title: `Fr ${title}`, excerpt: "Court.", content: "Des mots." });
    await press(page, code, "save");
    await expect(page.getByRole("alert")).toContainText(t("saved"));
    await page.getByRole("link", { name: "English", exact: true }).click();
    await press(page, code, "publish");
    await expect(page.getByRole("alert")).toContainText(t("publishedDone"));
    await page.getByRole("link", { name: t("view") }).click();
    const shown = code === "fr" ? `Fr ${title}` : title;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown);
  });
}

test("two editors: the second sees both texts and loses neither", async ({ browser }) => {
  const t = desk("en");
  const [one, two] = [await visitAsStaff(browser, "en-US"), await visitAsStaff(browser, "en-US")];
  const data = { title: newTitle(), excerpt: "e", content: "first", category: "seasonal" };
  const made = await (await one.request.post("/api/staff/posts", { data })).json();
  for (const page of [one, two]) {
    await page.goto(`/staff/blog/${made.id}`, { waitUntil: "networkidle" });
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
  const page = await visitAsStaff(browser, "en-US");
  await page.goto("/staff/blog/new", { waitUntil: "networkidle" });
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
  const page = await visitAsStaff(browser, "en-US");
  await page.goto("/staff/blog", { waitUntil: "networkidle" });
  const posts = await (await page.request.get("/api/staff/posts?after=20")).json();
  const article = posts.find((post: { isOwn: boolean }) => !post.isOwn);
  await page.goto(`/staff/blog/${article.id}`, { waitUntil: "networkidle" });
  await expect(page.getByText(words("en", "errors")("postIsFile"))).toBeVisible();
  await expect(page.getByLabel(t("field.content"), { exact: true })).toHaveCount(0);
  await expect(page.getByText(t("comments.none"))).toBeVisible();
  await expectAccessible(page);
  await stranger.goto(`/staff/blog/${article.id}`);
  await expect(stranger).toHaveURL(/\/auth\?next=/);
});
