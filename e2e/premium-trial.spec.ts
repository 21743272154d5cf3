/**
 * Payment as a trial, as `npm start` serves it without keys: the bank's question, the portal, the
 * webhook.
 */
import type { Page } from "@playwright/test";
import { WORDS } from "../scripts/fake-stripe/words";
import { newPerson } from "./support/accounts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe";
import { expect, LANGUAGES, test, visit, words } from "./support/languages";
import {
  CARDS,
  cardNumber,
  challenge,
  STRIPE_API,
  STRIPE_PORTAL,
  tellStripe,
} from "./support/stripe";

const PHONE = { viewport: { width: 320, height: 800 } };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function register({ request }: Pick<Page, "request">) {
  const answer = await request.post("/api/register", { data: newPerson() });
  expect(answer.status()).toBe(201);
}

/** The secret of a payment of who is signed in. */
async function openPayment({ request }: Pick<Page, "request">): Promise<string> {
  return (await (await request.get("/api/payment/create-payment-intent")).json()).clientSecret;
}

/** The portal's address, for who is signed in. */
async function openPortal({ request }: Pick<Page, "request">): Promise<string> {
  const answer = await request.post("/premium", {
    form: {},
    headers: { origin: process.env.BASE_URL ?? "", "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  return answer.headers().location ?? "";
}

const isPremium = async ({ request }: Pick<Page, "request">) =>
  (await (await request.get("/api/user")).json()).isPremium;

test("in French: plan, form, bank and success page say that it is a trial", async ({ browser }) => {
  const phrase = words("fr", "premium");
  const page = await visit(browser, "fr-FR", PHONE);
  const submit = button(page, phrase("payment.submit").replace("{{price}}", "5 $"));
  const bank = challenge(page);
  await register(page);
  await page.goto("/premium");
  await expect(page.getByText(phrase("trial.title"))).toBeVisible();
  await button(page, phrase("get")).click();
  await expect(cardNumber(page)).toBeVisible();
  const card = page.frameLocator("iframe");
  await expect(card.locator("html")).toHaveAttribute("lang", "fr");
  await expect(card.locator(".trial")).toBeVisible();
  await cardNumber(page).fill(CARDS.asking);
  await submit.click();
  await expect(bank.locator("html")).toHaveAttribute("lang", "fr");
  await expect(bank.locator(".trial")).toBeVisible();
  await expectAccessible(page);

  await test.step("the bank's question refused leaves the form", async () => {
    await bank.locator("button[value=refuse]").click();
    await expect(page.getByText(phrase("toast.failed"), { exact: true }).first()).toBeVisible();
    const problem = page.locator("#payment-problem");
    await expect(problem).toContainText(WORDS.fr.errors.payment_intent_authentication_failure);
    expect(await isPremium(page)).toBe(false);
    await submit.click();
    await bank.locator("button[value=accept]").focus();
    await page.keyboard.press("Escape");
    await expect(bank.locator("button")).toHaveCount(0);
    await expect(problem).toContainText(WORDS.fr.errors.payment_intent_authentication_failure);
  });

  await submit.click();
  await bank.locator("button[value=accept]").click();
  await expect(page.getByRole("heading", { name: phrase("success.active.title") })).toBeVisible();
  await expect(page.getByText(phrase("trial.title"))).toBeVisible();
});

test("every page of the trial says so in every language, and the portal fits", async ({
  browser,
}) => {
  const page = await visit(browser, "en-US", PHONE);
  const textOf = async (address: string, locale: string) => {
    const answer = await page.request.get(address, { headers: { "accept-language": locale } });
    return (await answer.text()).replaceAll("&#x27;", "'");
  };
  await register(page);
  const secret = await openPayment(page);
  for (const { code, locale } of LANGUAGES) {
    expect(await textOf("/premium", locale)).toContain(words(code, "premium")("trial.title"));
    const query = new URLSearchParams({ secret, locale: code });
    for (const path of [`/card?${query}`, `/challenge?${query}`]) {
      const text = await textOf(STRIPE_API + path, locale);
      expect(text).toContain(`<html lang="${code}">`);
      expect(text).toContain('class="trial"');
    }
  }
  await tellStripe("pay", secret);
  const portal = await openPortal(page);
  expect(portal).toContain(STRIPE_PORTAL);
  for (const { code, locale } of LANGUAGES) {
    const paid = await textOf("/premium/success", locale);
    expect(paid).toContain(words(code, "premium")("success.active.title"));
    expect(paid).toContain(words(code, "premium")("trial.title"));
    expect(await textOf(portal, locale)).toContain(`<html lang="${code}">`);
    await page.goto(`${portal}?locale=${code}`);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page.locator(".trial")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

// From here on no page is opened: the fake's pages and ours work without scripts.
test("the webhook alone grants premium to somebody who never came back from the bank", async ({
  request,
}) => {
  await register({ request });
  await tellStripe("pay", await openPayment({ request }));
  await expect.poll(() => isPremium({ request })).toBe(true);
});

test("at the portal one cancels, changes one's mind and comes back", async ({ request }) => {
  const t = words("en", "premium");
  await register({ request });
  await tellStripe("pay", await openPayment({ request }));
  await expect.poll(() => isPremium({ request })).toBe(true);
  for (const [act, name, key] of [
    ["cancel", "Cancel the plan", "standing.ending"],
    ["resume", "Keep the plan", "standing.active"],
  ] as const) {
    const portal = await openPortal({ request });
    const before = await (await request.get(portal)).text();
    expect(before).toContain(`<button name="act" value="${act}">${name}</button>`);
    const [, subscription = ""] = /name="subscription" value="(\w+)"/.exec(before) ?? [];
    const after = await request.post(portal, { form: { act, subscription } });
    const text = await after.text();
    expect(text).not.toContain(name);
    expect(text).toMatch(/<a href="[^"]+\/premium">Back to Giftwright<\/a>/);
    const [start = ""] = t(key).split("{{date}}");
    expect(await (await request.get("/premium")).text()).toContain(start);
  }
});
