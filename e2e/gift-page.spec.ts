/** Cards and gift pages in a browser. What they say: `home.` and `categories.http.test.ts`. */
import { newPerson } from "./support/accounts";
import { expect, test, visit, words } from "./support/languages";
import { makePremium } from "./support/rights";

test("from a card to the gift's page: sharing, its codes and its picture", async ({ browser }) => {
  const page = await visit(browser, "en-US", {
    viewport: { width: 320, height: 800 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const t = words("en", "cards");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  const answer = await page.request.post("/api/register", { data: newPerson() });
  expect(answer.status()).toBe(201);
  await makePremium(page);
  await page.goto("/search?q=glass+teapot+with+infuser");
  const card = page.getByRole("article").filter({ hasText: "SAMPLE10" }).first();
  const name = await card.getByRole("heading").innerText();
  const path = (await card.getByRole("heading").getByRole("link").getAttribute("href")) ?? "";

  await test.step("sharing a card shares the gift's own page", async () => {
    await card.locator("[popovertarget]").click();
    await card.getByRole("button", { name: /^Share/ }).click();
    await expect(page.getByText("Copied to clipboard").first()).toBeVisible();
    expect(await copied()).toContain(`Check out this gift: ${name}`);
    expect(await copied()).toContain(new URL(path, page.url()).href);
  });

  await test.step("the picture of a card leads to the gift's page", async () => {
    await card.getByRole("img").first().scrollIntoViewIfNeeded();
    const box = await card.getByRole("img").first().boundingBox();
    if (!box) throw new Error("no picture");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  await test.step("a premium person copies a code and reads its terms", async () => {
    const main = page.getByRole("main");
    const codes = main.getByRole("list", { name: /./ }).filter({ hasText: "SAMPLE10" }).first();
    await codes.getByRole("button", { name: `${t("discounts.copy")} SAMPLE10` }).click();
    await expect(page.getByText(t("discounts.copied")).first()).toBeVisible();
    expect(await copied()).toBe("SAMPLE10");
    await codes.getByText(t("discounts.details")).first().focus();
    await page.keyboard.press("Enter");
    const [until = ""] = t("discounts.until").split("{{");
    await expect(codes.getByText(until.trim()).first()).toBeVisible();
  });

  await test.step("the picture that the head names is of the type it says", async () => {
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    const type = await page.locator('meta[property="og:image:type"]').getAttribute("content");
    const file = await page.request.get(picture ?? "");
    expect(file.headers()["content-type"]).toBe(type);
  });
});

test("nobody sees a page that the browser kept for another state of theirs", async ({
  browser,
}) => {
  const page = await visit(browser, "en-US", { javaScriptEnabled: false });
  const signIn = page.getByRole("banner").getByRole("link", { name: "Sign In" });
  const anonymous = await page.goto("/");
  expect(anonymous?.headers()["cache-control"]).toBe("private, max-age=60");
  expect(anonymous?.headers().vary).toMatch(/Cookie.*Accept-Language/i);
  await expect(signIn.first()).toBeAttached();
  await page.request.post("/api/register", { data: newPerson() });
  const own = await page.goto("/");
  await expect(signIn).toHaveCount(0);
  expect(own?.headers()["cache-control"]).toBe("private, no-store");
  await page.request.post("/api/logout");
  await page.goto("/");
  await expect(signIn.first()).toBeAttached();
  await page.request.post("/language", {
    form: { language: "fr", back: "/" },
    headers: { origin: process.env.BASE_URL ?? "", "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
