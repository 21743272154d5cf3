import type { Page } from "@playwright/test";
import { registerUser } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, test, visit, words } from "./support/languages";

/** Opens a gift's page the way a visitor finds it. */
async function openGift(page: Page, query = "tea") {
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  const heading = page.getByRole("article").first().getByRole("heading");
  const name = await heading.innerText();
  await heading.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  return name;
}

test("a gift's page", async ({ browser }) => {
  const page = await visit(browser, "en-US", {
    viewport: { width: 320, height: 800 },
  });
  const name = await openGift(page, "tea");
  const t = words("en", "gift");
  await expect(page).toHaveTitle(`${name} · Giftwright`);
  await expect(page.getByRole("heading", { name: t("suits.title") })).toBeVisible();
  for (const fact of ["ages", "interests", "occasions", "relationships"]) {
    await expect(page.getByText(t(`suits.${fact}`), { exact: true })).toBeVisible();
  }
  const similar = page.getByRole("region", { name: t("similar") }).getByRole("article");
  expect(await similar.count()).toBeGreaterThanOrEqual(3);
  expect(await similar.count()).toBeLessThanOrEqual(6);
  await expect(similar.getByRole("heading", { name, exact: true })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("the picture of a card leads to the gift's page", async ({ page }) => {
  await page.goto("/search?q=tea");
  const card = page.getByRole("article").first();
  await card.getByRole("img").scrollIntoViewIfNeeded();
  const box = await card.getByRole("img").boundingBox();
  if (!box) throw new Error("no picture");
  const name = await card.getByRole("heading").innerText();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
});

test("sharing a card shares the gift's own page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await page.goto("/search?q=tea");
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  const path = await card.getByRole("heading").getByRole("link").getAttribute("href");
  await card.getByRole("button", { name: /^Share/ }).click();
  await expect(page.getByText("Copied to clipboard").first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Check out this gift: ${name}`);
  expect(copied).toContain(new URL(path ?? "", page.url()).href);
});

test("the head says who the page is, and what it shows, to machines", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await openGift(page);
  const { origin, pathname } = new URL(page.url());
  // Trackers' own words are no part of an address.
  await page.goto(`${pathname}?utm_source=mail&fbclid=1`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", origin + pathname);
  const languages = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
  expect(languages.sort()).toEqual(["en", "es", "fr", "x-default", "zh"]);

  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await page.request.get(picture ?? "");
  const type = await page.locator('meta[property="og:image:type"]').getAttribute("content");
  expect(answer.headers()["content-type"]).toBe(type);

  const structured = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));
  expect(structured.map((data) => data["@type"]).sort()).toEqual(["BreadcrumbList", "Product"]);
  expect(errors).toEqual([]);
});

test("nobody sees a page that was kept for another state of theirs", async ({ browser }) => {
  const page = await visit(browser, "en-US", { javaScriptEnabled: false });
  const anonymous = await page.goto("/");
  expect(anonymous?.headers()["cache-control"]).toBe("private, max-age=60");
  expect(anonymous?.headers().vary).toMatch(/Cookie.*Accept-Language/i);
  const signIn = page.getByRole("banner").getByRole("link", { name: "Sign In" });
  await expect(signIn.first()).toBeAttached();
  await registerUser(page, "en");
  await expect(signIn).toHaveCount(0);
  const own = await page.request.get("/");
  expect(own.headers()["cache-control"]).toBe("private, no-store");
  await page.goto("/sign-out");
  await page.getByRole("main").getByRole("button").first().click();
  await expect(signIn.first()).toBeAttached();
  await page.goto("/search");
  await page.getByRole("button", { name: "Français" }).first().click({ force: true });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
