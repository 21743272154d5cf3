import { randomUUID } from "node:crypto";
import { register } from "./support/account-page";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, words } from "./support/languages";
import { makeStaff, ownerRequests } from "./support/rights";
import { toast } from "./support/toast";

test.use({ viewport: { width: 320, height: 800 } });

test("a post's text survives a lost server, an ended session, leaving the page and another editor", async ({
  page,
}) => {
  const t = words("en", "blog-admin");
  const errors = words("en", "errors");
  const field = (name: string) => page.getByLabel(t(`field.${name}`), { exact: true });
  const press = (key: string) => page.getByRole("button", { name: t(key), exact: true }).click();
  const { username, password } = await register(page);
  await makeStaff(page);
  const title = `Ribbons for ${randomUUID().slice(0, 8)}`;
  await page.goto("/staff/blog/new");

  await test.step("without a server, without a session, and when the page is left", async () => {
    await field("title").fill(title);
    await page.context().setOffline(true);
    await press("save");
    await expect(page.getByText(errors("unreachable"))).toBeVisible();
    await page.context().setOffline(false);
    await page.context().clearCookies();
    await press("save");
    await expect(page.getByText(errors("signInRequired"))).toBeVisible();
    page.once("dialog", (dialog) => dialog.dismiss());
    await page.getByRole("link", { name: t("back") }).click();
    await expect(field("title")).toHaveValue(title);
    const back = await page.request.post("/api/login", { data: { username, password } });
    expect(back.status()).toBe(200);
  });

  const preview = page.getByRole("region", { name: t("preview") });
  await test.step("the preview takes the focus", async () => {
    await field("excerpt").fill("Short and useful.");
    await field("content").fill(
      "Some *words*.\n\n<img src=x onerror=alert(1)>\n\n::gifts codenames-word-game",
    );
    await press("preview");
    await expect(preview.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
    await expect(preview.getByRole("article")).toHaveCount(1);
    await expect(preview.getByRole("heading", { name: t("preview") })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step("a published post has an address of its own", async () => {
    await press("publish");
    await expect(page).toHaveURL(/\/staff\/blog\/\d+/);
    await expect(page.getByRole("link", { name: t("view") })).toBeVisible();
  });

  await test.step("the second of two editors sees both texts and loses neither", async () => {
    const post = `/api${new URL(page.url()).pathname.replace("blog", "posts")}`;
    const owner = await ownerRequests();
    const { version } = await (await owner.get(post)).json();
    const saved = await owner.patch(post, { data: { version, content: "of one" } });
    expect(saved.status()).toBe(200);
    await field("content").fill("of two");
    await press("preview");
    await expect(preview).toContainText("of two");
    await press("update");
    await expect(page.getByRole("region", { name: t("theirs.title") })).toContainText("of one");
    await expect(field("content")).toHaveValue("of two");
    await page.locator("summary", { hasText: t("unpublish") }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await press("update");
    await expect(toast(page, t("saved"))).toBeVisible();
    expect((await (await owner.get(post)).json()).texts.en.content).toBe("of two");
  });

  await test.step("it is taken off the blog", async () => {
    await press("unpublish");
    await expect(toast(page, t("unpublishedDone"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("view") })).toHaveCount(0);
  });
});
