/**
 * Payment as a trial, as `npm start` serves it without keys: every card, the bank's question, the
 * portal, the webhook.
 */
import type { Page } from "@playwright/test";
import { newPerson } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";
import { CARDS, cardNumber, challenge, STRIPE_PORTAL, tellStripe } from "./support/stripe";
import { toast } from "./support/toast";

const t = (key: string) => words("en", "premium")(key).replaceAll("{{price}}", "$5");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, key: string) => page.getByRole("heading", { name: t(key) });

/** A new person with the payment form open; answers the form's secret. */
async function openForm(page: Page): Promise<string> {
  await page.request.post("/api/register", { data: newPerson() });
  await page.goto("/premium");
  const intent = page.waitForResponse((response) => response.url().endsWith("payment-intent"));
  await button(page, t("get")).click();
  await expect(heading(page, "payment.title")).toBeVisible();
  await expect(button(page, t("payment.submit"))).toBeEnabled();
  return (await (await intent).json()).clientSecret;
}

async function pay(page: Page, card: string) {
  await cardNumber(page).fill(card);
  await button(page, t("payment.submit")).click();
}

for (const { code, locale } of LANGUAGES) {
  test(`${code}: plan, form, bank, success page and portal say that it is a trial`, async ({
    browser,
  }) => {
    const phrase = words(code, "premium");
    const price = { en: "$5", fr: "5 $", es: "5 US$", zh: "5美元" }[code];
    const page = await visit(browser, locale, { viewport: { width: 320, height: 800 } });
    await page.request.post("/api/register", { data: newPerson() });
    await page.goto("/premium");
    await expect(page.getByText(phrase("trial.title"))).toBeVisible();
    await button(page, phrase("get")).click();
    await expect(cardNumber(page)).toBeVisible();
    const card = page.frameLocator("iframe");
    await expect(card.locator("html")).toHaveAttribute("lang", code);
    await expect(card.locator(".trial")).toBeVisible();
    await expectAccessible(page);
    await cardNumber(page).fill(CARDS.asking);
    await button(page, phrase("payment.submit").replace("{{price}}", price)).click();
    const bank = challenge(page);
    await expect(bank.locator("html")).toHaveAttribute("lang", code);
    await expect(bank.locator(".trial")).toBeVisible();
    await expectAccessible(page);
    await bank.locator("button[value=accept]").click();
    await expect(page.getByRole("heading", { name: phrase("success.active.title") })).toBeVisible();
    await expect(page.getByText(phrase("trial.title"))).toBeVisible();
    await page.goto("/premium");
    await button(page, phrase("manage.action")).click();
    await expect(page).toHaveURL((url) => url.href.startsWith(STRIPE_PORTAL));
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page.locator(".trial")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test("a bank's question refused leaves the form, accepted pays", async ({ page }) => {
  await openForm(page);
  await pay(page, CARDS.asking);
  await challenge(page).getByRole("button", { name: /^No/ }).click();
  await expect(toast(page, t("toast.failed"))).toBeVisible();
  await expect(page.locator("#payment-problem")).toContainText("bank didn’t confirm");
  expect((await (await page.request.get("/api/user")).json()).isPremium).toBe(false);

  await button(page, t("payment.submit")).click();
  await challenge(page).locator("button[value=accept]").focus();
  await page.keyboard.press("Escape");
  await expect(challenge(page).locator("button")).toHaveCount(0);
  await expect(button(page, t("payment.submit"))).toBeEnabled();

  await button(page, t("payment.submit")).click();
  await challenge(page).getByRole("button", { name: /^Yes/ }).click();
  await expect(heading(page, "success.active.title")).toBeVisible();
});

test("a real card's number is refused", async ({ page }) => {
  await openForm(page);
  await pay(page, CARDS.real);
  await expect(page.locator("#payment-problem")).toContainText("test cards");
  await pay(page, "4242 4242 4242 4241");
  await expect(page.locator("#payment-problem")).toContainText("invalid");
});

test("the webhook alone makes premium, of who never came back", async ({ page }) => {
  const secret = await openForm(page);
  await page.goto("about:blank");
  await tellStripe("pay", secret);
  await expect
    .poll(async () => (await (await page.request.get("/api/user")).json()).isPremium)
    .toBe(true);
});

test("at the portal one cancels, changes one's mind and comes back", async ({ page }) => {
  await openForm(page);
  await pay(page, CARDS.good);
  await expect(heading(page, "success.active.title")).toBeVisible();
  for (const [act, key] of [
    ["Cancel the plan", "standing.ending"],
    ["Keep the plan", "standing.active"],
  ] as const) {
    await page.goto("/premium");
    await button(page, t("manage.action")).click();
    await button(page, act).click();
    await expect(button(page, act)).toHaveCount(0);
    await page.getByRole("link", { name: "Back to Giftwright" }).click();
    await expect(page).toHaveURL("/premium");
    const [start = ""] = t(key).split("{{date}}");
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(start);
  }
});
