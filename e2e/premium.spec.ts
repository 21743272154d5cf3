/** Paying in a browser. How payments end and what the pages say: `premium.http.test.ts`. */
import type { Page } from "@playwright/test";
import { newPerson } from "./support/accounts";
import { expectAccessible } from "./support/axe";
import { expect, test, untilHydrated, visit, words } from "./support/languages";
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
const t = (key: string) => words("en", "premium")(key).replaceAll("{{price}}", "$5");

async function register(page: Page) {
  const answer = await page.request.post("/api/register", { data: newPerson() });
  expect(answer.status()).toBe(201);
}

/** From the home page by its own link, as a visitor would come. */
async function comeFromHome(page: Page) {
  await page.goto("/");
  const name = words("en", "common")("nav.premium");
  await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL("/premium");
  await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
  // Another document, for its own rules about what may be loaded.
  await untilHydrated(page);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openForm(page: Page) {
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

test("a visitor buys premium after refused cards and a script that failed to load, and sees the plan", async ({
  browser,
}) => {
  const page = await visit(browser, "en-US", { viewport: { width: 1280, height: 900 } });
  const asked = watchStripe(page.context());
  const refused = refusals(page);
  const scripts = () => asked.filter((address) => address.endsWith("/stripe.js")).length;
  const title = (key: string) => page.getByRole("heading", { level: 1, name: t(key) });
  const pay = async (card: string) => {
    await cardNumber(page).fill(card);
    await button(page, t("payment.submit")).click();
  };
  await register(page);
  await comeFromHome(page);
  expect(asked).toEqual([]);

  await test.step("what our server refuses with is what the visitor reads", async () => {
    const message = words("en", "errors")("premiumClosed");
    await page.route(`**${INTENT}`, (route) =>
      route.fulfill({ status: 403, json: { code: "premiumClosed", message } }),
    );
    await button(page, t("get")).click();
    await expect(toast(page, message)).toBeVisible();
    await expect(button(page, t("get"))).toBeEnabled();
    await page.unroute(`**${INTENT}`);
  });

  await test.step("a script that can't be had is told, and a second try works", async () => {
    await page.route(STRIPE_SCRIPT, (route) => route.abort());
    await button(page, t("get")).click();
    await expect(toast(page, t("toast.errorText"))).toBeVisible();
    await page.unroute(STRIPE_SCRIPT);
  });

  await test.step("back to the plans and in again opens the same payment", async () => {
    const secrets: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith(INTENT)) secrets.push((await response.json()).clientSecret);
    });
    const before = scripts();
    await openForm(page);
    await expect(page.getByRole("heading", { name: t("payment.title") })).toBeFocused();
    await button(page, t("payment.back")).click();
    await expect(button(page, t("get"))).toBeFocused();
    await openForm(page);
    await expect.poll(() => secrets.length).toBe(2);
    expect(secrets[1]).toBe(secrets[0]);
    expect(scripts() - before).toBe(1);
  });

  await test.step("a card that doesn't pay is told", async () => {
    await button(page, t("payment.submit")).click();
    await expect(toast(page, "Your card number is incomplete.")).toBeVisible();
    const problem = page.locator("#payment-problem");
    await pay(CARDS.real);
    await expect(problem).toContainText("test cards");
    await pay("4242 4242 4242 4241");
    await expect(problem).toContainText("invalid");
    await pay(CARDS.declined);
    await expect(toast(page, t("toast.failed")).first()).toBeVisible();
    await expect(toast(page, DECLINED)).toBeVisible();
    await expectAccessible(page);
    expect(new URL(page.url()).pathname).toBe("/premium");
    await page.goto("/premium/success");
    await expect(title("success.failed.title")).toBeVisible();
    await page.getByRole("link", { name: t("success.failed.action") }).click();
    await expect(page.getByText(t("before.incomplete"))).toBeVisible();
    await untilHydrated(page);
  });

  await test.step("a card pays", async () => {
    await openForm(page);
    await pay(CARDS.good);
    await expect(page).toHaveURL(/\/premium\/success/);
    await expect(title("success.active.title")).toBeVisible();
    const party = words("en", "common")("nav.partyPlanning");
    await expect(page.getByRole("banner").getByRole("link", { name: party })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("who paid manages the plan at Stripe", async () => {
    await page.goto("/premium");
    await expect(title("standing.title")).toBeVisible();
    await expectAccessible(page);
    expect(refused).toEqual([]);
    await button(page, t("manage.action")).click();
    await expect(page).toHaveURL((url) => url.href.startsWith(STRIPE_PORTAL));
  });
});

test("a bank that takes its time: the page looks again by itself", async ({ page }) => {
  await register(page);
  const { clientSecret } = await (await page.request.get(INTENT)).json();
  await tellStripe("processing", clientSecret);
  await page.goto("/premium/success");
  await expect(page.getByRole("heading", { name: t("success.processing.title") })).toBeVisible();
  await expectAccessible(page);
  await tellStripe("pay", clientSecret);
  await expect(page.getByRole("heading", { name: t("success.active.title") })).toBeVisible();
  const party = words("en", "common")("nav.partyPlanning");
  await expect(page.getByRole("banner").getByRole("link", { name: party })).toBeVisible();
});

test("without JavaScript the plan is there and says what paying needs", async ({ browser }) => {
  const page = await visit(browser, "en-US", { javaScriptEnabled: false });
  await register(page);
  await page.goto("/premium");
  // Locators look into no noscript; what is on screen does.
  expect(await page.getByRole("main").innerText()).toContain(t("noScript"));
  await expect(button(page, t("get"))).toBeHidden();
  await expect(page.getByText("Unlimited gift lists")).toBeVisible();
});
