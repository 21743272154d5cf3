/**
 * What holds on every way through the site: a page's words come with it, forms keep what was typed.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "@playwright/test";
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

const WHO = ["a visitor", "the Owner"] as const;
type Who = (typeof WHO)[number];

/** Presses the link from one page to another and finds no key there; nothing without such a link. */
async function follow(page: Page, from: string, to: string) {
  const link = page.locator(`:is(header nav, footer) a[href='${to}']:visible`).first();
  if ((await link.count()) === 0) return;
  await link.evaluate((element: HTMLElement) => element.click());
  // Who isn't signed in is led to the sign-in page instead.
  await page.waitForFunction(
    (path) =>
      [path, "/auth"].includes(location.pathname) &&
      window.__reactRouterDataRouter?.state.navigation.state === "idle",
    to,
    { timeout: 30_000 },
  );
  expect.soft(await keysOn(page), `${from} → ${to}`).toEqual([]);
}

test.describe("the words of a page come with it", () => {
  let session: Awaited<ReturnType<BrowserContext["storageState"]>>;

  test.beforeAll(async ({ browser }) => {
    const owner = (await visit(browser, "en-US")).context();
    await signInAsOwner(owner.request);
    await owner.request.post("/api/favorites", { data: { giftId: 1 } });
    session = await owner.storageState();
  });

  /** A page that shows `code`, and the addresses that its header and footer lead to. */
  async function open(browser: Browser, { code, locale }: (typeof LANGUAGES)[number], who: Who) {
    const page = await visit(browser, locale, {
      storageState: who === "the Owner" ? session : { cookies: [], origins: [] },
      viewport: { width: 1280, height: 800 },
    });
    const url = test.info().project.use.baseURL ?? "";
    await page.context().addCookies([{ name: "i18nextLng", value: code, url }]);
    await page.goto("/about");
    const targets = (await navigation(page)).filter((path) => !path.startsWith("/auth"));
    return { page, targets };
  }

  // A document loaded anew holds the words of its own page only: what the next page needs must come.
  for (const language of LANGUAGES) {
    for (const who of WHO) {
      test(`${language.code}: each page reached by a link from a new document, for ${who}`, async ({
        browser,
      }) => {
        const { page, targets } = await open(browser, language, who);
        const starts = [...STARTS, ...targets];
        for (const [place, target] of targets.entries()) {
          const start = starts.filter((path) => path !== target)[place % (starts.length - 1)] ?? "";
          await page.goto(start);
          await follow(page, start, target);
        }
      });
    }
  }

  const walks = LANGUAGES.map((language) => ({ language, who: "the Owner" as Who }));
  for (const { language, who } of [...walks, { language: LANGUAGES[0], who: "a visitor" as Who }]) {
    test(`${language.code}: every edge between the pages of the navigation, for ${who}`, async ({
      browser,
    }) => {
      const { page, targets } = await open(browser, language, who);
      for (const start of STARTS) {
        await page.goto(start);
        await follow(page, start, targets[STARTS.indexOf(start) % targets.length] ?? "/");
      }
      await page.goto(targets[0] ?? "/");
      for (const [place, one] of targets.entries()) {
        for (const other of targets.slice(place + 1)) {
          await follow(page, one, other);
          await follow(page, other, one);
        }
        await follow(page, one, targets[place + 1] ?? "/");
      }
    });
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
