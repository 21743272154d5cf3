/** The plan, how a payment went and the way to Stripe's portal, without JavaScript. */
import { describe, test } from "vitest";
import { type Control, STRIPE_HOST } from "../../worker/testing/fakes/stripe/api";
import { expect } from "./support/expect";
import { inTurn, type Language, phrase, words } from "./support/languages";
import { ORIGIN, Page } from "./support/page";
import { makePremium, register } from "./support/people";

/** As `vitest.http.config.ts` sets it. */
const STRIPE_KEY = "sk_test_requests";

/** A payment of who is signed in: its secret. */
async function openPayment(page: Page): Promise<string> {
  const answer = await page.request.get("/api/payment/create-payment-intent");
  expect(answer.status()).toBe(200);
  return (await answer.json()).clientSecret;
}

/** What people and banks do at the fake of Stripe. */
async function tellStripe(control: Control) {
  const answer = await fetch(`http://${STRIPE_HOST}/fake/control`, {
    method: "POST",
    headers: { authorization: `Bearer ${STRIPE_KEY}` },
    body: JSON.stringify(control),
  });
  expect(answer.status).toBe(200);
}

/** What the flows below say and press, in a language. */
function helpersOf(code: Language) {
  const price = { en: "$5", fr: "5 $", es: "5 US$", zh: "5美元" }[code];
  const t = (key: string) => phrase(code, "premium")(key, { price });
  const title = (page: Page) => page.getByRole("heading", { level: 1 });
  return { price, t, title };
}

describe("without JavaScript", () => {
  inTurn("a visitor finds the plan's button and the coffee", async ({ code, locale }) => {
    const { t } = helpersOf(code);
    const page = new Page(locale);
    await page.goto("/premium");
    const main = page.getByRole("main");
    const get = main.getByRole("link", { name: t("get"), exact: true });
    await expect(get).toHaveAttribute("href", "/auth?next=/premium");
    await expect(main.getByRole("heading", { name: t("donation.title") })).toBeVisible();
    const coffee = main.getByRole("link", { name: t("donation.action"), exact: true });
    await expect(coffee).toHaveAttribute("href", /^https:\/\//);
    await expect(coffee).toHaveAttribute("rel", "noopener noreferrer");
  });

  inTurn(
    "who paid is premium, finds what is open now, and manages the plan at Stripe",
    async ({ code, locale }) => {
      const { t, title } = helpersOf(code);
      const page = new Page(locale);
      await register(page);
      await tellStripe({ act: "pay", of: await openPayment(page) });
      await page.goto("/premium/success");
      await expect(title(page)).toHaveText(t("success.active.title"));
      const main = page.getByRole("main");
      const bar = page.getByRole("banner");
      for (const [key, path] of [
        ["links.budget", "/budget-optimizer"],
        ["links.party", "/party-planning"],
        ["links.home", "/"],
      ] as const) {
        const link = main.getByRole("link", { name: t(key), exact: true });
        await expect(link).toHaveAttribute("href", path);
      }
      for (const [key, path] of [
        ["nav.partyPlanning", "/party-planning"],
        ["nav.budgetOptimizer", "/budget-optimizer"],
      ] as const) {
        const name = words(code, "common")(key);
        const link = bar.getByRole("link", { name, exact: true }).first();
        await expect(link).toHaveAttribute("href", path);
      }

      await page.goto("/premium");
      await expect(title(page)).toHaveText(t("standing.title"));
      const [before = "", after = ""] = words(code, "premium")("standing.active").split("{{date}}");
      const plan = main.getByRole("heading", { level: 2 }).first();
      await expect(plan).toContainText(before.trim() || after.trim());
      await expect(main.getByText(t("get"), { exact: true })).toHaveCount(0);
      await expect(
        page.getByRole("button", { name: t("manage.action"), exact: true }),
      ).toBeVisible();
      const managed = await page.request.post("/premium", {
        form: {},
        headers: { origin: ORIGIN, "sec-fetch-site": "same-origin" },
        maxRedirects: 0,
      });
      expect(managed.headers().location).toMatch(`http://${STRIPE_HOST}/p/session/`);
    },
  );

  inTurn("a bank that takes its time, and one that refuses", async ({ code, locale }) => {
    const { t, title } = helpersOf(code);
    const page = new Page(locale);
    await register(page);
    const secret = await openPayment(page);
    await tellStripe({ act: "processing", of: secret });
    await page.goto("/premium/success");
    await expect(title(page)).toHaveText(t("success.processing.title"));
    await tellStripe({ act: "refused", of: secret });
    await page.goto("/premium/success");
    await expect(title(page)).toHaveText(t("success.failed.title"));
    await page.getByRole("link", { name: t("success.failed.action") }).click();
    await expect(page).toHaveURL("/premium");
    await expect(page.getByText(t("before.incomplete"))).toBeVisible();
  });

  inTurn("premium that the shop gave needs no payment and sells none", async ({ code, locale }) => {
    const { t } = helpersOf(code);
    const page = new Page(locale);
    await register(page);
    await makePremium(page);
    await page.goto("/premium");
    await expect(page.getByRole("heading", { name: t("standing.granted") })).toBeVisible();
    await expect(page.getByText(t("get"), { exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: t("manage.action") })).toHaveCount(0);
  });
});

test("who isn't signed in is sent to do so, and comes back", async () => {
  const page = new Page();
  const t = words("en", "premium");
  await page.goto("/premium");
  await page.getByRole("link", { name: t("get"), exact: true }).click();
  await expect(page).toHaveURL("/auth?next=/premium");
  await register(page);
  await page.reload();
  await expect(page).toHaveURL("/premium");
  await expect(page.getByRole("button", { name: t("get"), exact: true })).toBeVisible();
});

test("the page after the payment is for who paid, and keeps no secret in its address", async () => {
  const page = new Page();
  await page.goto("/premium/success");
  await expect(page).toHaveURL("/auth?next=%2Fpremium%2Fsuccess");
  await register(page);
  await page.goto(
    "/premium/success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded",
  );
  await expect(page).toHaveURL("/premium/success");
  const title = words("en", "premium")("success.none.title");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
