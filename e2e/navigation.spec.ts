/**
 * What holds on every way through the site: a page's words come with it, forms keep what was typed.
 */
import type { Page } from "@playwright/test";
import { signInAsOwner } from "./support/accounts";
import { KEYS } from "./support/keys";
import { expect, LANGUAGES, test, untilHydrated, visit, words } from "./support/languages";

/** The addresses that header and footer of a page lead to, but for signing in. */
const navigation = (page: Page): Promise<string[]> =>
  page
    // A link to a part of a page leads to a page that another link names.
    .locator(":is(header nav, footer) a[href^='/']:not([href*='#'])")
    .evaluateAll((links) => [
      ...new Set(
        links
          .map((link) => link.getAttribute("href") ?? "")
          .filter((at) => !at.startsWith("/auth")),
      ),
    ]);

/** Pages that no link of the frame leads to, but whose frame leads to all others. */
const STARTS = ["/nowhere", "/account", "/lists", "/party-planning", "/auth", "/dev/gifts"];

/** Its policy lets other scripts in, so it is a document of its own wherever one comes from. */
const OWN_DOCUMENT = "/premium";

/** Presses the links to these addresses and answers what was wrong on the way: see `follow`. */
async function walk(page: Page, path: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at <= path.length; at++) {
    const next = path.indexOf(OWN_DOCUMENT, at);
    const end = next < 0 ? path.length : next;
    faults.push(...(await follow(page, path.slice(at, end))));
    at = end;
    if (at === path.length) break;
    const link = page.locator(`:is(header nav, footer) a[href="${OWN_DOCUMENT}"]:visible`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(OWN_DOCUMENT, { waitUntil: "domcontentloaded" });
    await untilHydrated(page);
  }
  return faults;
}

/**
 * Presses the links to these addresses one after the other, from the page on screen. Answers each
 * page that shows a key of a translation instead of words, with the keys, and each missing link.
 */
const follow = (page: Page, path: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ([targets, keys]) => {
      const known = new Set(keys);
      const names = ["aria-label", "title", "placeholder", "alt"];
      const heading = () => document.querySelector("h1")?.textContent ?? "";
      const shownKeys = () => {
        const attributes = [
          ...document.body.querySelectorAll(names.map((name) => `[${name}]`).join()),
        ].flatMap((element) => names.map((name) => element.getAttribute(name) ?? ""));
        const own = (element: Element) =>
          element.matches("script, style") ? "" : element.textContent;
        const text = [document.title, ...[...document.body.children].map(own), ...attributes];
        const tokens = text.join("\n").match(/[\w-]+:?[\w-]+(?:\.[\w-]+)*/g) ?? [];
        return [...new Set(tokens.filter((token) => known.has(token)))];
      };
      const faults: string[] = [];
      const check = (edge: string) => {
        const found = shownKeys();
        if (found.length > 0) faults.push(`${edge} shows ${found}`);
      };
      check(location.pathname);
      for (const target of targets) {
        const from = location.pathname;
        const links = [
          ...document.querySelectorAll<HTMLElement>(`:is(header nav, footer) a[href="${target}"]`),
        ];
        // Some stand in a menu that is closed.
        const link = links.find((one) => one.checkVisibility()) ?? links[0];
        if (!link) {
          faults.push(`${from} has no link to ${target}`);
          continue;
        }
        const title = heading();
        link.click();
        const isThere = () => {
          const { location: shown, navigation } = window.__reactRouterDataRouter.state;
          // Who isn't signed in is led to the sign-in page instead.
          const isSignIn =
            shown.pathname === "/auth" && new URLSearchParams(shown.search).get("next") === target;
          // The router is done before React has drawn the page.
          const isDrawn = heading() !== title || shown.pathname === from;
          return navigation.state === "idle" && (shown.pathname === target || isSignIn) && isDrawn;
        };
        for (let waits = 0; !isThere() && waits < 3_000; waits++) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        if (!isThere()) faults.push(`${from} → ${target} ends on ${location.href}`);
        check(`${from} → ${target}`);
      }
      return faults;
    },
    [path, [...KEYS]] as const,
  );

/** A way along the edges from one page to each of others, and back. */
const thereAndBack = (one: string, others: readonly string[]): string[] => [
  one,
  ...others.flatMap((other) => [other, one]),
];

/*
 * What a page lacks is lacking in every language: the files have the same keys (locales.test.ts),
 * and no page asks for words by language (route-words.test.ts). So each edge is walked in one of
 * the languages. A document loaded anew holds the words of its own page only: what the next page
 * needs must come. So each page is reached from one.
 */
for (const [place, { code, locale }] of LANGUAGES.entries()) {
  test(`${code}: a page's words come with it, on every edge of the navigation`, async ({
    browser,
    baseURL,
  }) => {
    for (const who of ["a visitor", "the Owner"]) {
      const page = await visit(browser, locale, {
        // Each press draws the page anew: a low window, as wide as the header needs, draws little.
        viewport: { width: 1280, height: 400 },
        reducedMotion: "reduce",
      });
      const cookie = { name: "i18nextLng", value: code, url: baseURL ?? "" };
      await page.context().addCookies([cookie]);
      if (who === "the Owner") await signInAsOwner(page.request);
      await page.goto("/nowhere");
      const targets = await navigation(page);
      expect(targets.length).toBeGreaterThan(5);
      for (const [at, target] of targets.entries()) {
        if (at % LANGUAGES.length !== place) continue;
        const starts = STARTS.filter((path) => path !== target);
        await page.goto(starts[at % starts.length] ?? "/");
        const path = thereAndBack(target, targets.slice(at + 1));
        await test.step(`${who}: ${path.join(" → ")}`, async () => {
          expect.soft(await walk(page, path)).toEqual([]);
        });
      }
    }
  });
}

test("a failed sign-in says so once; a change of language keeps half-filled forms", async ({
  page,
}) => {
  const t = words("en", "auth");
  await test.step("a failed sign-in", async () => {
    await page.goto("/auth");
    await page.getByLabel(t("username"), { exact: true }).fill("nobody.at.all");
    await page.getByLabel(t("password"), { exact: true }).fill("not the password");
    await page.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
    await expect(page.getByText(t("signIn.failed"), { exact: true })).toHaveCount(1);
    await page.waitForTimeout(500);
    await expect(page.getByText(t("signIn.failed"), { exact: true })).toHaveCount(1);
  });
  await test.step("the form for a new account", async () => {
    await page.getByRole("link", { name: t("signIn.switch") }).click();
    await expect(page.locator("h1")).toHaveText(t("signUp.title"));
    await page.getByLabel(t("username"), { exact: true }).fill("half.filled");
    await page.getByLabel(t("password"), { exact: true }).fill("not sent yet");
    await page.getByRole("button", { name: "Français" }).last().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.locator("h1")).toHaveText(words("fr", "auth")("signUp.title"));
    await expect(page).toHaveTitle(new RegExp(words("fr", "auth")("signUp.submit")));
    await expect(page.locator("input[name=username]")).toHaveValue("half.filled");
    await expect(page.locator("input[name=password]")).toHaveValue("not sent yet");
    // As a reload would be answered.
    expect(await (await page.request.get("/auth")).text()).toContain('<html lang="fr"');
  });
  await test.step("the finder's form and its gifts", async () => {
    await page.getByRole("banner").getByRole("link").first().click();
    const home = words("fr", "home");
    await page.getByLabel(home("finder.recipient"), { exact: true }).fill("My aunt");
    await page.getByLabel(home("finder.age"), { exact: true }).selectOption("51-70");
    await page.getByRole("button", { name: "中文" }).last().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await expect(page.locator("[name=recipient]")).toHaveValue("My aunt");
    await expect(page.locator("[name=age]")).toHaveValue("51-70");
    await expect(
      page.getByRole("heading", { name: words("zh", "home")("finder.title") }),
    ).toBeVisible();
  });
});

test("without a network Back stays, and a search keeps its words; both work again with it", async ({
  page,
}) => {
  const toSearch = page.getByRole("banner").getByRole("link", { name: "Search gifts" });
  const heading = page.getByRole("heading", { name: "Search Gifts" });
  const field = page.getByLabel("What are you looking for?");
  const submit = page.getByRole("button", { name: "Search", exact: true });
  await test.step("Back", async () => {
    await page.goto("/about");
    await toSearch.click();
    await expect(heading).toBeVisible();
    await field.fill("   ");
    await page.context().setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByText("We couldn’t reach Giftwright").first()).toBeVisible();
    await expect(page).toHaveURL("/search");
    await expect(heading).toBeVisible();
    await page.context().setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { name: "About Giftwright" })).toBeVisible();
  });
  await test.step("a search", async () => {
    await toSearch.click();
    await field.fill("tea");
    await submit.click();
    await expect(page.getByRole("heading", { name: "Results for “tea”" })).toBeVisible();
    await page.context().setOffline(true);
    await field.fill("coffee");
    await submit.click();
    await expect(page.getByText("Search failed").first()).toBeVisible();
    await expect(field).toHaveValue("coffee");
    await expect(page.getByRole("heading", { name: "Results for “tea”" })).toBeVisible();
    await page.context().setOffline(false);
    await submit.click();
    await expect(page).toHaveURL("/search?q=coffee");
  });
});
