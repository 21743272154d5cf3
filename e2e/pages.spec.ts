/**
 * Every page once in each language, as who may see it: it answers, fits 320 px, has nothing for axe
 * to find, shows no key instead of words and breaks no rule of its own. In English its colours are
 * checked in the dark as well.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { signInAsOwner } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { findGifts, TEA_LOVER } from "./support/finder";
import { expect, LANGUAGES, type Language, visit, words } from "./support/languages";
import { ROLES, type Role, test } from "./support/roles";

type Step = (page: Page, language: Language) => Promise<unknown>;
/**
 * An address, with a status other than 200 or what is to be pressed before the page is looked at.
 */
type PageRow = string | { at: string; status?: number; press?: Step };

/** Colours are the same in every language, and all else in every colour scheme. */
async function expectAccessibleIn(page: Page, language: Language) {
  if (language !== "en") return expectAccessible(page, { colors: "skip" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { colors: "only" });
  await page.emulateMedia({ colorScheme: "light" });
}

const QUERIES: Record<Language, string> = { en: "tea", fr: "thé", es: "café", zh: "咖啡" };

const press = (page: Page, role: "button" | "link", name: string) =>
  page.getByRole(role, { name, exact: true }).first().click();

const openFeedback: Step = async (page, language) => {
  await press(page, "button", words(language, "common")("nav.menu"));
  await press(page, "button", words(language, "common")("nav.feedback"));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
};

const openForgot: Step = async (page, language) => {
  const t = words(language, "auth");
  await press(page, "link", t("forgotLink"));
  const forgot = page.getByRole("dialog", { name: t("forgot.title") });
  await expectNoSidewaysScroll(page);
  await expectAccessibleIn(page, language);
  await forgot.getByLabel(t("email")).fill("nobody@example.com");
  await forgot.getByRole("button", { name: t("forgot.submit"), exact: true }).click();
  const reset = page.getByRole("dialog", { name: t("reset.title") });
  await expect(reset).toHaveAccessibleDescription(t("forgot.sentText"));
};

const find: Step = async (page, language) => {
  await findGifts(page, language, TEA_LOVER);
  const t = words(language, "home");
  await expect(page.getByRole("heading", { name: t("results.title") })).toBeVisible();
  await expect(page.getByText(t("results.ready")).first()).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(8);
};

const say: Step = async (page, language) => {
  const t = words(language, "talk");
  const chat = page.getByRole("region", { name: t("title") });
  await chat.getByLabel(t("message"), { exact: true }).fill(QUERIES[language]);
  await chat.getByRole("button", { name: t("send"), exact: true }).click();
  await expect(chat.getByRole("list", { name: t("chips") }).getByRole("listitem")).not.toHaveCount(
    0,
  );
  await expect(page.locator("#chat-results")).toBeVisible();
};

const openAddToList: Step = async (page, language) => {
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  const add = words(language, "cards")("addToList").replace("{{name}}", name);
  await card.getByRole("link", { name: add }).click();
  await expect(page.getByRole("dialog").getByRole("button").first()).toBeVisible();
};

const openClose: Step = async (page, language) => {
  const t = words(language, "account");
  await press(page, "button", t("username.save"));
  await expect(page.getByText(t("done.username"), { exact: true }).first()).toBeVisible();
  await press(page, "button", t("email.save"));
  await expect(page.getByText(words(language, "errors")("passwordRequired"))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleIn(page, language);
  await press(page, "button", t("close.open"));
  await expect(page.getByRole("dialog", { name: t("close.question") })).toBeVisible();
};

const optimize: Step = async (page, language) => {
  const t = words(language, "optimizer");
  await press(page, "button", t("optimize"));
  await expect(page.getByRole("heading", { level: 2, name: t("list.title") })).toBeVisible();
  const last = page.locator("details.plan-item").last();
  await last.locator("summary").click();
  await last.getByRole("button", { name: t("diy.generate") }).click();
  await expect(last.getByText(t("diy.cost"), { exact: true })).toBeVisible();
};

const openSetup: Step = async (page, language) => {
  const t = words(language, "party");
  await page
    .getByRole("button", { name: t("getStartedWith").replace("{{name}}", t("cards.setup.title")) })
    .click();
  const dialog = page.getByRole("dialog", { name: t("setup.title") });
  await dialog.getByRole("button", { name: t("setup.submit") }).click();
  await expect(dialog.getByText(words(language, "errors")("eventNameRequired"))).toBeVisible();
};

const PRICES: Record<Language, string> = { en: "$5", fr: "5 $", es: "5 US$", zh: "5美元" };
const showPrice: Step = async (page, language) => {
  const price = new RegExp(PRICES[language].replace("$", "\\$").replace(" ", "\\s"));
  await expect(page.getByRole("main").getByText(price).first()).toBeVisible();
};

const openPayment: Step = async (page, language) => {
  const t = words(language, "premium");
  await press(page, "button", t("get"));
  await expect(page.getByRole("heading", { name: t("payment.title") })).toBeFocused();
  const name = t("payment.submit").replace("{{price}}", PRICES[language]);
  await expect(page.getByRole("button", { name })).toBeEnabled();
};

const saveEmpty =
  (namespace: string, button: string, error: string): Step =>
  async (page, language) => {
    await press(page, "button", words(language, namespace)(button));
    await expect(page.getByText(words(language, "errors")(error)).first()).toBeVisible();
  };

const PAGES: Record<Role, readonly PageRow[]> = {
  anonymous: [
    "/",
    { at: "/", press: find },
    { at: "/", press: say },
    "/search",
    "/search?q={query}",
    "/gifts/{gift}",
    "/blog",
    "/blog/thanksgiving-host-gifts",
    "/blog/gift-budget-for-the-whole-year",
    "/about",
    { at: "/premium", press: showPrice },
    "/feedback?path=/search",
    "/feedback?sent=1&path=/search",
    "/chat",
    { at: "/nowhere", status: 404 },
    { at: "/category/Divorce", status: 404 },
    { at: "/blog/nowhere", status: 404 },
    "/?soon=1#categories",
    { at: "/nowhere", status: 404, press: openFeedback },
    "/auth",
    "/auth?mode=sign-up",
    "/auth?save=1&next=%2Fsearch",
    { at: "/auth", press: openForgot },
    "/auth/forgot",
    "/auth/reset?sent=1",
    "{invitation}",
  ],
  user: [
    "/favorites",
    "/lists",
    "/account",
    { at: "/account", press: openClose },
    "/account/closed",
    "/sign-out",
    { at: "/premium", press: openPayment },
    "/premium/success",
    "/budget-optimizer",
  ],
  premium: [
    "/favorites",
    "/gifts/glass-teapot-with-infuser",
    "/lists",
    "/lists/{list}",
    "/lists/add?gift=1",
    { at: "/search?q={query}", press: openAddToList },
    "/premium",
    "/budget-optimizer",
    { at: "/budget-optimizer", press: optimize },
    "/party-planning",
    { at: "/party-planning", press: openSetup },
    "/party-planning/setup",
    ...["timeline", "guests", "entertainment", "gifts", "costs", "print"].map(
      (section) => `/party-planning/${section}?party={party}`,
    ),
    "/party-planning/gifts?party={party}&pick=favorites",
    { at: "/party-planning/contact", press: saveEmpty("requests", "own.submit", "messageShort") },
    "/party-planning/contact/{request}",
  ],
  staff: [
    "/staff",
    "/staff/users?q={person}",
    "/staff/requests",
    "/staff/requests/{request}",
    "/staff/assignments",
    "/staff/blog",
    { at: "/staff/blog/new", press: saveEmpty("blog-desk", "save", "postTitleRequired") },
    "/staff/blog/1",
    "/admin",
  ],
  owner: [
    "/category/Baby%20Shower?item=Baby%20Clothes",
    "/dev",
    "/dev/users?q={person}",
    "/dev/feedback",
    "/dev/gifts",
    "/dev/gifts/new",
    "/dev/gifts/1",
    "/dev/gifts/import",
    "/dev/emails",
    "/dev/emails/welcome?language=fr",
    "/dev/outbox",
    "/dev/premium-features",
    "/dev/audit",
    "/dev/missing",
  ],
};

type Words = { [key: string]: string | Words };
const keysOf = (all: Words, before = ""): string[] =>
  Object.entries(all).flatMap(([key, value]) =>
    typeof value === "string" ? [before + key] : keysOf(value, `${before}${key}.`),
  );
const folder = new URL("../locales/en/", import.meta.url);
const KEYS = new Set(
  readdirSync(folder)
    .flatMap((file) => keysOf(JSON.parse(readFileSync(new URL(file, folder), "utf8"))))
    .filter((key) => key.includes(".")),
);

async function expectPage(page: Page, row: PageRow, address: string, language: Language) {
  const { status = 200, press: pressed }: Exclude<PageRow, string> =
    typeof row === "string" ? { at: row } : row;
  const response = await page.goto(address);
  expect(response?.status()).toBe(status);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", language === "zh" ? "zh-Hans" : language);
  await pressed?.(page, language);
  const shown = (await page.locator("body").innerText()).match(/[\w-]+(\.[\w-]+)+/g) ?? [];
  expect(shown.filter((word) => KEYS.has(word))).toEqual([]);
  await expectNoSidewaysScroll(page);
  // What is folded away has to fit and be sound as well.
  await page.locator("main details:not([open])").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
  await expectNoSidewaysScroll(page);
  await expectAccessibleIn(page, language);
}

for (const { code, locale } of LANGUAGES) {
  test(`${code}: the way to gifts on a wide screen`, async ({ browser }) => {
    const page = await visit(browser, locale, { viewport: { width: 1280, height: 900 } });
    for (const pressed of [find, say])
      await expectPage(page, { at: "/", press: pressed }, "/", code);
  });
}

for (const { code, locale } of LANGUAGES) {
  for (const role of ROLES) {
    test(`${code}: every page of ${role}`, async ({ browser, roles }) => {
      // Dozens of pages, and a busy machine is slow, not wrong.
      test.setTimeout(600_000);
      const page = await visit(browser, locale, {
        viewport: { width: 320, height: 800 },
        // Nothing to wait for before axe reads colours.
        reducedMotion: "reduce",
        ...(role !== "owner" && { storageState: roles.sessions[role] }),
      });
      // Every sign-in of the Owner may end the oldest: this one is new.
      if (role === "owner") await signInAsOwner(page.request);
      const faults: string[] = [];
      page.on("console", (message) => {
        // A browser calls a refused form an error, and a page that isn't there.
        const isRefusal = /status of 400 /.test(message.text());
        const isPage = message.location().url === page.url();
        const isMissing = isRefusal || (isPage && /status of 404 /.test(message.text()));
        if (message.type() === "error" && !isMissing) faults.push(message.text());
      });
      page.on("pageerror", (error) => faults.push(error.message));
      const places: Record<string, string> = {
        ...roles.places,
        query: encodeURIComponent(QUERIES[code]),
      };
      for (const row of PAGES[role]) {
        const at = typeof row === "string" ? row : row.at;
        const address = at.replace(/\{(\w+)\}/g, (_, thing) => places[thing] ?? "");
        await test.step(address, () => expectPage(page, row, address, code));
        expect(faults, address).toEqual([]);
      }
      await page.context().close();
    });
  }
}
