import type { Page } from "@playwright/test";
import { newPerson } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, type Language, test, untilHydrated, visit, words } from "./support/languages";
import { makePremium } from "./support/rights";
import {
  CARDS,
  cardNumber,
  DECLINED,
  STRIPE_PORTAL,
  STRIPE_SCRIPT,
  tellStripe,
  watchStripe,
} from "./support/stripe";
import { toast } from "./support/toast";

const INTENT = "/api/payment/create-payment-intent";

/** A phrase of the premium pages, with the plan's price where it stands in it. */
const phrase = (code: Language, price = "$5") => {
  const t = words(code, "premium");
  return (key: string) => t(key).replaceAll("{{price}}", price);
};
const en = phrase("en");

async function register(page: Page) {
  const answer = await page.request.post("/api/register", { data: newPerson() });
  expect(answer.status()).toBe(201);
}

/** From the home page by its own link, as a visitor would come. */
async function comeFromHome(page: Page, code: Language) {
  await page.goto("/");
  const name = words(code, "common")("nav.premium");
  await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL("/premium");
  await expect(page.getByRole("heading", { level: 1, name: phrase(code)("title") })).toBeVisible();
  // Another document, for its own rules about what may be loaded.
  await untilHydrated(page);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openForm(page: Page, t: (key: string) => string) {
  await button(page, t("get")).click();
  await expect(page.getByRole("heading", { name: t("payment.title") })).toBeVisible();
  await expect(button(page, t("payment.submit"))).toBeEnabled();
}

/** What the page's own rules refused; whatever stands here would be broken at Stripe too. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|permissions policy/i.test(message.text())) {
      refused.push(message.text());
    }
  });
  return refused;
}

test("from the home page to Premium, and back to see how one stands", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 1280, height: 900 } });
  const asked = watchStripe(page.context());
  const refused = refusals(page);
  await register(page);
  await comeFromHome(page, "en");
  await expectAccessible(page);
  expect(asked).toEqual([]);

  await openForm(page, en);
  await expect(page.getByRole("heading", { name: en("payment.title") })).toBeFocused();
  await expectAccessible(page);
  await cardNumber(page).fill(CARDS.good);
  await button(page, en("payment.submit")).click();

  await expect(page).toHaveURL(/\/premium\/success/);
  await expect(
    page.getByRole("heading", { level: 1, name: en("success.active.title") }),
  ).toBeVisible();
  const main = page.getByRole("main");
  for (const [key, path] of [
    ["links.budget", "/budget-optimizer"],
    ["links.party", "/party-planning"],
    ["links.home", "/"],
  ] as const) {
    await expect(main.getByRole("link", { name: en(key) })).toHaveAttribute("href", path);
  }
  const bar = page.getByRole("banner");
  for (const [key, path] of [
    ["nav.partyPlanning", "/party-planning"],
    ["nav.budgetOptimizer", "/budget-optimizer"],
  ] as const) {
    const name = words("en", "common")(key);
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await expectAccessible(page);

  await page.goto("/premium");
  await expect(page.getByRole("heading", { level: 1, name: en("standing.title") })).toBeVisible();
  const [before = "", after = ""] = en("standing.active").split("{{date}}");
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(
    before.trim() || after.trim(),
  );
  await expect(button(page, en("get"))).toHaveCount(0);
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

test("fits 320 px, plan and form", async ({ browser }) => {
  const page = await visit(browser, "en-US", { viewport: { width: 320, height: 800 } });
  await page.goto("/premium");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await register(page);
  await page.goto("/premium");
  await openForm(page, en);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a declined card is told, and another one pays", async ({ page }) => {
  await register(page);
  await comeFromHome(page, "en");
  await openForm(page, en);
  await button(page, en("payment.submit")).click();
  await expect(toast(page, "Your card number is incomplete.")).toBeVisible();
  await cardNumber(page).fill(CARDS.declined);
  await button(page, en("payment.submit")).click();
  await expect(toast(page, en("toast.failed"))).toBeVisible();
  await expect(toast(page, DECLINED)).toBeVisible();
  await expectAccessible(page);
  expect(new URL(page.url()).pathname).toBe("/premium");

  await page.goto("/premium/success");
  await expect(page.getByRole("heading", { name: en("success.failed.title") })).toBeVisible();
  await page.getByRole("link", { name: en("success.failed.action") }).click();
  await expect(page.getByText(en("before.incomplete"))).toBeVisible();
  await untilHydrated(page);
  await openForm(page, en);
  await cardNumber(page).fill(CARDS.good);
  await button(page, en("payment.submit")).click();
  await expect(page.getByRole("heading", { name: en("success.active.title") })).toBeVisible();
});

test("back to the plans and in again opens the same payment", async ({ page }) => {
  const asked = watchStripe(page.context());
  const secrets: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(INTENT)) secrets.push((await response.json()).clientSecret);
  });
  await register(page);
  await comeFromHome(page, "en");
  expect(secrets).toEqual([]);
  await openForm(page, en);
  await button(page, en("payment.back")).click();
  await expect(button(page, en("get"))).toBeFocused();
  await openForm(page, en);
  await expect.poll(() => secrets.length).toBe(2);
  expect(secrets[1]).toBe(secrets[0]);
  expect(asked.filter((address) => address.endsWith("/stripe.js"))).toHaveLength(1);
});

test("a script that can't be had is told, and a second try works", async ({ page }) => {
  let isDown = true;
  await page.route(STRIPE_SCRIPT, (route) => (isDown ? route.abort() : route.fallback()));
  await register(page);
  await comeFromHome(page, "en");
  await button(page, en("get")).click();
  await expect(toast(page, en("toast.errorText"))).toBeVisible();
  isDown = false;
  await openForm(page, en);
});

test("what our server refuses with is what the visitor reads", async ({ page }) => {
  await register(page);
  await comeFromHome(page, "en");
  const message = words("en", "errors")("premiumClosed");
  await page.route(`**${INTENT}`, (route) =>
    route.fulfill({ status: 403, json: { code: "premiumClosed", message } }),
  );
  await button(page, en("get")).click();
  await expect(toast(page, message)).toBeVisible();
  await expect(button(page, en("get"))).toBeEnabled();
});

test("a bank that takes its time: the page looks again by itself", async ({ page }) => {
  await register(page);
  await comeFromHome(page, "en");
  const intent = page.waitForResponse((response) => response.url().endsWith(INTENT));
  await openForm(page, en);
  const { clientSecret } = await (await intent).json();
  await cardNumber(page).fill(CARDS.slow);
  await button(page, en("payment.submit")).click();
  await expect(page.getByRole("heading", { name: en("success.processing.title") })).toBeVisible();
  await expectAccessible(page);
  await tellStripe("pay", clientSecret);
  await expect(page.getByRole("heading", { name: en("success.active.title") })).toBeVisible();
  const party = words("en", "common")("nav.partyPlanning");
  await expect(page.getByRole("banner").getByRole("link", { name: party })).toBeVisible();
});

test("who isn't signed in is sent to do so, and comes back", async ({ page }) => {
  await comeFromHome(page, "en");
  await page.getByRole("link", { name: en("get") }).click();
  await expect(page).toHaveURL("/auth?next=/premium");
  const person = newPerson();
  await page.request.post("/api/register", { data: person });
  await page.reload();
  await expect(page).toHaveURL("/premium");
  await openForm(page, en);
});

for (const javaScriptEnabled of [true, false]) {
  test(`premium people manage their plan at Stripe${javaScriptEnabled ? "" : ", without JavaScript"}`, async ({
    browser,
  }) => {
    const payer = await visit(browser, "en-US");
    await register(payer);
    await comeFromHome(payer, "en");
    await openForm(payer, en);
    await cardNumber(payer).fill(CARDS.good);
    await button(payer, en("payment.submit")).click();
    await expect(payer.getByRole("heading", { name: en("success.active.title") })).toBeVisible();

    const storageState = await payer.context().storageState();
    const page = await visit(browser, "en-US", { javaScriptEnabled, storageState });
    await page.goto("/premium");
    await button(page, en("manage.action")).click();
    await expect(page).toHaveURL((url) => url.href.startsWith(STRIPE_PORTAL));
  });
}

test("without JavaScript the plan is there and says what paying needs", async ({ browser }) => {
  const page = await visit(browser, "en-US", { javaScriptEnabled: false });
  await page.goto("/premium");
  await expect(page.getByRole("link", { name: en("get") })).toHaveAttribute(
    "href",
    "/auth?next=/premium",
  );
  await register(page);
  await page.goto("/premium");
  // Locators look into no noscript; what is on screen does.
  expect(await page.getByRole("main").innerText()).toContain(en("noScript"));
  await expect(button(page, en("get"))).toBeHidden();
  await expect(page.getByText("Unlimited gift lists")).toBeVisible();
});

test("premium that the shop gave needs no payment and sells none", async ({ page }) => {
  await register(page);
  await makePremium(page);
  await page.goto("/premium");
  await expect(page.getByRole("heading", { name: en("standing.granted") })).toBeVisible();
  await expect(button(page, en("get"))).toHaveCount(0);
  await expect(button(page, en("manage.action"))).toHaveCount(0);
  await expectAccessible(page);
});

test("the page after the payment is for who paid", async ({ page }) => {
  await page.goto("/premium/success");
  await expect(page).toHaveURL("/auth?next=%2Fpremium%2Fsuccess");
  await register(page);
  const response = await page.goto(
    "/premium/success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded",
  );
  expect(response?.url()).not.toContain("secret");
  await expect(page.getByRole("heading", { name: en("success.none.title") })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(page);
});
