/**
 * What holds on every way through the site: a page's words come with it, forms keep what was typed.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { newPerson, sendSignUp, signInAsOwner } from "./support/accounts";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";

type Words = { [key: string]: string | Words };

/**
 * Every key of every namespace, with and without the namespace's name, that can be told from a word
 * by its dot.
 */
function knownKeys(): Set<string> {
  const folder = new URL("../locales/en/", import.meta.url);
  const leaves = (all: Words, path: string): string[] =>
    Object.entries(all).flatMap(([key, value]) => {
      const here = path ? `${path}.${key}` : key;
      return typeof value === "string"
        ? [here.replace(/_(one|many|other)$/, "")]
        : leaves(value, here);
    });
  return new Set(
    readdirSync(folder).flatMap((file) => {
      const all: Words = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
      const keys = leaves(all, "");
      const namespace = file.replace(".json", "");
      return [
        ...keys.filter((key) => key.includes(".")),
        ...keys.map((key) => `${namespace}:${key}`),
      ];
    }),
  );
}
const KEYS = knownKeys();

/** Keys of translations that the page shows instead of words. */
async function keysOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const names = ["aria-label", "title", "placeholder", "alt"];
    const attributes = [...document.querySelectorAll("body *")].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ""),
    );
    const own = (element: Element) => (element.matches("script, style") ? "" : element.textContent);
    return [document.title, ...[...document.body.children].map(own), ...attributes].join("\n");
  });
  const tokens = text.match(/[\w-]+:?[\w-]+(?:\.[\w-]+)*/g) ?? [];
  return [...new Set(tokens.filter((token) => KEYS.has(token)))];
}

/** The addresses that header and footer of a page lead to. */
const navigation = (page: Page): Promise<string[]> =>
  page
    .locator("header nav a[href^='/'], footer a[href^='/']")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);

/** Pages that no link of the frame leads to, but whose frame leads to all others. */
const STARTS = ["/nowhere", "/account", "/lists", "/party-planning", "/auth", "/dev/gifts"];

test.describe("the words of a page come with it", () => {
  let session: Awaited<ReturnType<BrowserContext["storageState"]>>;

  test.beforeAll(async ({ browser }) => {
    const owner = (await visit(browser, "en-US")).context();
    await signInAsOwner(owner.request);
    await owner.request.post("/api/favorites", { data: { giftId: 1 } });
    session = await owner.storageState();
  });

  for (const { code, locale } of LANGUAGES) {
    for (const who of ["a visitor", "the Owner"]) {
      test(`${code}: on every edge of the navigation, for ${who}`, async ({ browser }) => {
        test.setTimeout(600_000);
        const storageState = who === "the Owner" ? session : { cookies: [], origins: [] };
        const page = await visit(browser, locale, {
          storageState,
          viewport: { width: 1280, height: 800 },
        });
        const url = test.info().project.use.baseURL ?? "";
        await page.context().addCookies([{ name: "i18nextLng", value: code, url }]);
        await page.goto("/about");
        const targets = (await navigation(page)).filter((path) => !path.startsWith("/auth"));
        const starts = [...new Set([...targets, ...STARTS])];
        for (const [place, start] of starts.entries()) {
          await page.goto(start);
          // Each start visits another page first, whose words no page before it brought.
          const order = targets.map(
            (_, step) => targets[(place + step + 1) % targets.length] ?? "/",
          );
          for (const target of order) {
            const link = page
              .locator(`:is(header nav, footer) a[href='${target}']:visible`)
              .first();
            if ((await link.count()) === 0) continue;
            await link.evaluate((element: HTMLElement) => element.click());
            // Who isn't signed in is led to the sign-in page instead.
            await page.waitForFunction(
              (path) =>
                [path, "/auth"].includes(location.pathname) &&
                window.__reactRouterDataRouter?.state.navigation.state === "idle",
              target,
              { timeout: 30_000 },
            );
            expect.soft(await keysOn(page), `${start} → ${target}`).toEqual([]);
          }
        }
      });
    }
  }
});

test("a change of language keeps a half-filled form", async ({ page }) => {
  await page.goto("/auth?mode=sign-up");
  const t = words("en", "auth");
  await page.getByLabel(t("username"), { exact: true }).fill("half.filled");
  await page.getByLabel(t("password"), { exact: true }).fill("not sent yet");
  await page.getByRole("button", { name: "Français" }).last().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("h1")).toHaveText(words("fr", "auth")("signUp.title"));
  await expect(page).toHaveTitle(new RegExp(words("fr", "auth")("signUp.submit")));
  await expect(page.locator("input[name=username]")).toHaveValue("half.filled");
  await expect(page.locator("input[name=password]")).toHaveValue("not sent yet");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("the finder's half-filled form and its gifts change their language", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Recipient", { exact: true }).fill("My aunt");
  await page.getByLabel("Age", { exact: true }).selectOption("51-70");
  await page.getByRole("button", { name: "中文" }).last().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await expect(page.locator("[name=recipient]")).toHaveValue("My aunt");
  await expect(page.locator("[name=age]")).toHaveValue("51-70");
  await expect(
    page.getByRole("heading", { name: words("zh", "home")("finder.title") }),
  ).toBeVisible();
});

test("filters search without a word", async ({ page }) => {
  await page.goto("/search");
  await page.getByLabel("Price", { exact: true }).selectOption("0-50");
  await expect(page).toHaveURL("/search?budget=0-50");
  await expect(page.getByRole("heading", { name: "Gifts that fit your filters" })).toBeVisible();
  await expect(page.getByRole("article")).not.toHaveCount(0);
  await page.getByRole("link", { name: "More gifts" }).click();
  await expect(page.getByRole("region", { name: "More gifts" })).toBeVisible();
  await page.getByLabel("Price", { exact: true }).selectOption("");
  await expect(page).toHaveURL("/search");
});

test("a category leads to the gifts of that category", async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("link", { name: "Kitchen", exact: true }).click();
  await expect(page).toHaveURL("/search?category=kitchen");
  await expect(page.getByRole("heading", { name: "Kitchen", level: 2 })).toBeVisible();
  const cards = page.getByRole("article");
  await expect(cards).not.toHaveCount(0);
  for (const card of await cards.all()) await expect(card).toContainText("Kitchen");
  const gifts: { category: string }[] = await (
    await page.request.get("/api/gifts/search?category=kitchen")
  ).json();
  expect(new Set(gifts.map(({ category }) => category))).toEqual(new Set(["kitchen"]));
});

test("the header's Sign In returns to the page and saves the gift", async ({ page }) => {
  await page.goto("/search?q=tea");
  const heart = page.getByRole("button", { name: /^Save / }).first();
  const name = ((await heart.getAttribute("aria-label")) ?? "").replace(/^Save /, "");
  await heart.click();
  await expect(page.getByText("Sign in required").first()).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).first().click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fsearch%3Fq%3Dtea&save=\d+/);
  await page.getByRole("link", { name: words("en", "auth")("signIn.switch") }).click();
  await expect(page.getByRole("heading", { name: "Create Account", level: 1 })).toBeVisible();
  await sendSignUp(page, "en", newPerson());
  await expect(page).toHaveURL("/search?q=tea");
  await page.goto("/favorites");
  await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(1);
});

test("a failed sign-in says so once", async ({ page }) => {
  await page.goto("/auth");
  const t = words("en", "auth");
  await page.getByLabel(t("username"), { exact: true }).fill("nobody.at.all");
  await page.getByLabel(t("password"), { exact: true }).fill("not the password");
  await page.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
  await expect(page.getByText(t("signIn.failed"), { exact: true })).toHaveCount(1);
  await page.waitForTimeout(500);
  await expect(page.getByText(t("signIn.failed"), { exact: true })).toHaveCount(1);
});

test("Back without a network stays, and works again with it", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Search gifts" }).click();
  await expect(page.getByRole("heading", { name: "Search Gifts" })).toBeVisible();
  await page.getByLabel("What are you looking for?").fill("   ");
  await page.context().setOffline(true);
  await page.evaluate(() => history.back());
  await expect(page.getByText("We couldn’t reach Giftwright").first()).toBeVisible();
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { name: "Search Gifts" })).toBeVisible();
  await page.context().setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { name: "About Giftwright" })).toBeVisible();
});

test("a search that no server answers says so, keeps the words and can be tried again", async ({
  page,
}) => {
  await page.goto("/search?q=tea");
  await page.context().setOffline(true);
  await page.getByLabel("What are you looking for?").fill("coffee");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("Search failed").first()).toBeVisible();
  await expect(page.getByLabel("What are you looking for?")).toHaveValue("coffee");
  await expect(page.getByRole("heading", { name: "Results for “tea”" })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search?q=coffee");
});
